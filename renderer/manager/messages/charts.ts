export const en = {
  before: (value: string) => `before: ${value}`,
  periodBefore: 'the period before',
  hint: 'Point at or tap a bar to see its figures.',
  open: 'View details',
  earlier: 'Previous',
  later: 'Next',
  showFigures: 'Show figures',
}

type Words = typeof en

export const de: Words = {
  before: (value) => `davor: ${value}`,
  periodBefore: 'der Zeitraum davor',
  hint: 'Zeige oder tippe auf einen Balken, um seine Zahlen zu sehen.',
  open: 'Details ansehen',
  earlier: 'Zurück',
  later: 'Weiter',
  showFigures: 'Zahlen anzeigen',
}

export const es: Words = {
  before: (value) => `antes: ${value}`,
  periodBefore: 'el periodo anterior',
  hint: 'Señala o toca una barra para ver sus cifras.',
  open: 'Ver en detalle',
  earlier: 'Anterior',
  later: 'Siguiente',
  showFigures: 'Ver las cifras',
}

export const fr: Words = {
  before: (value) => `avant\u00a0: ${value}`,
  periodBefore: 'la période précédente',
  hint: 'Survolez ou touchez une barre pour voir ses chiffres.',
  open: 'Voir le détail',
  earlier: 'Précédent',
  later: 'Suivant',
  showFigures: 'Afficher les chiffres',
}

export const it: Words = {
  before: (value) => `prima: ${value}`,
  periodBefore: 'il periodo precedente',
  hint: 'Passa sopra una barra o toccala per vederne le cifre.',
  open: 'Vedi i dettagli',
  earlier: 'Precedente',
  later: 'Successivo',
  showFigures: 'Mostra le cifre',
}
