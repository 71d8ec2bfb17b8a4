//! Every command in one row, in the order of the menus.

/// Hands all commands to a macro. The columns of a row: its name; the id that settings and messages know it by, which never changes; the
/// keys that usually do it, the first one being shown; its menus, each with the group of entries in it; its group on the sheet of keys,
/// and its rank there if not in this order; where it can be done besides a game, and with `NoRound` that it
/// cannot in a round of practice; when it can be done in a game; what it does.
///
/// A command without a menu stands where it is wanted (in the panel, in a menu of the moves, behind a key) and in the palette.
///
/// What a command does is compiled in `ui::shell`, all else in `ui::commands`.
macro_rules! commands {
    ($use:ident) => { $use! {
        NewGame "new-game" [CTRL N] [Game 0, Variants 0] [Game] [SetUp Learning] always => Show(|app| Dialog::NewGame(NewGameForm::new(app, None)));
        Open "open" [CTRL O] [Game 1] [Game 1] [SetUp Learning] always => Run(|shell, ctx, _| shell.ask_to_open(ctx));
        OwnGames "own-games" [CTRL_SHIFT G] [Game 1] [Game 2] [SetUp Learning] always => Show(|_| Dialog::Games(Box::default()));
        FileGames "file-games" [CTRL_SHIFT O] [Game 1] [Game 1] [SetUp NoRound] |app| app.file_part().is_some()
            => Run(|shell, ctx, _| shell.list_file(ctx));
        Save "save" [CTRL S] [Game 1] [Game 2] [SetUp Learning NoRound] always => Run(|shell, ctx, wishes| shell.save(ctx, wishes));
        SaveAs "save-as" [CTRL_SHIFT S] [Game 1] [Game 2] [SetUp Learning NoRound] always => Run(|shell, ctx, _| shell.save_as(ctx));
        Share "share" [] [Game 1] [] [SetUp Learning NoRound] always => Run(|shell, ctx, _| shell.export(ctx, ExportKind::Game));
        Export "export" [CTRL_SHIFT E] [Game 1] [Game 2] [] always => Run(|shell, ctx, _| shell.export(ctx, ExportKind::Picture));
        Print "print" [] [] [] [SetUp Learning] always => Run(|shell, ctx, _| shell.export(ctx, ExportKind::Rules));
        Link "link" [] [] [] [SetUp Learning NoRound] always => Run(|shell, ctx, _| shell.export(ctx, ExportKind::Link));
        Details "details" [] [Game 1] [] [NoRound] always => Show(|app| Dialog::Details(Box::new(DetailsForm::new(app))));
        Pass "pass" [] [Game 2] [] [NoRound] can_pass => Run(|shell, _, _| shell.pass());
        Clocks "clocks" [PLAIN P] [Game 2] [Board 3] [NoRound] |app| app.is_timed() && is_going(app) => Act(Action::ToggleClocks);
        OfferDraw "offer-draw" [] [Game 2] [] [NoRound] |app| is_going(app) && has_moved(app) => Run(|shell, _, _| shell.offer_draw());
        Resign "resign" [] [Game 2] [] [NoRound] is_going => Show(|_| Dialog::Resign);
        Rematch "rematch" [CTRL_SHIFT N] [Game 2] [Game] [NoRound] |app| !is_going(app) && app.rematch().is_some()
            => Run(|shell, _, wishes| wishes.extend(shell.app.rematch().map(Action::New)));
        Quit "quit" [CTRL Q] [Game 3] [Game 2] [SetUp Learning] always => Run(|_, ctx, _| ctx.send_viewport_cmd(ViewportCommand::Close));

        TakeBack "take-back" [CTRL Z] [Edit 0] [Board 2] [Board] can_take_back => Act(Action::TakeBack);
        Redo "redo" [CTRL_SHIFT Z] [Edit 0] [Board 2] [NoRound] goes_on => Act(Action::Redo);
        Undo "undo" [CTRL U] [Edit 0] [Edit] [NoRound] |app| app.can_undo() => Act(Action::Undo);
        TypeMove "type-move" [PLAIN Slash] [] [Board 1] [] is_going => Run(|shell, _, _| shell.kept.typed.focus());
        Comment "comment" [CTRL E] [Edit 1] [Edit] [NoRound] always => Run(|shell, _, _| shell.kept.moves.edit_comment(&shell.app));
        Erase "erase" [] [Edit 1] [] [NoRound] has_shapes => Act(Action::Edit(None, Edit::Erase));
        SearchPart "search-part" [] [] [] [NoRound] has_shapes => Show(|app| Dialog::Games(Box::new(GamesForm::of_part(app))));
        Raise "raise" [CTRL ArrowUp] [] [Edit] [NoRound] is_in_variation => Act(Action::Edit(None, Edit::Raise));
        MakeMain "make-main" [CTRL_SHIFT ArrowUp] [] [Edit] [NoRound] is_in_variation => Act(Action::Edit(None, Edit::MakeMain));
        Delete "delete" [PLAIN Delete] [Edit 1] [Edit] [SetUp NoRound] has_moved => Act(Action::Edit(None, Edit::Delete));
        CopyGame "copy-game" [CTRL C] [Edit 2] [Edit] [SetUp Learning NoRound] always
            => Run(|shell, ctx, _| shell.copy(ctx, shell.game_text(), told!("copied-game")));
        CopyAs "copy-as" [] [Edit 2] [] [SetUp Learning NoRound] always => Show(|_| Dialog::CopyAs);
        CopyPosition "copy-position" [CTRL_SHIFT C] [] [Edit] [SetUp Puzzle] always
            => Run(|shell, ctx, _| shell.copy(ctx, shell.app.position_text(), told!("copied-position")));
        Paste "paste" [CTRL V, CTRL_SHIFT V] [Edit 2] [Edit] [SetUp Learning NoRound] always
            => Run(|_, ctx, _| ctx.send_viewport_cmd(ViewportCommand::RequestPaste));
        SetUp "set-up" [CTRL P] [Edit 3] [Edit] [Learning NoRound] always => Act(Action::SetUp);

        Flip "flip" [PLAIN F] [View 0] [View] [SetUp Board] always => Act(Action::Flip);
        Closer "closer" [PLAIN Plus, PLAIN Equals, SHIFT Plus, SHIFT Equals] [Zoom 0] [View] [SetUp Board] always
            => Run(|shell, _, _| shell.kept.view.enlarge(board::STEP));
        Farther "farther" [PLAIN Minus] [Zoom 0] [View] [SetUp Board] always => Run(|shell, _, _| shell.kept.view.enlarge(1.0 / board::STEP));
        Fit "fit" [SHIFT F] [Zoom 0] [View] [SetUp Board] always => Run(|shell, _, _| shell.kept.view.enlarge(0.0));
        ShowLayers "show-layers" [PLAIN Num0] [] [Fold] [SetUp Board] always => Act(Action::See(See::All));
        Control "control" [PLAIN C] [View 1] [Fold 1] [Puzzle] always => Act(Action::See(See::NextControl));
        Inside "inside" [PLAIN G] [View 1] [Fold] [Puzzle] always => Run(|shell, ctx, _| shell.show_inside(ctx));
        FoldMore "fold-more" [PLAIN CloseBracket] [] [Fold 1] [SetUp Board] App::has_folds
            => Run(|shell, _, wishes| wishes.extend(shell.app.dialled(1.0).map(Action::See)));
        FoldLess "fold-less" [PLAIN OpenBracket] [] [Fold 1] [SetUp Board] App::has_folds
            => Run(|shell, _, wishes| wishes.extend(shell.app.dialled(-1.0).map(Action::See)));
        Faces "faces" [SHIFT G] [] [Fold] [SetUp Board] App::has_folds => Act(Action::See(See::Faces(None)));
        Lift "lift" [SHIFT L] [View 1] [Fold] [SetUp] App::has_folds => Run(|shell, ctx, wishes| shell.lift(ctx, wishes));
        Looks "looks" [CTRL Comma] [View 2] [View] [SetUp Learning] always => Run(|shell, _, _| shell.ask_for_looks());
        Sound "sound" [CTRL_SHIFT M] [View 3] [View] [SetUp Learning] always => Run(|shell, ctx, _| shell.switch_sound(ctx));
        BoardAlone "board-alone" [PLAIN F11] [Zoom 1] [View] [Board] always => Run(|shell, ctx, _| shell.show_alone(ctx, !shell.alone.on));

        Start "start" [PLAIN Home] [Navigate 0] [Navigate] [] can_go_back => Act(Action::Go(Step::Start));
        Back "back" [PLAIN ArrowLeft, ALT ArrowLeft] [Navigate 0] [Navigate] [] can_go_back => Act(Action::Go(Step::Back));
        Forward "forward" [PLAIN ArrowRight, ALT ArrowRight] [Navigate 0] [Navigate] [NoRound] can_go_on => Act(Action::Go(Step::Forward));
        End "end" [PLAIN End] [Navigate 0] [Navigate] [NoRound] can_go_on => Act(Action::Go(Step::End));
        PreviousLine "previous-line" [PLAIN ArrowUp, ALT ArrowUp] [Navigate 1] [Navigate] [] has_siblings
            => Act(Action::Go(Step::PreviousLine));
        NextLine "next-line" [PLAIN ArrowDown, ALT ArrowDown] [Navigate 1] [Navigate] [NoRound] has_siblings
            => Act(Action::Go(Step::NextLine));
        PreviousBranch "previous-branch" [SHIFT ArrowLeft] [] [Navigate] [] has_moved => Act(Action::Go(Step::PreviousBranch));
        NextBranch "next-branch" [SHIFT ArrowRight] [] [Navigate] [NoRound] goes_on => Act(Action::Go(Step::NextBranch));
        NextBlunder "next-blunder" [PLAIN B] [] [Navigate] [] always
            => Act(Action::GoToMark { mark: Mark::Blunder, back: false });
        LastBlunder "last-blunder" [SHIFT B] [] [Navigate] [] always => Act(Action::GoToMark { mark: Mark::Blunder, back: true });
        NextMistake "next-mistake" [PLAIN M] [Navigate 2] [Navigate] [] always
            => Act(Action::GoToMark { mark: Mark::Mistake, back: false });
        LastMistake "last-mistake" [SHIFT M] [] [Navigate] [] always => Act(Action::GoToMark { mark: Mark::Mistake, back: true });
        NextInaccuracy "next-inaccuracy" [PLAIN I] [] [Navigate] [] always
            => Act(Action::GoToMark { mark: Mark::Inaccuracy, back: false });
        LastInaccuracy "last-inaccuracy" [SHIFT I] [] [Navigate] [] always
            => Act(Action::GoToMark { mark: Mark::Inaccuracy, back: true });
        Board "board" [PLAIN F6] [Access 0] [Board] [SetUp Board] always => Run(|shell, ctx, _| shell.focus_board(ctx));
        Menus "menus" [PLAIN F10] [Access 0] [Help 2] [SetUp Learning] always => Run(|shell, _, _| shell.to_menus = true);
        GoTo "go-to" [ALT J] [Access 0] [Navigate] [SetUp Board] always => Show(|_| Dialog::GoTo(GoToForm::default()));
        NextPiece "next-piece" [ALT N] [Access 0] [Navigate] [SetUp Board] always => Run(|shell, ctx, _| shell.next_piece(ctx, false));
        LastPiece "last-piece" [ALT_SHIFT N] [Access 0] [Navigate] [SetUp Board] always
            => Run(|shell, ctx, _| shell.next_piece(ctx, true));
        SayAgain "say-again" [ALT E] [Access 0] [Navigate] [SetUp Board] always => Run(|shell, _, _| shell.voice.repeat());

        Hint "hint" [PLAIN H] [Engine 0] [Engine] [Board] is_going => Act(Action::Hint);
        PlayBest "play-best" [PLAIN Space] [Engine 0] [Engine] [] can_search => Act(Action::PlayBest);
        MoveNow "move-now" [CTRL M] [] [Engine] [] can_search => Act(Action::MoveNow);
        FindMate "find-mate" [SHIFT H] [Engine 0] [Engine] [NoRound] can_search => Act(Action::FindMate);
        Analysis "analysis" [PLAIN L] [Engine 1] [Engine] [NoRound] always => Act(Action::Toggle(Toggle::Analysis));
        Threat "threat" [PLAIN X] [] [Engine] [NoRound] always => Act(Action::Toggle(Toggle::Threat));
        Arrows "arrows" [PLAIN A] [] [Engine] [] always => Act(Action::Toggle(Toggle::Arrows));
        Engine "engine" [PLAIN Z] [Engine 1] [Engine] [] always => Act(Action::Toggle(Toggle::Engine));
        Judge "judge" [] [Engine 2] [] [NoRound] |app| has_moved(app) && app.retry().is_none() => Act(Action::Judge(None));
        Review "review" [CTRL R] [Engine 2] [Engine] [NoRound] has_line => Act(Action::Review);
        Retry "retry" [] [Engine 2] [] [NoRound] |app| has_line(app) && app.retry().is_none() => Act(Action::Retry(RetryStep::Begin));
        Caution "caution" [] [Engine 2] [] [] always => Act(Action::ToggleCaution);
        PlayWhole "play-whole" [] [] [] [NoRound] plays_inside => Act(Action::PlayWhole);
        Computer "computer" [PLAIN F3] [Engine 3] [Engine] [SetUp NoRound] always => Show(|_| Dialog::Computer);
        Engines "engines" [SHIFT F3] [Engine 3] [Engine] [SetUp] always => Run(|shell, _, _| shell.ask_for_engines());
        LearnGame "learn-game" [] [Variants 1] [] [] always => Show(|_| Dialog::Learning);

        Path "path" [] [Learn 0] [] [Learning NoRound] App::has_path => Act(Action::Learn(Learn::Path));
        Lessons "lessons" [CTRL L] [Learn 0] [Help 1] [Learning NoRound] always => Act(Action::Learn(Learn::Course));
        Puzzles "puzzles" [CTRL T] [] [Help 1] [Learning NoRound] always => Act(Action::Train(Train::Open));
        Practice "practice" [CTRL_SHIFT R] [] [Help 1] [Learning NoRound] always => Run(|shell, _, wishes| shell.practise(wishes));
        Progress "progress" [] [] [] [Learning] always => Show(|_| Dialog::Progress(Box::default()));
        Rules "rules" [PLAIN F1] [Learn 1] [Help] [SetUp Learning] always => Run(|shell, _, _| shell.ask_for_rules());
        Introduction "introduction" [] [Learn 1] [] [] |app| app.intro().is_some() => Run(|shell, _, _| shell.introduce());
        ModelGame "model-game" [] [Learn 1] [] [Learning NoRound] App::has_model
            => Run(|shell, ctx, _| shell.dialog = Some(Dialog::Open(OpenForm::model(ctx, &shell.app))));
        Find "find" [CTRL F] [Learn 2] [View] [Puzzle] always => Show(|_| Dialog::Find(FindForm::default()));

        Nest "nest" [] [Variants 1] [] [SetUp Learning] always => Show(|app| Dialog::Stage(Box::new(Stage::new(app))));
        Workbench "workbench" [CTRL_SHIFT W] [Variants 1] [Help 1] [] always => Show(|_| Dialog::Workbench);
        Problems "problems" [] [Variants 1] [] [SetUp Learning] has_problems => Show(|_| Dialog::Problems(Spoken::default()));

        Palette "palette" [CTRL K, CTRL_SHIFT P] [Help 0] [Help] [SetUp Learning] always
            => Show(|_| Dialog::Palette(PaletteForm::default()));
        Keys "keys" [PLAIN Questionmark] [Help 0] [Help 2] [SetUp Learning] always => Show(|_| Dialog::Keys);
        Bindings "bindings" [] [Help 0] [] [SetUp Learning] always => Show(|_| Dialog::Bindings(BindingsForm::default()));
        About "about" [] [Help 0] [] [SetUp Learning] always => Show(|_| Dialog::About);

        // Questions, for those who play by ear. Their keys go with Alt, so that letters go on typing moves.
        AskLastMove "ask-last-move" [ALT L] [Ask 0] [Ask] [Board] always => Ask(Inquiry::LastMove);
        AskTurn "ask-turn" [ALT T] [Ask 0] [Ask] [Board] always => Ask(Inquiry::Turn);
        AskClocks "ask-clocks" [ALT C] [Ask 0] [Ask] [] always => Ask(Inquiry::Clocks);
        AskHere "ask-here" [ALT W] [Ask 0] [Ask] [SetUp Board] always => Ask(Inquiry::Here);
        AskMoves "ask-moves" [ALT M] [Ask 0] [Ask] [Board] always => Ask(Inquiry::Moves);
        AskCaptures "ask-captures" [ALT X] [Ask 0] [Ask] [Board] always => Ask(Inquiry::Captures);
        AskArrivals "ask-arrivals" [ALT G] [Ask 0] [Ask] [Board] always => Ask(Inquiry::Arrivals);
        AskAttackers "ask-attackers" [ALT A] [Ask 0] [Ask] [Board] always => Ask(Inquiry::Attackers);
        AskDefenders "ask-defenders" [ALT D] [Ask 0] [Ask] [Board] always => Ask(Inquiry::Defenders);
        AskWhite "ask-white" [ALT P] [Ask 0] [Ask] [SetUp Board] always => Ask(Inquiry::Pieces(Side::White));
        AskBlack "ask-black" [ALT_SHIFT P] [Ask 0] [Ask] [SetUp Board] always => Ask(Inquiry::Pieces(Side::Black));
        AskBoard "ask-board" [ALT B] [Ask 0] [Ask] [SetUp Board] always => Ask(Inquiry::Board);
        AskAround "ask-around" [ALT S] [Scan 0] [Scan] [SetUp Board] always => Ask(Inquiry::Around);
        AskLattice "ask-lattice" [ALT_SHIFT S] [Scan 0] [Scan] [SetUp Board] always => Ask(Inquiry::Lattice);
        AskFile "ask-file" [ALT F] [Scan 0] [Scan] [SetUp Board] always => Ask(Inquiry::File);
        AskRank "ask-rank" [ALT R] [Scan 0] [Scan] [SetUp Board] always => Ask(Inquiry::Rank);
        AskUp "ask-up" [ALT_SHIFT ArrowUp] [Scan 0] [Scan] [SetUp Board] always => Ask(Inquiry::Ray(Bearing::Up));
        AskUpRight "ask-up-right" [ALT_SHIFT PageUp] [Scan 0] [Scan] [SetUp Board] always => Ask(Inquiry::Ray(Bearing::UpRight));
        AskRight "ask-right" [ALT_SHIFT ArrowRight] [Scan 0] [Scan] [SetUp Board] always => Ask(Inquiry::Ray(Bearing::Right));
        AskDownRight "ask-down-right" [ALT_SHIFT PageDown] [Scan 0] [Scan] [SetUp Board] always => Ask(Inquiry::Ray(Bearing::DownRight));
        AskDown "ask-down" [ALT_SHIFT ArrowDown] [Scan 0] [Scan] [SetUp Board] always => Ask(Inquiry::Ray(Bearing::Down));
        AskDownLeft "ask-down-left" [ALT_SHIFT End] [Scan 0] [Scan] [SetUp Board] always => Ask(Inquiry::Ray(Bearing::DownLeft));
        AskLeft "ask-left" [ALT_SHIFT ArrowLeft] [Scan 0] [Scan] [SetUp Board] always => Ask(Inquiry::Ray(Bearing::Left));
        AskUpLeft "ask-up-left" [ALT_SHIFT Home] [Scan 0] [Scan] [SetUp Board] always => Ask(Inquiry::Ray(Bearing::UpLeft));
    } };
}
pub(in crate::ui) use commands;
