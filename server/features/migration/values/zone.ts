import { Temporal } from 'temporal-polyfill'
import {
  addMinutes,
  localDate,
  localTime,
  minutesBetween,
  toInstant,
  type Instant,
  type LocalDate,
  type LocalTime,
} from '../../../lib/time.ts'

const NUMERIC =
  /^(?:utc|gmt|ut|z)?\s*(?<sign>[+-])(?<hours>\d{1,2})(?::?(?<minutes>\d{2}))?(?::?00)?(?:\s+[a-z]{2,5})?$/i
const COMMENT = /\s*[([](?<inside>[^)\]]*)[)\]]$/
const MOST_MINUTES = 15 * 60

/** Shortened names and their minutes ahead of UTC. One may be another zone elsewhere, so that none is believed alone. */
const SHORT: Readonly<Record<string, readonly number[]>> = {
  wet: [0],
  west: [60],
  bst: [60, 360],
  cet: [60],
  mez: [60],
  cest: [120],
  mesz: [120],
  eet: [120],
  eest: [180],
  msk: [180],
  ist: [60, 120, 330],
  ast: [-240, 180],
  adt: [-180],
  est: [-300, 600],
  edt: [-240, 660],
  cst: [-360, 480, 570],
  cdt: [-300, 630],
  mst: [-420],
  mdt: [-360],
  pst: [-480, 480],
  pdt: [-420],
  akst: [-540],
  akdt: [-480],
  hst: [-600],
  aest: [600],
  aedt: [660],
  acst: [570],
  acdt: [630],
  awst: [480],
  nzst: [720],
  nzdt: [780],
  jst: [540],
  kst: [540],
  sgt: [480],
  hkt: [480],
  sast: [120],
}

/** A text that names a zone: by its offset, its name, or a short name. */
export type Zone = { offset: number } | { name: string } | { short: readonly number[] }

/** Reads a whole text as a zone (`Z`, `UTC`, `+0100 (BST)`, `[Europe/London]`, `EST`); null where it is none that is known. */
export function readZone(text: string): Zone | null {
  const words = text.replaceAll('\u2212', '-').trim()
  const inside = COMMENT.exec(words)?.groups?.['inside']
  const bare = words.replace(COMMENT, '').trim()
  // Brackets after an offset only explain it.
  const said = bare === '' ? (inside ?? '').trim() : bare
  if (/^(z|utc|gmt|ut|etc\/utc)$/i.test(said)) return { offset: 0 }
  const found = NUMERIC.exec(said)?.groups
  if (found) {
    const offset = Number(found['hours']) * 60 + Number(found['minutes'] ?? 0)
    return offset > MOST_MINUTES ? null : { offset: found['sign'] === '-' ? -offset : offset }
  }
  if (/^[a-z_]+\/[a-z_/+-]+[0-9]*$/i.test(said)) return isZone(said) ? { name: said } : null
  const short = Object.hasOwn(SHORT, said.toLowerCase()) ? SHORT[said.toLowerCase()] : undefined
  return short === undefined ? null : { short }
}

function isZone(name: string): boolean {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name)
    return true
  } catch {
    return false
  }
}

/**
 * Converts `date` and `time` in a zone to the studio's clock. A short name is believed only if it is the studio's zone;
 * else null, since nobody can tell.
 */
export function onClock(
  date: LocalDate,
  time: LocalTime,
  zone: Zone,
  timezone: string,
): { date: LocalDate; time: LocalTime } | null {
  const asUtc = toInstant('UTC', date, time)
  const shown = (at: Instant) => ({ date: localDate(at, timezone), time: localTime(at, timezone) })
  if ('offset' in zone) return shown(addMinutes(asUtc, -zone.offset))
  if ('name' in zone) return shown(toInstant(zone.name, date, time))
  const here = toInstant(timezone, date, time)
  return zone.short.includes(minutesBetween(here, asUtc)) ? { date, time } : null
}
