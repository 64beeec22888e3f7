import type { files as english } from '../en/files.ts'
import type { Translation } from '../templates.ts'

export const files: Translation<typeof english> = {
  'migration.questions_open': [
    'Queda una pregunta sin responder: {questions}',
    'Quedan {n} preguntas sin responder: {questions}',
  ],
  'migration.doesnt_look_like_table':
    'No parece una tabla de texto. Exporta la lista como CSV o como libro de Excel (.xlsx) y elige ese archivo.',
  'migration.file_cant_be_read_as':
    'Este archivo no se puede leer como libro de Excel; puede estar dañado, protegido con contraseña o ser de otro tipo. Exporta la lista como CSV o como libro de Excel (.xlsx) y elige ese archivo.',
  'migration.web_page_without_table':
    'Es una página web sin ninguna tabla. Exporta la lista como CSV o como libro de Excel (.xlsx) y elige ese archivo.',
  'migration.neither_csv_nor_excel':
    'No es un CSV ni un libro de Excel. Exporta la lista como CSV o como libro de Excel (.xlsx) y elige ese archivo.',
  'migration.is_pdf':
    'Es un PDF, del que no se pueden leer filas. Exporta la lista como CSV o como libro de Excel (.xlsx) y elige ese archivo.',
  'migration.is_picture': 'Es una imagen. Exporta la lista como CSV o como libro de Excel (.xlsx) y elige ese archivo.',
  'common.is_required': 'Es necesario',
  'amounts.unclear':
    'La propiedad tiene que decir en el ordenador del centro qué importes son los correctos. Hasta entonces no se puede reservar, vender ni cambiar nada.',
  'amounts.are_clear': 'No hay ninguna pregunta pendiente: los importes están claros.',
  'amounts.not_a_reading': 'Esta lectura no es una de las posibles',
  'studio.no_coins': '{what}: {amount}, que no se puede expresar en {to}. Redondea antes el importe.',
  'settings.studio_is_not_set_up': 'El centro aún no está configurado. Ábrelo antes en su propio ordenador.',
  'settings.expected_timezone_such_as_europe': 'Debe ser una zona horaria como Europe/Madrid',
  'settings.expected_currency_such_as_eur': 'Debe ser una moneda como EUR',
  'backup.copy_is_being_restored_already': 'Ya se está restaurando una copia. Espera a que termine.',
  'backup.keys_travel':
    'Las claves de este centro viajan con la copia, protegidas por su frase de contraseña. Indícala o restaura sin ellas: entonces se pierden las contraseñas guardadas, como la del servidor de correo, las tarjetas regalo por su código, el código de recuperación y los segundos factores.',
  'backup.no_folder_of_computer':
    '{folder} no es una carpeta de este ordenador. Conecta su disco o crea antes la carpeta.',
  'backup.give_whole_way_to_folder': 'Indica la ruta completa de la carpeta, como /media/backup-disk o D:\\Copies.',
  'backup.folder_lies_in_studios_own':
    'Esta carpeta está dentro de la del centro: elige una en otro disco, que siga ahí aunque este falle.',
  'backup.bucket_needs_passphrase':
    'Un almacenamiento externo necesita una frase de contraseña: con ella se cifra la copia que sale del ordenador.',
  'backup.send_copy_in_part_named': 'Envía la copia en una parte llamada "file" o indica dónde está (from, file_name).',
  'backup.expected_name_of_copy': 'Es el nombre de una copia, tal como sale en la lista.',
  'backup.give_your_own_password':
    'Escribe tu propia contraseña, para que nadie más ponga otro centro en lugar de este.',
  'migration.there_is_no_such_membership': 'Este tipo de bono no existe.',
  'establishments.closed': '{name} ya no se usa. Reactiva antes esta sede.',
  'establishments.first_location_is_where_things':
    'La primera sede es la que cuenta cuando no se indica ninguna; se queda.',
  'establishments.something_belongs': 'Hay clases, citas, servicios, profesores o quioscos en esta sede. Desactívala.',
  'establishments.closed_but_used':
    'Aún hay clases, citas, servicios, profesores o quioscos en esta sede, así que se queda. Ya está desactivada: allí no se planifica nada nuevo.',
  'exit_pack.everything_is_being_packed_already':
    'Ya se está empaquetando todo. Espera a que termine esa descarga, o detenla, y vuelve a intentarlo.',
  'common.expected_date_yyyy_mm_dd': 'Debe ser una fecha (AAAA-MM-DD) o un instante',
  'pictures.choose_jpeg_png_webp': 'Elige una imagen JPEG, PNG, WebP o AVIF de hasta 40 megapíxeles.',
  'pictures.picture_is_damaged': 'La imagen está dañada o incompleta. Guárdala de nuevo y elige esa.',
  'pictures.picture_has_more_than_40': 'La imagen tiene más de 40 megapíxeles. Guárdala más pequeña y elige esa.',
  'studio.sales_have_been_made': 'Ya se ha vendido en {from}, así que el centro se queda con esa moneda.',
  'migration.people_alike': 'Algunas filas tienen el correo de alguien y casi el mismo nombre. ¿Son la misma persona?',
  'migration.client_statuses': '¿Qué dicen estas palabras: sigue siendo cliente?',
  'migration.several_rows_without_e_mail': 'Varias filas sin correo tienen el mismo nombre. ¿Son la misma persona?',
  'migration.answer': 'Responde a «{id}».',
  'migration.nothing_was_imported_yet': 'Aún no se ha importado nada, así que no hay nada que deshacer.',
  'migration.only_running_import_can': 'Solo se puede detener una importación en curso.',
  'migration.only_stopped_or_failed_import': 'Solo se puede reanudar una importación detenida o fallida.',
  'migration.import_was_confirmed_before':
    'Esta importación ya se confirmó. Elige de nuevo el archivo para importarlo otra vez.',
  'migration.memberships_are_not_here_yet':
    'Estos bonos aún no están aquí y el archivo no lo dice todo de ellos. ¿Qué son?',
  'migration.what_do_they_cover': '¿Qué cubren estos bonos y suscripciones?',
  'migration.what_do_statuses_mean': '¿Qué significan estos estados?',
  'migration.finer_than_smallest_unit': 'Tiene más decimales de los que admite {currency}.',
  'migration.no_such_cell': 'La fila {row} o su columna no está en este archivo.',
  'migration.no_rejected_rows': 'En esta importación no se rechazó ninguna fila.',
  'migration.import_is_running': 'La importación está en curso. Detenla antes y deshazla después.',
  'migration.excel_file_of_old':
    'Es un archivo de Excel antiguo (.xls) o protegido con contraseña. Ábrelo en Excel o LibreOffice, elige «Guardar como» y «Libro de Excel (.xlsx)» o «CSV», y selecciona ese archivo.',
  'migration.file_is_empty': 'El archivo está vacío. Expórtalo de nuevo y comprueba que contiene filas.',
  'migration.file_has_no_column': 'El archivo no tiene la columna «{ref}».',
  'migration.there_is_no_field': 'El campo «{field}» no existe en una importación de {entity}.',
  'migration.file_holds_no_rows': 'El archivo no contiene filas. Expórtalo de nuevo y comprueba que las tiene.',
  'migration.there_are_column_names': 'El archivo tiene nombres de columna, pero ninguna fila debajo.',
  'migration.no_row_with_column_names':
    'No se ha encontrado ninguna fila con nombres de columna. Pon encima de las filas nombres como «Nombre» y «Correo».',
  'migration.quotation_mark_open':
    'En la fila {row} se abren unas comillas que no se cierran, así que no se pueden separar las filas siguientes. Corrige esa fila y elige de nuevo el archivo.',
  'migration.compressed_file': 'Es un archivo comprimido. Descomprímelo antes y elige el archivo que contiene.',
  'migration.several_running_plans': 'Algunas personas tienen más de un bono en vigor. ¿Cuáles valen?',
  'migration.too_many_columns':
    'Una fila de este archivo tiene más de 200 columnas. Quita lo que no necesites y elígelo de nuevo.',
  'migration.too_many_cells': 'Este archivo tiene más de 5 millones de celdas. Quita lo que no necesites o divídelo.',
  'migration.cell_too_long':
    'Una celda de este archivo tiene más de 100.000 caracteres. Acórtala y elige de nuevo el archivo.',
  'migration.too_large_unpacked':
    'Descomprimido, este archivo ocupa más de 512 MB. Quita lo que no necesites o divídelo.',
  'migration.too_many_characters':
    'Este archivo tiene más de 100 millones de caracteres. Quita lo que no necesites o divídelo.',
  'migration.too_many_sheets': 'Este libro tiene más de 100 hojas. Quita lo que no necesites y elígelo de nuevo.',
  'migration.too_many_rows': 'Este archivo tiene más de 200.000 filas. Divídelo e importa las partes.',
  'migration.sold_only_products': '¿Qué se vendió? Aquí solo los productos pasan a ser ventas.',
  'migration.column_is_already_used': 'La columna «{ref}» ya se usa para «{field}».',
  'migration.takes_one_column_only': '«{label}» admite una sola columna.',
  'pictures.heic_picture_as_phones': 'Es una imagen HEIC, como las guardan los móviles. Pásala a JPEG y elige esa.',
  'studio.calendar_must_end_after_starts': 'El calendario debe terminar después de empezar',
  'studio.has_fewer_decimals': '{currency} no tiene tantos decimales',
  'settings.expected_language_such_as_en': 'Debe ser un idioma como en o de-AT',
  'studio.environment_decides': 'Esto lo decide la variable de entorno {variable}.',
  'settings.expected_5_to_50_letters': 'Deben ser de 5 a 50 letras, cifras o guiones, como casa-yoga-madrid',
  'tunnel.studio_is_made_up':
    'Este centro es de muestra y sus contraseñas son públicas: no se puede poner en línea. Abre Studio Desk sin --demo para el tuyo.',
  'migration.sold_nothing': '¿Qué es lo que se vendió? Nada se convierte en bono o suscripción si no lo dices.',
  'migration.too_large': 'El archivo supera los 50 MB. Divídelo e importa las partes.',
}
