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

export const factor: SharedMessages['factor'] = {
  title: 'Entrez le code',
  lead: 'Votre application d’authentification affiche six chiffres\u202f; ils changent toutes les trente secondes.',
  code: 'Code',
  recoveryTitle: 'Utiliser un code de secours',
  recoveryLead: 'Un de ceux que vous avez gardés en configurant le second facteur. Chacun sert une fois.',
  recoveryCode: 'Code de secours',
  useRecovery: 'Utiliser plutôt un code de secours',
  useApp: 'Utiliser l’application d’authentification',
  back: 'Retour à la connexion',
  submit: 'Se connecter',
}
