import { tunnel as tunnelDe } from '../../../../server/lib/sayings/de/tunnel.ts'
import { tunnel as tunnelEn } from '../../../../server/lib/sayings/en/tunnel.ts'
import { tunnel as tunnelEs } from '../../../../server/lib/sayings/es/tunnel.ts'
import { tunnel as tunnelFr } from '../../../../server/lib/sayings/fr/tunnel.ts'
import { tunnel as tunnelIt } from '../../../../server/lib/sayings/it/tunnel.ts'
import { termsOf } from '../../../shared/i18n/terms.ts'

/** How clients reach the studio from outside: the switch, and the other ways. */
export const en = () => ({
  title: 'Clients book from anywhere',
  on: 'Online',
  onMeans: 'One switch: the studio gets a link that leads to this computer. It works while the computer is on.',
  madeUp: 'This is a studio to look at, and everybody knows its passwords. Your own can go online.',
  connecting: 'Connecting. That takes a few seconds.',
  seen: (ago: string) => `Seen from outside ${ago}`,
  seconds: (n: number) => `${n} s ago`,
  online: 'Online',
  otherName: 'Online by another name',
  lost: 'Not reachable at the moment',
  lastSeen: (ago: string) => `Last seen from outside ${ago}`,
  trouble: termsOf(tunnelEn, 'tunnel.trouble'),
  isOff: 'The studio is no longer online',
  link: 'Your clients’ link',
  linkFor: 'Hang the code at the door or put the link on your site.',
  qr: (url: string) => `QR code that leads to ${url}`,
  copy: 'Copy the link',
  copied: 'The link is copied',
  open: 'Open',
  tooLong: 'The address is too long for a QR code.',
  remove: 'Stop using it',
  removed: 'The address is no longer used',
})

type Words = ReturnType<typeof en>

export const de = (): Words => ({
  title: 'Gebucht wird von überall',
  on: 'Online',
  onMeans:
    'Ein Schalter: Das Studio bekommt einen Link, der zu diesem Computer führt. Er gilt, solange der Computer an ist.',
  madeUp: 'Dieses Studio ist nur zum Ansehen, und alle kennen seine Passwörter. Dein eigenes kann online gehen.',
  connecting: 'Wird verbunden. Das dauert ein paar Sekunden.',
  seen: (ago) => `Von außen gesehen: ${ago}`,
  seconds: (n) => `vor ${n} s`,
  online: 'Online',
  otherName: 'Online unter anderem Namen',
  lost: 'Gerade nicht erreichbar',
  lastSeen: (ago) => `Zuletzt von außen gesehen: ${ago}`,
  trouble: termsOf(tunnelDe, 'tunnel.trouble'),
  isOff: 'Das Studio ist nicht mehr online',
  link: 'Der Link für deine Kundschaft',
  linkFor: 'Häng den Code an die Tür, oder setz den Link auf deine Website.',
  qr: (url) => `QR-Code, der zu ${url} führt`,
  copy: 'Link kopieren',
  copied: 'Der Link ist kopiert',
  open: 'Öffnen',
  tooLong: 'Die Adresse ist zu lang für einen QR-Code.',
  remove: 'Nicht mehr verwenden',
  removed: 'Die Adresse wird nicht mehr verwendet',
})

export const es = (): Words => ({
  title: 'Tus clientes reservan desde cualquier lugar',
  on: 'En línea',
  onMeans: 'Un solo interruptor: el centro recibe un enlace a este ordenador. Funciona mientras esté encendido.',
  madeUp: 'Este es un centro de muestra y todo el mundo conoce sus contraseñas. El tuyo sí puede ponerse en línea.',
  connecting: 'Conectando. Tarda unos segundos.',
  seen: (ago) => `Visto desde fuera ${ago}`,
  seconds: (n) => `hace ${n} s`,
  online: 'En línea',
  otherName: 'En línea con otro nombre',
  lost: 'Ahora no se puede acceder',
  lastSeen: (ago) => `Visto desde fuera por última vez ${ago}`,
  trouble: termsOf(tunnelEs, 'tunnel.trouble'),
  isOff: 'El centro ya no está en línea',
  link: 'El enlace de tus clientes',
  linkFor: 'Cuelga el código en la puerta o pon el enlace en tu web.',
  qr: (url) => `Código QR que lleva a ${url}`,
  copy: 'Copiar el enlace',
  copied: 'Enlace copiado',
  open: 'Abrir',
  tooLong: 'La dirección es demasiado larga para un código QR.',
  remove: 'Dejar de usarla',
  removed: 'La dirección ya no se usa',
})

export const fr = (): Words => ({
  title: 'On réserve de partout',
  on: 'En ligne',
  onMeans:
    'Un interrupteur\u00a0: le studio reçoit un lien qui mène à cet ordinateur. Il fonctionne tant que l’ordinateur est allumé.',
  madeUp:
    'Ce studio est là pour être regardé, et tout le monde connaît ses mots de passe. Le vôtre peut aller en ligne.',
  connecting: 'Connexion en cours. Cela prend quelques secondes.',
  seen: (ago) => `Vu de l’extérieur\u00a0: ${ago}`,
  seconds: (n) => `il y a ${n} s`,
  online: 'En ligne',
  otherName: 'En ligne sous un autre nom',
  lost: 'Injoignable pour le moment',
  lastSeen: (ago) => `Vu de l’extérieur pour la dernière fois\u00a0: ${ago}`,
  trouble: termsOf(tunnelFr, 'tunnel.trouble'),
  isOff: 'Le studio n’est plus en ligne',
  link: 'Le lien de vos clients',
  linkFor: 'Accrochez le code à l’entrée, ou mettez le lien sur votre site.',
  qr: (url) => `Code QR qui mène à ${url}`,
  copy: 'Copier le lien',
  copied: 'Le lien est copié',
  open: 'Ouvrir',
  tooLong: 'L’adresse est trop longue pour un code QR.',
  remove: 'Ne plus l’utiliser',
  removed: 'L’adresse n’est plus utilisée',
})

export const it = (): Words => ({
  title: 'I clienti prenotano da ovunque',
  on: 'Online',
  onMeans:
    'Un solo interruttore: lo studio riceve un link che porta a questo computer. Funziona finché il computer è acceso.',
  madeUp: 'Questo è uno studio da guardare, e tutti ne conoscono le password. Il tuo può andare online.',
  connecting: 'Collegamento in corso. Ci vuole qualche secondo.',
  seen: (ago) => `Visto da fuori ${ago}`,
  seconds: (n) => `${n} s fa`,
  online: 'Online',
  otherName: 'Online con un altro nome',
  lost: 'Al momento non raggiungibile',
  lastSeen: (ago) => `Visto da fuori l’ultima volta ${ago}`,
  trouble: termsOf(tunnelIt, 'tunnel.trouble'),
  isOff: 'Lo studio non è più online',
  link: 'Il link dei tuoi clienti',
  linkFor: 'Appendi il codice alla porta o metti il link sul tuo sito.',
  qr: (url) => `Codice QR che porta a ${url}`,
  copy: 'Copia il link',
  copied: 'Il link è copiato',
  open: 'Apri',
  tooLong: 'L’indirizzo è troppo lungo per un codice QR.',
  remove: 'Non usarlo più',
  removed: 'L’indirizzo non si usa più',
})
