import type { Words } from './words.ts'

export const es: Words = {
  locale: 'es-ES',
  menu: {
    file: '&Archivo',
    edit: '&Edición',
    view: '&Ver',
    window: 'Ve&ntana',
    help: 'Ay&uda',
    startAtLogin: 'Abrir cuando inicio sesión en este ordenador',
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
    trouble: 'No funciona: ábrelo para ver por qué',
    here: 'Funciona en este ordenador',
    open: 'Funciona, abierto para tus clientes',
    serving: 'Funciona, ahora hay clientes',
  },
  ok: 'Aceptar',
  underWay: { import: 'Hay una importación en curso', copy: 'Se está haciendo una copia' },
  unsaved: {
    message: 'Hay cambios sin guardar',
    leaving: 'Se pierden si sales ahora de esta página.',
    discard: 'Descartarlos',
    stay: 'Quedarme',
    quitting: 'Se pierden si sales ahora.',
    discardAndQuit: 'Descartar y salir',
  },
  quit: {
    serving: 'Ahora mismo hay clientes usando tu centro',
    unsaved: 'Hay cambios sin guardar que se perderían.',
    goesOn: 'Continuará la próxima vez que lo abras.',
    closed:
      'Mientras Studio Desk esté cerrado, nadie podrá reservar, pagar ni iniciar sesión, y no saldrá ningún correo. Si en su lugar ' +
      'cierras la ventana, el centro sigue funcionando.',
    anyway: 'Salir de todos modos',
    stay: 'Dejarlo abierto',
  },
  hidden: {
    title: 'Tu centro sigue funcionando',
    body: 'Tus clientes pueden seguir reservando. Abre Studio Desk otra vez para verlo; Salir en su menú lo cierra.',
  },
  keyNotMoved: 'No se pudo mover la clave',
  back: {
    ask: (when) => `¿Volver a la copia del ${when}?`,
    means:
      'No contiene lo que se introdujo después: reservas, ventas, cambios. Lo que hay ahora en la carpeta de datos se guarda al ' +
      'lado; no se tira nada.',
    yes: 'Volver a ella',
    no: 'Ahora no',
  },
  update: {
    noneHere: (version) => `Esto es Studio Desk ${version}`,
    noneHereMeans: 'Las versiones nuevas llegan por el mismo camino que esta.',
    notLooked: 'No se pudo buscar una versión nueva',
    online: (reason) => `¿Está conectado este ordenador? (${reason})`,
    newest: (version) => `Studio Desk ${version} es la versión más reciente`,
    later: (version) => `La versión ${version} se podrá instalar cuando termine.`,
    failed: (version) => `No se pudo instalar Studio Desk ${version}`,
    former: 'La versión que tienes se abre ahora otra vez.',
    ask: (version) => `¿Instalar Studio Desk ${version}?`,
    means:
      'Primero se hace una copia de tus datos. Tus clientes no podrán acceder al centro durante un minuto más o menos.',
    yes: 'Instalar ahora',
    no: 'Más tarde',
    noCopy: 'No se pudo hacer una copia de tus datos',
    noCopyMeans: (reason) =>
      `El motivo: ${reason}. Sin una copia no hay vuelta atrás si la versión nueva no funciona como debería.`,
    noAnswer: 'el centro no responde',
    without: 'Instalar sin copia',
    dont: 'No instalar',
  },
  page: {
    forClients: 'Para tus clientes',
    scan: 'Escanéalo con la cámara del móvil o muéstralo para que otros lo escaneen.',
    codeFor: (address) => `Código de ${address}`,
    passphrase: 'Frase de contraseña',
    detail: 'Detalles',
    opening: { title: 'Abriendo tu centro', text: 'Tarda unos segundos.' },
    closing: { title: 'Cerrando tu centro', text: 'Se está terminando lo que había en curso.' },
    fallen: {
      title: 'Studio Desk se abre otra vez',
      text: 'Se cerró solo hace un momento y volverá en unos segundos. Lo que se guardó está a salvo.',
    },
    noReason: 'No dio ningún motivo.',
    endedWith: (code) => `Terminó con el código ${code}.`,
  },
  choices: {
    passphrase: 'Abrir la copia',
    again: 'Abrir otra vez',
    'other-port': 'Elegir otra dirección',
    restore: (when) => `Volver a la copia del ${when}`,
    'former-version': (version) => `Recuperar la versión ${version}`,
    folder: 'Mostrar la carpeta de datos',
    quit: 'Salir',
  },
  troubles: {
    'in-use': {
      title: 'Este centro ya está abierto en otro sitio',
      text:
        'Otro programa trabaja en la carpeta del centro: quizá Studio Desk se abrió dos veces, o lo tiene abierto otro usuario de ' +
        'este ordenador. Ciérralo allí y ábrelo aquí otra vez. Tus datos están a salvo.',
    },
    damaged: {
      title: 'No se pueden leer los datos del centro',
      text:
        'El archivo con los datos del centro está dañado o no está donde debería. No se ha cambiado nada en él. Puedes volver a una ' +
        'copia; lo que hay ahora se guarda al lado.',
    },
    'disk-full': {
      title: 'No queda espacio en el disco',
      text:
        'Studio Desk necesita un poco de espacio para abrirse. Elimina o mueve lo que no necesites y ábrelo otra vez. Tus datos ' +
        'están a salvo.',
    },
    'port-taken': {
      title: 'Otro programa usa la dirección del centro',
      text:
        'En este ordenador ya responde un programa donde lo haría Studio Desk. Ciérralo y abre Studio Desk otra vez, o deja que ' +
        'use otra dirección y la conserve. Un túnel o dominio que lleve a las páginas de los clientes tendrá que apuntar a la nueva.',
    },
    'key-missing': {
      title: 'Falta la clave de este centro',
      text:
        'Las contraseñas guardadas y los inicios de sesión están protegidos con una clave que no está aquí o no encaja. Si el ' +
        'centro viene de otro ordenador, trae de allí el archivo secrets.key a la carpeta de datos y abre Studio Desk otra vez. No se ' +
        'ha cambiado nada.',
    },
    passphrase: {
      title: 'Esta copia está cifrada',
      text: 'Escribe la frase de contraseña que se fijó para las copias. Hasta ahora no se ha cambiado nada.',
    },
    newer: {
      title: 'Este centro se usó con un Studio Desk más nuevo',
      text:
        'Una versión más nueva ya cambió la forma de guardar los datos, y esta no puede leerlos. Instala otra vez la versión más ' +
        'nueva y ábrela. Tus datos están a salvo y no se ha cambiado nada.',
    },
    other: {
      title: 'Studio Desk no puede abrirse',
      text: 'Algo en este ordenador lo impide. Los detalles de abajo dicen qué es. Cuando esté resuelto, ábrelo otra vez.',
    },
    'given-up': {
      title: 'Studio Desk no se mantiene abierto',
      text:
        'Se abrió varias veces y cada vez se cerró solo. Reiniciar el ordenador suele ayudar. Si no, los detalles de abajo servirán ' +
        'a quien pidas ayuda.',
    },
  },
  wrongPassphrase:
    'Esta copia no se abre con esa frase de contraseña. Busca errores al escribirla; es la que estaba fijada cuando se hizo la ' +
    'copia. Hasta ahora no se ha cambiado nada.',
  afterUpdate:
    'Esta versión se instaló como actualización y todavía no se ha abierto: puedes recuperar la versión anterior, con la copia que se ' +
    'hizo entonces.',
  keyLocked: (file) =>
    `El almacén de contraseñas de este ordenador no abre ${file}. Inicia sesión con el usuario que creó el centro, desbloquea el ` +
    'almacén si lo pide y abre Studio Desk otra vez; en otro ordenador, trae la clave de una copia del centro.',
}
