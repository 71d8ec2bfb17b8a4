//! Every command in one row, in the order of the menus.

/// Hands all commands to a macro. The columns of a row: its name; the id that settings and messages know it by, which never changes; the
/// keys that usually do it, the first one being shown; its menus, each with the group of entries in it; its group on the sheet of keys,
/// and its rank there if not in this order; where it can be done besides a game, and with `NoRound` that it
/// cannot in a round of practice; when it can be done in a game; what it does.
///
/// A command without a menu stands where it is wanted (in the panel, in a menu of the moves, behind a key) and in the palette.
///
/// What a command does is compiled in `ui::shell`, all else in `ui::commands::command`.
macro_rules! commands {
    ($use:ident) => { $use! {
        NewGame "new-game" [ctrl N] [Game 0, Variants 0] [Game] [SetUp Learning] always => Show(|app| Dialog::NewGame(NewGameForm::new(app, None)));
        Open "open" [ctrl O] [Game 1] [Game 1] [SetUp Learning] always => Run(|shell, ctx, _| shell.ask_to_open(ctx));
        OwnGames "own-games" [both G] [Game 1] [Game 2] [SetUp Learning] always => Show(|_| Dialog::Games(Box::default()));
        FileGames "file-games" [both O] [Game 1] [Game 1] [SetUp NoRound] |app| app.file_part().is_some()
            => Run(|shell, ctx, _| shell.list_file(ctx));
        Save "save" [ctrl S] [Game 2] [Game 2] [SetUp Learning NoRound] always => Run(|shell, ctx, wishes| shell.save(ctx, wishes));
        SaveAs "save-as" [both S] [Game 2] [Game 2] [SetUp Learning NoRound] always => Run(|shell, ctx, _| shell.save_as(ctx));
        Share "share" [] [Game 2] [] [SetUp Learning NoRound] always => Run(|shell, ctx, _| shell.export(ctx, ExportKind::Game));
        Export "export" [both E] [Game 2] [Game 2] [] always => Run(|shell, ctx, _| shell.export(ctx, ExportKind::Picture));
        Print "print" [] [] [] [SetUp Learning] always => Run(|shell, ctx, _| shell.export(ctx, ExportKind::Rules));
        Link "link" [] [] [] [SetUp Learning NoRound] always => Run(|shell, ctx, _| shell.export(ctx, ExportKind::Link));
        Details "details" [] [Game 2] [] [NoRound] always => Show(|app| Dialog::Details(Box::new(DetailsForm::new(app))));
        Pass "pass" [] [Game 3] [] [NoRound] can_pass => Run(|shell, _, _| shell.pass());
        Clocks "clocks" [plain P] [Game 3] [Board 3] [NoRound] |app| app.is_timed() && is_going(app) => Act(Action::ToggleClocks);
        OfferDraw "offer-draw" [] [Game 3] [] [NoRound] |app| is_going(app) && has_moved(app) => Run(|shell, _, _| shell.offer_draw());
        Resign "resign" [] [Game 3] [] [NoRound] is_going => Show(|_| Dialog::Resign);
        Rematch "rematch" [both N] [Game 3] [Game] [NoRound] |app| !is_going(app) && app.rematch().is_some()
            => Run(|shell, _, wishes| wishes.extend(shell.app.rematch().map(Action::New)));
        Quit "quit" [ctrl Q] [Game 4] [Game 2] [SetUp Learning] always => Run(|_, ctx, _| ctx.send_viewport_cmd(ViewportCommand::Close));

        TakeBack "take-back" [ctrl Z] [Edit 0] [Board 2] [Board] can_take_back => Act(Action::TakeBack);
        Redo "redo" [both Z] [Edit 0] [Board 2] [NoRound] goes_on => Act(Action::Redo);
        Undo "undo" [ctrl U] [Edit 0] [Edit] [NoRound] |app| app.can_undo() => Act(Action::Undo);
        TypeMove "type-move" [plain Slash] [] [Board 1] [] is_going => Run(|shell, _, _| shell.kept.typed.focus());
        Comment "comment" [ctrl E] [Edit 1] [Edit] [NoRound] always => Run(|shell, _, _| shell.kept.moves.edit_comment(&shell.app));
        Erase "erase" [] [Edit 1] [] [NoRound] has_shapes => Act(Action::Edit(None, Edit::Erase));
        SearchPart "search-part" [] [] [] [NoRound] has_shapes => Show(|app| Dialog::Games(Box::new(GamesForm::of_part(app))));
        Raise "raise" [ctrl ArrowUp] [] [Edit] [NoRound] is_in_variation => Act(Action::Edit(None, Edit::Raise));
        MakeMain "make-main" [both ArrowUp] [] [Edit] [NoRound] is_in_variation => Act(Action::Edit(None, Edit::MakeMain));
        Delete "delete" [plain Delete] [Edit 1] [Edit] [SetUp NoRound] has_moved => Act(Action::Edit(None, Edit::Delete));
        CopyGame "copy-game" [ctrl C] [Edit 2] [Edit] [SetUp Learning NoRound] always
            => Run(|shell, ctx, _| shell.copy(ctx, shell.game_text(), told!("copied-game")));
        CopyAs "copy-as" [] [Edit 2] [] [SetUp Learning NoRound] always => Show(|_| Dialog::CopyAs);
        CopyPosition "copy-position" [both C] [] [Edit] [SetUp Puzzle] always
            => Run(|shell, ctx, _| shell.copy(ctx, shell.app.position_text(), told!("copied-position")));
        Paste "paste" [ctrl V, both V] [Edit 2] [Edit] [SetUp Learning NoRound] always
            => Run(|_, ctx, _| ctx.send_viewport_cmd(ViewportCommand::RequestPaste));
        SetUp "set-up" [ctrl P] [Edit 3] [Edit] [Learning NoRound] always => Act(Action::SetUp);

        Flip "flip" [plain F] [View 0] [View] [SetUp Board] always => Act(Action::Flip);
        Closer "closer" [plain Plus, plain Equals, shift Plus, shift Equals] [Zoom 0] [View] [SetUp Board] always
            => Run(|shell, _, _| shell.kept.view.enlarge(board::STEP));
        Farther "farther" [plain Minus] [Zoom 0] [View] [SetUp Board] always => Run(|shell, _, _| shell.kept.view.enlarge(1.0 / board::STEP));
        Fit "fit" [shift F] [Zoom 0] [View] [SetUp Board] always => Run(|shell, _, _| shell.kept.view.enlarge(0.0));
        ShowLayers "show-layers" [plain Num0] [] [Fold] [SetUp Board] always => Act(Action::See(See::All));
        Control "control" [plain C] [View 1] [Fold 1] [Puzzle] always => Act(Action::See(See::NextControl));
        Inside "inside" [plain G] [View 1] [Fold] [Puzzle] always => Run(|shell, ctx, _| shell.show_inside(ctx));
        FoldMore "fold-more" [plain CloseBracket] [] [Fold 1] [SetUp Board] App::has_folds
            => Run(|shell, _, wishes| wishes.extend(shell.app.dialled(1.0).map(Action::See)));
        FoldLess "fold-less" [plain OpenBracket] [] [Fold 1] [SetUp Board] App::has_folds
            => Run(|shell, _, wishes| wishes.extend(shell.app.dialled(-1.0).map(Action::See)));
        Faces "faces" [shift G] [] [Fold] [SetUp Board] App::has_folds => Act(Action::See(See::Faces(None)));
        Lift "lift" [shift L] [View 1] [Fold] [SetUp] App::has_folds => Run(|shell, ctx, wishes| shell.lift(ctx, wishes));
        Looks "looks" [ctrl Comma] [View 2] [View] [SetUp Learning] always => Run(|shell, _, _| shell.ask_for_looks());
        Sound "sound" [both M] [View 3] [View] [SetUp Learning] always => Run(|shell, ctx, _| shell.switch_sound(ctx));
        BoardAlone "board-alone" [plain F11] [Zoom 1] [View] [Board] always => Run(|shell, ctx, _| shell.show_alone(ctx, !shell.alone.on));

        Start "start" [plain Home] [Navigate 0] [Navigate] [] can_go_back => Act(Action::Go(Step::Start));
        Back "back" [plain ArrowLeft, alt ArrowLeft] [Navigate 0] [Navigate] [] can_go_back => Act(Action::Go(Step::Back));
        Forward "forward" [plain ArrowRight, alt ArrowRight] [Navigate 0] [Navigate] [NoRound] can_go_on => Act(Action::Go(Step::Forward));
        End "end" [plain End] [Navigate 0] [Navigate] [NoRound] can_go_on => Act(Action::Go(Step::End));
        PreviousLine "previous-line" [plain ArrowUp, alt ArrowUp] [Navigate 1] [Navigate] [] has_siblings
            => Act(Action::Go(Step::PreviousLine));
        NextLine "next-line" [plain ArrowDown, alt ArrowDown] [Navigate 1] [Navigate] [NoRound] has_siblings
            => Act(Action::Go(Step::NextLine));
        PreviousBranch "previous-branch" [shift ArrowLeft] [] [Navigate] [] has_moved => Act(Action::Go(Step::PreviousBranch));
        NextBranch "next-branch" [shift ArrowRight] [] [Navigate] [NoRound] goes_on => Act(Action::Go(Step::NextBranch));
        NextBlunder "next-blunder" [plain B] [] [Navigate] [] always
            => Act(Action::GoToMark { mark: Mark::Blunder, back: false });
        LastBlunder "last-blunder" [shift B] [] [Navigate] [] always => Act(Action::GoToMark { mark: Mark::Blunder, back: true });
        NextMistake "next-mistake" [plain M] [Navigate 2] [Navigate] [] always
            => Act(Action::GoToMark { mark: Mark::Mistake, back: false });
        LastMistake "last-mistake" [shift M] [] [Navigate] [] always => Act(Action::GoToMark { mark: Mark::Mistake, back: true });
        NextInaccuracy "next-inaccuracy" [plain I] [] [Navigate] [] always
            => Act(Action::GoToMark { mark: Mark::Inaccuracy, back: false });
        LastInaccuracy "last-inaccuracy" [shift I] [] [Navigate] [] always
            => Act(Action::GoToMark { mark: Mark::Inaccuracy, back: true });
        Board "board" [plain F6] [Access 0] [Board] [SetUp Board] always => Run(|shell, ctx, _| shell.focus_board(ctx));
        Menus "menus" [plain F10] [Access 0] [Help 2] [SetUp Learning] always => Run(|shell, _, _| shell.to_menus = true);
        GoTo "go-to" [alt J] [Access 0] [Navigate] [SetUp Board] always => Show(|_| Dialog::GoTo(GoToForm::default()));
        NextPiece "next-piece" [alt N] [Access 0] [Navigate] [SetUp Board] always => Run(|shell, ctx, _| shell.next_piece(ctx, false));
        LastPiece "last-piece" [alt_shift N] [Access 0] [Navigate] [SetUp Board] always
            => Run(|shell, ctx, _| shell.next_piece(ctx, true));
        SayAgain "say-again" [alt E] [Access 0] [Navigate] [SetUp Board] always => Run(|shell, _, _| shell.voice.repeat());

        Hint "hint" [plain H] [Engine 0] [Engine] [Board] is_going => Act(Action::Hint);
        PlayBest "play-best" [plain Space] [Engine 0] [Engine] [] can_search => Act(Action::PlayBest);
        MoveNow "move-now" [ctrl M] [] [Engine] [] can_search => Act(Action::MoveNow);
        FindMate "find-mate" [shift H] [Engine 0] [Engine] [NoRound] can_search => Act(Action::FindMate);
        Analysis "analysis" [plain L] [Engine 1] [Engine] [NoRound] always => Act(Action::Toggle(Toggle::Analysis));
        Threat "threat" [plain X] [] [Engine] [NoRound] always => Act(Action::Toggle(Toggle::Threat));
        Arrows "arrows" [plain A] [] [Engine] [] always => Act(Action::Toggle(Toggle::Arrows));
        Engine "engine" [plain Z] [Engine 1] [Engine] [] always => Act(Action::Toggle(Toggle::Engine));
        Judge "judge" [] [Engine 2] [] [NoRound] |app| has_moved(app) && app.retry().is_none() => Act(Action::Judge(None));
        Review "review" [ctrl R] [Engine 2] [Engine] [NoRound] has_line => Act(Action::Review);
        Retry "retry" [] [Engine 2] [] [NoRound] |app| has_line(app) && app.retry().is_none() => Act(Action::Retry(RetryStep::Begin));
        Caution "caution" [] [Engine 2] [] [] always => Act(Action::ToggleCaution);
        PlayWhole "play-whole" [] [] [] [NoRound] plays_inside => Act(Action::PlayWhole);
        Computer "computer" [plain F3] [Engine 3] [Engine] [SetUp NoRound] always => Show(|_| Dialog::Computer);
        Engines "engines" [shift F3] [Engine 3] [Engine] [SetUp] always => Run(|shell, _, _| shell.ask_for_engines());
        LearnGame "learn-game" [] [Variants 1] [] [] always => Show(|_| Dialog::Learning);

        Path "path" [] [Learn 0] [] [Learning NoRound] App::has_path => Act(Action::Learn(Learn::Path));
        Lessons "lessons" [ctrl L] [Learn 0] [Help 1] [Learning NoRound] always => Act(Action::Learn(Learn::Course));
        Puzzles "puzzles" [ctrl T] [] [Help 1] [Learning NoRound] always => Act(Action::Train(Train::Open));
        Practice "practice" [both R] [] [Help 1] [Learning NoRound] always => Run(|shell, _, wishes| shell.practise(wishes));
        Progress "progress" [] [] [] [Learning] always => Show(|_| Dialog::Progress(Box::new(ProgressForm::new())));
        Rules "rules" [plain F1] [Learn 1] [Help] [SetUp Learning] always => Run(|shell, _, _| shell.ask_for_rules());
        Introduction "introduction" [] [Learn 1] [] [] |app| app.intro().is_some() => Run(|shell, _, _| shell.introduce());
        ModelGame "model-game" [] [Learn 1] [] [Learning NoRound] App::has_model => Run(|shell, ctx, _| shell.watch_model(ctx));
        Find "find" [ctrl F] [Learn 2] [View] [Puzzle] always => Show(|_| Dialog::Find(FindForm::default()));

        Nest "nest" [] [Variants 1] [] [SetUp Learning] always => Show(|app| Dialog::Stage(Box::new(Stage::new(app))));
        Workbench "workbench" [both W] [Variants 1] [Help 1] [] always => Show(|_| Dialog::Workbench);
        Problems "problems" [] [Variants 1] [] [SetUp Learning] has_problems => Show(|_| Dialog::Problems(Spoken::default()));

        Palette "palette" [ctrl K, both P] [Help 0] [Help] [SetUp Learning] always => Show(|_| Dialog::Palette(PaletteForm::default()));
        Keys "keys" [plain Questionmark] [Help 0] [Help 2] [SetUp Learning] always => Show(|_| Dialog::Keys);
        Bindings "bindings" [] [Help 0] [] [SetUp Learning] always => Show(|_| Dialog::Bindings(BindingsForm::default()));
        About "about" [] [Help 0] [] [SetUp Learning] always => Show(|_| Dialog::About);

        // Questions, for those who play by ear. Their keys go with Alt, so that letters go on typing moves.
        AskLastMove "ask-last-move" [alt L] [Ask 0] [Ask] [Board] always => Ask(Inquiry::LastMove);
        AskTurn "ask-turn" [alt T] [Ask 0] [Ask] [Board] always => Ask(Inquiry::Turn);
        AskClocks "ask-clocks" [alt C] [Ask 0] [Ask] [] always => Ask(Inquiry::Clocks);
        AskHere "ask-here" [alt W] [Ask 0] [Ask] [SetUp Board] always => Ask(Inquiry::Here);
        AskMoves "ask-moves" [alt M] [Ask 0] [Ask] [Board] always => Ask(Inquiry::Moves);
        AskCaptures "ask-captures" [alt X] [Ask 0] [Ask] [Board] always => Ask(Inquiry::Captures);
        AskArrivals "ask-arrivals" [alt G] [Ask 0] [Ask] [Board] always => Ask(Inquiry::Arrivals);
        AskAttackers "ask-attackers" [alt A] [Ask 0] [Ask] [Board] always => Ask(Inquiry::Attackers);
        AskDefenders "ask-defenders" [alt D] [Ask 0] [Ask] [Board] always => Ask(Inquiry::Defenders);
        AskWhite "ask-white" [alt P] [Ask 0] [Ask] [SetUp Board] always => Ask(Inquiry::Pieces(Side::White));
        AskBlack "ask-black" [alt_shift P] [Ask 0] [Ask] [SetUp Board] always => Ask(Inquiry::Pieces(Side::Black));
        AskBoard "ask-board" [alt B] [Ask 0] [Ask] [SetUp Board] always => Ask(Inquiry::Board);
        AskAround "ask-around" [alt S] [Scan 0] [Scan] [SetUp Board] always => Ask(Inquiry::Around);
        AskLattice "ask-lattice" [alt_shift S] [Scan 0] [Scan] [SetUp Board] always => Ask(Inquiry::Lattice);
        AskFile "ask-file" [alt F] [Scan 0] [Scan] [SetUp Board] always => Ask(Inquiry::File);
        AskRank "ask-rank" [alt R] [Scan 0] [Scan] [SetUp Board] always => Ask(Inquiry::Rank);
        AskUp "ask-up" [alt_shift ArrowUp] [Scan 0] [Scan] [SetUp Board] always => Ask(Inquiry::Ray(Bearing::Up));
        AskUpRight "ask-up-right" [alt_shift PageUp] [Scan 0] [Scan] [SetUp Board] always => Ask(Inquiry::Ray(Bearing::UpRight));
        AskRight "ask-right" [alt_shift ArrowRight] [Scan 0] [Scan] [SetUp Board] always => Ask(Inquiry::Ray(Bearing::Right));
        AskDownRight "ask-down-right" [alt_shift PageDown] [Scan 0] [Scan] [SetUp Board] always => Ask(Inquiry::Ray(Bearing::DownRight));
        AskDown "ask-down" [alt_shift ArrowDown] [Scan 0] [Scan] [SetUp Board] always => Ask(Inquiry::Ray(Bearing::Down));
        AskDownLeft "ask-down-left" [alt_shift End] [Scan 0] [Scan] [SetUp Board] always => Ask(Inquiry::Ray(Bearing::DownLeft));
        AskLeft "ask-left" [alt_shift ArrowLeft] [Scan 0] [Scan] [SetUp Board] always => Ask(Inquiry::Ray(Bearing::Left));
        AskUpLeft "ask-up-left" [alt_shift Home] [Scan 0] [Scan] [SetUp Board] always => Ask(Inquiry::Ray(Bearing::UpLeft));
    } };
}
pub(in crate::ui) use commands;
