/** The languages in the order in which they are offered. */
export const languages = ['en', 'de', 'fr', 'es', 'it']

/** The areas of messages that are fetched together; those that stand in `shared/messages/` belong to every application. */
export const parts = {
  first: ['shared', 'shell', 'fixes', 'schedule'],
  buying: ['buy', 'collected', 'giftCard', 'paid'],
  bookings: ['bookings', 'waitlist', 'classPage', 'seats'],
  appointments: ['availability', 'appointments', 'held'],
  rest: [
    'calendar',
    'account',
    'guest',
    'notifications',
    'profile',
    'charges',
    'memberships',
    'pay',
    'substitutes',
    'teaching',
    'accessibility',
    'ownData',
    'receipts',
    'waivers',
  ],
  shop: ['filters', 'login', 'prices', 'studio'],
}

export type Part = keyof typeof parts
