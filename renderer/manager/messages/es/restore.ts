import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

const count = plurals('es')
const figure = figures('es')

export const restore: Messages['restore'] = {
  offerTitle: '¿Has cambiado de ordenador?',
  offer: 'Una copia de tu centro lo trae todo de vuelta, tal como estaba.',
  have: 'Ya tengo un centro',

  title: 'Recupera tu centro',
  lead: 'Desde una copia hecha por Studio Desk. Vuelve todo lo que contiene: clientes, reservas, dinero, fotos.',
  back: 'Crear un centro nuevo',
  from: '¿Dónde está la copia?',
  ways: {
    file: { label: 'Un archivo', detail: 'En este ordenador o en una memoria USB; acaba en .studiobackup.' },
    folder: { label: 'Una carpeta', detail: 'Otro disco, o la que sincroniza Dropbox, Nextcloud o similar.' },
    bucket: { label: 'Un bucket', detail: 'Almacenamiento compatible con S3. Figura en la hoja de emergencia.' },
  },
  drop: 'Suelta aquí la copia',
  dropHelp: 'Se lee desde donde está, por grande que sea.',
  notACopy: 'No es una copia de Studio Desk: su nombre acaba en .studiobackup.',
  folder: 'Ruta completa de la carpeta',
  folderExample: '/media/disco-copias o D:\\Copias',
  look: 'Buscar copias',
  found: (n) => count(n, { one: 'Se ha encontrado 1 copia', other: `Se han encontrado ${figure(n)} copias` }),
  foundNone: 'Aquí no hay copias de Studio Desk. Mira si es el lugar correcto.',
  which: 'La copia que quieres recuperar',
  whichMeans: 'Está elegida la más reciente.',
  of: (studio) => `en ${studio}`,

  passphrase: 'Frase de contraseña',
  passphraseNeeded: 'Esta copia está cifrada. La frase de contraseña está en el papel donde la anotaste.',
  passphraseIfSet: 'Déjala vacía si no se puso ninguna.',
  show: 'Mostrar la frase',
  hide: 'Ocultar la frase',
  lost: 'He perdido la frase de contraseña',
  lostMeans:
    'El centro vuelve sin sus claves. Se pierden la contraseña guardada del servidor de correo, las tarjetas regalo por su código, el código de recuperación y todos los segundos factores. Clientes, reservas, dinero y fotos están todos.',
  without: 'Seguir sin las claves',
  submit: 'Recuperar el centro',

  file: 'Restaurar desde un archivo',
  one: (when) => `Restaurar la copia: ${when}`,
  replaced: (when) => `Todo el centro se sustituye por el de esta copia: ${when}.`,
  replacedFile: 'Todo el centro se sustituye por el del archivo.',
  lostAfter: (when) => `Se pierde lo hecho después (${when}): reservas, llegadas, pagos, cambios.`,
  lostAfterFile: 'Se pierde lo hecho después de la copia: reservas, llegadas, pagos, cambios.',
  aside: 'Lo que hay ahora no se borra: se guarda aparte en la carpeta de datos.',
  signedOut: 'Se cierran todas las sesiones.',
  password: 'Tu contraseña',
  passwordFor: 'Para que nadie más haga esto.',
  passwordWrong: 'Esta no es tu contraseña.',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  confirm: 'Restaurar el centro',

  checking: 'Comprobando la copia',
  checkingMeans:
    'No se toca nada hasta saber que está completa. Con muchas fotos tarda unos minutos; deja abierta esta página.',
  restarting: 'El centro vuelve a arrancar',
  restartingMeans: 'La copia era buena. Enseguida podrás entrar.',
}
