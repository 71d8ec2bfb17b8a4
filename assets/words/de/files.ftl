# Files: opening, saving, exporting.

# Asking for a path.
file-no-chooser = Auf diesem Rechner gibt es keinen Dateidialog. Den Pfad der Datei hier eingeben.
file-open-path = Pfad einer Partie oder einer Definitionsdatei
file-open-hint = …/partie.nestmate
file-browse = Durchsuchen…
file-open = Öffnen
file-recent = Zuletzt verwendet
file-path = Pfad der Datei
file-save = Speichern
file-replaces = Es gibt schon eine Datei dieses Namens. Noch einmal speichern, um sie zu ersetzen.
file-games = Partien
