import type { WordsIn } from '../../shared/i18n/words.ts'
import type { SharedMessages } from '../../shared/messages/areas.ts'

/** All texts of the portal; each language has all of them. */
export interface Messages {
  accessibility: WordsIn<typeof import('./accessibility.ts')>
  account: WordsIn<typeof import('./account.ts')>
  appointments: WordsIn<typeof import('./appointments.ts')>
  prepaying: WordsIn<typeof import('./prepaying.ts')>
  availability: WordsIn<typeof import('../../shared/messages/availability.ts')>
  bookings: WordsIn<typeof import('./bookings.ts')>
  buy: WordsIn<typeof import('./buy.ts')>
  calendar: WordsIn<typeof import('../../shared/messages/calendar.ts')>
  charges: WordsIn<typeof import('./charges.ts')>
  classPage: WordsIn<typeof import('./classPage.ts')>
  collected: WordsIn<typeof import('./collected.ts')>
  cost: WordsIn<typeof import('./cost.ts')>
  standing: WordsIn<typeof import('../../shared/messages/standing.ts')>
  coverage: WordsIn<typeof import('../../shared/messages/coverage.ts')>
  doorCode: WordsIn<typeof import('./doorCode.ts')>
  everyWeek: WordsIn<typeof import('./everyWeek.ts')>
  family: WordsIn<typeof import('./family.ts')>
  filters: WordsIn<typeof import('./filters.ts')>
  fixes: WordsIn<typeof import('./fixes.ts')>
  giftCard: WordsIn<typeof import('./giftCard.ts')>
  guest: WordsIn<typeof import('./guest.ts')>
  home: WordsIn<typeof import('./home.ts')>
  held: WordsIn<typeof import('./held.ts')>
  helps: WordsIn<typeof import('./helps.ts')>
  legal: WordsIn<typeof import('./legal.ts')>
  login: WordsIn<typeof import('./login.ts')>
  memberships: WordsIn<typeof import('./memberships.ts')>
  notifications: WordsIn<typeof import('./notifications.ts')>
  ownData: WordsIn<typeof import('./ownData.ts')>
  paid: WordsIn<typeof import('./paid.ts')>
  paying: WordsIn<typeof import('./paying.ts')>
  pausing: WordsIn<typeof import('./pausing.ts')>
  pay: WordsIn<typeof import('./pay.ts')>
  people: WordsIn<typeof import('./people.ts')>
  prices: WordsIn<typeof import('./prices.ts')>
  profile: WordsIn<typeof import('./profile.ts')>
  receipts: WordsIn<typeof import('./receipts.ts')>
  schedule: WordsIn<typeof import('./schedule.ts')>
  seats: WordsIn<typeof import('./seats.ts')>
  shared: SharedMessages
  sharing: WordsIn<typeof import('./sharing.ts')>
  shell: WordsIn<typeof import('./shell.ts')>
  studio: WordsIn<typeof import('./studio.ts')>
  substitutes: WordsIn<typeof import('./substitutes.ts')>
  teaching: WordsIn<typeof import('./teaching.ts')>
  visits: WordsIn<typeof import('./visits.ts')>
  waitlist: WordsIn<typeof import('./waitlist.ts')>
  waivers: WordsIn<typeof import('./waivers.ts')>
}
