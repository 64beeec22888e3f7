import { figures, plurals } from '../../i18n/plural.ts'
import type { availability as en } from '../en/availability.ts'

const count = plurals('fr')
const figure = figures('fr')

export const availability: typeof en = {
  title: 'Quand on peut me réserver',
  lead: 'Chaque semaine la même chose. Les cours et les rendez-vous se déduisent d’eux-mêmes.',
  week: 'Heures d’une semaine',
  grid: 'Dessinez avec le pointeur, ou avancez avec les flèches\u00a0: la barre d’espace pose une demi-heure, Maj et une flèche continuent le trait.',
  striped: 'Hachuré\u00a0: des heures pour une seule prestation.',
  stripedOthers: 'Hachuré\u00a0: des heures pour toutes les prestations, ou pour une autre.',
  drawFor: 'Dessiner pour',
  every: 'Toutes les prestations',
  cellFree: (when) => `${when}\u00a0: pas disponible`,
  cellOpen: (when, service) => `${when}\u00a0: disponible, ${service}`,
  list: 'En liste',
  none: 'Pas ce jour-là',
  from: 'De',
  to: 'À',
  service: 'Pour',
  add: 'Ajouter des heures',
  addOn: (day) => `Ajouter des heures\u00a0: ${day}`,
  removeNamed: (day, hours) => `Retirer\u00a0: ${day}, ${hours}`,
  off: 'Désactivé',
  order: 'La fin doit venir après le début.',
  save: 'Enregistrer les heures',
  saved: 'Heures enregistrées',
  stays: 'Ce qui est déjà réservé reste tel quel.',
  changed: 'Les heures ont changé entre-temps',
  changedMeans:
    'D’autres heures ont été enregistrées sur un autre écran. Reprenez-les, et ce que vous avez changé ici est abandonné\u202f; ou enregistrez, et les vôtres les remplacent.',
  takeSaved: 'Les reprendre',
  saveMine: 'Enregistrer les miennes',

  timeOff: {
    title: 'Absences',
    lead: 'Rien ne peut y être réservé.',
    none: 'Aucune absence prévue.',
    add: 'Ajouter une absence',
    wholeDays: 'Journées entières',
    first: 'Premier jour',
    last: 'Dernier jour',
    from: 'De',
    to: 'À',
    reason: 'Motif',
    reasonHelp: 'Pour le studio seulement.',
    order: 'La fin doit venir après le début.',
    save: 'Ajouter',
    saved: 'Absence ajoutée',
    removeNamed: (when) => `Retirer l’absence\u00a0: ${when}`,
    removed: 'Absence retirée',
    clashes: (n) =>
      count(n, {
        one: 'Quelque chose est prévu à ce moment-là',
        other: `${figure(n)} choses sont prévues à ce moment-là`,
      }),
    clashesMean: 'Elles restent. Ajoutez-la quand même et réglez-les une à une, ou choisissez un autre moment.',
    anyway: 'L’ajouter quand même',
  },
}
