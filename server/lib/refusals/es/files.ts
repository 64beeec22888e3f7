import type { RefusalWords } from '../texts.ts'

export const files: RefusalWords<'files'> = {
  'Is required': 'Es necesario',
  '{what} is {amount}, which {to} has no coins for. Round it first.':
    '{what}: {amount}, que no se puede expresar en {to}. Redondea antes el importe.',
  'The studio is not set up yet. Open it on its own computer first.':
    'El centro aún no está configurado. Ábrelo antes en su propio ordenador.',
  'Expected a timezone such as Europe/Madrid': 'Debe ser una zona horaria como Europe/Madrid',
  'Expected a currency such as EUR': 'Debe ser una moneda como EUR',
  'A copy is being restored already. Wait until that is done.':
    'Ya se está restaurando una copia. Espera a que termine.',
  'The keys of this studio travel with the copy under its passphrase. Give it, or restore without them: then saved passwords such as the mail server’s, gift cards by their codes, the recovery code and second factors are lost.':
    'Las claves de este centro viajan con la copia, protegidas por su frase de contraseña. Indícala o restaura sin ellas: entonces se pierden las contraseñas guardadas, como la del servidor de correo, las tarjetas regalo por su código, el código de recuperación y los segundos factores.',
  '{folder} is no folder of this computer. Connect its disk, or make the folder first.':
    '{folder} no es una carpeta de este ordenador. Conecta su disco o crea antes la carpeta.',
  'Give the whole way to the folder, such as /media/backup-disk or D:\\Copies.':
    'Indica la ruta completa de la carpeta, como /media/backup-disk o D:\\Copies.',
  'This folder lies in the studio’s own: choose one on another disk, which is still there when this one is not.':
    'Esta carpeta está dentro de la del centro: elige una en otro disco, que siga ahí aunque este falle.',
  'A bucket needs a passphrase: a copy that leaves the computer is encrypted under it.':
    'Un almacenamiento externo necesita una frase de contraseña: con ella se cifra la copia que sale del ordenador.',
  'Send the copy in a part named "file", or say where it lies (from, file_name).':
    'Envía la copia en una parte llamada "file" o indica dónde está (from, file_name).',
  'Is the name of a copy, as the list of copies says it.': 'Es el nombre de una copia, tal como sale en la lista.',
  'Give your own password, so that nobody else puts another studio in place of this one.':
    'Escribe tu propia contraseña, para que nadie más ponga otro centro en lugar de este.',
  'There is no such membership type.': 'Este tipo de bono no existe.',
  'The first location is where things happen when none is named; it stays.':
    'La primera sede es la que cuenta cuando no se indica ninguna; se queda.',
  'Classes, instructors or kiosks belong to this location. Deactivate it instead.':
    'Hay clases, profesores o quioscos en esta sede. Desactívala.',
  'Everything is being packed already. Wait until that download has ended, or end it, then try again.':
    'Ya se está empaquetando todo. Espera a que termine esa descarga, o detenla, y vuelve a intentarlo.',
  'Expected a date (YYYY-MM-DD) or an instant': 'Debe ser una fecha (AAAA-MM-DD) o un instante',
  'Choose a JPEG, PNG, WebP or AVIF picture of up to 40 megapixels.':
    'Elige una imagen JPEG, PNG, WebP o AVIF de hasta 40 megapíxeles.',
  'The picture is damaged or not complete. Save it anew and choose that.':
    'La imagen está dañada o incompleta. Guárdala de nuevo y elige esa.',
  'The picture has more than 40 megapixels. Save it smaller and choose that.':
    'La imagen tiene más de 40 megapíxeles. Guárdala más pequeña y elige esa.',
  'Sales have been made in {from}, so the studio stays with it.':
    'Ya se ha vendido en {from}, así que el centro se queda con esa moneda.',
  'Several rows without an e-mail have the same name. Are they the same person?':
    'Varias filas sin correo tienen el mismo nombre. ¿Son la misma persona?',
  'Answer “{id}”.': 'Responde a «{id}».',
  'Nothing was imported yet, so there is nothing to take back.':
    'Aún no se ha importado nada, así que no hay nada que deshacer.',
  'Only a running import can be stopped.': 'Solo se puede detener una importación en curso.',
  'Only a stopped or failed import can be resumed.': 'Solo se puede reanudar una importación detenida o fallida.',
  'This import was confirmed before. Choose the file again to import it once more.':
    'Esta importación ya se confirmó. Elige de nuevo el archivo para importarlo otra vez.',
  'These memberships are not here yet and the file doesn’t say all about them. What are they?':
    'Estos bonos aún no están aquí y el archivo no lo dice todo de ellos. ¿Qué son?',
  'What do these statuses mean?': '¿Qué significan estos estados?',
  'Finer than the smallest unit of {currency}.': 'Tiene más decimales de los que admite {currency}.',
  'The import is running. Stop it first, then take it back.':
    'La importación está en curso. Detenla antes y deshazla después.',
  'This is an Excel file of the old kind (.xls) or one protected by a password. Please open it in Excel or LibreOffice, choose “Save as”, then “Excel workbook (.xlsx)” or “CSV”, and choose that file.':
    'Es un archivo de Excel antiguo (.xls) o protegido con contraseña. Ábrelo en Excel o LibreOffice, elige «Guardar como» y «Libro de Excel (.xlsx)» o «CSV», y selecciona ese archivo.',
  'The file is empty. Please export it again and check that it holds rows.':
    'El archivo está vacío. Expórtalo de nuevo y comprueba que contiene filas.',
  'This doesn’t look like a table of text. {how}': 'No parece una tabla de texto. {how}',
  'This file can’t be read as a workbook; it may be damaged, protected by a password or of another kind. {how}':
    'Este archivo no se puede leer como libro de Excel; puede estar dañado, protegido con contraseña o ser de otro tipo. {how}',
  'The file has no column “{ref}”.': 'El archivo no tiene la columna «{ref}».',
  'There is no field “{field}” in an import of {status}.':
    'El campo «{field}» no existe en una importación de {status}.',
  'The file holds no rows. Please export it again and check that it holds rows.':
    'El archivo no contiene filas. Expórtalo de nuevo y comprueba que las tiene.',
  'There are column names in the file but no rows below them.':
    'El archivo tiene nombres de columna, pero ninguna fila debajo.',
  'No row with column names was found. Please put names such as “Name” and “Email” above the rows.':
    'No se ha encontrado ninguna fila con nombres de columna. Pon encima de las filas nombres como «Nombre» y «Correo».',
  'A quotation mark opened in row {row} is never closed, so the rows after it can’t be told apart. Please correct that row and choose the file again.':
    'En la fila {row} se abren unas comillas que no se cierran, así que no se pueden separar las filas siguientes. Corrige esa fila y elige de nuevo el archivo.',
  'This is a web page without a table in it. {how}': 'Es una página web sin ninguna tabla. {how}',
  'This is neither CSV nor an Excel workbook. {how}': 'No es un CSV ni un libro de Excel. {how}',
  'This is a PDF, from which rows can’t be read. {how}': 'Es un PDF, del que no se pueden leer filas. {how}',
  'This is a picture. {how}': 'Es una imagen. {how}',
  'This is a compressed file. Please unpack it first and choose the file inside.':
    'Es un archivo comprimido. Descomprímelo antes y elige el archivo que contiene.',
  'Some people have more than one running plan. Which of them hold?':
    'Algunas personas tienen más de un bono en vigor. ¿Cuáles valen?',
  'A row of this file has more than 200 columns. Please leave out what you don’t need and choose it again.':
    'Una fila de este archivo tiene más de 200 columnas. Quita lo que no necesites y elígelo de nuevo.',
  'This file has more than 5 million cells. Please leave out what you don’t need, or split it.':
    'Este archivo tiene más de 5 millones de celdas. Quita lo que no necesites o divídelo.',
  'A cell of this file holds more than 100,000 characters. Please shorten it and choose the file again.':
    'Una celda de este archivo tiene más de 100.000 caracteres. Acórtala y elige de nuevo el archivo.',
  'This file is larger than 512 MB when it is unpacked. Please leave out what you don’t need, or split it.':
    'Descomprimido, este archivo ocupa más de 512 MB. Quita lo que no necesites o divídelo.',
  'This file holds more than 100 million characters. Please leave out what you don’t need, or split it.':
    'Este archivo tiene más de 100 millones de caracteres. Quita lo que no necesites o divídelo.',
  'This workbook has more than 100 sheets. Please leave out what you don’t need and choose it again.':
    'Este libro tiene más de 100 hojas. Quita lo que no necesites y elígelo de nuevo.',
  'This file has more than 200,000 rows. Please split it and import the parts.':
    'Este archivo tiene más de 200.000 filas. Divídelo e importa las partes.',
  'What is it that was sold? Only products become sales here.':
    '¿Qué se vendió? Aquí solo los productos pasan a ser ventas.',
  'Column “{ref}” is already used for “{field}”.': 'La columna «{ref}» ya se usa para «{field}».',
  '“{label}” takes one column only.': '«{label}» admite una sola columna.',
  'This is a HEIC picture, as phones save them. Send it as a JPEG and choose that.':
    'Es una imagen HEIC, como las guardan los móviles. Pásala a JPEG y elige esa.',
  'The calendar must end after it starts': 'El calendario debe terminar después de empezar',
  '{currency} has fewer decimals than that': '{currency} no tiene tantos decimales',
  'Expected a language such as en or de-AT': 'Debe ser un idioma como en o de-AT',
  '{variable} in the environment decides this.': 'Esto lo decide la variable de entorno {variable}.',
  'Expected 5 to 50 letters, digits or hyphens, such as casa-yoga-madrid':
    'Deben ser de 5 a 50 letras, cifras o guiones, como casa-yoga-madrid',
  'This studio is made up and its passwords are published: it does not go online. Start Studio Desk without --demo for your own.':
    'Este centro es de muestra y sus contraseñas son públicas: no se puede poner en línea. Abre Studio Desk sin --demo para el tuyo.',
  'One question is open: {names}': 'Queda una pregunta sin responder: {names}',
  '{count} questions are open: {names}': 'Quedan {count} preguntas sin responder: {names}',
  'What is it that was sold? Nothing becomes a membership unless you say so.':
    '¿Qué es lo que se vendió? Nada se convierte en bono o suscripción si no lo dices.',
  'The file is larger than 50 MB. Please split it and import the parts.':
    'El archivo supera los 50 MB. Divídelo e importa las partes.',
}
