import type { files as english } from '../en/files.ts'
import type { Translation } from '../templates.ts'

export const files: Translation<typeof english> = {
  'migration.questions_open': ['Resta aperta una domanda: {questions}', 'Restano aperte {n} domande: {questions}'],
  'migration.doesnt_look_like_table':
    'Non sembra una tabella di testo. Esporta l’elenco in CSV o come cartella di lavoro Excel (.xlsx) e scegli quel file.',
  'migration.file_cant_be_read_as':
    'Questo file non si può leggere come cartella di lavoro: forse è danneggiato, protetto da password o di un altro tipo. Esporta l’elenco in CSV o come cartella di lavoro Excel (.xlsx) e scegli quel file.',
  'migration.web_page_without_table':
    'È una pagina web senza tabelle. Esporta l’elenco in CSV o come cartella di lavoro Excel (.xlsx) e scegli quel file.',
  'migration.neither_csv_nor_excel':
    'Non è né CSV né una cartella di lavoro Excel. Esporta l’elenco in CSV o come cartella di lavoro Excel (.xlsx) e scegli quel file.',
  'migration.is_pdf':
    'È un PDF: le righe non si possono leggere. Esporta l’elenco in CSV o come cartella di lavoro Excel (.xlsx) e scegli quel file.',
  'migration.is_picture':
    'È un’immagine. Esporta l’elenco in CSV o come cartella di lavoro Excel (.xlsx) e scegli quel file.',
  'common.is_required': 'Campo obbligatorio',
  'amounts.unclear':
    'Il titolare deve indicare sul computer dello studio quali importi sono corretti. Fino ad allora non si può prenotare, vendere o cambiare nulla.',
  'amounts.are_clear': 'Gli importi sono chiari: non c’è nulla da rispondere.',
  'amounts.not_a_reading': 'Non è una delle opzioni',
  'studio.no_coins': '{what}: {amount} non si può pagare in monete ({to}). Prima arrotonda.',
  'settings.studio_is_not_set_up': 'Lo studio non è ancora configurato. Aprilo prima sul suo computer.',
  'settings.expected_timezone_such_as_europe': 'Serve un fuso orario come Europe/Rome',
  'settings.expected_currency_such_as_eur': 'Serve una valuta come EUR',
  'backup.copy_is_being_restored_already': 'È già in corso il ripristino di una copia di backup. Aspetta che finisca.',
  'backup.keys_travel':
    'La copia di backup contiene le chiavi dello studio, protette dalla sua frase segreta. Inseriscila, oppure ripristina senza chiavi: perdi le password salvate (come quella del server e-mail), i codici dei buoni regalo, il codice di recupero e i secondi fattori.',
  'backup.no_folder_of_computer':
    '{folder} non è una cartella di questo computer. Collega il disco, oppure crea prima la cartella.',
  'backup.give_whole_way_to_folder': 'Indica il percorso completo della cartella, come /media/backup-disk o D:\\Copie.',
  'backup.folder_lies_in_studios_own':
    'Questa cartella è dentro quella dello studio. Scegline una su un altro disco, nel caso questo si guasti.',
  'backup.bucket_needs_passphrase':
    'Lo spazio esterno richiede una frase segreta: cifra le copie che lasciano questo computer.',
  'backup.send_copy_in_part_named':
    'Invia la copia di backup in una parte chiamata «file», oppure indica dove si trova (from, file_name).',
  'backup.expected_name_of_copy': 'Deve essere il nome di una copia di backup dell’elenco.',
  'backup.give_your_own_password': 'Inserisci la tua password, così nessun altro può sostituire questo studio.',
  'migration.there_is_no_such_membership': 'Questo tipo di abbonamento non esiste.',
  'establishments.closed': 'La sede {name} non è più in uso. Prima riattivala.',
  'establishments.first_location_is_where_things': 'La prima sede è quella predefinita, quindi resta.',
  'establishments.something_belongs':
    'A questa sede appartengono lezioni, appuntamenti, servizi, insegnanti o chioschi. Disattivala invece.',
  'establishments.closed_but_used':
    'A questa sede appartengono ancora lezioni, appuntamenti, servizi, insegnanti o chioschi, quindi resta. È già disattivata: lì non si programma più niente di nuovo.',
  'exit_pack.everything_is_being_packed_already':
    'È già in corso un’esportazione. Aspetta la fine del download, o annullalo, poi riprova.',
  'common.expected_date_yyyy_mm_dd': 'Serve una data (AAAA-MM-GG) o un istante',
  'pictures.choose_jpeg_png_webp': 'Scegli un’immagine JPEG, PNG, WebP o AVIF fino a 40 megapixel.',
  'pictures.picture_is_damaged': 'L’immagine è danneggiata o incompleta. Salvala di nuovo e scegli quel file.',
  'pictures.picture_has_more_than_40': 'L’immagine supera i 40 megapixel. Salvala più piccola e scegli quel file.',
  'studio.sales_have_been_made': 'Ci sono già vendite in {from}, perciò lo studio resta con questa valuta.',
  'migration.people_alike': 'Alcune righe hanno l’e-mail di qualcuno e quasi lo stesso nome. È la stessa persona?',
  'migration.client_statuses': 'Che cosa significano queste parole: sono ancora clienti?',
  'migration.several_rows_without_e_mail': 'Più righe senza e-mail hanno lo stesso nome. È la stessa persona?',
  'migration.answer': 'Rispondi a «{id}».',
  'migration.nothing_was_imported_yet': 'Non è ancora stato importato nulla, quindi non c’è nulla da annullare.',
  'migration.only_running_import_can': 'Si può fermare solo un’importazione in corso.',
  'migration.only_stopped_or_failed_import': 'Si può riprendere solo un’importazione fermata o non riuscita.',
  'migration.import_was_confirmed_before':
    'Questa importazione era già confermata. Per importare di nuovo il file, sceglilo un’altra volta.',
  'migration.memberships_are_not_here_yet':
    'Questi abbonamenti sono nuovi qui e il file non li descrive del tutto. Di che tipo sono?',
  'migration.what_do_they_cover': 'Che cosa coprono questi abbonamenti?',
  'migration.what_do_statuses_mean': 'Che cosa significano questi stati?',
  'migration.finer_than_smallest_unit': 'Più decimali di quelli ammessi ({currency}).',
  'migration.no_such_cell': 'La riga {row} o la sua colonna non è in questo file.',
  'migration.no_rejected_rows': 'In questa importazione nessuna riga è stata rifiutata.',
  'migration.import_is_running': 'L’importazione è in corso. Prima fermala, poi annullala.',
  'migration.excel_file_of_old':
    'È un vecchio file Excel (.xls) o un file protetto da password. Aprilo in Excel o LibreOffice, scegli «Salva con nome», poi «Cartella di lavoro Excel (.xlsx)» o «CSV», e scegli quel file.',
  'migration.file_is_empty': 'Il file è vuoto. Esportalo di nuovo e controlla che contenga righe.',
  'migration.file_has_no_column': 'Il file non ha la colonna «{ref}».',
  'migration.there_is_no_field': 'Nell’importazione «{entity}» non c’è il campo «{field}».',
  'migration.file_holds_no_rows': 'Il file non contiene righe. Esportalo di nuovo e controlla che ne contenga.',
  'migration.there_are_column_names': 'Nel file ci sono nomi di colonna, ma nessuna riga sotto.',
  'migration.no_row_with_column_names':
    'Non è stata trovata una riga con i nomi delle colonne. Metti nomi come «Nome» ed «E-mail» sopra le righe.',
  'migration.quotation_mark_open':
    'Le virgolette aperte nella riga {row} non si chiudono mai, perciò le righe successive non si possono separare. Correggi quella riga e scegli di nuovo il file.',
  'migration.compressed_file': 'È un file compresso. Estrailo e scegli il file che contiene.',
  'migration.several_running_plans': 'Alcune persone hanno più di un abbonamento in corso. Quali valgono?',
  'migration.too_many_columns':
    'Una riga di questo file ha più di 200 colonne. Togli ciò che non serve e sceglilo di nuovo.',
  'migration.too_many_cells': 'Questo file ha più di 5 milioni di celle. Togli ciò che non serve, oppure dividilo.',
  'migration.cell_too_long':
    'Una cella di questo file contiene più di 100.000 caratteri. Accorciala e scegli di nuovo il file.',
  'migration.too_large_unpacked':
    'Una volta estratto, questo file supera i 512 MB. Togli ciò che non serve, oppure dividilo.',
  'migration.too_many_characters':
    'Questo file contiene più di 100 milioni di caratteri. Togli ciò che non serve, oppure dividilo.',
  'migration.too_many_sheets':
    'Questa cartella di lavoro ha più di 100 fogli. Togli ciò che non serve e sceglila di nuovo.',
  'migration.too_many_rows': 'Questo file ha più di 200.000 righe. Dividilo e importa le parti.',
  'migration.sold_only_products': 'Che cosa è stato venduto? Qui diventano vendite solo i prodotti.',
  'migration.column_is_already_used': 'La colonna «{ref}» è già usata per un altro campo.',
  'migration.takes_one_column_only': 'Questo campo accetta una sola colonna.',
  'pictures.heic_picture_as_phones': 'È un’immagine HEIC di un telefono. Salvala come JPEG e scegli quel file.',
  'studio.calendar_must_end_after_starts': 'Il calendario deve finire dopo il suo inizio',
  'studio.has_fewer_decimals': '{currency} non ha così tanti decimali',
  'settings.expected_language_such_as_en': 'Serve una lingua come en o de-AT',
  'studio.environment_decides': 'Lo stabilisce la variabile d’ambiente {variable}.',
  'settings.expected_5_to_50_letters': 'Servono da 5 a 50 lettere, cifre o trattini, come casa-yoga-milano',
  'tunnel.studio_is_made_up':
    'È uno studio di esempio con password pubbliche: non può andare online. Avvia Studio Desk senza --demo per il tuo.',
  'migration.sold_nothing': 'Che cosa è stato venduto? Diventa un abbonamento solo se lo indichi tu.',
  'migration.too_large': 'Il file supera i 50 MB. Dividilo e importa le parti.',
}
