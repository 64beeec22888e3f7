import type { Choice } from '../../../ui/index.ts'

/** Cities that most browsers still list under a former name. */
const NAMES: Readonly<Record<string, string>> = {
  Kiev: 'Kyiv',
  Calcutta: 'Kolkata',
  Saigon: 'Ho Chi Minh City',
  Katmandu: 'Kathmandu',
  Rangoon: 'Yangon',
  Godthab: 'Nuuk',
  Faeroe: 'Faroe',
}

/** A timezone as it is chosen, with its offset at a moment: "Madrid, UTC+1 (Europe)". A former name of the city still finds it. */
export function zoneChoice(zone: string, now: Date): Choice {
  const parts = zone.replaceAll('_', ' ').split('/')
  const found = parts.pop() ?? zone
  const named = NAMES[found]
  const city = named === undefined ? found : `${named} / ${found}`
  const offset = offsetOf(zone, now)
  const label = offset === null || found === 'UTC' ? city : `${city}, ${offset}`
  return { id: zone, label: parts.length > 0 ? `${label} (${parts.join(', ')})` : label }
}

/** The offset of a timezone from UTC at a moment; null if the browser does not know it. */
function offsetOf(timeZone: string, now: Date): string | null {
  try {
    const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(now)
    return (
      parts
        .find(({ type }) => type === 'timeZoneName')
        ?.value.replace('GMT', 'UTC')
        .replace('-', '−') ?? null
    )
  } catch {
    return null
  }
}
