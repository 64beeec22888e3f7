import type { Messages } from '../en/index.ts'

export const shell: Messages['shell'] = {
  product: 'Studio Desk',
  navigation: 'Menu principal',
  openMenu: 'Ouvrir le menu',
  search: 'Chercher',
  assistant: 'Assistant',
  askAssistant: 'Demander à l’assistant',
  account: (name) => `Compte\u00a0: ${name}`,
  copying: {
    refused: 'Le navigateur ne laisse pas cette page copier',
    select: 'Sélectionnez-le sur la page et copiez-le à la main.',
    selectHere: (text) => `Sélectionnez-le ici et copiez-le à la main\u00a0: ${text}`,
  },
  appointments: { services: 'Prestations', availability: 'Disponibilités' },
  pages: { automations: 'Automatisations', tagRules: 'Règles d’étiquettes', payroll: 'Paie' },
  reports: {
    overview: 'Vue d’ensemble',
    revenue: 'Chiffre d’affaires',
    attendance: 'Fréquentation',
    classes: 'Cours',
    retention: 'Qui revient',
    absent: 'Qui ne vient plus',
    memberships: 'Abonnements',
    instructors: 'Profs',
    whatIf: 'Et si…',
  },
  nav: {
    today: 'Aujourd’hui',
    schedule: 'Planning',
    appointments: 'Rendez-vous',
    tasks: 'Tâches',
    clients: 'Clients',
    selling: 'Caisse',
    membershipTypes: 'Abonnements',
    team: 'Équipe',
    marketing: 'Marketing',
    compliance: 'Conformité',
    reports: 'Rapports',
    import: 'Importation',
    settings: 'Réglages',
  },
}

export const pictures: Messages['pictures'] = {
  choose: 'Déposez une image ici',
  replace: 'Déposez une autre image ici',
  rule: 'JPEG, PNG, WebP ou AVIF, 10 Mo au plus. Le lieu et l’appareil ne sont pas conservés.',
  saved: 'L’image est enregistrée',
  removed: 'L’image a été retirée',
  remove: 'Retirer l’image',
}

/** Words that the pages of selling share. */
export const selling: Messages['selling'] = {
  pages: 'Caisse',
  desk: 'Vendre',
  sales: 'Ventes',
  takings: 'Recettes',
  products: 'Produits',
  receipts: 'Reçus',
  giftCards: 'Cartes cadeaux',
  promoCodes: 'Codes promo',
  period: 'Période',
  periods: {
    today: 'Aujourd’hui',
    week: '7 derniers jours',
    month: '30 derniers jours',
    year: '12 derniers mois',
    all: 'Toutes dates',
  },
  onlyClient: (name) => `${name} seulement`,
  everybody: 'Tout le monde',
  purchases: {
    title: 'Achats',
    help: 'Les reçus les plus récents.',
    none: 'Rien acheté pour l’instant.',
    sell: 'Vendre un produit',
    all: 'Tous les reçus',
  },
}
