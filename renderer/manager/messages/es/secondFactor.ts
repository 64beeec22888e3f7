import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

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
