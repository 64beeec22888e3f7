import { addMinutes, localDate, localTime, minutesBetween, type Instant } from '../../lib/time.ts'
import { locationOf } from '../establishments/place-rules.ts'
import type { PublicClass, PublicProduct, PublicType } from './shown.ts'
import { priceNow } from '../membership-types/price-rules.ts'

/** The studio's facts in linked data, around its classes and prices. */
export interface StudioFacts {
  name: string
  /** Where it is found on the net, without a slash at its end; null where it isn't. */
  base: string | null
  timezone: string
  picture: string | null
  /** Postal addresses: the studio's own, and those of its establishments by id. */
  address: string | null
  places: ReadonlyMap<number, string | null>
  currency: string
}

type Data = Readonly<Record<string, unknown>>

const SCHEMA = 'https://schema.org'

/** An instant as a clock in a zone shows it, with how far that is from UTC: `2026-03-04T12:30:00+01:00`. */
export function inZone(instant: Instant, zone: string): string {
  const [date, time] = [localDate(instant, zone), localTime(instant, zone)]
  const ahead = minutesBetween(instant, `${date}T${time}:00.000Z`)
  const size = addMinutes('2000-01-01T00:00:00.000Z', Math.abs(ahead)).slice(11, 16)
  return `${date}T${time}:00${ahead < 0 ? '-' : '+'}${size}`
}

/** The studio itself, which events and offers refer to by its id. */
export function studioData({ name, base, address, picture }: StudioFacts): Data {
  return {
    '@type': 'SportsActivityLocation',
    '@id': '#studio',
    name,
    ...(base && { url: `${base}/` }),
    ...(address && { address }),
    ...(picture && { image: picture }),
  }
}

/** A class as an event that search engines and calendars read. */
export function eventData(cls: PublicClass, studio: StudioFacts): Data {
  const { base, timezone, picture, currency } = studio
  const url = base && `${base}/classes/${cls.id}`
  const address = studio.places.get(locationOf(cls.establishment_id)) ?? studio.address
  return {
    '@type': 'Event',
    name: cls.name,
    ...(cls.description && { description: cls.description }),
    ...(url && { url }),
    ...(picture && { image: picture }),
    startDate: inZone(cls.starts_at, timezone),
    endDate: inZone(cls.ends_at, timezone),
    eventStatus: `${SCHEMA}/EventScheduled`,
    eventAttendanceMode: `${SCHEMA}/OfflineEventAttendanceMode`,
    location: { '@type': 'Place', name: cls.establishment_name ?? studio.name, ...(address && { address }) },
    organizer: { '@id': '#studio' },
    ...(cls.instructor_name && { performer: { '@type': 'Person', name: cls.instructor_name } }),
    maximumAttendeeCapacity: cls.capacity,
    remainingAttendeeCapacity: cls.spots_left,
    offers: {
      '@type': 'Offer',
      ...(cls.price !== null && { price: cls.price, priceCurrency: currency }),
      availability: `${SCHEMA}/${cls.spots_left > 0 ? 'InStock' : 'SoldOut'}`,
      ...(cls.booking_opens_at && { validFrom: inZone(cls.booking_opens_at, timezone) }),
      ...(url && { url }),
    },
  }
}

/** How schema.org counts what is paid every interval: so many of a unit (UN/CEFACT). */
const INTERVALS: Readonly<Record<NonNullable<PublicType['billing_interval']>, readonly [count: number, unit: string]>> =
  {
    weekly: [1, 'WEE'],
    four_weekly: [4, 'WEE'],
    monthly: [1, 'MON'],
    quarterly: [3, 'MON'],
    half_yearly: [6, 'MON'],
    yearly: [1, 'ANN'],
  }

/** A membership type as an offer; what is paid again says how often. */
export function typeOffer(type: PublicType, { base }: StudioFacts): Data {
  const { price, currency: priceCurrency } = type
  const [billingDuration, unitCode] = type.billing_interval ? INTERVALS[type.billing_interval] : []
  return {
    '@type': 'Offer',
    name: type.name,
    ...(type.description && { description: type.description }),
    price: priceNow(type),
    priceCurrency,
    ...(unitCode && {
      priceSpecification: { '@type': 'UnitPriceSpecification', price, priceCurrency, billingDuration, unitCode },
    }),
    availability: `${SCHEMA}/${type.can_buy_online ? 'InStock' : 'InStoreOnly'}`,
    ...(base && { url: `${base}/prices` }),
    seller: { '@id': '#studio' },
  }
}

/** A product as an offer. */
export function productOffer(
  { name, price, currency, photo_url, can_buy_online }: PublicProduct,
  { base }: StudioFacts,
): Data {
  const image = base && photo_url ? { image: base + photo_url } : {}
  return {
    '@type': 'Offer',
    price,
    priceCurrency: currency,
    availability: `${SCHEMA}/${can_buy_online ? 'InStock' : 'InStoreOnly'}`,
    itemOffered: { '@type': 'Product', name, ...image },
    seller: { '@id': '#studio' },
  }
}

/** Linked data as the text of a script: JSON that can't end it. */
export const scriptText = (graph: readonly Data[]): string =>
  JSON.stringify({ '@context': SCHEMA, '@graph': graph }).replaceAll('<', '\\u003c')
