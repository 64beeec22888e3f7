import { DAY, exponential, HOUR, iso, MINUTE, pick, type Day, type Making } from './making.ts'
import type { Audit } from './audit.ts'
import type { Events } from './events.ts'
import { drawPerson } from './people.ts'
import type { Studio } from './studio.ts'

export const CLIENTS = 50_000

export interface Client {
  id: number
  name: string
  email: string | null
  /** True if they have agreed to marketing by e-mail. */
  isAgreed: boolean
  locale: string | null
  /** When the studio came to know them, and when they stop coming. */
  joined: number
  leaves: number
  /** How often they come against others: a few very often, most now and then. */
  weight: number
  visits: number
  /** Until when their last class of the day goes on, and how many they have had that day. */
  busyUntil: number
  dayOfVisits: number
  visitsOfDay: number
  /** The day of their last visit, or the one on which they joined; and the one on which marketing last reached them. */
  lastHere: number
  writtenOn: number
}

export interface Clients {
  readonly list: readonly Client[]
  /** Somebody who may come on a day: by their weight, of those who come these days. */
  draw(): Client | undefined
  /** Welcomes those who are new, and sees who comes these days. `wanted`: how many visits the day has room for. */
  day(day: Day, wanted: number): void
}

const locales = [null, null, null, null, 'es', 'de', 'fr', 'it']
const tagNames = ['Regular', 'Teacher training', 'Injury', 'Corporate', 'Student', 'Founding member']
const consents = ['terms', 'privacy_policy', 'marketing_email', 'photo_video']
const notes = [
  'Prefers the front row. Left knee: no deep lunges.',
  'Asked for a receipt in the company’s name.',
  'Pregnant, due in autumn; knows what to leave out.',
  'Comes with her sister; books for both by telephone.',
  'Schulter operiert, bitte ohne Stütz.',
]

/** The clients, each with what is kept of them from their first day on: tags, notes, consents. */
export function welcomeClients(making: Making, studio: Studio, events: Events, audit: Audit): Clients {
  const random = making.random('clients')
  const draws = making.random('visits')
  const rows = making.table('clients', [
    'id',
    'email',
    'full_name',
    'phone',
    'date_of_birth',
    'locale',
    'password_hash',
    'guardian_id',
    'is_active',
    'source',
    'client_since_on',
    'created_at',
    'updated_at',
  ])
  const writeAbout = aboutClients(making, studio)
  const list: Client[] = []
  const joining = joiningDays(making, random)
  let coming: Client[] = []
  let sums: number[] = []

  const join = (day: Day) => {
    const id = rows.next()
    const person = drawPerson(random, id)
    const at = day.starts + 8 * HOUR + Math.floor(random() * 12 * HOUR)
    const parent = list.length > 0 && random() < 0.02 ? list.at(-1) : undefined
    const guardian = parent && parent.email !== null ? parent.id : null
    const hasLogin = id <= 20 && guardian === null
    const born = `${1944 + Math.floor(random() * 62)}-${two(1 + Math.floor(random() * 12))}-${two(1 + Math.floor(random() * 28))}`
    const locale = pick(random, locales)
    const email = guardian === null && (hasLogin || random() < 0.97) ? person.email : null
    const leaves = at + stay(random) * DAY
    const isActive = leaves > making.now - 900 * DAY || random() < 0.7
    const login = [hasLogin ? studio.passwordHash : null, guardian, isActive ? 1 : 0]
    const source = hasLogin ? 'registered' : 'staff'
    const said = [person.phone, random() < 0.6 ? born : null, locale, ...login, source, day.date, iso(at), iso(at)]
    rows.add(id, email, person.full_name, ...said)
    // A Pareto tail: the busiest come some ten times as often as most.
    const weight = Math.min(12, (1 - random()) ** -0.6)
    const of = { busyUntil: 0, dayOfVisits: -1, visitsOfDay: 0, visits: 0, lastHere: day.index, writtenOn: -1 }
    const known = { id, name: person.full_name, email, locale, joined: at, leaves, weight, ...of }
    events.add(at, 'client.created', id, {})
    if (source === 'staff') {
      const after = { id, email, full_name: person.full_name, phone: person.phone, locale }
      audit.add(at, pick(random, studio.desk), 'client.create', 'client', id, null, after)
    }
    list.push({ ...known, isAgreed: writeAbout(random, id, at) })
  }

  return {
    list,
    draw: () => {
      const sum = sums.at(-1)
      return sum === undefined ? undefined : coming[firstAbove(sums, draws() * sum)]
    },
    day: (day, wanted) => {
      for (let n = joining[day.index] ?? 0; n > 0; n -= 1) join(day)
      if (day.index % 7 !== 0 && day.share === making.days[day.index - 1]!.share) return
      const active = list.filter(({ leaves }) => leaves > day.starts)
      // A small studio has not enough of them for a full week: then those who have left come back.
      coming = active.length < wanted * 1.3 ? list : active
      let sum = 0
      sums = coming.map(({ weight }) => (sum += weight))
    },
  }
}

const two = (n: number) => String(n).padStart(2, '0')

/** For how many days somebody comes: many try it out, some stay for years. */
function stay(random: () => number): number {
  const kind = random()
  if (kind < 0.35) return 1 + exponential(random, 14)
  return kind < 0.92 ? exponential(random, 260) : 400 + exponential(random, 900)
}

/** How many join on each day: every tenth on the first, the others as busy as the days are. */
function joiningDays({ days, options, now }: Making, random: () => number): number[] {
  const past = days.filter(({ starts }) => starts < now)
  const all = Math.round(CLIENTS * options.scale)
  const joining = past.map(() => 0)
  joining[0] = Math.ceil(all / 10)
  let sum = 0
  const sums = past.map(({ bustle }) => (sum += bustle))
  for (let n = joining[0]; n < all; n += 1) joining[firstAbove(sums, random() * sum)]! += 1
  return joining
}

/** The place of the first of ascending numbers that is above a value. */
function firstAbove(sums: readonly number[], value: number): number {
  let [low, high] = [0, sums.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if (sums[middle]! > value) high = middle
    else low = middle + 1
  }
  return low
}

function aboutClients(making: Making, { desk }: Studio) {
  const at = iso(making.days[0]!.starts - HOUR)
  const tags = making.table('tags', ['id', 'name', 'color', 'created_at', 'updated_at'])
  for (const name of tagNames) tags.add(tags.next(), name, '#1f6f78', at, at)
  const given = making.table('client_tags', ['client_id', 'tag_id', 'created_at'])
  const noted = making.table('client_notes', ['id', 'client_id', 'staff_id', 'body', 'created_at'])
  const agreed = making.table('consents', [
    'id',
    'client_id',
    'consent_type',
    'granted',
    'source',
    'ip_address',
    'created_at',
  ])
  return (random: () => number, id: number, joined: number) => {
    const later = iso(joined + 20 * MINUTE)
    // The first tag is given by a rule (see rules.ts).
    for (let tag = 2; tag <= tagNames.length; tag += 1) if (random() < 0.05) given.add(id, tag, later)
    if (random() < 0.15) noted.add(noted.next(), id, pick(random, desk).id, pick(random, notes), later)
    let isAgreed = false
    for (const kind of consents) {
      const granted = kind === 'terms' || kind === 'privacy_policy' || random() < 0.5
      if (kind === 'marketing_email') isAgreed = granted
      agreed.add(agreed.next(), id, kind, granted ? 1 : 0, 'client', '192.0.2.7', iso(joined + MINUTE))
    }
    return isAgreed
  }
}
