import { figures, plurals } from '../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    title: 'Waivers',
    lead: 'Documents the studio asks you to read and sign.',
    none: 'Nothing to sign',
    noneMeans: 'When the studio has something for you to sign, you’ll find it here.',
    toSign: 'To sign',
    signed: 'Signed',
    states: { signed: 'Signed', outdated: 'Changed, sign again', unsigned: 'To sign' },
    required: 'Required before you book',
    signedOn: (date: string) => `Signed on ${date}`,
    since: (date: string) => `You signed an earlier text on ${date}`,
    waiting: (n: number) => count(n, { one: '1 to sign', other: `${figure(n)} to sign` }),
    allSigned: 'All signed',
    nothing: 'Documents to sign',

    changedTitle: 'The text has changed',
    changedMeans: (date: string) => `You signed an earlier text on ${date}. Here’s what changed:`,
    changedWhileReading: 'The text changed while you were reading',
    readAgain: 'You haven’t signed yet. Please read the current text, then sign.',
    onlyLines: 'Only empty lines changed.',
    added: 'New:',
    removed: 'Removed:',
    text: 'The text',
    textNow: 'The full current text',
    version: (n: number) => `Version ${figure(n)}`,

    sign: 'Sign',
    signAgain: 'Sign the new text',
    name: 'Your full name',
    nameMeans: (date: string) =>
      `Typing your name counts as your signature, dated ${date}. The studio keeps a timestamped copy.`,
    done: (title: string) => `${title}: signed`,
    youSigned: 'You’ve signed this',
    asWhom: (name: string, date: string) => `As ${name}, ${date}.`,
    download: 'Download a copy (PDF)',
    file: (title: string) => `${title}.pdf`,
    next: (title: string) => `Next: ${title}`,
    toSchedule: 'Book a class',
    backToClass: 'Back to the class',
    backToSchedule: 'Back to the schedule',
    backToAll: 'All waivers',
    backToAppointment: 'Back to the appointment',
    backToBookings: 'Back to my bookings',

    /** Of what is signed for somebody whom the reader acts for. */
    theirs: {
      of: (name: string) => `For ${name}`,
      since: (date: string) => `An earlier text was signed on ${date}`,
      changedMeans: (date: string) => `An earlier text was signed on ${date}. Here’s what changed:`,
      nameMeans: (name: string, date: string) =>
        `Typing your name counts as your signature for ${name}, dated ${date}. The studio keeps a timestamped copy.`,
      done: (title: string, name: string) => `${title}: signed for ${name}`,
      signed: (name: string) => `Signed for ${name}`,
      byWhom: (name: string, date: string) => `By ${name}, ${date}.`,
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    title: 'Einverständniserklärungen',
    lead: 'Texte, die du für das Studio lesen und unterschreiben sollst.',
    none: 'Nichts zu unterschreiben',
    noneMeans: 'Wenn du etwas unterschreiben sollst, findest du es hier.',
    toSign: 'Zu unterschreiben',
    signed: 'Unterschrieben',
    states: { signed: 'Unterschrieben', outdated: 'Geändert, bitte neu unterschreiben', unsigned: 'Zu unterschreiben' },
    required: 'Vor dem Buchen erforderlich',
    signedOn: (date) => `Unterschrieben: ${date}`,
    since: (date) => `Eine frühere Fassung hast du am ${date} unterschrieben`,
    waiting: (n) => count(n, { one: '1 zu unterschreiben', other: `${figure(n)} zu unterschreiben` }),
    allSigned: 'Alles unterschrieben',
    nothing: 'Texte zum Unterschreiben',

    changedTitle: 'Der Text hat sich geändert',
    changedMeans: (date) => `Eine frühere Fassung hast du am ${date} unterschrieben. Das hat sich geändert:`,
    changedWhileReading: 'Der Text wurde geändert, während du gelesen hast',
    readAgain: 'Du hast noch nicht unterschrieben. Bitte lies den aktuellen Text und unterschreibe dann.',
    onlyLines: 'Nur leere Zeilen haben sich geändert.',
    added: 'Neu:',
    removed: 'Entfernt:',
    text: 'Der Text',
    textNow: 'Der ganze aktuelle Text',
    version: (n) => `Fassung ${figure(n)}`,

    sign: 'Unterschreiben',
    signAgain: 'Neuen Text unterschreiben',
    name: 'Dein voller Name',
    nameMeans: (date) =>
      `Dein Name gilt als Unterschrift vom ${date}. Das Studio bewahrt eine Kopie mit Zeitstempel auf.`,
    done: (title) => `${title}: unterschrieben`,
    youSigned: 'Du hast das unterschrieben',
    asWhom: (name, date) => `Als ${name}, ${date}.`,
    download: 'Kopie herunterladen (PDF)',
    file: (title) => `${title}.pdf`,
    next: (title) => `Weiter: ${title}`,
    toSchedule: 'Kurs buchen',
    backToClass: 'Zurück zum Kurs',
    backToSchedule: 'Zurück zum Kursplan',
    backToAll: 'Alle Einverständniserklärungen',
    backToAppointment: 'Zurück zum Termin',
    backToBookings: 'Zurück zu meinen Buchungen',

    theirs: {
      of: (name) => `Für ${name}`,
      since: (date) => `Eine frühere Fassung wurde am ${date} unterschrieben`,
      changedMeans: (date) => `Eine frühere Fassung wurde am ${date} unterschrieben. Das hat sich geändert:`,
      nameMeans: (name, date) =>
        `Dein Name gilt als Unterschrift für ${name} vom ${date}. Das Studio bewahrt eine Kopie mit Zeitstempel auf.`,
      done: (title, name) => `${title}: für ${name} unterschrieben`,
      signed: (name) => `Für ${name} unterschrieben`,
      byWhom: (name, date) => `Von ${name}, ${date}.`,
    },
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    title: 'Documentos por firmar',
    lead: 'Textos que el centro te pide leer y firmar.',
    none: 'Nada que firmar',
    noneMeans: 'Cuando tengas algo que firmar, lo encontrarás aquí.',
    toSign: 'Por firmar',
    signed: 'Firmados',
    states: { signed: 'Firmado', outdated: 'Ha cambiado, firma de nuevo', unsigned: 'Por firmar' },
    required: 'Obligatorio para reservar',
    signedOn: (date) => `Firmado el ${date}`,
    since: (date) => `Firmaste un texto anterior el ${date}`,
    waiting: (n) => count(n, { one: '1 por firmar', other: `${figure(n)} por firmar` }),
    allSigned: 'Todo firmado',
    nothing: 'Textos por firmar',

    changedTitle: 'El texto ha cambiado',
    changedMeans: (date) => `Firmaste un texto anterior el ${date}. Esto es lo que ha cambiado:`,
    changedWhileReading: 'El texto ha cambiado mientras lo leías',
    readAgain: 'Aún no has firmado. Lee el texto actual y después fírmalo.',
    onlyLines: 'Solo cambian líneas vacías.',
    added: 'Nuevo:',
    removed: 'Eliminado:',
    text: 'El texto',
    textNow: 'El texto completo actual',
    version: (n) => `Versión ${figure(n)}`,

    sign: 'Firmar',
    signAgain: 'Firmar el nuevo texto',
    name: 'Tu nombre completo',
    nameMeans: (date) =>
      `Escribir tu nombre equivale a tu firma con fecha ${date}. El centro guarda una copia con la hora.`,
    done: (title) => `${title}: firmado`,
    youSigned: 'Has firmado este texto',
    asWhom: (name, date) => `Como ${name}, ${date}.`,
    download: 'Descargar una copia (PDF)',
    file: (title) => `${title}.pdf`,
    next: (title) => `Siguiente: ${title}`,
    toSchedule: 'Reservar una clase',
    backToClass: 'Volver a la clase',
    backToSchedule: 'Volver al horario',
    backToAll: 'Todos los documentos',
    backToAppointment: 'Volver a la cita',
    backToBookings: 'Volver a mis reservas',

    theirs: {
      of: (name) => `Para ${name}`,
      since: (date) => `Se firmó un texto anterior el ${date}`,
      changedMeans: (date) => `Se firmó un texto anterior el ${date}. Esto es lo que ha cambiado:`,
      nameMeans: (name, date) =>
        `Escribir tu nombre equivale a tu firma en nombre de ${name} con fecha ${date}. El centro guarda una copia con la hora.`,
      done: (title, name) => `${title}: firmado en nombre de ${name}`,
      signed: (name) => `Firmado en nombre de ${name}`,
      byWhom: (name, date) => `Por ${name}, ${date}.`,
    },
  }
}

