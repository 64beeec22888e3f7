import { codeEnd, normaliseCode } from '../../../lib/code-rules.ts'
import { say } from '../../../lib/sayings/sayings.ts'
import type { RowReader } from '../mapping/resolve.ts'
import { parseDate } from '../values/date.ts'
import { parseEmail } from '../values/email.ts'
import { parseMoney } from '../values/money.ts'
import { parseNumberCode } from '../values/number-code.ts'
import { isPlaceholder } from '../values/parsed.ts'
import { sumsUpThings } from '../plan/sums.ts'
import type { PlannedRow, Problem } from '../plan/model.ts'
import type { GiftCardRecord } from './model.ts'
import { ask, oneLine, rowOf, type RecordInput, type RecordPlan } from './row.ts'

/** Words for a card that nothing can be paid with, though something is left on it; staff can switch it on again. */
const SWITCHED_OFF =
  /^(no|false|0|nein|non|void(ed)?|cancel?led|deactivated|inactive|disabled|refunded|lost|stolen|blocked|expired|pending|unpaid|unactivated|not activated|storniert|gesperrt|ungültig|abgelaufen|inaktiv|anulad[oa]|cancelad[oa]|caducad[oa]|annulée?|désactivée?|expirée?|annullat[oa]|disattivat[oa]|scadut[oa])$/i

/** Words for one with which something can be paid, or could until it was. */
const SWITCHED_ON =
  /^(yes|true|1|active|activated|valid|open|issued|sold|paid|redeemed|partially redeemed|partly redeemed|used|partially used|fully redeemed|available|new|enabled|sent|delivered|ja|oui|s[ií]|aktiv|gültig|eingelöst|teilweise eingelöst|offen|verkauft|bezahlt|activ[oa]|válid[oa]|canjead[oa]|usad[oa]|vendid[oa]|pagad[oa]|actif|active|valide|utilisée?|vendue?|payée?|attiv[oa]|valid[oa]|usat[oa]|riscattat[oa]|vendut[oa]|pagat[oa])$/i

/** One of which nobody can tell whether it can be used is switched off, and the owner told: it may have been lost or given back. */
function isUsable(reader: RowReader, row: ReturnType<typeof rowOf>): boolean {
  const status = reader.text('card_status')
  if (isPlaceholder(status) || SWITCHED_ON.test(status)) return true
  if (!SWITCHED_OFF.test(status))
    row.warn('card_status', `“${status}” does not say whether the card can be used; it comes in switched off.`)
  return false
}

/**
 * Plans a list of gift cards. Each keeps its printed code; a card without one is rejected, since it could not be
 * distinguished. The balance comes from the file or the owner's answer, never from a guess.
 */
export function planGiftCards(readers: readonly RowReader[], input: RecordInput): RecordPlan {
  const problems: Problem[] = []
  const open: number[] = []
  const seen = new Map<string, number>()
  const rows = readers.map((reader) => planRow(reader, input, { problems, open, seen }))
  const questions = ask(
    input.answers,
    'unknown_balance',
    say('migration.how_much_left'),
    [
      ['full', 'The whole initial value'],
      ['leave_out', 'Leave them out'],
    ],
    open,
  )
  return { rows, problems, questions }
}

interface SoFar {
  problems: Problem[]
  open: number[]
  seen: Map<string, number>
}

function planRow(reader: RowReader, input: RecordInput, { problems, open, seen }: SoFar): PlannedRow {
  const printed = parseNumberCode(reader.text('code'))
  const code = printed.kind === 'value' ? (oneLine(printed.value, 64) ?? '') : ''
  const recipient = oneLine(reader.text('recipient_name'), 200)
  const row = rowOf(reader, recipient ?? `…${codeEnd(code)}`, problems)
  if (sumsUpThings(reader, code)) return row.totals()
  if (printed.kind === 'problem') return row.refuse('code', printed.problem)
  if (code === '') return row.refuse('code', say('import.card_without_code'))
  if (normaliseCode(code).length < 4) return row.refuse('code', say('import.card_code_short'))
  const before = seen.get(normaliseCode(code))
  if (before !== undefined) return row.refuse('code', say('import.same_code', { row: `${before}` }))
  if (input.existing.records.hasCard(code)) {
    seen.set(normaliseCode(code), reader.row)
    return row.fate('matched', say('import.card_here'))
  }
  const money = (field: 'initial_value' | 'remaining_balance') =>
    row.read(field, (text) => parseMoney(text, input.reading), 'error')
  const said = money('initial_value')
  const left = money('remaining_balance')
  const expires_on = row.read('expires_on', (text) => parseDate(text, input.reading), 'error')
  const recipient_email = row.read('recipient_email', parseEmail)
  const error = row.error()
  if (error) return (row.tell(), row.fate('rejected', error))
  const unknown = left === null && said !== null
  if (unknown) open.push(reader.row)
  if (unknown && input.answers.unknown_balance === 'leave_out')
    return row.fate('skipped', say('import.balance_left_out'))
  if (unknown && input.answers.unknown_balance === undefined) return row.fate('skipped', say('import.balance_asked'))
  const balance = left ?? said
  if (balance === null) return row.refuse('remaining_balance', say('import.no_balance'))
  if (balance < 0)
    return row.refuse('remaining_balance', say('import.price_below_zero', { cell: reader.text('remaining_balance') }))
  // One that was filled up is worth at least what is left on it.
  const value = Math.max(said ?? 0, balance)
  if (value === 0) return row.fate('skipped', say('import.card_of_nothing'))
  seen.set(normaliseCode(code), reader.row)
  const record: GiftCardRecord = {
    kind: 'gift_card',
    code,
    initial_value_minor: value,
    remaining_balance_minor: balance,
    recipient_name: recipient,
    recipient_email,
    message: reader.text('message').slice(0, 1000) || null,
    expires_on,
    is_active: isUsable(reader, row),
  }
  row.tell()
  return row.fate('created', null, record)
}
