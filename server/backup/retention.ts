import { newestFirst } from '../lib/newest.ts'
import { addDays, addHours, localDate, weekday, type Instant } from '../lib/time.ts'
import type { NamedBackup } from './names.ts'

interface Tier {
  most: number
  /** The period that backups share of which one is kept. */
  span: (at: Instant, zone: string) => string
}

const tiers: readonly Tier[] = [
  { most: 24, span: (at) => at.slice(0, 13) },
  { most: 7, span: (at, zone) => localDate(at, zone) },
  { most: 4, span: (at, zone) => mondayOf(localDate(at, zone)) },
  { most: 12, span: (at, zone) => localDate(at, zone).slice(0, 7) },
]

/** For how long a copy that somebody asked for stays, whatever comes after it, in hours. */
const BY_HAND_HOURS = 7 * 24

interface Circumstances {
  now: Instant
  /** The studio's time zone: its days, weeks and months count. */
  zone: string
  /** The newest copy that was restored for trial: it stays, however old. */
  proven: string | undefined
}

/**
 * The backups that are no longer kept: of each of the last 24 hours that have one, of 7 days, 4 weeks and 12 months the newest
 * stays, besides those of a week that were made by hand, and the newest proven one. Backups with a future time, made while the
 * clock was ahead, are chosen from separately: they take no place from the others.
 */
export function backupsToDrop(all: readonly NamedBackup[], { now, zone, proven }: Circumstances): NamedBackup[] {
  const ordered = newestFirst(all, ({ made_at }) => made_at)
  const isAhead = ({ made_at }: NamedBackup) => made_at > now
  const times = [ordered.filter(isAhead), ordered.filter((one) => !isAhead(one))]
  const kept = new Set(times.flatMap((some) => tiers.flatMap((tier) => newestOfEach(some, tier, zone))))
  const isYoung = ({ kind, made_at }: NamedBackup) => kind !== 'by-itself' && made_at > addHours(now, -BY_HAND_HOURS)
  return ordered.filter((one) => !kept.has(one) && !isYoung(one) && one.file_name !== proven)
}

function newestOfEach(ordered: readonly NamedBackup[], { most, span }: Tier, zone: string): NamedBackup[] {
  const found = new Map<string, NamedBackup>()
  for (const one of ordered) {
    const key = span(one.made_at, zone)
    if (!found.has(key) && found.size < most) found.set(key, one)
  }
  return [...found.values()]
}

/** The Monday of a day's week. */
function mondayOf(day: string): string {
  return addDays(day, 1 - weekday(day))
}
