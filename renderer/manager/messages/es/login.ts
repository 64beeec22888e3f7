import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

export const login: Messages['login'] = {
  title: 'Iniciar sesión',
  lead: (studio) => `Para gestionar ${studio}`,
  email: 'Correo',
  password: 'Contraseña',
  show: 'Mostrar la contraseña',
  hide: 'Ocultar la contraseña',
  submit: 'Entrar',
  restoredTitle: (studio, when) => `${studio} ha vuelto, con los datos del ${when}`,
  restored: 'Entra con el correo y la contraseña que tenías entonces.',
  restoredNewKey:
    'Funciona con claves nuevas. Se han perdido la contraseña guardada del servidor de correo, las tarjetas regalo por su código, el código de recuperación y los segundos factores.',
  notStaffTitle: 'Esta cuenta no es para esta página',
  notStaff: 'Los clientes y profesores usan el portal del centro.',
  toPortal: 'Ir al portal',
  notHereTitle: 'Los gestores no pueden entrar por aquí',
  freeTunnel:
    'Esta dirección es de un túnel gratuito: otra persona puede quedarse con su nombre, y lo que pasa por él se puede leer. ' +
    'Entra en el propio ordenador del centro, en su red o por una dirección propia.',
  forgotten: '¿Has olvidado la contraseña?',
  toSignIn: 'Volver a entrar',
  newPassword: 'Contraseña nueva',
  passwordRule: 'Como mínimo, 8 caracteres.',
  setUpFirst: {
    title: 'Antes, un segundo factor',
    lead: 'Tu contraseña es correcta. Desde fuera del centro, los gestores necesitan además un código de su móvil.',
    here: 'Entra en el ordenador del centro, donde está Studio Desk.',
    menu: (email) => `Abre el menú con tu nombre (${email}) y elige «Segundo factor».`,
    scan: 'Escanea la imagen con una aplicación de autenticación y escribe el código que muestra.',
    back: 'Después entra aquí, con tu contraseña y un código.',
    whoElse: 'Los clientes y profesores no lo necesitan: usan el portal del centro.',
  },
  forgot: {
    title: '¿Has olvidado la contraseña?',
    lead: 'Te enviamos un enlace para elegir otra; vale una hora.',
    submit: 'Enviar el enlace',
    sent: 'Mira tu correo',
    sentMeans: (email) => `Si ${email} tiene una cuenta aquí, el enlace está en camino. Vale una hora.`,
    again: 'Usar otra dirección',
    noMail: '¿No llega el correo o el centro aún no tiene servidor de correo?',
    useCode: 'Usar el código de recuperación',
    askOwner: 'Si no eres titular del centro, pide a quien lo sea que te ponga una contraseña nueva en Equipo.',
  },
  recover: {
    title: 'Usar el código de recuperación',
    lead: 'Con el código de la primera configuración, quien es titular elige una contraseña nueva. Vale una vez; recibirás otro para la próxima.',
    code: 'Código de recuperación',
    codeExample: 'XXXXX-XXXXX-XXXXX-XXXXX-XXXXX-X',
    submit: 'Guardar la contraseña',
    byMail: 'Mejor por correo',
    newTitle: 'Guarda tu nuevo código de recuperación',
    newLead: 'El anterior ya está usado. Este solo se muestra esta vez.',
    go: 'Abrir el centro',
    signIn: 'Entrar',
    factorStays: 'Tu segundo factor sigue igual: entra con la contraseña nueva y un código.',
  },
  reset: {
    title: 'Elegir una contraseña nueva',
    lead: 'Después entras directamente.',
    submit: 'Guardar la contraseña',
    done: 'Tu contraseña nueva vale desde ahora',
    setTitle: 'Tu contraseña nueva está guardada',
    setMeans: 'Entra con ella y un código de tu aplicación de autenticación.',
    noToken: 'Este enlace no está completo',
    noTokenMeans: 'Ábrelo otra vez desde el correo o pide uno nuevo.',
    another: 'Enviar otro enlace',
  },
}

const count = plurals('es')
const figure = figures('es')

export const secondFactor: Messages['secondFactor'] = {
  title: 'Segundo factor',
  lead: 'Un código de tu móvil además de la contraseña, para que la contraseña sola no abra nada.',
  menu: 'Segundo factor',
  offTitle: 'Tu cuenta no tiene segundo factor',
  off: 'Desde fuera del centro, los gestores solo entran con uno. En el ordenador del centro también se te pedirá en cuanto lo tengas.',
  setUp: 'Configurarlo',
  what: 'Necesitas una aplicación de autenticación en el móvil, como Google Authenticator, Aegis, 2FAS o la de tu gestor de contraseñas.',
  onTitle: 'Tu cuenta tiene un segundo factor',
  on: 'Entras con tu contraseña y un código de tu aplicación de autenticación.',
  codesLeft: (n) =>
    n === 0
      ? 'No queda ningún código de recuperación.'
      : count(n, { one: 'Queda 1 código de recuperación.', other: `Quedan ${figure(n)} códigos de recuperación.` }),
  newCodes: 'Para tener códigos nuevos, desactívalo y vuelve a configurarlo.',

  scan: {
    title: 'Léelo con tu aplicación',
    lead: 'En la aplicación, elige añadir una cuenta y apunta la cámara a la imagen.',
    picture: 'Código QR con la clave para tu aplicación de autenticación',
    byHand: '¿No funciona la cámara? Escribe esta clave en la aplicación:',
    copySecret: 'Copiar la clave',
    copied: 'Clave copiada',
    code: 'Código que muestra ahora la aplicación',
    codeFor: 'Seis cifras. Demuestran que la aplicación lo ha leído bien.',
    turnOn: 'Activarlo',
  },

  codes: {
    title: 'Guarda tus códigos de recuperación',
    lead: 'Cada uno abre tu cuenta una vez en lugar de un código, si pierdes el móvil. Solo se muestran esta vez.',
    of: (studio, name) => `Códigos de recuperación de ${name} para ${studio}`,
    list: 'Códigos de recuperación',
    copy: 'Copiar',
    copied: 'Códigos copiados',
    print: 'Imprimir',
    download: 'Descargar',
    file: 'codigos-de-recuperacion.txt',
    made: (date) => `Creados el ${date}. Cada uno vale una vez.`,
    kept: 'Los he guardado donde volveré a encontrarlos',
    keepFirst: 'Guarda antes los códigos y marca después la casilla.',
    done: 'Listo',
  },

  turnOff: {
    title: 'Desactivarlo',
    lead: 'Se cierran todas tus sesiones menos esta, y ya nadie entra en tu cuenta desde fuera.',
    password: 'Contraseña',
    show: 'Mostrar la contraseña',
    hide: 'Ocultar la contraseña',
    code: 'Código, o un código de recuperación',
    submit: 'Desactivarlo',
    done: 'Tu segundo factor está desactivado',
  },
}
