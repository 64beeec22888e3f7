export const en = {
  show: 'Show code',
  showNamed: (name: string) => `Show the check-in code for ${name}`,
  title: 'Your check-in code',
  hold: 'Hold it up to the kiosk, or give your name at the front desk.',
  opens: (time: string) => `Check-in opens at ${time}.`,
  renews: 'The code changes every few minutes, so a photo of it won’t work.',
  in: 'You’re checked in. Enjoy the class!',
  theyAreIn: (name: string) => `${name} is checked in.`,
  offline: 'The code needs a connection. Tap your name at the kiosk instead.',
}

type Words = typeof en

export const de: Words = {
  show: 'Code anzeigen',
  showNamed: (name) => `Check-in-Code für ${name} anzeigen`,
  title: 'Dein Check-in-Code',
  hold: 'Halte ihn vor den Kiosk oder nenne am Empfang deinen Namen.',
  opens: (time) => `Der Check-in öffnet um ${time}.`,
  renews: 'Der Code wechselt alle paar Minuten; ein Foto davon gilt nicht.',
  in: 'Du bist eingecheckt. Viel Spaß im Kurs!',
  theyAreIn: (name) => `${name} ist eingecheckt.`,
  offline: 'Der Code braucht eine Verbindung. Tippe stattdessen am Kiosk auf deinen Namen.',
}

export const es: Words = {
  show: 'Mostrar código',
  showNamed: (name) => `Mostrar el código de asistencia de ${name}`,
  title: 'Tu código de asistencia',
  hold: 'Muéstralo al quiosco o di tu nombre en recepción.',
  opens: (time) => `Podrás registrar tu asistencia a partir de las ${time}.`,
  renews: 'El código cambia cada pocos minutos: una foto no sirve.',
  in: 'Asistencia registrada. ¡Disfruta de la clase!',
  theyAreIn: (name) => `${name}: asistencia registrada.`,
  offline: 'El código necesita conexión. Toca tu nombre en el quiosco.',
}

export const fr: Words = {
  show: 'Afficher le code',
  showNamed: (name) => `Afficher le code de pointage pour ${name}`,
  title: 'Votre code de pointage',
  hold: 'Présentez-le à la borne, ou donnez votre nom à l’accueil.',
  opens: (time) => `Le pointage ouvre à ${time}.`,
  renews: 'Le code change régulièrement\u00a0: une photo ne suffit pas.',
  in: 'Présence pointée. Bon cours\u202f!',
  theyAreIn: (name) => `${name}\u00a0: présence pointée.`,
  offline: 'Le code demande une connexion. Touchez plutôt votre nom sur la borne.',
}

export const it: Words = {
  show: 'Mostra il codice',
  showNamed: (name) => `Mostra il codice di check-in per ${name}`,
  title: 'Il tuo codice di check-in',
  hold: 'Mostralo al chiosco oppure di’ il tuo nome alla reception.',
  opens: (time) => `Il check-in apre alle ${time}.`,
  renews: 'Il codice cambia ogni pochi minuti: una foto non funziona.',
  in: 'Check-in fatto. Buona lezione!',
  theyAreIn: (name) => `${name}: check-in fatto.`,
  offline: 'Il codice richiede una connessione. Tocca il tuo nome sul chiosco.',
}
