import { timeLeft } from './timeLeft.ts'
import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

const count = plurals('es')
const figure = figures('es')

/** Settings, Copies: where they lie, what opens them, and what is printed for the day the computer is lost. */
export const copies: Messages['copies'] = {
  title: 'Copias del centro',
  titleMeans:
    'Una copia lo contiene todo: clientes, reservas, dinero, fotos. Se hace una cada noche, y cada hora mientras haya cambios.',
  making: 'Se está haciendo la copia',
  left: timeLeft,
  none: 'Aún no hay ninguna copia. Si este ordenador se estropea, los datos del centro se pierden con él.',
  sameDisk:
    'Todas las copias están en el disco de este ordenador: si se pierde, se pierden con él. Elige abajo un segundo lugar.',
  onlyHere:
    'El destino de las copias, su frase de contraseña y las propias copias solo están en el ordenador del centro.',
  onlyOwner: 'El destino de las copias, su frase de contraseña y las propias copias solo los ve la propiedad.',

  list: {
    title: 'En este ordenador',
    titleMeans: (n) => count(n, { one: 'Se guarda 1 copia.', other: `Se guardan ${figure(n)} copias.` }),
    when: 'Fecha',
    why: 'Hecha',
    size: 'Tamaño',
    kind: { 'by-itself': 'automática', 'by-hand': 'a mano', 'before-update': 'antes de actualizar' },
    download: 'Descargar',
    restore: 'Restaurar esta…',
    restoreFile: 'Restaurar desde un archivo…',
    emptyTitle: 'Aún no hay copias',
    empty: 'La primera se hace diez minutos después de configurar el centro.',
  },

  places: {
    folder: 'Un segundo lugar: una carpeta',
    folderMeans: 'En otro disco, o en uno que un programa como Dropbox o Nextcloud sube a la nube.',
    bucket: 'Un segundo lugar: un bucket',
    bucketMeans: 'Almacenamiento compatible con S3, de un proveedor o en un ordenador tuyo.',
    bucketNeeds: 'Pon antes una frase de contraseña: las copias que salen de aquí se cifran con ella.',
    path: 'Ruta completa de la carpeta',
    pathExample: '/media/disco-copias o D:\\Copias',
    unencrypted: 'Sin frase de contraseña, quien encuentre este disco puede leer las copias del centro.',
    newest: (when) => `Última copia guardada allí: ${when}.`,
    nothingYet: 'Aún no ha llegado ninguna copia: la próxima lo hará en unos minutos.',
    save: 'Usar este lugar',
    saved: 'A partir de ahora las copias se guardan allí',
    stopped: 'A partir de ahora las copias se quedan en este ordenador',
    stop: 'Dejar de usarlo',
    test: 'Probar',
    testFirst: 'Guarda antes el lugar.',
  },

  bucket: {
    endpoint: 'Dirección del almacenamiento',
    endpointExample: 'https://s3.eu-central-1.amazonaws.com',
    region: 'Región',
    bucket: 'Nombre del bucket',
    prefix: 'Carpeta dentro de él',
    keyId: 'ID de la clave',
    secret: 'Clave secreta',
    secretKept: 'Hay una guardada. Déjalo vacío para conservarla.',
    secretNew: 'Se guarda cifrada en este ordenador y no se vuelve a mostrar.',
    show: 'Mostrar la clave',
    hide: 'Ocultar la clave',
  },

  passphrase: {
    title: 'Frase de contraseña',
    titleMeans:
      'Protege las claves del centro que viajan con cada copia, para que las contraseñas guardadas y las tarjetas regalo funcionen también en otro ordenador. Las copias guardadas en otro lugar se cifran con ella.',
    paper: 'Anótala en papel: sin ella nadie puede abrir las copias, y nadie te la puede decir.',
    isSet: 'Hay una frase de contraseña.',
    isNotSet:
      'No hay frase de contraseña: las claves no viajan, y quien encuentre las copias de una carpeta puede leerlas.',
    set: 'Poner una frase de contraseña',
    change: 'Cambiarla',
    remove: 'Quitarla',
    new: 'Frase de contraseña',
    again: 'Repítela',
    rule: 'Al menos 12 caracteres. Lo mejor: cuatro o cinco palabras sin relación entre sí.',
    strengthLabel: 'Dificultad para adivinarla',
    strength: { short: 'Demasiado corta', weak: 'Fácil de adivinar', fair: 'Aceptable', strong: 'Fuerte' },
    differs: 'No coincide con la de arriba.',
    tooShort: 'Al menos 12 caracteres.',
    changeMeans: 'Las copias anteriores se abren con la frase con la que se hicieron: conserva también ese papel.',
    saved: 'Frase de contraseña guardada. ¿La tienes en papel?',
    removed: 'Ya no hay frase de contraseña',
    removeTitle: '¿Quitar la frase de contraseña?',
    removeMeans:
      'Desde la próxima copia, las claves no viajan y las copias de una carpeta no se cifran. Las copias anteriores siguen necesitando la frase.',
    removeFirst: 'El bucket la necesita. Elige antes otro segundo lugar.',
    show: 'Mostrar la frase',
    hide: 'Ocultar la frase',
  },

  paper: {
    print: 'Imprimir la hoja de emergencia',
    now: 'Imprimir',
    back: 'Volver a las copias',
    title: 'Qué hacer si se pierde este ordenador',
    of: (studio) => `Para ${studio}`,
    reach: 'El enlace de los clientes',
    where: 'Dónde están las copias',
    here: 'En el ordenador del centro; perdidas con él, salvo que quede el disco:',
    folder: 'En la carpeta:',
    bucket: (name) => `En el bucket «${name}», en:`,
    bucketFolder: (prefix) => `en su carpeta «${prefix}»`,
    region: (region) => `región ${region}`,
    keyId: (id) => `ID de la clave ${id}`,
    nowhere: '¡En ningún otro sitio! Elige un segundo lugar en Ajustes, Copias, y vuelve a imprimir esta hoja.',
    age: 'Antigüedad: una hora como mucho si hubo cambios; si no, la del último cambio.',
    kept: 'Dónde se guarda esto (anótalo a mano; nunca los propios secretos)',
    passphrase: 'La frase de contraseña de las copias',
    noPassphrase: 'No hay frase de contraseña.',
    secret: 'La clave secreta del bucket',
    recovery: 'El código de recuperación',
    steps: 'Paso a paso',
    install: 'Instala Studio Desk en otro ordenador y ábrelo.',
    choose: 'En la primera página elige «Ya tengo un centro».',
    place: 'Indica dónde están las copias, como arriba. La más reciente ya está elegida.',
    give: 'Escribe la frase de contraseña anotada en su papel.',
    signIn: 'Entra con tu correo y contraseña de siempre. ¿La has olvidado? Usa el código de recuperación.',
    letters: 'En Hoy, decide si los correos en espera se envían o se descartan.',
    printed: (date) => `Impreso el ${date}`,
  },
}
