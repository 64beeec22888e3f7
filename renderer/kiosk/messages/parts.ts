/** The languages in the order in which they are offered. */
export const languages = ['en', 'de', 'fr', 'es', 'it']

/** A kiosk says little: all of it comes at once. */
export const parts = { all: ['shared', 'kiosk'] }

export type Part = keyof typeof parts
