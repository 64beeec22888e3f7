/** The languages in the order in which they are offered. */
export const languages = ['en', 'de', 'fr', 'es', 'it']

/** The files of messages that are fetched together; those under `shared/` belong to every application. */
export const parts = {
  first: ['shared/index', 'shell', 'schedule'],
  buying: ['buying'],
  bookings: ['bookings', 'class'],
  appointments: ['shared/availability', 'appointments'],
  rest: ['shared/calendar', 'account', 'memberships', 'teaching', 'waivers'],
  shop: ['shop'],
}

export type Part = keyof typeof parts
