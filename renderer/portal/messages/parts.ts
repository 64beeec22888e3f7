/** The languages in the order in which they are offered. */
export const languages = ['en', 'de', 'fr', 'es', 'it']

/** The areas of messages that are fetched together; those in `shared/messages/` belong to every application. */
export const parts = {
  first: ['shared', 'shell', 'fixes', 'schedule', 'cost'],
  buying: ['buy', 'collected', 'giftCard', 'paid'],
  bookings: ['bookings', 'waitlist', 'classPage', 'seats', 'helps', 'doorCode', 'everyWeek', 'standing', 'visits'],
  appointments: ['availability', 'appointments', 'prepaying', 'held'],
  rest: [
    'calendar',
    'account',
    'family',
    'guest',
    'notifications',
    'profile',
    'charges',
    'memberships',
    'pausing',
    'sharing',
    'pay',
    'substitutes',
    'teaching',
    'people',
    'accessibility',
    'legal',
    'ownData',
    'receipts',
    'waivers',
  ],
  home: ['home'],
  paying: ['paying'],
  shop: ['coverage', 'filters', 'login', 'prices', 'studio'],
}

export type Part = keyof typeof parts
