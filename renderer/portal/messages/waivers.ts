import { figures, plurals } from '../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    title: 'Waivers',
    lead: 'What the studio asks you to read and sign.',
    none: 'Nothing to sign',
    noneMeans: 'When the studio has something for you to read and sign, it is here.',
    toSign: 'To sign',
    signed: 'Signed',
    states: { signed: 'Signed', outdated: 'Changed, sign again', unsigned: 'To sign' },
    required: 'Needed before you book',
    signedOn: (date: string) => `Signed on ${date}`,
    since: (date: string) => `You signed an earlier text on ${date}`,
    waiting: (n: number) =>
      count(n, { one: 'One is waiting to be signed', other: `${figure(n)} are waiting to be signed` }),
    allSigned: 'All signed',
    nothing: 'What the studio asks you to sign',

    changedTitle: 'The text has changed',
    changedMeans: (date: string) => `You signed an earlier text on ${date}. This is what is different now:`,
    changedWhileReading: 'The text was changed while you were reading',
    readAgain: 'Nothing is signed yet. This is the text as it is now: read it, then sign.',
    onlyLines: 'Only empty lines are different.',
    added: 'New:',
    removed: 'No longer there:',
    text: 'The text',
    textNow: 'The whole text as it is now',
    version: (n: number) => `Version ${figure(n)}`,

    sign: 'Sign',
    signAgain: 'Sign the new text',
    name: 'Your full name',
    nameMeans: (date: string) => `Typing your name signs this text, today, ${date}. The studio keeps it with the time.`,
    done: (title: string) => `${title}: signed`,
    youSigned: 'You have signed this',
    asWhom: (name: string, date: string) => `As ${name}, ${date}.`,
    download: 'Keep a copy (PDF)',
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
      changedMeans: (date: string) => `An earlier text was signed on ${date}. This is what is different now:`,
      nameMeans: (name: string, date: string) =>
        `Typing your name signs this text for ${name}, today, ${date}. The studio keeps it with the time.`,
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
    title: 'Erklärungen',
    lead: 'Was du für das Studio lesen und unterschreiben sollst.',
    none: 'Nichts zu unterschreiben',
    noneMeans: 'Wenn das Studio etwas zum Lesen und Unterschreiben hat, steht es hier.',
    toSign: 'Zu unterschreiben',
    signed: 'Unterschrieben',
    states: { signed: 'Unterschrieben', outdated: 'Geändert, bitte neu unterschreiben', unsigned: 'Zu unterschreiben' },
    required: 'Vor dem Buchen nötig',
    signedOn: (date) => `Unterschrieben: ${date}`,
    since: (date) => `Einen früheren Text hast du unterschrieben: ${date}`,
    waiting: (n) =>
      count(n, { one: 'Eine wartet auf deine Unterschrift', other: `${figure(n)} warten auf deine Unterschrift` }),
    allSigned: 'Alles unterschrieben',
    nothing: 'Was du für das Studio unterschreiben sollst',

    changedTitle: 'Der Text hat sich geändert',
    changedMeans: (date) => `Einen früheren Text hast du unterschrieben: ${date}. Das ist jetzt anders:`,
    changedWhileReading: 'Der Text wurde geändert, während du gelesen hast',
    readAgain:
      'Es ist noch nichts unterschrieben. Das ist der Text, wie er jetzt ist: Lies ihn und unterschreibe dann.',
    onlyLines: 'Nur leere Zeilen sind anders.',
    added: 'Neu:',
    removed: 'Nicht mehr da:',
    text: 'Der Text',
    textNow: 'Der ganze Text, wie er jetzt ist',
    version: (n) => `Fassung ${figure(n)}`,

    sign: 'Unterschreiben',
    signAgain: 'Neuen Text unterschreiben',
    name: 'Dein voller Name',
    nameMeans: (date) =>
      `Mit deinem Namen unterschreibst du diesen Text, heute, ${date}. Das Studio bewahrt ihn mit der Uhrzeit auf.`,
    done: (title) => `${title}: unterschrieben`,
    youSigned: 'Du hast das unterschrieben',
    asWhom: (name, date) => `Als ${name}, ${date}.`,
    download: 'Kopie behalten (PDF)',
    file: (title) => `${title}.pdf`,
    next: (title) => `Weiter: ${title}`,
    toSchedule: 'Kurs buchen',
    backToClass: 'Zurück zum Kurs',
    backToSchedule: 'Zurück zum Kursplan',
    backToAll: 'Alle Erklärungen',
    backToAppointment: 'Zurück zum Termin',
    backToBookings: 'Zurück zu meinen Buchungen',

    theirs: {
      of: (name) => `Für ${name}`,
      since: (date) => `Ein früherer Text wurde unterschrieben: ${date}`,
      changedMeans: (date) => `Ein früherer Text wurde unterschrieben: ${date}. Das ist jetzt anders:`,
      nameMeans: (name, date) =>
        `Mit deinem Namen unterschreibst du diesen Text für ${name}, heute, ${date}. Das Studio bewahrt ihn mit der Uhrzeit auf.`,
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
    title: 'Documentos',
    lead: 'Lo que el centro te pide leer y firmar.',
    none: 'Nada que firmar',
    noneMeans: 'Cuando el centro tenga algo para que leas y firmes, estará aquí.',
    toSign: 'Por firmar',
    signed: 'Firmados',
    states: { signed: 'Firmado', outdated: 'Ha cambiado, firma de nuevo', unsigned: 'Por firmar' },
    required: 'Necesario para reservar',
    signedOn: (date) => `Firmado el ${date}`,
    since: (date) => `Firmaste un texto anterior el ${date}`,
    waiting: (n) => count(n, { one: 'Hay uno por firmar', other: `Hay ${figure(n)} por firmar` }),
    allSigned: 'Todo firmado',
    nothing: 'Lo que el centro te pide firmar',

    changedTitle: 'El texto ha cambiado',
    changedMeans: (date) => `Firmaste un texto anterior el ${date}. Esto es lo que ha cambiado:`,
    changedWhileReading: 'El texto ha cambiado mientras lo leías',
    readAgain: 'Aún no has firmado nada. Este es el texto tal como está ahora: léelo y fírmalo después.',
    onlyLines: 'Solo cambian líneas vacías.',
    added: 'Nuevo:',
    removed: 'Ya no está:',
    text: 'El texto',
    textNow: 'El texto completo actual',
    version: (n) => `Versión ${figure(n)}`,

    sign: 'Firmar',
    signAgain: 'Firmar el nuevo texto',
    name: 'Tu nombre completo',
    nameMeans: (date) => `Al escribir tu nombre firmas este texto hoy, ${date}. El centro lo guarda con la hora.`,
    done: (title) => `${title}: firmado`,
    youSigned: 'Has firmado este documento',
    asWhom: (name, date) => `Como ${name}, ${date}.`,
    download: 'Guardar una copia (PDF)',
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
        `Al escribir tu nombre firmas este texto en nombre de ${name} hoy, ${date}. El centro lo guarda con la hora.`,
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
    lead: 'Ce que le studio vous demande de lire et de signer.',
    none: 'Rien à signer',
    noneMeans: 'Quand le studio a quelque chose à vous faire lire et signer, c’est ici.',
    toSign: 'À signer',
    signed: 'Signé',
    states: { signed: 'Signé', outdated: 'Modifié, à signer de nouveau', unsigned: 'À signer' },
    required: 'Nécessaire avant de réserver',
    signedOn: (date) => `Signé le ${date}`,
    since: (date) => `Vous avez signé un texte antérieur le ${date}`,
    waiting: (n) => `${figure(n)} à signer`,
    allSigned: 'Tout est signé',
    nothing: 'Ce que le studio vous demande de signer',

    changedTitle: 'Le texte a changé',
    changedMeans: (date) => `Vous avez signé un texte antérieur le ${date}. Voici ce qui change\u00a0:`,
    changedWhileReading: 'Le texte a été modifié pendant votre lecture',
    readAgain: 'Rien n’est encore signé. Voici le texte tel qu’il est maintenant\u00a0: lisez-le, puis signez.',
    onlyLines: 'Seules des lignes vides changent.',
    added: 'Nouveau\u00a0:',
    removed: 'Supprimé\u00a0:',
    text: 'Le texte',
    textNow: 'Tout le texte actuel',
    version: (n) => `Version ${figure(n)}`,

    sign: 'Signer',
    signAgain: 'Signer le nouveau texte',
    name: 'Votre nom complet',
    nameMeans: (date) => `Saisir votre nom signe ce texte, aujourd’hui, ${date}. Le studio le conserve avec l’heure.`,
    done: (title) => `${title}\u00a0: signé`,
    youSigned: 'Vous avez signé ce texte',
    asWhom: (name, date) => `Au nom de ${name}, ${date}.`,
    download: 'Garder une copie (PDF)',
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
        `Saisir votre nom signe ce texte pour ${name}, aujourd’hui, ${date}. Le studio le conserve avec l’heure.`,
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
    title: 'Documenti',
    lead: 'Quello che lo studio ti chiede di leggere e firmare.',
    none: 'Niente da firmare',
    noneMeans: 'Quando lo studio avrà qualcosa da farti leggere e firmare, sarà qui.',
    toSign: 'Da firmare',
    signed: 'Firmati',
    states: { signed: 'Firmato', outdated: 'Cambiato, firma di nuovo', unsigned: 'Da firmare' },
    required: 'Necessario per prenotare',
    signedOn: (date) => `Firmato: ${date}`,
    since: (date) => `Hai firmato un testo precedente (${date})`,
    waiting: (n) => count(n, { one: 'Uno è da firmare', other: `${figure(n)} sono da firmare` }),
    allSigned: 'Tutto firmato',
    nothing: 'Quello che lo studio ti chiede di firmare',

    changedTitle: 'Il testo è cambiato',
    changedMeans: (date) => `Hai firmato un testo precedente (${date}). Ecco che cosa è diverso ora:`,
    changedWhileReading: 'Il testo è stato modificato mentre lo leggevi',
    readAgain: 'Non hai ancora firmato nulla. Questo è il testo com’è adesso: leggilo, poi firma.',
    onlyLines: 'Cambiano solo righe vuote.',
    added: 'Nuovo:',
    removed: 'Non c’è più:',
    text: 'Il testo',
    textNow: 'Il testo completo di adesso',
    version: (n) => `Versione ${figure(n)}`,

    sign: 'Firma',
    signAgain: 'Firma il nuovo testo',
    name: 'Il tuo nome completo',
    nameMeans: (date) => `Scrivendo il tuo nome firmi questo testo oggi, ${date}. Lo studio lo conserva con l’ora.`,
    done: (title) => `${title}: firmato`,
    youSigned: 'Hai firmato questo documento',
    asWhom: (name, date) => `Come ${name}, ${date}.`,
    download: 'Conserva una copia (PDF)',
    file: (title) => `${title}.pdf`,
    next: (title) => `Prossimo: ${title}`,
    toSchedule: 'Prenota una lezione',
    backToClass: 'Torna alla lezione',
    backToSchedule: 'Torna all’orario',
    backToAll: 'Tutti i documenti',
    backToAppointment: 'Torna all’appuntamento',
    backToBookings: 'Torna alle mie prenotazioni',

    theirs: {
      of: (name) => `Per ${name}`,
      since: (date) => `È stato firmato un testo precedente (${date})`,
      changedMeans: (date) => `È stato firmato un testo precedente (${date}). Ecco che cosa è diverso ora:`,
      nameMeans: (name, date) =>
        `Scrivendo il tuo nome firmi questo testo per ${name} oggi, ${date}. Lo studio lo conserva con l’ora.`,
      done: (title, name) => `${title}: firmato per ${name}`,
      signed: (name) => `Firmato per ${name}`,
      byWhom: (name, date) => `Da ${name}, ${date}.`,
    },
  }
}
