import type { Messages } from '../en/index.ts'

export const shell: Messages['shell'] = {
  product: 'Studio',
  navigation: 'Principale',
  account: 'Impostazioni',
  accessibility: 'Accessibilità',
  nav: {
    schedule: 'Orario',
    bookings: 'Prenotazioni',
    memberships: 'Abbonamenti',
    teaching: 'Le mie lezioni',
    pay: 'Compenso',
    profile: 'Profilo',
    prices: 'Prezzi',
    signIn: 'Accedi',
  },
  bell: (unread) => (unread === 0 ? 'Notifiche' : `Notifiche, ${unread} da leggere`),
  asOf: (when) => `Dati di ${when}`,
  unreachable: 'In questo momento lo studio non è raggiungibile.',
  refresh: 'Riprova',
  todayAt: (time) => `oggi, ${time}`,
  tomorrowAt: (time) => `domani, ${time}`,
}
