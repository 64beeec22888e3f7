export const en = {
  title: 'Next for you',
  now: 'On now',
  soon: (left: string) => `in ${left}`,
  more: (n: number) => `and ${n} more`,
  none: 'Nothing booked yet. Pick a class below.',
  show: 'Show code',
  showNamed: (name: string) => `Show the check-in code for ${name}`,
}

type Words = typeof en

export const de: Words = {
  title: 'Als Nächstes',
  now: 'Läuft gerade',
  soon: (left) => `in ${left}`,
  more: (n) => `und ${n} weitere`,
  none: 'Noch nichts gebucht. Wähle unten einen Kurs.',
  show: 'Code anzeigen',
  showNamed: (name) => `Check-in-Code für ${name} anzeigen`,
}

export const es: Words = {
  title: 'A continuación',
  now: 'En curso',
  soon: (left) => `dentro de ${left}`,
  more: (n) => `y ${n} más`,
  none: 'Aún no tienes reservas. Elige una clase abajo.',
  show: 'Mostrar código',
  showNamed: (name) => `Mostrar el código de asistencia de ${name}`,
}

export const fr: Words = {
  title: 'À venir pour vous',
  now: 'En cours',
  soon: (left) => `dans ${left}`,
  more: (n) => `et ${n} autre${n > 1 ? 's' : ''}`,
  none: 'Aucune réservation pour l’instant. Choisissez un cours ci-dessous.',
  show: 'Afficher le code',
  showNamed: (name) => `Afficher le code de pointage pour ${name}`,
}

export const it: Words = {
  title: 'In arrivo',
  now: 'In corso',
  soon: (left) => `tra ${left}`,
  more: (n) => `e altri ${n}`,
  none: 'Ancora nessuna prenotazione. Scegli una lezione qui sotto.',
  show: 'Mostra il codice',
  showNamed: (name) => `Mostra il codice di check-in per ${name}`,
}
