import type { Messages } from '../en/index.ts'

export const shell: Messages['shell'] = {
  product: 'Studio',
  navigation: 'Hauptmenü',
  account: 'Einstellungen',
  accessibility: 'Barrierefreiheit',
  nav: {
    schedule: 'Kursplan',
    bookings: 'Buchungen',
    memberships: 'Guthaben',
    teaching: 'Meine Kurse',
    pay: 'Vergütung',
    profile: 'Profil',
    prices: 'Preise',
    signIn: 'Anmelden',
  },
  bell: (unread) => (unread === 0 ? 'Mitteilungen' : `Mitteilungen, ${unread} neu`),
  asOf: (when) => `Stand: ${when}`,
  unreachable: 'Das Studio ist gerade nicht erreichbar.',
  refresh: 'Noch einmal versuchen',
  todayAt: (time) => `heute, ${time}`,
  tomorrowAt: (time) => `morgen, ${time}`,
}
