import { addHours, addMinutes, localDate, localTime, offsetSpans, type Instant, type OffsetSpan } from './time.ts'

/** An entry in somebody's calendar. `uid` never changes; `changed_at` rises with every change, as calendars ask. */
export interface CalendarEntry {
  uid: string
  starts_at: Instant
  ends_at: Instant
  created_at: Instant
  changed_at: Instant
  status: 'CONFIRMED' | 'CANCELLED'
  summary: string
  description: string | null
  location: string | null
  url: string | null
}

/** The calendar's name, the zone of its times, and the moment it is written. */
export interface CalendarHead {
  name: string
  zone: string
  now: Instant
}

/**
 * A calendar as calendars read it (RFC 5545, CRLF, lines of at most 75 octets), in the order given. Times are local with the
 * zone's offsets beside them; those of a day on which the clocks change are in UTC.
 */
export function icalendar({ name, zone, now }: CalendarHead, entries: readonly CalendarEntry[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Studio Desk//Studio Desk//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${text(name)}`,
    `X-WR-CALNAME:${text(name)}`,
    `X-WR-TIMEZONE:${zone}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...zoneLines(zone, [now, ...entries.flatMap(({ starts_at, ends_at }) => [starts_at, ends_at])]),
    ...entries.flatMap((entry) => entryLines(zone, entry)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function entryLines(zone: string, entry: CalendarEntry): string[] {
  const optional = [
    ['DESCRIPTION', entry.description],
    ['LOCATION', entry.location],
  ] as const
  const time = timeOf(zone, entry)
  return [
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `DTSTAMP:${utc(entry.changed_at)}`,
    `CREATED:${utc(entry.created_at)}`,
    `LAST-MODIFIED:${utc(entry.changed_at)}`,
    `SEQUENCE:${revision(entry)}`,
    `DTSTART${time(entry.starts_at)}`,
    `DTEND${time(entry.ends_at)}`,
    `SUMMARY:${text(entry.summary)}`,
    ...optional.flatMap(([property, value]) => (value === null ? [] : [`${property}:${text(value)}`])),
    ...(entry.url === null ? [] : [`URL:${entry.url}`]),
    `STATUS:${entry.status}`,
    ...(entry.status === 'CANCELLED' ? ['TRANSP:TRANSPARENT'] : []),
    'END:VEVENT',
  ]
}

/** Seconds since it was made, begun ones too: a number that rises with each change and needs no keeping (RFC 5545, 3.8.7.4). */
function revision({ created_at, changed_at }: CalendarEntry): number {
  return Math.max(0, Math.ceil((Date.parse(changed_at) - Date.parse(created_at)) / 1000))
}

/** The offsets that the zone has had and will have from the first to the last of these instants (RFC 5545, 3.6.5). */
function zoneLines(zone: string, instants: readonly Instant[]): string[] {
  const inOrder = instants.toSorted()
  const first = inOrder[0]!
  const spans = offsetSpans(zone, first, inOrder.at(-1)!).map((span) => asEver(span, first))
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...spans.flatMap(spanLines), 'END:VTIMEZONE']
}

const YEAR_HOURS = 366 * 24

/**
 * An offset of more than a year is no daylight time, whatever was before: in Dubai that was the local solar time, of hours,
 * minutes and seconds, until 1920.
 */
function asEver(span: OffsetSpan, first: Instant): OffsetSpan {
  const isOld = span.from !== null && span.from < addHours(first, -YEAR_HOURS)
  return isOld ? { ...span, from: null, formerly: span.offset } : span
}

function spanLines({ from, offset, formerly }: OffsetSpan): string[] {
  const kind = offset > formerly ? 'DAYLIGHT' : 'STANDARD'
  // The clocks that were still going by the former offset showed this when it began.
  const onset = from === null ? '19700101T000000' : utc(addMinutes(from, formerly)).slice(0, -1)
  return [
    `BEGIN:${kind}`,
    `DTSTART:${onset}`,
    `TZOFFSETFROM:${signed(formerly)}`,
    `TZOFFSETTO:${signed(offset)}`,
    `END:${kind}`,
  ]
}

/**
 * Hours around a change of the clocks in which readers take one local time for different instants: some compare it with the
 * change in UTC, and are wrong by as much as a zone can be ahead or behind.
 */
const UNSURE = 15

/** How the start and the end of an entry are written: both alike (RFC 5545, 3.8.2.2). */
function timeOf(zone: string, { starts_at, ends_at }: CalendarEntry): (instant: Instant) => string {
  const around = offsetSpans(zone, addHours(starts_at, -UNSURE), addHours(ends_at, UNSURE))
  if (around.length > 1) return (instant) => `:${utc(instant)}`
  return (instant) =>
    `;TZID=${zone}:${localDate(instant, zone).replaceAll('-', '')}T${localTime(instant, zone).replace(':', '')}00`
}

/** `20260329T010000Z` */
function utc(instant: Instant): string {
  return `${instant.slice(0, 19).replace(/[-:]/g, '')}Z`
}

/** `+0100` */
function signed(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}${String(rest).padStart(2, '0')}`
}

/** A text with what has a meaning in the format escaped; control characters go. */
function text(value: string): string {
  return value
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/[\x00-\x1f\x7f]/g, '')
}

const LONGEST = 75

const encoder = new TextEncoder()

/** Breaks a line into pieces of at most 75 octets, never within a character; those that go on begin with a space. */
function fold(line: string): string {
  // Nearly all are short, and a studio’s calendar has fifty thousand of them.
  if (line.length <= LONGEST && !/[^\x00-\x7f]/.test(line)) return line
  const pieces: string[] = []
  let [piece, octets] = ['', 0]
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > LONGEST) {
      pieces.push(piece)
      ;[piece, octets] = ['', 1]
    }
    piece += character
    octets += size
  }
  return [...pieces, piece].join('\r\n ')
}
