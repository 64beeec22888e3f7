import type { RefusalWords } from '../texts.ts'

export const files: RefusalWords<'files'> = {
  'Is required': 'È necessario',
  '{what} is {amount}, which {to} has no coins for. Round it first.':
    '{what}: {amount} non ha monete corrispondenti in {to}. Prima arrotonda.',
  'The studio is not set up yet. Open it on its own computer first.':
    'Lo studio non è ancora configurato. Aprilo prima sul suo computer.',
  'Expected a timezone such as Europe/Madrid': 'Serve un fuso orario come Europe/Madrid',
  'Expected a currency such as EUR': 'Serve una valuta come EUR',
  'A copy is being restored already. Wait until that is done.':
    'È già in corso il ripristino di una copia. Aspetta che finisca.',
  'The keys of this studio travel with the copy under its passphrase. Give it, or restore without them: then saved passwords such as the mail server’s, gift cards by their codes, the recovery code and second factors are lost.':
    'Le chiavi di questo studio viaggiano con la copia, protette dalla sua frase segreta. Inseriscila, oppure ripristina senza: allora vanno perse le password salvate, come quella del server di posta, i codici dei buoni regalo, il codice di recupero e i secondi fattori.',
  '{folder} is no folder of this computer. Connect its disk, or make the folder first.':
    '{folder} non è una cartella di questo computer. Collega il disco, oppure crea prima la cartella.',
  'Give the whole way to the folder, such as /media/backup-disk or D:\\Copies.':
    'Indica il percorso completo della cartella, come /media/backup-disk o D:\\Copies.',
  'This folder lies in the studio’s own: choose one on another disk, which is still there when this one is not.':
    'Questa cartella sta in quella dello studio: scegline una su un altro disco, che ci sia ancora quando questo non c’è più.',
  'A bucket needs a passphrase: a copy that leaves the computer is encrypted under it.':
    'Un bucket richiede una frase segreta: una copia che lascia il computer viene cifrata con essa.',
  'Send the copy in a part named "file", or say where it lies (from, file_name).':
    'Invia la copia in una parte chiamata "file", oppure indica dove si trova (from, file_name).',
  'Is the name of a copy, as the list of copies says it.':
    'È il nome di una copia, come appare nell’elenco delle copie.',
  'Give your own password, so that nobody else puts another studio in place of this one.':
    'Inserisci la tua password, così nessun altro può mettere un altro studio al posto di questo.',
  'There is no such membership type.': 'Questo tipo di abbonamento non esiste.',
  'The first location is where things happen when none is named; it stays.':
    'La prima sede è quella che vale quando non se ne indica nessuna: resta.',
  'Classes, instructors or kiosks belong to this location. Deactivate it instead.':
    'A questa sede appartengono lezioni, insegnanti o chioschi. Disattivala invece.',
  'Everything is being packed already. Wait until that download has ended, or end it, then try again.':
    'Si sta già preparando il pacchetto completo. Aspetta la fine di quel download, o interrompilo, poi riprova.',
  'Expected a date (YYYY-MM-DD) or an instant': 'Serve una data (AAAA-MM-GG) o un istante',
  'Choose a JPEG, PNG, WebP or AVIF picture of up to 40 megapixels.':
    'Scegli un’immagine JPEG, PNG, WebP o AVIF fino a 40 megapixel.',
  'The picture is damaged or not complete. Save it anew and choose that.':
    'L’immagine è danneggiata o incompleta. Salvala di nuovo e scegli quella.',
  'The picture has more than 40 megapixels. Save it smaller and choose that.':
    'L’immagine supera i 40 megapixel. Salvala più piccola e scegli quella.',
  'Sales have been made in {from}, so the studio stays with it.':
    'Ci sono già vendite in {from}, perciò lo studio resta con questa valuta.',
  'Several rows without an e-mail have the same name. Are they the same person?':
    'Più righe senza e-mail hanno lo stesso nome. È la stessa persona?',
  'Answer “{id}”.': 'Rispondi a «{id}».',
  'Nothing was imported yet, so there is nothing to take back.':
    'Non è ancora stato importato nulla, quindi non c’è nulla da annullare.',
  'Only a running import can be stopped.': 'Si può fermare solo un’importazione in corso.',
  'Only a stopped or failed import can be resumed.': 'Si può riprendere solo un’importazione fermata o non riuscita.',
  'This import was confirmed before. Choose the file again to import it once more.':
    'Questa importazione era già confermata. Per importare di nuovo il file, sceglilo un’altra volta.',
  'These memberships are not here yet and the file doesn’t say all about them. What are they?':
    'Questi abbonamenti qui non ci sono ancora e il file non ne dice tutto. Che cosa sono?',
  'What do these statuses mean?': 'Che cosa significano questi stati?',
  'Finer than the smallest unit of {currency}.': 'Più fine dell’unità minima di {currency}.',
  'The import is running. Stop it first, then take it back.':
    'L’importazione è in corso. Prima fermala, poi annullala.',
  'This is an Excel file of the old kind (.xls) or one protected by a password. Please open it in Excel or LibreOffice, choose “Save as”, then “Excel workbook (.xlsx)” or “CSV”, and choose that file.':
    'Questo è un file Excel di vecchio tipo (.xls) o protetto da password. Aprilo in Excel o LibreOffice, scegli «Salva con nome», poi «Cartella di lavoro Excel (.xlsx)» o «CSV», e scegli quel file.',
  'The file is empty. Please export it again and check that it holds rows.':
    'Il file è vuoto. Esportalo di nuovo e controlla che contenga righe.',
  'This doesn’t look like a table of text. {how}': 'Non sembra una tabella di testo. {how}',
  'This file can’t be read as a workbook; it may be damaged, protected by a password or of another kind. {how}':
    'Questo file non si può leggere come cartella di lavoro: forse è danneggiato, protetto da password o di un altro tipo. {how}',
  'The file has no column “{ref}”.': 'Il file non ha la colonna «{ref}».',
  'There is no field “{field}” in an import of {status}.': 'Nell’importazione «{status}» non c’è il campo «{field}».',
  'The file holds no rows. Please export it again and check that it holds rows.':
    'Il file non contiene righe. Esportalo di nuovo e controlla che ne contenga.',
  'There are column names in the file but no rows below them.':
    'Nel file ci sono nomi di colonna, ma nessuna riga sotto.',
  'No row with column names was found. Please put names such as “Name” and “Email” above the rows.':
    'Non si è trovata una riga con i nomi delle colonne. Metti nomi come «Nome» ed «E-mail» sopra le righe.',
  'A quotation mark opened in row {row} is never closed, so the rows after it can’t be told apart. Please correct that row and choose the file again.':
    'Le virgolette aperte nella riga {row} non si chiudono mai, perciò le righe successive non si distinguono. Correggi quella riga e scegli di nuovo il file.',
  'This is a web page without a table in it. {how}': 'È una pagina web senza tabelle. {how}',
  'This is neither CSV nor an Excel workbook. {how}': 'Non è né CSV né una cartella di lavoro Excel. {how}',
  'This is a PDF, from which rows can’t be read. {how}': 'È un PDF, da cui non si possono leggere righe. {how}',
  'This is a picture. {how}': 'È un’immagine. {how}',
  'This is a compressed file. Please unpack it first and choose the file inside.':
    'È un file compresso. Estrailo e scegli il file che contiene.',
  'Some people have more than one running plan. Which of them hold?':
    'Alcune persone hanno più di un abbonamento in corso. Quali valgono?',
  'A row of this file has more than 200 columns. Please leave out what you don’t need and choose it again.':
    'Una riga di questo file ha più di 200 colonne. Togli ciò che non serve e sceglilo di nuovo.',
  'This file has more than 5 million cells. Please leave out what you don’t need, or split it.':
    'Questo file ha più di 5 milioni di celle. Togli ciò che non serve, oppure dividilo.',
  'A cell of this file holds more than 100,000 characters. Please shorten it and choose the file again.':
    'Una cella di questo file contiene più di 100.000 caratteri. Accorciala e scegli di nuovo il file.',
  'This file is larger than 512 MB when it is unpacked. Please leave out what you don’t need, or split it.':
    'Una volta estratto, questo file supera i 512 MB. Togli ciò che non serve, oppure dividilo.',
  'This file holds more than 100 million characters. Please leave out what you don’t need, or split it.':
    'Questo file contiene più di 100 milioni di caratteri. Togli ciò che non serve, oppure dividilo.',
  'This workbook has more than 100 sheets. Please leave out what you don’t need and choose it again.':
    'Questa cartella di lavoro ha più di 100 fogli. Togli ciò che non serve e sceglila di nuovo.',
  'This file has more than 200,000 rows. Please split it and import the parts.':
    'Questo file ha più di 200.000 righe. Dividilo e importa le parti.',
  'What is it that was sold? Only products become sales here.':
    'Che cosa è stato venduto? Qui diventano vendite solo i prodotti.',
  'Column “{ref}” is already used for “{field}”.': 'La colonna «{ref}» serve già per «{field}».',
  '“{label}” takes one column only.': '«{label}» accetta una sola colonna.',
  'This is a HEIC picture, as phones save them. Send it as a JPEG and choose that.':
    'È un’immagine HEIC, come le salvano i telefoni. Inviala come JPEG e scegli quella.',
  'The calendar must end after it starts': 'Il calendario deve finire dopo il suo inizio',
  '{currency} has fewer decimals than that': '{currency} ha meno decimali',
  'Expected a language such as en or de-AT': 'Serve una lingua come en o de-AT',
  '{variable} in the environment decides this.': 'Lo decide {variable} nell’ambiente.',
  'Expected 5 to 50 letters, digits or hyphens, such as casa-yoga-madrid':
    'Servono da 5 a 50 lettere, cifre o trattini, come casa-yoga-madrid',
  'This studio is made up and its passwords are published: it does not go online. Start Studio Desk without --demo for your own.':
    'Questo studio è inventato e le sue password sono pubbliche: non va online. Avvia Studio Desk senza --demo per il tuo.',
  'One question is open: {names}': 'Resta aperta una domanda: {names}',
  '{count} questions are open: {names}': 'Restano aperte {count} domande: {names}',
  'What is it that was sold? Nothing becomes a membership unless you say so.':
    'Che cosa è stato venduto? Nulla diventa un abbonamento se non lo dici tu.',
  'The file is larger than 50 MB. Please split it and import the parts.':
    'Il file supera i 50 MB. Dividilo e importa le parti.',
}
