import type { RowReader } from '../mapping/resolve.ts'
import { isProductKind } from '../mapping/sales.ts'
import { parseCredits } from '../values/credits.ts'
import { parseDate } from '../values/date.ts'
import { parseFlag } from '../values/flag.ts'
import { parseKind, readInterval, type BillingInterval, type TypeKind } from '../values/kind.ts'
import { parseMoney } from '../values/money.ts'
import { parseStatus, type MembershipStatus } from '../values/membership-status.ts'
import { cellReader } from './cell-reader.ts'
import { joinCells, type ReadContext } from './person.ts'
import type { Answers, PlanContext, Problem } from './model.ts'
import { say, type Said } from '../../../lib/sayings/sayings.ts'

/** A row's facts about a membership, before its type is known. */
export interface MembershipFacts {
  row: number
  name: string
  kind: TypeKind | 'prepaid' | null
  /** Why the row brings no membership: it sold a product, was refunded, or its kind is still an open question. */
  not_carried: Said | null
  /** The row is of a list of sales, in which not everything is a membership. */
  is_sale: boolean
  said: MembershipStatus | null
  /** A status nobody knows; the owner is asked. */
  unknown_status: string | null
  starts_on: string | null
  /** True if there is no start in the file, so that the owner is asked; a date that can't be read is another matter. */
  start_missing: boolean
  expires_on: string | null
  cancelled_on: string | null
  completed_on: string | null
  /** It renews automatically after its expiry date. */
  renews: boolean
  expired: boolean
  frozen: boolean
  refunded: boolean
  remaining: number | 'unlimited' | null
  total: number | 'unlimited' | null
  price_minor: number | null
  billing_interval: BillingInterval | null
  notes: string | null
  problems: Problem[]
  /** Why the row can't be imported, if it can't. */
  rejected: Said | null
}

/** Reads the membership in a row. Without a start date, the purchase date counts. */
export function readMembership(
  reader: RowReader,
  context: ReadContext & PlanContext & { is_sales_list: boolean },
  answers: Answers,
): MembershipFacts {
  const problems: Problem[] = []
  const { read, report, warn } = cellReader(reader, problems)
  const date = (field: 'starts_on' | 'expires_on' | 'cancelled_on' | 'completed_on' | 'purchased_on') =>
    read(
      field,
      (text) => parseDate(text, context),
      field === 'starts_on' || field === 'expires_on' || field === 'cancelled_on' ? 'error' : 'warning',
    )
  const status = parseStatus(reader.text('status'), answers.statuses)
  const name = reader.text('membership_name').replaceAll(/\s+/g, ' ').slice(0, 200)
  if (name === '') report('membership_name', say('import.no_membership'))
  const price = read('price', (text) => parseMoney(text, context))
  if (price !== null && price < 0) warn('price', `“${reader.text('price')}” is below zero; the price is left out.`)
  const starts = date('starts_on')
  const startEmpty =
    reader.text('starts_on') === '' || (starts === null && problems.every(({ field }) => field !== 'starts_on'))
  const bought = startEmpty ? date('purchased_on') : null
  const renews = read('renews', parseFlag) ?? false
  const facts: MembershipFacts = {
    row: reader.row,
    name,
    kind: parseKind(reader.text('membership_kind')),
    not_carried: whyNot(reader, context, price),
    is_sale: context.is_sales_list,
    said: status.kind === 'value' ? status.value : null,
    unknown_status: status.kind === 'unknown' ? status.word : null,
    starts_on: starts ?? bought,
    start_missing: startEmpty && reader.text('purchased_on') === '',
    expires_on: date('expires_on'),
    cancelled_on: date('cancelled_on'),
    completed_on: date('completed_on'),
    renews,
    // One that can't be read may say that it is over: it does not come in as running.
    expired: read('is_expired', parseFlag, 'error') ?? false,
    frozen: read('is_frozen', parseFlag, 'error') ?? false,
    refunded: read('is_refunded', parseFlag, 'error') ?? false,
    remaining: read('credits_remaining', (text) => parseCredits(text, context), 'error'),
    total: read('credits_total', (text) => parseCredits(text, context)),
    price_minor: price !== null && price >= 0 ? price : null,
    billing_interval: read('billing_interval', readInterval),
    notes: [joinCells(reader, 'membership_notes', '\n'), renews && termOf(reader)].filter(Boolean).join('\n') || null,
    problems,
    rejected: null,
  }
  if (facts.starts_on && facts.expires_on && facts.expires_on < facts.starts_on)
    report('expires_on', say('import.ends_before_start', { starts_on: facts.starts_on, expires_on: facts.expires_on }))
  return { ...facts, rejected: problems.find((problem) => problem.severity === 'error')?.message ?? null }
}

function whyNot(reader: RowReader, { is_sales_list }: { is_sales_list: boolean }, price: number | null): Said | null {
  if (isProductKind(reader.text('membership_kind'))) return say('import.product_sold')
  return is_sales_list && price !== null && price < 0 ? say('import.sold_back') : null
}

/** The end of the term after which it goes on, to be kept as a note. */
function termOf(reader: RowReader): string {
  return reader
    .all('expires_on')
    .map(({ label, text }) => `${label}: ${text}`)
    .join('')
}
