import type { Scene } from './studio.ts'
import { moneyOptions } from '../../server/lib/decimal-rules.ts'

type Place = Pick<Scene, 'locale' | 'facts'>

const inZone = ({ locale, facts }: Place, how: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...how, timeZone: facts.timezone })

/** The time of day at the studio. */
export function timeOf(scene: Place, at: string | number): string {
  return inZone(scene, { hour: 'numeric', minute: '2-digit' }).format(new Date(at))
}

/** The day at the studio, in words. */
export function dayOf(scene: Place, at: string | number): string {
  return inZone(scene, { weekday: 'long', day: 'numeric', month: 'long' }).format(new Date(at))
}

/** A moment at the studio: the time alone where it is of today. */
export function momentOf(scene: Place, at: string | number, now = Date.now()): string {
  const time = timeOf(scene, at)
  if (dayOf(scene, at) === dayOf(scene, now)) return time
  return `${inZone(scene, { weekday: 'short', day: 'numeric', month: 'short' }).format(new Date(at))}, ${time}`
}

export function moneyOf({ locale }: Place, amount: number, currency: string): string {
  return new Intl.NumberFormat(locale, moneyOptions(currency)).format(amount)
}

/** The tag of a language for dates and amounts: where it names no region, they are written as where the studio is. */
export function localeOf(tag: string, region: string | null): string {
  try {
    const locale = new Intl.Locale(tag)
    return (locale.region || !region ? locale : new Intl.Locale(tag, { region })).toString()
  } catch {
    return 'en'
  }
}
