import { isCurrency } from '../../lib/currency-rules.ts'
import { isFileName } from '../../lib/file-name-rules.ts'
import { isLocale } from '../../lib/locale-rules.ts'
import { isDay, isInstant, NEVER, NO_END } from '../../lib/stored-time-rules.ts'
import { isZone } from '../../lib/time.ts'
import { TYPEFACES } from '../../lib/typeface-rules.ts'
import { jsonColumns, type JsonColumn } from './json-shapes.ts'
import { record } from './shapes.ts'

/** The parsed value of a text column, and the value read instead of one that our code never wrote there. */
export interface Kind {
  isSound: (value: string) => boolean
  /** Where the column may not be null and has no default. */
  otherwise: string
  /** The presence of a value has a meaning (a code was used, a client erased), so none is read as nothing. */
  isTelling?: true
}

/** Parsed texts are looked up again: a studio has a handful of zones and languages. */
function remembered(isSound: Kind['isSound']): Kind['isSound'] {
  const known = new Map<string, boolean>()
  return (value) => {
    const found = known.get(value)
    if (found !== undefined) return found
    if (known.size > 200) known.clear()
    const isIt = value.length < 100 && isSound(value)
    known.set(value.slice(0, 100), isIt)
    return isIt
  }
}

const NOWHERE = 'https://nowhere.invalid'

const isAddress = (value: string) => /^https?:\/\/[^\s"'<>\\]+$/i.test(value) && URL.canParse(value)
const isPlace = (value: string) => isAddress(value) || /^\/(?!\/)[^\s"'<>\\]*$/.test(value)

const file: Kind = { isSound: isFileName, otherwise: 'none' }
const zone: Kind = { isSound: remembered(isZone), otherwise: 'UTC' }
const language: Kind = { isSound: remembered(isLocale), otherwise: 'en' }
/** ISO 4217’s own code for what is in no currency. */
const currency: Kind = { isSound: isCurrency, otherwise: 'XXX' }
const color: Kind = { isSound: (value) => /^#[0-9a-f]{6}$/i.test(value), otherwise: '#666666' }
const typeface: Kind = { isSound: (value) => (TYPEFACES as readonly string[]).includes(value), otherwise: TYPEFACES[0] }
const address: Kind = { isSound: isAddress, otherwise: NOWHERE }
/** Nobody comes back to a checkout that was found again after a restore. */
const wayBack: Kind = { ...address, isSound: (value) => value === '' || isAddress(value) }
const place: Kind = { isSound: isPlace, otherwise: NOWHERE }
const mailbox: Kind = {
  isSound: (value) => /^[^\s\p{Cc}<>,;:"()[\]\\]+@[^\s\p{Cc}<>,;:"()[\]\\]+$/u.test(value),
  otherwise: 'nobody@nowhere.invalid',
}
const interval: Kind = {
  isSound: (value) => ['weekly', 'four_weekly', 'monthly', 'quarterly', 'half_yearly', 'yearly'].includes(value),
  otherwise: 'monthly',
}
const table: Kind = { isSound: (value) => /^[a-z]+(_[a-z]+)*$/.test(value), otherwise: 'nothing' }
/** A moment long gone: what ended then has ended. */
const instant: Kind = { isSound: isInstant, otherwise: '1970-01-01T00:00:00.000Z', isTelling: true }
const day: Kind = { isSound: isDay, otherwise: '1970-01-01', isTelling: true }
/** Of what waits for a word, it is after all others. */
const attempt: Kind = { ...instant, isSound: (value) => value === NEVER || isInstant(value) }
const lastDay: Kind = { ...day, isSound: (value) => value === NO_END || isDay(value) }
/** A day on which the studio acts automatically: it makes up nothing for days long ago. */
const dueDay: Kind = { isSound: isDay, otherwise: '1970-01-01' }
const someTime: Kind = { ...instant, isSound: (value) => value === '' || isInstant(value) || isDay(value) }
const dayOrNone: Kind = { isSound: (value) => value === '' || isDay(value), otherwise: '1970-01-01' }
const time: Kind = { isSound: (value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value), otherwise: '00:00' }

/**
 * The kinds of text columns, by the ends of their names: a path, a zone, a language, a currency, a colour, an address, the name
 * of a table, a moment. Texts that are only displayed are not among them.
 */
const kinds: readonly [ending: RegExp, kind: Kind][] = [
  [/^(logo|cover|photo)_file$/, file],
  [/^timezone$/, zone],
  [/^locale$/, language],
  [/^currency$/, currency],
  [/(^|_)color$/, color],
  [/^typeface$/, typeface],
  [/^(success|cancel)_url$/, wayBack],
  [/^(website|tunnel|pay|webhook|unsubscribe)_url$|^(tunnel_(host|address)|endpoint)$/, address],
  [/^url$/, place],
  [/^(from|to)_email$|^reply_to$/, mailbox],
  [/^billing_interval$/, interval],
  [/^record_table$/, table],
  [/^next_attempt_at$/, attempt],
  [/_(at|since)$|^(at|since)$|^(busy|held|pairing|former|rests|read|grace)_until$|_grace_until$/, instant],
  [/^valid_(from|until)$|^current_period_(start|end)$|^restored_as_of$/, instant],
  [/^(next_renewal|billing_anchor|made_until)_on$/, dueDay],
  [/^day$/, dayOrNone],
  [/^planned_until_on$/, lastDay],
  [/_on$|^(date|date_of_birth)$|^period_(start|end)$/, day],
  [/^(start|end)_time$|^quiet_hours_(start|end)$/, time],
]

/** The kind of a text column; undefined for one that is only displayed. */
export function kindOf(column: string): Kind | undefined {
  return kinds.find(([ending]) => ending.test(column))?.[1]
}

const isMoment = (kind: Kind) => [instant, attempt, day, lastDay, dueDay, dayOrNone].includes(kind)

/** True if a column's value must be reported as strange; an empty moment leads nowhere and breaks nothing. */
export function checkOf(column: string): Kind['isSound'] | undefined {
  const kind = kindOf(column)
  return kind && isMoment(kind) ? (value) => value === '' || kind.isSound(value) : kind?.isSound
}

/** The kind of a computed column, by its name: moments and days may both occur there. */
export function computedKindOf(name: string): Kind | undefined {
  const kind = kindOf(name)
  return kind && isMoment(kind) ? someTime : kind
}

/** The shape of a JSON column. */
export function jsonOf(table: string, column: string): JsonColumn {
  return jsonColumns[`${table}.${column}`] ?? { shape: record }
}
