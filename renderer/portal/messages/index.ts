import { useCatalogue } from '../../shared/i18n/catalogue.ts'
import { createTexts, type Language } from '../../shared/i18n/texts.ts'
import type { Messages, Parts } from './en/index.ts'

const en = {
  first: () => import('./en/parts/first.ts'),
  bookings: () => import('./en/parts/bookings.ts'),
  appointments: () => import('./en/parts/appointments.ts'),
  rest: () => import('./en/parts/rest.ts'),
  shop: () => import('./en/parts/shop.ts'),
  buying: () => import('./en/parts/buying.ts'),
} satisfies Language<Parts>

const de = {
  first: () => import('./de/parts/first.ts'),
  bookings: () => import('./de/parts/bookings.ts'),
  appointments: () => import('./de/parts/appointments.ts'),
  rest: () => import('./de/parts/rest.ts'),
  shop: () => import('./de/parts/shop.ts'),
  buying: () => import('./de/parts/buying.ts'),
} satisfies Language<Parts>

const fr = {
  first: () => import('./fr/parts/first.ts'),
  bookings: () => import('./fr/parts/bookings.ts'),
  appointments: () => import('./fr/parts/appointments.ts'),
  rest: () => import('./fr/parts/rest.ts'),
  shop: () => import('./fr/parts/shop.ts'),
  buying: () => import('./fr/parts/buying.ts'),
} satisfies Language<Parts>

const es = {
  first: () => import('./es/parts/first.ts'),
  bookings: () => import('./es/parts/bookings.ts'),
  appointments: () => import('./es/parts/appointments.ts'),
  rest: () => import('./es/parts/rest.ts'),
  shop: () => import('./es/parts/shop.ts'),
  buying: () => import('./es/parts/buying.ts'),
} satisfies Language<Parts>

const it = {
  first: () => import('./it/parts/first.ts'),
  bookings: () => import('./it/parts/bookings.ts'),
  appointments: () => import('./it/parts/appointments.ts'),
  rest: () => import('./it/parts/rest.ts'),
  shop: () => import('./it/parts/shop.ts'),
  buying: () => import('./it/parts/buying.ts'),
} satisfies Language<Parts>

/** A line for each language; its files are fetched when somebody reads in it, a part with the first page that says it. */
export const texts = createTexts<Parts>({ en, de, fr, es, it }, 'first')

/** The words of the portal, in the reader's language. */
export const useMessages = (): Messages => useCatalogue<Messages>()
