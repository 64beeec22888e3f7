export { accessibility, ownData, receipts, waivers } from './waivers.ts'
export { account, guest, notifications, profile } from './account.ts'
export { appointments, held } from './appointments.ts'
export { availability } from '../../../shared/messages/en/availability.ts'
export { bookings, waitlist } from './bookings.ts'
export { buy, collected, giftCard, paid } from './buying.ts'
export { calendar } from '../../../shared/messages/en/calendar.ts'
export { charges, memberships } from './memberships.ts'
export { classPage, seats } from './class.ts'
export { filters, login, prices, studio } from './shop.ts'
export { fixes, schedule } from './schedule.ts'
export { pay, substitutes, teaching } from './teaching.ts'
export { shared } from '../../../shared/messages/en/index.ts'
export { shell } from './shell.ts'

/** Everything that is said: each language has to say it all. */
export type Messages = typeof import('./index.ts')