export const fr = (): Words => {
  const figure = figures('fr')

  return {
    title: 'Décharges',
    lead: 'Les textes que le studio vous demande de lire et de signer.',
    none: 'Rien à signer',
    noneMeans: 'Quand vous aurez quelque chose à signer, vous le trouverez ici.',
    toSign: 'À signer',
    signed: 'Signé',
    states: { signed: 'Signé', outdated: 'Modifié, à signer de nouveau', unsigned: 'À signer' },
    required: 'Nécessaire avant de réserver',
    signedOn: (date) => `Signé le ${date}`,
    since: (date) => `Vous avez signé un texte antérieur le ${date}`,
    waiting: (n) => `${figure(n)} à signer`,
    allSigned: 'Tout est signé',
    nothing: 'Textes à signer',

    changedTitle: 'Le texte a changé',
    changedMeans: (date) => `Vous avez signé un texte antérieur le ${date}. Voici ce qui change\u00a0:`,
    changedWhileReading: 'Le texte a été modifié pendant votre lecture',
    readAgain: 'Vous n’avez pas encore signé. Lisez le texte actuel, puis signez.',
    onlyLines: 'Seules des lignes vides changent.',
    added: 'Nouveau\u00a0:',
    removed: 'Supprimé\u00a0:',
    text: 'Le texte',
    textNow: 'Tout le texte actuel',
    version: (n) => `Version ${figure(n)}`,

    sign: 'Signer',
    signAgain: 'Signer le nouveau texte',
    name: 'Votre nom complet',
    nameMeans: (date) =>
      `En saisissant votre nom, vous signez ce texte en date du ${date}. Le studio en conserve une copie horodatée.`,
    done: (title) => `${title}\u00a0: signé`,
    youSigned: 'Vous avez signé ce texte',
    asWhom: (name, date) => `Pour ${name}, ${date}.`,
    download: 'Télécharger une copie (PDF)',
    file: (title) => `${title}.pdf`,
    next: (title) => `Suivant\u00a0: ${title}`,
    toSchedule: 'Réserver un cours',
    backToClass: 'Retour au cours',
    backToSchedule: 'Retour au planning',
    backToAll: 'Toutes les décharges',
    backToAppointment: 'Retour au rendez-vous',
    backToBookings: 'Retour à mes réservations',

    theirs: {
      of: (name) => `Pour ${name}`,
      since: (date) => `Un texte antérieur a été signé le ${date}`,
      changedMeans: (date) => `Un texte antérieur a été signé le ${date}. Voici ce qui change\u00a0:`,
      nameMeans: (name, date) =>
        `En saisissant votre nom, vous signez ce texte pour ${name} en date du ${date}. Le studio en conserve une copie horodatée.`,
      done: (title, name) => `${title}\u00a0: signé pour ${name}`,
      signed: (name) => `Signé pour ${name}`,
      byWhom: (name, date) => `Par ${name}, ${date}.`,
    },
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    title: 'Liberatorie',
    lead: 'I testi che lo studio ti chiede di leggere e firmare.',
    none: 'Niente da firmare',
    noneMeans: 'Quando avrai qualcosa da firmare, lo troverai qui.',
    toSign: 'Da firmare',
    signed: 'Firmati',
    states: { signed: 'Firmato', outdated: 'Cambiato, firma di nuovo', unsigned: 'Da firmare' },
    required: 'Necessario per prenotare',
    signedOn: (date) => `Firmato: ${date}`,
    since: (date) => `Hai firmato un testo precedente (${date})`,
    waiting: (n) => count(n, { one: '1 da firmare', other: `${figure(n)} da firmare` }),
    allSigned: 'Tutto firmato',
    nothing: 'Testi da firmare',

    changedTitle: 'Il testo è cambiato',
    changedMeans: (date) => `Hai firmato un testo precedente (${date}). Ecco che cosa è cambiato:`,
    changedWhileReading: 'Il testo è stato modificato mentre lo leggevi',
    readAgain: 'Non hai ancora firmato. Leggi il testo attuale, poi firma.',
    onlyLines: 'Cambiano solo righe vuote.',
    added: 'Nuovo:',
    removed: 'Rimosso:',
    text: 'Il testo',
    textNow: 'Il testo completo attuale',
    version: (n) => `Versione ${figure(n)}`,

    sign: 'Firma',
    signAgain: 'Firma il nuovo testo',
    name: 'Il tuo nome completo',
    nameMeans: (date) =>
      `Scrivere il tuo nome vale come firma in data ${date}. Lo studio ne conserva una copia con l’ora.`,
    done: (title) => `${title}: firmato`,
    youSigned: 'Hai firmato questo testo',
    asWhom: (name, date) => `Come ${name}, ${date}.`,
    download: 'Scarica una copia (PDF)',
    file: (title) => `${title}.pdf`,
    next: (title) => `Prossimo: ${title}`,
    toSchedule: 'Prenota una lezione',
    backToClass: 'Torna alla lezione',
    backToSchedule: 'Torna al calendario',
    backToAll: 'Tutte le liberatorie',
    backToAppointment: 'Torna all’appuntamento',
    backToBookings: 'Torna alle mie prenotazioni',

    theirs: {
      of: (name) => `Per ${name}`,
      since: (date) => `È stato firmato un testo precedente (${date})`,
      changedMeans: (date) => `È stato firmato un testo precedente (${date}). Ecco che cosa è cambiato:`,
      nameMeans: (name, date) =>
        `Scrivere il tuo nome vale come firma per ${name} in data ${date}. Lo studio ne conserva una copia con l’ora.`,
      done: (title, name) => `${title}: firmato per ${name}`,
      signed: (name) => `Firmato per ${name}`,
      byWhom: (name, date) => `Da ${name}, ${date}.`,
    },
  }
}
