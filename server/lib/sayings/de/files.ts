import type { files as english } from '../en/files.ts'
import type { Translation } from '../templates.ts'

export const files: Translation<typeof english> = {
  'migration.questions_open': ['Eine Frage ist offen: {questions}', '{n} Fragen sind offen: {questions}'],
  'migration.doesnt_look_like_table':
    'Das sieht nicht nach einer Tabelle aus. Exportiere die Liste als CSV oder als Excel-Arbeitsmappe (.xlsx) und wähle diese Datei.',
  'migration.file_cant_be_read_as':
    'Diese Datei ist nicht als Arbeitsmappe lesbar. Sie ist vielleicht beschädigt, passwortgeschützt oder ein anderer Dateityp. Exportiere die Liste als CSV oder als Excel-Arbeitsmappe (.xlsx) und wähle diese Datei.',
  'migration.web_page_without_table':
    'Das ist eine Webseite ohne Tabelle. Exportiere die Liste als CSV oder als Excel-Arbeitsmappe (.xlsx) und wähle diese Datei.',
  'migration.neither_csv_nor_excel':
    'Das ist weder CSV noch eine Excel-Arbeitsmappe. Exportiere die Liste als CSV oder als Excel-Arbeitsmappe (.xlsx) und wähle diese Datei.',
  'migration.is_pdf':
    'Das ist ein PDF; seine Zeilen sind nicht lesbar. Exportiere die Liste als CSV oder als Excel-Arbeitsmappe (.xlsx) und wähle diese Datei.',
  'migration.is_picture':
    'Das ist ein Bild. Exportiere die Liste als CSV oder als Excel-Arbeitsmappe (.xlsx) und wähle diese Datei.',
  'common.is_required': 'Pflichtfeld',
  'amounts.unclear':
    'Inhaber:innen müssen am Computer des Studios angeben, welche Beträge stimmen. Bis dahin lässt sich nichts buchen, verkaufen oder ändern.',
  'amounts.are_clear': 'Die Beträge sind klar, es gibt nichts zu beantworten.',
  'amounts.not_a_reading': 'Das ist keine der Möglichkeiten',
  'studio.no_coins': '{what}: {amount} lässt sich in {to} nicht bar bezahlen. Runde den Betrag zuerst.',
  'settings.studio_is_not_set_up': 'Das Studio ist noch nicht eingerichtet. Öffne es zuerst an seinem Computer.',
  'settings.expected_timezone_such_as_europe': 'Erwartet wird eine Zeitzone wie Europe/Madrid',
  'settings.expected_currency_such_as_eur': 'Erwartet wird eine Währung wie EUR',
  'backup.copy_is_being_restored_already':
    'Es wird schon eine Sicherungskopie wiederhergestellt. Warte, bis das fertig ist.',
  'backup.keys_travel':
    'Die Sicherungskopie enthält die Schlüssel des Studios, geschützt durch ihre Passphrase. Gib sie ein oder stelle ohne die Schlüssel wieder her: Dann gehen gespeicherte Passwörter (etwa des E-Mail-Servers), Gutscheincodes, der Wiederherstellungscode und die zweiten Faktoren verloren.',
  'backup.no_folder_of_computer':
    '{folder} ist kein Ordner auf diesem Computer. Schließe die Festplatte an oder lege den Ordner zuerst an.',
  'backup.give_whole_way_to_folder': 'Gib den vollständigen Pfad des Ordners an, etwa /media/kopien oder D:\\Kopien.',
  'backup.folder_lies_in_studios_own':
    'Dieser Ordner liegt im Ordner des Studios. Wähle einen auf einer anderen Festplatte, falls diese ausfällt.',
  'backup.bucket_needs_passphrase':
    'Externer Speicher braucht eine Passphrase: Sie verschlüsselt Sicherungskopien, die diesen Computer verlassen.',
  'backup.send_copy_in_part_named':
    'Sende die Sicherungskopie in einem Teil namens „file“ oder gib an, wo sie liegt (from, file_name).',
  'backup.expected_name_of_copy': 'Muss der Name einer Sicherungskopie aus der Liste sein.',
  'backup.give_your_own_password':
    'Gib dein eigenes Passwort ein, damit niemand sonst dieses Studio durch ein anderes ersetzt.',
  'migration.there_is_no_such_membership': 'Diese Mitgliedschaftsart gibt es nicht.',
  'establishments.closed': '{name} wird nicht mehr verwendet. Aktiviere den Standort zuerst wieder.',
  'establishments.first_location_is_where_things': 'Der erste Standort ist der Standardstandort, deshalb bleibt er.',
  'establishments.something_belongs':
    'Zu diesem Standort gehören Kurse, Termine, Leistungen, Trainer:innen oder Kioske. Deaktiviere ihn stattdessen.',
  'establishments.closed_but_used':
    'Zu diesem Standort gehören noch Kurse, Termine, Leistungen, Trainer:innen oder Kioske, deshalb bleibt er. Er ist schon deaktiviert: Dort wird nichts Neues geplant.',
  'exit_pack.everything_is_being_packed_already':
    'Es läuft schon ein Export. Warte, bis der Download fertig ist, oder brich ihn ab und versuche es dann noch einmal.',
  'common.expected_date_yyyy_mm_dd': 'Erwartet wird ein Datum (JJJJ-MM-TT) oder ein Zeitpunkt',
  'pictures.choose_jpeg_png_webp': 'Wähle ein Bild als JPEG, PNG, WebP oder AVIF mit höchstens 40 Megapixeln.',
  'pictures.picture_is_damaged':
    'Das Bild ist beschädigt oder unvollständig. Speichere es noch einmal und wähle diese Datei.',
  'pictures.picture_has_more_than_40':
    'Das Bild hat mehr als 40 Megapixel. Speichere es kleiner und wähle diese Datei.',
  'studio.sales_have_been_made': 'Es gibt schon Verkäufe in {from}, deshalb behält das Studio diese Währung.',
  'migration.people_alike':
    'Einige Zeilen haben die E-Mail-Adresse und fast den Namen einer vorhandenen Person. Ist das dieselbe Person?',
  'migration.client_statuses': 'Was bedeuten diese Wörter: Sind das noch Kund:innen?',
  'migration.several_rows_without_e_mail':
    'Mehrere Zeilen ohne E-Mail-Adresse haben denselben Namen. Ist das dieselbe Person?',
  'migration.answer': 'Beantworte „{id}“.',
  'migration.nothing_was_imported_yet': 'Es wurde noch nichts importiert, also gibt es nichts rückgängig zu machen.',
  'migration.only_running_import_can': 'Nur ein laufender Import kann angehalten werden.',
  'migration.only_stopped_or_failed_import':
    'Nur ein angehaltener oder fehlgeschlagener Import kann fortgesetzt werden.',
  'migration.import_was_confirmed_before':
    'Dieser Import wurde schon bestätigt. Wähle die Datei noch einmal, um sie wieder zu importieren.',
  'migration.memberships_are_not_here_yet':
    'Diese Mitgliedschaften gibt es hier noch nicht, und die Datei beschreibt sie nicht ganz. Welcher Art sind sie?',
  'migration.what_do_they_cover': 'Wofür gelten diese Mitgliedschaften?',
  'migration.what_do_statuses_mean': 'Was bedeuten diese Status?',
  'migration.finer_than_smallest_unit': 'Mehr Nachkommastellen, als {currency} hat.',
  'migration.no_such_cell': 'Zeile {row} oder ihre Spalte gibt es in dieser Datei nicht.',
  'migration.no_rejected_rows': 'In diesem Import wurde keine Zeile abgelehnt.',
  'migration.import_is_running': 'Der Import läuft. Halte ihn zuerst an, dann mach ihn rückgängig.',
  'migration.excel_file_of_old':
    'Das ist eine alte Excel-Datei (.xls) oder eine mit Passwort. Öffne sie in Excel oder LibreOffice, wähle „Speichern unter“, dann „Excel-Arbeitsmappe (.xlsx)“ oder „CSV“, und wähle diese Datei.',
  'migration.file_is_empty': 'Die Datei ist leer. Exportiere sie noch einmal und prüfe, ob sie Zeilen enthält.',
  'migration.file_has_no_column': 'Die Datei hat keine Spalte „{ref}“.',
  'migration.there_is_no_field': 'Dieses Feld gibt es in einem solchen Import nicht: „{field}“ ({entity}).',
  'migration.file_holds_no_rows':
    'Die Datei enthält keine Zeilen. Exportiere sie noch einmal und prüfe, ob sie Zeilen enthält.',
  'migration.there_are_column_names': 'In der Datei stehen Spaltennamen, aber keine Zeilen darunter.',
  'migration.no_row_with_column_names':
    'Es wurde keine Zeile mit Spaltennamen gefunden. Schreibe Namen wie „Name“ und „E-Mail“ über die Zeilen.',
  'migration.quotation_mark_open':
    'Ein Anführungszeichen in Zeile {row} wird nie geschlossen, deshalb lassen sich die folgenden Zeilen nicht trennen. Korrigiere die Zeile und wähle die Datei noch einmal.',
  'migration.compressed_file': 'Das ist eine komprimierte Datei. Entpacke sie zuerst und wähle die Datei darin.',
  'migration.several_running_plans': 'Manche haben mehr als eine laufende Mitgliedschaft. Welche davon gelten?',
  'migration.too_many_columns':
    'Eine Zeile dieser Datei hat mehr als 200 Spalten. Lass weg, was du nicht brauchst, und wähle sie noch einmal.',
  'migration.too_many_cells':
    'Diese Datei hat mehr als 5 Millionen Zellen. Lass weg, was du nicht brauchst, oder teile sie auf.',
  'migration.cell_too_long':
    'Eine Zelle dieser Datei enthält mehr als 100.000 Zeichen. Kürze sie und wähle die Datei noch einmal.',
  'migration.too_large_unpacked':
    'Diese Datei ist entpackt größer als 512 MB. Lass weg, was du nicht brauchst, oder teile sie auf.',
  'migration.too_many_characters':
    'Diese Datei enthält mehr als 100 Millionen Zeichen. Lass weg, was du nicht brauchst, oder teile sie auf.',
  'migration.too_many_sheets':
    'Diese Arbeitsmappe hat mehr als 100 Blätter. Lass weg, was du nicht brauchst, und wähle sie noch einmal.',
  'migration.too_many_rows': 'Diese Datei hat mehr als 200.000 Zeilen. Teile sie auf und importiere die Teile.',
  'migration.sold_only_products': 'Was wurde verkauft? Nur Produkte werden hier zu Verkäufen.',
  'migration.column_is_already_used': 'Die Spalte „{ref}“ wird schon für ein anderes Feld verwendet.',
  'migration.takes_one_column_only': 'Dieses Feld nimmt nur eine Spalte.',
  'pictures.heic_picture_as_phones': 'Das ist ein HEIC-Bild vom Handy. Speichere es als JPEG und wähle diese Datei.',
  'studio.calendar_must_end_after_starts': 'Der Kalender muss nach seinem Beginn enden',
  'studio.has_fewer_decimals': '{currency} hat nicht so viele Nachkommastellen',
  'settings.expected_language_such_as_en': 'Erwartet wird eine Sprache wie en oder de-AT',
  'studio.environment_decides': 'Das legt die Umgebungsvariable {variable} fest.',
  'settings.expected_5_to_50_letters':
    'Erwartet werden 5 bis 50 Buchstaben, Ziffern oder Bindestriche, etwa casa-yoga-madrid',
  'tunnel.studio_is_made_up':
    'Das ist ein Beispielstudio mit öffentlichen Passwörtern, es kann nicht online gehen. Starte Studio Desk ohne --demo für dein eigenes.',
  'migration.sold_nothing': 'Was wurde verkauft? Zur Mitgliedschaft wird nur, was du so zuordnest.',
  'migration.too_large': 'Die Datei ist größer als 50 MB. Teile sie und importiere die Teile.',
}
