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
    'Es un PDF y sus filas no se pueden leer. Exporta la lista como CSV o como libro de Excel (.xlsx) y elige ese archivo.',
  'migration.is_picture': 'Es una imagen. Exporta la lista como CSV o como libro de Excel (.xlsx) y elige ese archivo.',
  'common.is_required': 'Campo obligatorio',
  'amounts.unclear':
    'La persona titular tiene que indicar en el ordenador del centro qué importes son correctos. Hasta entonces no se puede reservar, vender ni cambiar nada.',
  'amounts.are_clear': 'Los importes están claros; no hay nada que responder.',
  'amounts.not_a_reading': 'No es una de las opciones',
  'studio.no_coins': '{what}: {amount} no se puede pagar con monedas ({to}). Redondea antes el importe.',
  'settings.studio_is_not_set_up': 'El centro aún no está configurado. Ábrelo antes en su propio ordenador.',
  'settings.expected_timezone_such_as_europe': 'Debe ser una zona horaria como Europe/Madrid',
  'settings.expected_currency_such_as_eur': 'Debe ser una moneda como EUR',
  'backup.copy_is_being_restored_already': 'Ya se está restaurando una copia de seguridad. Espera a que termine.',
  'backup.keys_travel':
    'La copia de seguridad contiene las claves del centro, protegidas por su frase de contraseña. Introdúcela o restaura sin ellas: entonces se pierden las contraseñas guardadas (como la del servidor de correo), los códigos de las tarjetas regalo, el código de recuperación y los segundos factores.',
  'backup.no_folder_of_computer':
    '{folder} no es una carpeta de este ordenador. Conecta su disco o crea antes la carpeta.',
  'backup.give_whole_way_to_folder': 'Indica la ruta completa de la carpeta, como /media/disco-copias o D:\\Copias.',
  'backup.folder_lies_in_studios_own':
    'Esta carpeta está dentro de la del centro. Elige una en otro disco, por si este falla.',
  'backup.bucket_needs_passphrase':
    'El almacenamiento externo necesita una frase de contraseña: cifra las copias que salen de este ordenador.',
  'backup.send_copy_in_part_named':
    'Envía la copia de seguridad en una parte llamada «file» o indica dónde está (from, file_name).',
  'backup.expected_name_of_copy': 'Debe ser el nombre de una copia de seguridad de la lista.',
  'backup.give_your_own_password': 'Introduce tu contraseña, para que nadie más sustituya este centro por otro.',
  'migration.there_is_no_such_membership': 'Este tipo de bono no existe.',
  'establishments.closed': '{name} ya no se usa. Reactiva antes esta sede.',
  'establishments.first_location_is_where_things': 'La primera sede es la predeterminada, así que se queda.',
  'establishments.something_belongs': 'Hay clases, citas, servicios, profesores o quioscos en esta sede. Desactívala.',
  'establishments.closed_but_used':
    'Aún hay clases, citas, servicios, profesores o quioscos en esta sede, así que se queda. Ya está desactivada: allí no se planifica nada nuevo.',
  'exit_pack.everything_is_being_packed_already':
    'Ya hay una exportación en curso. Espera a que termine la descarga o cancélala, e inténtalo otra vez.',
  'common.expected_date_yyyy_mm_dd': 'Debe ser una fecha (AAAA-MM-DD) o un instante',
  'pictures.choose_jpeg_png_webp': 'Elige una imagen JPEG, PNG, WebP o AVIF de hasta 40 megapíxeles.',
  'pictures.picture_is_damaged': 'La imagen está dañada o incompleta. Guárdala otra vez y elige ese archivo.',
  'pictures.picture_has_more_than_40':
    'La imagen tiene más de 40 megapíxeles. Guárdala más pequeña y elige ese archivo.',
  'studio.sales_have_been_made': 'Ya se ha vendido en {from}, así que el centro se queda con esa moneda.',
  'migration.people_alike': 'Algunas filas tienen el correo de alguien y casi el mismo nombre. ¿Son la misma persona?',
  'migration.client_statuses': '¿Qué significan estas palabras: siguen siendo clientes?',
  'migration.several_rows_without_e_mail': 'Varias filas sin correo tienen el mismo nombre. ¿Son la misma persona?',
  'migration.answer': 'Responde a «{id}».',
  'migration.nothing_was_imported_yet': 'Aún no se ha importado nada, así que no hay nada que deshacer.',
  'migration.only_running_import_can': 'Solo se puede detener una importación en curso.',
  'migration.only_stopped_or_failed_import': 'Solo se puede reanudar una importación detenida o fallida.',
  'migration.import_was_confirmed_before':
    'Esta importación ya se confirmó. Elige de nuevo el archivo para importarlo otra vez.',
  'migration.memberships_are_not_here_yet':
    'Estos bonos son nuevos aquí y el archivo no los describe del todo. ¿De qué tipo son?',
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
  'migration.several_running_plans': 'Algunas personas tienen más de un bono activo. ¿Cuáles valen?',
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
  'migration.column_is_already_used': 'La columna «{ref}» ya se usa para otro campo.',
  'migration.takes_one_column_only': 'Este campo admite una sola columna.',
  'pictures.heic_picture_as_phones': 'Es una imagen HEIC de un móvil. Guárdala como JPEG y elige ese archivo.',
  'studio.calendar_must_end_after_starts': 'El calendario debe terminar después de empezar',
  'studio.has_fewer_decimals': '{currency} no tiene tantos decimales',
  'settings.expected_language_such_as_en': 'Debe ser un idioma como en o de-AT',
  'studio.environment_decides': 'Lo fija la variable de entorno {variable}.',
  'settings.expected_5_to_50_letters': 'Deben ser de 5 a 50 letras, cifras o guiones, como casa-yoga-madrid',
  'tunnel.studio_is_made_up':
    'Es un centro de muestra con contraseñas públicas, así que no se puede poner online. Abre Studio Desk sin --demo para el tuyo.',
  'migration.sold_nothing': '¿Qué se vendió? Solo se convierte en bono o suscripción si tú lo indicas.',
  'migration.too_large': 'El archivo supera los 50 MB. Divídelo e importa las partes.',
}
