import type { Words } from './words.ts'

export const es: Words = {
  locale: 'es-ES',
  menu: {
    file: '&Archivo',
    edit: '&Edición',
    view: '&Ver',
    window: 'Ve&ntana',
    help: 'Ay&uda',
    startAtLogin: 'Abrir al iniciar sesión en este ordenador',
    keyInFile: 'Guardar la clave en un archivo',
    showFolder: 'Mostrar la carpeta de datos',
    quit: '&Salir',
    quitStudio: 'Salir de Studio Desk',
    open: 'Abrir Studio Desk',
    clientsPage: (address) => `Página de los clientes: ${address}`,
    copyLink: 'Copiar el enlace de los clientes',
    showCode: 'Mostrar el enlace de los clientes como código',
    install: (version) => `Instalar la versión ${version}…`,
    lookForUpdate: 'Buscar una versión nueva',
    copyAnyLink: 'Copiar el enlace',
  },
  roles: {
    about: 'Acerca de Studio Desk',
    services: 'Servicios',
    hide: 'Ocultar Studio Desk',
    hideOthers: 'Ocultar otros',
    unhide: 'Mostrar todo',
    undo: 'Deshacer',
    redo: 'Rehacer',
    cut: 'Cortar',
    copy: 'Copiar',
    paste: 'Pegar',
    delete: 'Eliminar',
    selectAll: 'Seleccionar todo',
    reload: 'Recargar',
    resetZoom: 'Tamaño real',
    zoomIn: 'Acercar',
    zoomOut: 'Alejar',
    togglefullscreen: 'Pantalla completa',
    minimize: 'Minimizar',
    zoom: 'Zoom',
    front: 'Traer todo al frente',
    close: 'Cerrar la ventana',
  },
  state: {
    starting: 'Abriendo…',
    trouble: 'Parado: ábrelo para ver por qué',
    here: 'En marcha en este ordenador',
    open: 'En marcha, abierto a tus clientes',
    serving: 'En marcha, ahora lo usan clientes',
  },
  ok: 'Aceptar',
  underWay: { import: 'Hay una importación en curso', copy: 'Se está haciendo una copia de seguridad' },
  unsaved: {
    message: 'Tienes cambios sin guardar',
    leaving: 'Se perderán si sales ahora de esta página.',
    discard: 'Descartar los cambios',
    stay: 'Quedarme',
    quitting: 'Se perderán si sales ahora.',
    discardAndQuit: 'Descartar y salir',
  },
  quit: {
    serving: 'Ahora mismo hay clientes usando tu centro',
    unsaved: 'Tienes cambios sin guardar que se perderían.',
    goesOn: 'Continuará la próxima vez que lo abras.',
    closed:
      'Mientras Studio Desk esté cerrado, nadie podrá reservar, pagar ni iniciar sesión, y no se enviará ningún correo. Si solo ' +
      'cierras la ventana, el centro sigue funcionando.',
    anyway: 'Salir igualmente',
    stay: 'Dejarlo abierto',
  },
  hidden: {
    title: 'Tu centro sigue funcionando',
    body: 'Tus clientes pueden seguir reservando. Abre Studio Desk otra vez para verlo, o elige Salir en su menú para cerrarlo.',
  },
  keyNotMoved: 'No se pudo mover la clave',
  back: {
    ask: (when) => `¿Restaurar la copia de seguridad del ${when}?`,
    means:
      'No contiene lo que se introdujo después: reservas, ventas, cambios. Los datos actuales se quedan en la carpeta de datos; ' +
      'no se elimina nada.',
    yes: 'Restaurar la copia',
    no: 'Ahora no',
  },
  update: {
    noneHere: (version) => `Esto es Studio Desk ${version}`,
    noneHereMeans: 'Las versiones nuevas se obtienen igual que esta.',
    notLooked: 'No se pudo buscar una versión nueva',
    online: (reason) => `¿Tiene internet este ordenador? (${reason})`,
    newest: (version) => `Studio Desk ${version} es la versión más reciente`,
    later: (version) => `La versión ${version} se podrá instalar cuando termine.`,
    failed: (version) => `No se pudo instalar Studio Desk ${version}`,
    former: 'Tu versión actual se está abriendo otra vez.',
    ask: (version) => `¿Instalar Studio Desk ${version}?`,
    means:
      'Primero se hace una copia de seguridad de tus datos. Tus clientes no podrán acceder al centro durante un minuto más o menos.',
    yes: 'Instalar ahora',
    no: 'Más tarde',
    noCopy: 'No se pudo hacer una copia de seguridad de tus datos',
    noCopyMeans: (reason) =>
      `Motivo: ${reason}. Sin una copia de seguridad no podrás volver atrás si la versión nueva no funciona.`,
    noAnswer: 'el centro no responde',
    without: 'Instalar sin copia de seguridad',
    dont: 'No instalar',
  },
  page: {
    forClients: 'Para tus clientes',
    scan: 'Escanéalo con la cámara del móvil o muéstralo para que otros lo escaneen.',
    codeFor: (address) => `Código de ${address}`,
    passphrase: 'Frase de contraseña',
    detail: 'Detalles',
    opening: { title: 'Abriendo tu centro', text: 'Tarda unos segundos.' },
    closing: { title: 'Cerrando tu centro', text: 'Terminando lo que estaba en curso.' },
    fallen: {
      title: 'Studio Desk se está reiniciando',
      text: 'Se cerró de forma inesperada y volverá en unos segundos. Todo lo guardado está a salvo.',
    },
    noReason: 'No se indicó ningún motivo.',
    endedWith: (code) => `Terminó con el código ${code}.`,
  },
  choices: {
    passphrase: 'Abrir la copia de seguridad',
    again: 'Abrir otra vez',
    'other-port': 'Usar otra dirección',
    restore: (when) => `Restaurar la copia de seguridad del ${when}`,
    'former-version': (version) => `Volver a la versión ${version}`,
    folder: 'Mostrar la carpeta de datos',
    quit: 'Salir',
  },
  troubles: {
    'in-use': {
      title: 'Este centro ya está abierto en otro sitio',
      text:
        'Otro programa está usando la carpeta del centro: quizá Studio Desk se abrió dos veces, o lo tiene abierto otro usuario de ' +
        'este ordenador. Ciérralo allí y ábrelo aquí otra vez. Tus datos están a salvo.',
    },
    damaged: {
      title: 'No se pueden leer los datos del centro',
      text:
        'El archivo con los datos del centro está dañado o no se encuentra. No se ha cambiado nada. Puedes restaurar una ' +
        'copia de seguridad; los datos actuales se conservan.',
    },
    'disk-full': {
      title: 'El disco está lleno',
      text:
        'Studio Desk necesita un poco de espacio para abrirse. Elimina o mueve lo que no necesites y ábrelo otra vez. Tus datos ' +
        'están a salvo.',
    },
    'port-taken': {
      title: 'Otro programa está usando la dirección del centro',
      text:
        'Un programa de este ordenador ya usa la dirección de Studio Desk. Ciérralo y abre Studio Desk otra vez, o deja que ' +
        'use otra dirección a partir de ahora. Si un túnel o dominio lleva a las páginas de los clientes, haz que apunte a la nueva.',
    },
    'key-missing': {
      title: 'Falta la clave de este centro',
      text:
        'Las contraseñas guardadas y los inicios de sesión están protegidos con una clave que falta o no es la correcta. Si el ' +
        'centro viene de otro ordenador, trae de allí el archivo secrets.key a la carpeta de datos y abre Studio Desk otra vez. No se ' +
        'ha cambiado nada.',
    },
    passphrase: {
      title: 'Esta copia de seguridad está cifrada',
      text: 'Escribe la frase de contraseña de las copias de seguridad. No se ha cambiado nada.',
    },
    newer: {
      title: 'Este centro se abrió con una versión más reciente',
      text:
        'Una versión más reciente de Studio Desk actualizó los datos, y esta no puede leerlos. Instala otra vez la versión más ' +
        'reciente y ábrela. Tus datos están a salvo y no se ha cambiado nada.',
    },
    other: {
      title: 'Studio Desk no puede abrirse',
      text: 'Algo en este ordenador lo impide. Consulta los detalles de abajo. Cuando esté resuelto, ábrelo otra vez.',
    },
    'given-up': {
      title: 'Studio Desk se cierra una y otra vez',
      text:
        'Se abrió varias veces y cada vez se cerró de forma inesperada. Reiniciar el ordenador suele ayudar. Si no, los detalles de abajo servirán ' +
        'a quien pidas ayuda.',
    },
  },
  wrongPassphrase:
    'Esta copia de seguridad no se abre con esa frase de contraseña. Comprueba que no haya errores; es la que había cuando se hizo la ' +
    'copia. No se ha cambiado nada.',
  afterUpdate:
    'Esta versión se instaló como actualización y todavía no se ha abierto: puedes volver a la versión anterior, con la copia de seguridad que se ' +
    'hizo entonces.',
  keyLocked: (file) =>
    `El almacén de contraseñas de este ordenador no abre ${file}. Inicia sesión con el usuario que creó el centro, desbloquea el ` +
    'almacén si lo pide y abre Studio Desk otra vez; en otro ordenador, trae la clave de una copia de seguridad.',
}
