import type { SharedMessages } from '../en/index.ts'
import { problems, storage } from './problems.ts'
import { factor, ui } from './ui.ts'

const words: SharedMessages['words'] = {
  save: 'Enregistrer',
  cancel: 'Annuler',
  undo: 'Revenir en arrière',
  close: 'Fermer',
  loading: 'Chargement',
  oneMoment: 'Un instant…',
  offline: 'Vous êtes hors ligne. Ce que vous voyez n’est peut-être plus à jour.',
  gone: 'Le serveur du studio ne répond pas.',
  goneHere: 'Relancez Studio Desk sur cet ordinateur\u202f; cette page reprendra d’elle-même.',
  backOnline: 'De nouveau en ligne',
  skipToContent: 'Aller au contenu',
  signOut: 'Se déconnecter',
  language: 'Langue',
  studioLanguage: 'La langue du studio',
  formats: {
    dates: 'Dates',
    times: 'Heures',
    asStudio: 'Comme le studio',
    orders: { dmy: 'Jour d’abord', mdy: 'Mois d’abord', ymd: 'Année d’abord' },
    hours: { 24: '24 heures', 12: '12 heures' },
  },
  theme: 'Apparence',
  themes: { system: 'Comme l’appareil', light: 'Clair', dark: 'Sombre' },
}

const palette: SharedMessages['palette'] = {
  title: 'Chercher et agir',
  placeholder: 'Chercher pages, personnes et actions',
  pages: 'Pages',
  people: 'Personnes',
  actions: 'Actions',
  nothing: (text) => `Rien trouvé pour «\u00a0${text}\u00a0»`,
}

export const shared: SharedMessages = { words, palette, problems, storage, ui, factor }
