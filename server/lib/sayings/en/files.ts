export const files = {
  'migration.questions_open': [
    'One question is open: {questions:sentences}',
    '{n} questions are open: {questions:sentences}',
  ],
  'migration.doesnt_look_like_table':
    'This doesn’t look like a table of text. Please export the list as CSV or as an Excel workbook (.xlsx) and choose that file.',
  'migration.file_cant_be_read_as':
    'This file can’t be read as a workbook. It may be damaged, password-protected or another file type. Please export the list as CSV or as an Excel workbook (.xlsx) and choose that file.',
  'migration.web_page_without_table':
    'This is a web page without a table. Please export the list as CSV or as an Excel workbook (.xlsx) and choose that file.',
  'migration.neither_csv_nor_excel':
    'This is neither CSV nor an Excel workbook. Please export the list as CSV or as an Excel workbook (.xlsx) and choose that file.',
  'migration.is_pdf':
    'This is a PDF; its rows can’t be read. Please export the list as CSV or as an Excel workbook (.xlsx) and choose that file.',
  'migration.is_picture':
    'This is a picture. Please export the list as CSV or as an Excel workbook (.xlsx) and choose that file.',
  'common.is_required': 'Is required',
  'amounts.unclear':
    'An owner has to confirm on the studio’s computer which amounts are right. Until then, nothing can be booked, sold or changed.',
  'amounts.are_clear': 'The amounts are clear; there’s nothing to answer.',
  'amounts.not_a_reading': 'This isn’t one of the choices',
  'studio.no_coins': '{what:said} is {amount}, which can’t be paid in coins of {to}. Round it first.',
  'settings.studio_is_not_set_up': 'The studio is not set up yet. Open it on its own computer first.',
  'settings.expected_timezone_such_as_europe': 'Expected a timezone such as Europe/Madrid',
  'settings.expected_currency_such_as_eur': 'Expected a currency such as EUR',
  'backup.copy_is_being_restored_already': 'A backup is being restored already. Wait until that is done.',
  'backup.keys_travel':
    'The backup holds this studio’s keys, protected by its passphrase. Enter it, or restore without the keys: you then lose saved passwords (such as the email server’s), gift card codes, the recovery code and second factors.',
  'backup.no_folder_of_computer':
    '{folder} isn’t a folder on this computer. Connect its disk, or create the folder first.',
  'backup.give_whole_way_to_folder': 'Enter the full path of the folder, such as /media/backup-disk or D:\\Copies.',
  'backup.folder_lies_in_studios_own':
    'This folder is inside the studio’s own. Choose one on another disk, so the backup survives if this disk fails.',
  'backup.bucket_needs_passphrase':
    'External storage needs a passphrase: it encrypts the backups that leave this computer.',
  'backup.send_copy_in_part_named': 'Send the backup in a part named "file", or say where it is (from, file_name).',
  'backup.expected_name_of_copy': 'Must be the name of a backup from the list.',
  'backup.give_your_own_password': 'Enter your own password, so that no one else can replace this studio with another.',
  'migration.there_is_no_such_membership': 'There is no such membership type.',
  'establishments.closed': '{name} is no longer in use. Reactivate it first.',
  'establishments.first_location_is_where_things': 'The first location is the default one, so it stays.',
  'establishments.something_belongs':
    'Classes, appointments, services, instructors or kiosks belong to this location. Deactivate it instead.',
  'establishments.closed_but_used':
    'Classes, appointments, services, instructors or kiosks still belong to this location, so it stays. It’s deactivated already: nothing new is planned there.',
  'exit_pack.everything_is_being_packed_already':
    'An export is running already. Wait until that download is done, or cancel it, then try again.',
  'common.expected_date_yyyy_mm_dd': 'Expected a date (YYYY-MM-DD) or an instant',
  'pictures.choose_jpeg_png_webp': 'Choose a JPEG, PNG, WebP or AVIF picture of up to 40 megapixels.',
  'pictures.picture_is_damaged': 'The picture is damaged or incomplete. Save it again and choose that file.',
  'pictures.picture_has_more_than_40':
    'The picture has more than 40 megapixels. Save a smaller one and choose that file.',
  'studio.sales_have_been_made': 'Sales have been made in {from}, so the studio keeps it.',
  'migration.people_alike': 'Some rows have a client’s email and nearly the same name. Are they the same person?',
  'migration.client_statuses': 'What do these words mean: are these people still clients?',
  'migration.several_rows_without_e_mail':
    'Several rows without an email have the same name. Are they the same person?',
  'migration.answer': 'Answer “{id}”.',
  'migration.nothing_was_imported_yet': 'Nothing has been imported yet, so there’s nothing to undo.',
  'migration.only_running_import_can': 'Only a running import can be stopped.',
  'migration.only_stopped_or_failed_import': 'Only a stopped or failed import can be resumed.',
  'migration.import_was_confirmed_before':
    'This import has been confirmed. Choose the file again to import it once more.',
  'migration.memberships_are_not_here_yet':
    'These memberships are new here, and the file doesn’t fully describe them. What type are they?',
  'migration.what_do_they_cover': 'What do these memberships cover?',
  'migration.what_do_statuses_mean': 'What do these statuses mean?',
  'migration.finer_than_smallest_unit': 'More decimals than {currency} has.',
  'migration.no_such_cell': 'Row {row} or its column isn’t in this file.',
  'migration.no_rejected_rows': 'No rows of this import were rejected.',
  'migration.import_is_running': 'The import is running. Stop it first, then undo it.',
  'migration.excel_file_of_old':
    'This is an old Excel file (.xls) or a password-protected one. Please open it in Excel or LibreOffice, choose “Save as”, then “Excel workbook (.xlsx)” or “CSV”, and choose that file.',
  'migration.file_is_empty': 'The file is empty. Please export it again and check that it holds rows.',
  'migration.file_has_no_column': 'The file has no column “{ref}”.',
  'migration.there_is_no_field': 'There is no field “{field}” in an import of {entity:imported}.',
  'migration.file_holds_no_rows': 'The file holds no rows. Please export it again and check that it holds rows.',
  'migration.there_are_column_names': 'There are column names in the file but no rows below them.',
  'migration.no_row_with_column_names':
    'No row with column names was found. Please put names such as “Name” and “Email” above the rows.',
  'migration.quotation_mark_open':
    'A quotation mark opened in row {row} is never closed, so the rows after it can’t be separated. Please correct that row and choose the file again.',
  'migration.compressed_file': 'This is a compressed file. Please unpack it first and choose the file inside.',
  'migration.several_running_plans': 'Some people have more than one active membership. Which of them apply?',
  'migration.too_many_columns':
    'A row of this file has more than 200 columns. Please leave out what you don’t need and choose it again.',
  'migration.too_many_cells':
    'This file has more than 5 million cells. Please leave out what you don’t need, or split it.',
  'migration.cell_too_long':
    'A cell of this file holds more than 100,000 characters. Please shorten it and choose the file again.',
  'migration.too_large_unpacked':
    'This file is larger than 512 MB when unpacked. Please leave out what you don’t need, or split it.',
  'migration.too_many_characters':
    'This file holds more than 100 million characters. Please leave out what you don’t need, or split it.',
  'migration.too_many_sheets':
    'This workbook has more than 100 sheets. Please leave out what you don’t need and choose it again.',
  'migration.too_many_rows': 'This file has more than 200,000 rows. Please split it and import the parts.',
  'migration.sold_only_products': 'What was sold? Only products become sales here.',
  'migration.column_is_already_used': 'Column “{ref}” is already used for another field.',
  'migration.takes_one_column_only': 'This field takes one column only.',
  'pictures.heic_picture_as_phones': 'This is a HEIC picture from a phone. Save it as a JPEG and choose that file.',
  'studio.calendar_must_end_after_starts': 'The calendar must end after it starts',
  'studio.has_fewer_decimals': '{currency} doesn’t have that many decimals',
  'settings.expected_language_such_as_en': 'Expected a language such as en or de-AT',
  'studio.environment_decides': 'The environment variable {variable} sets this.',
  'settings.expected_5_to_50_letters': 'Expected 5 to 50 letters, digits or hyphens, such as casa-yoga-madrid',
  'tunnel.studio_is_made_up':
    'This is a sample studio with public passwords, so it can’t go online. Start Studio Desk without --demo for your own.',
  'migration.sold_nothing': 'What was sold? It only becomes a membership if you say so.',
  'migration.too_large': 'The file is larger than 50 MB. Please split it and import the parts.',
} as const
