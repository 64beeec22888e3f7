import type { Messages } from '../en/index.ts'

export const shell: Messages['shell'] = {
  product: 'Studio',
  navigation: 'Menu principal',
  account: 'Réglages',
  accessibility: 'Accessibilité',
  nav: {
    schedule: 'Planning',
    bookings: 'Réservations',
    memberships: 'Abonnements',
    teaching: 'Mes cours',
    pay: 'Paie',
    profile: 'Profil',
    prices: 'Tarifs',
    signIn: 'Connexion',
  },
  bell: (unread) => (unread === 0 ? 'Notifications' : `Notifications, ${unread} non ${unread === 1 ? 'lue' : 'lues'}`),
  asOf: (when) => `État\u00a0: ${when}`,
  unreachable: 'Le studio est injoignable pour le moment.',
  refresh: 'Réessayer',
  todayAt: (time) => `aujourd’hui, ${time}`,
  tomorrowAt: (time) => `demain, ${time}`,
}
