import { figures } from '../../i18n/plural.ts'
import type { SharedMessages } from '../en/index.ts'

const figure = figures('fr')

export const ui: SharedMessages['ui'] = {
  close: 'Fermer',
  clear: 'Effacer',
  cancel: 'Annuler',
  loading: 'Chargement',
  optional: 'facultatif',
  previous: 'Page précédente',
  next: 'Page suivante',
  more: 'Plus',
  actions: 'Actions',
  breadcrumbs: 'Où se trouve cette page',
  notifications: 'Messages',
  openCalendar: 'Ouvrir le calendrier',
  nothingFound: 'Rien trouvé',
  chooseFile: 'Choisir un fichier',
  range: (from, to, total, capped) => `${figure(from)} à ${figure(to)} sur ${capped ? 'plus de ' : ''}${figure(total)}`,
  pages: 'Pages',
  furthest: 'Les pages s’arrêtent ici. Affiner la liste pour voir la suite.',
  discardTitle: 'Abandonner les modifications\u202f?',
  discardMeans: 'Ce qui a été saisi ici n’est pas enregistré.',
  discard: 'Abandonner',
  keepEditing: 'Continuer la saisie',
}
