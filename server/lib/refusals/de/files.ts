import type { RefusalWords } from '../texts.ts'

export const files: RefusalWords<'files'> = {
  'Is required': 'Das brauchen wir',
  '{what} is {amount}, which {to} has no coins for. Round it first.':
    '{what}: Für {amount} gibt es in {to} keine Münzen. Runde zuerst.',
  'The studio is not set up yet. Open it on its own computer first.':
    'Das Studio ist noch nicht eingerichtet. Öffne es zuerst an seinem eigenen Computer.',
  'Expected a timezone such as Europe/Madrid': 'Erwartet wird eine Zeitzone wie Europe/Madrid',
  'Expected a currency such as EUR': 'Erwartet wird eine Währung wie EUR',
  'A copy is being restored already. Wait until that is done.':
    'Es wird schon eine Kopie wiederhergestellt. Warte, bis das fertig ist.',
  'The keys of this studio travel with the copy under its passphrase. Give it, or restore without them: then saved passwords such as the mail server’s, gift cards by their codes, the recovery code and second factors are lost.':
    'Die Schlüssel dieses Studios liegen in der Kopie unter ihrer Passphrase. Gib sie ein oder stelle ohne die Schlüssel wieder her: Dann gehen gespeicherte Passwörter wie das des Mailservers, Gutscheine mit ihren Codes, der Wiederherstellungscode und die zweiten Faktoren verloren.',
  '{folder} is no folder of this computer. Connect its disk, or make the folder first.':
    '{folder} ist kein Ordner dieses Computers. Schließe die Festplatte an oder lege den Ordner zuerst an.',
  'Give the whole way to the folder, such as /media/backup-disk or D:\\Copies.':
    'Gib den ganzen Pfad zum Ordner an, etwa /media/backup-disk oder D:\\Copies.',
  'This folder lies in the studio’s own: choose one on another disk, which is still there when this one is not.':
    'Dieser Ordner liegt in dem des Studios: Wähle einen auf einer anderen Festplatte, die es noch gibt, wenn diese ausfällt.',
  'A bucket needs a passphrase: a copy that leaves the computer is encrypted under it.':
    'Ein Bucket braucht eine Passphrase: Eine Kopie, die den Computer verlässt, wird damit verschlüsselt.',
  'Send the copy in a part named "file", or say where it lies (from, file_name).':
    'Schick die Kopie in einem Teil namens "file" oder gib an, wo sie liegt (from, file_name).',
  'Is the name of a copy, as the list of copies says it.':
    'Ist der Name einer Kopie, so wie er in der Liste der Kopien steht.',
  'Give your own password, so that nobody else puts another studio in place of this one.':
    'Gib dein eigenes Passwort ein, damit niemand sonst dieses Studio durch ein anderes ersetzt.',
  'There is no such membership type.': 'Diese Art von Mitgliedschaft gibt es nicht.',
  'The first location is where things happen when none is named; it stays.':
    'Der erste Standort gilt, wenn keiner genannt ist; er bleibt.',
  'Classes, instructors or kiosks belong to this location. Deactivate it instead.':
    'Zu diesem Standort gehören Kurse, Lehrkräfte oder Kioske. Deaktiviere ihn stattdessen.',
  'Everything is being packed already. Wait until that download has ended, or end it, then try again.':
    'Es wird schon alles gepackt. Warte, bis der Download fertig ist, oder beende ihn, dann versuch es noch einmal.',
  'Expected a date (YYYY-MM-DD) or an instant': 'Erwartet wird ein Datum (YYYY-MM-DD) oder ein Zeitpunkt',
  'Choose a JPEG, PNG, WebP or AVIF picture of up to 40 megapixels.':
    'Wähle ein Bild als JPEG, PNG, WebP oder AVIF mit höchstens 40 Megapixeln.',
  'The picture is damaged or not complete. Save it anew and choose that.':
    'Das Bild ist beschädigt oder unvollständig. Speichere es neu und wähle das.',
  'The picture has more than 40 megapixels. Save it smaller and choose that.':
    'Das Bild hat mehr als 40 Megapixel. Speichere es kleiner und wähle das.',
  'Sales have been made in {from}, so the studio stays with it.':
    'Es gibt schon Verkäufe in {from}, deshalb bleibt das Studio dabei.',
  'Several rows without an e-mail have the same name. Are they the same person?':
    'Mehrere Zeilen ohne E-Mail haben denselben Namen. Ist das dieselbe Person?',
  'Answer “{id}”.': 'Beantworte „{id}“.',
  'Nothing was imported yet, so there is nothing to take back.':
    'Es wurde noch nichts importiert, also gibt es nichts zurückzunehmen.',
  'Only a running import can be stopped.': 'Nur ein laufender Import kann angehalten werden.',
  'Only a stopped or failed import can be resumed.':
    'Nur ein angehaltener oder fehlgeschlagener Import kann fortgesetzt werden.',
  'This import was confirmed before. Choose the file again to import it once more.':
    'Dieser Import wurde schon bestätigt. Wähle die Datei noch einmal, um sie erneut zu importieren.',
  'These memberships are not here yet and the file doesn’t say all about them. What are they?':
    'Diese Mitgliedschaften gibt es hier noch nicht, und in der Datei steht nicht alles über sie. Was sind sie?',
  'What do these statuses mean?': 'Was bedeuten diese Status?',
  'Finer than the smallest unit of {currency}.': 'Feiner als die kleinste Einheit von {currency}.',
  'The import is running. Stop it first, then take it back.':
    'Der Import läuft. Halte ihn zuerst an, dann nimm ihn zurück.',
  'This is an Excel file of the old kind (.xls) or one protected by a password. Please open it in Excel or LibreOffice, choose “Save as”, then “Excel workbook (.xlsx)” or “CSV”, and choose that file.':
    'Das ist eine Excel-Datei der alten Art (.xls) oder eine mit Passwort. Öffne sie in Excel oder LibreOffice, wähle „Speichern unter“, dann „Excel-Arbeitsmappe (.xlsx)“ oder „CSV“, und wähle diese Datei.',
  'The file is empty. Please export it again and check that it holds rows.':
    'Die Datei ist leer. Exportiere sie noch einmal und prüfe, ob sie Zeilen enthält.',
  'This doesn’t look like a table of text. {how}': 'Das sieht nicht nach einer Tabelle aus. {how}',
  'This file can’t be read as a workbook; it may be damaged, protected by a password or of another kind. {how}':
    'Diese Datei ist nicht als Arbeitsmappe lesbar; vielleicht ist sie beschädigt, mit einem Passwort geschützt oder von anderer Art. {how}',
  'The file has no column “{ref}”.': 'Die Datei hat keine Spalte „{ref}“.',
  'There is no field “{field}” in an import of {status}.':
    'Dieses Feld gibt es in einem solchen Import nicht: „{field}“ ({status}).',
  'The file holds no rows. Please export it again and check that it holds rows.':
    'Die Datei enthält keine Zeilen. Exportiere sie noch einmal und prüfe, ob sie Zeilen enthält.',
  'There are column names in the file but no rows below them.':
    'In der Datei stehen Spaltennamen, aber keine Zeilen darunter.',
  'No row with column names was found. Please put names such as “Name” and “Email” above the rows.':
    'Es wurde keine Zeile mit Spaltennamen gefunden. Schreib Namen wie „Name“ und „E-Mail“ über die Zeilen.',
  'A quotation mark opened in row {row} is never closed, so the rows after it can’t be told apart. Please correct that row and choose the file again.':
    'Ein Anführungszeichen in Zeile {row} wird nie geschlossen, deshalb lassen sich die Zeilen danach nicht unterscheiden. Berichtige die Zeile und wähle die Datei noch einmal.',
  'This is a web page without a table in it. {how}': 'Das ist eine Webseite ohne Tabelle. {how}',
  'This is neither CSV nor an Excel workbook. {how}': 'Das ist weder CSV noch eine Excel-Arbeitsmappe. {how}',
  'This is a PDF, from which rows can’t be read. {how}':
    'Das ist ein PDF; daraus lassen sich keine Zeilen lesen. {how}',
  'This is a picture. {how}': 'Das ist ein Bild. {how}',
  'This is a compressed file. Please unpack it first and choose the file inside.':
    'Das ist eine komprimierte Datei. Entpacke sie zuerst und wähle die Datei darin.',
  'Some people have more than one running plan. Which of them hold?':
    'Manche haben mehr als eine laufende Mitgliedschaft. Welche davon gelten?',
  'A row of this file has more than 200 columns. Please leave out what you don’t need and choose it again.':
    'Eine Zeile dieser Datei hat mehr als 200 Spalten. Lass weg, was du nicht brauchst, und wähle sie noch einmal.',
  'This file has more than 5 million cells. Please leave out what you don’t need, or split it.':
    'Diese Datei hat mehr als 5 Millionen Zellen. Lass weg, was du nicht brauchst, oder teile sie auf.',
  'A cell of this file holds more than 100,000 characters. Please shorten it and choose the file again.':
    'Eine Zelle dieser Datei enthält mehr als 100.000 Zeichen. Kürze sie und wähle die Datei noch einmal.',
  'This file is larger than 512 MB when it is unpacked. Please leave out what you don’t need, or split it.':
    'Diese Datei ist entpackt größer als 512 MB. Lass weg, was du nicht brauchst, oder teile sie auf.',
  'This file holds more than 100 million characters. Please leave out what you don’t need, or split it.':
    'Diese Datei enthält mehr als 100 Millionen Zeichen. Lass weg, was du nicht brauchst, oder teile sie auf.',
  'This workbook has more than 100 sheets. Please leave out what you don’t need and choose it again.':
    'Diese Arbeitsmappe hat mehr als 100 Blätter. Lass weg, was du nicht brauchst, und wähle sie noch einmal.',
  'This file has more than 200,000 rows. Please split it and import the parts.':
    'Diese Datei hat mehr als 200.000 Zeilen. Teile sie auf und importiere die Teile.',
  'What is it that was sold? Only products become sales here.':
    'Was wurde verkauft? Nur Produkte werden hier zu Verkäufen.',
  'Column “{ref}” is already used for “{field}”.': 'Die Spalte „{ref}“ wird schon für „{field}“ verwendet.',
  '“{label}” takes one column only.': '„{label}“ nimmt nur eine Spalte.',
  'This is a HEIC picture, as phones save them. Send it as a JPEG and choose that.':
    'Das ist ein HEIC-Bild, wie Telefone sie speichern. Mach ein JPEG daraus und wähle das.',
  'The calendar must end after it starts': 'Der Kalender muss nach seinem Beginn enden',
  '{currency} has fewer decimals than that': '{currency} hat weniger Nachkommastellen',
  'Expected a language such as en or de-AT': 'Erwartet wird eine Sprache wie en oder de-AT',
  '{variable} in the environment decides this.': 'Das legt {variable} in der Umgebung fest.',
  'Expected 5 to 50 letters, digits or hyphens, such as casa-yoga-madrid':
    'Erwartet werden 5 bis 50 Buchstaben, Ziffern oder Bindestriche, etwa casa-yoga-madrid',
  'This studio is made up and its passwords are published: it does not go online. Start Studio Desk without --demo for your own.':
    'Dieses Studio ist erfunden, und seine Passwörter sind öffentlich: Es geht nicht online. Starte Studio Desk für dein eigenes ohne --demo.',
  'One question is open: {names}': 'Eine Frage ist offen: {names}',
  '{count} questions are open: {names}': '{count} Fragen sind offen: {names}',
  'What is it that was sold? Nothing becomes a membership unless you say so.':
    'Was wurde da verkauft? Zur Mitgliedschaft wird nur, was du so nennst.',
  'The file is larger than 50 MB. Please split it and import the parts.':
    'Die Datei ist größer als 50 MB. Teile sie und importiere die Teile.',
}
