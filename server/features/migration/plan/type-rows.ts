import type { RowReader } from '../mapping/resolve.ts'
import { parseCredits } from '../values/credits.ts'
import { parseFlag } from '../values/flag.ts'
import { parseKind, readInterval } from '../values/kind.ts'
import { readTypeTold, termsFor, type TypeTold } from './type-terms.ts'
import { parseMoney } from '../values/money.ts'
import { nameKey } from '../values/name.ts'
import type { MembershipFacts } from './membership-row.ts'
import type { Answers, Existing, PlanContext, PlannedRow, PlannedType, Problem } from './model.ts'
import { cellReader } from './cell-reader.ts'
import { joinCells } from './person.ts'
import { proposeType } from './type-proposal.ts'
import { isSumLabel } from './sums.ts'
import { corrected } from './types.ts'
import { say } from '../../../lib/sayings/sayings.ts'

export interface TypeRows {
  rows: PlannedRow[]
  membership_types: PlannedType[]
  problems: Problem[]
}

/**
 * Plans a list of membership types. A row without a name or a price is rejected: a price is never made up. A name that
 * is here already, or came earlier in the file, makes nothing new.
 */
export function planTypeRows(
  readers: readonly RowReader[],
  existing: Existing,
  answers: Answers,
  context: PlanContext,
): TypeRows {
  const here = new Map(existing.membership_types.map((type) => [nameKey(type.name), type.id]))
  const seen = new Map<string, number>()
  const result: TypeRows = { rows: [], membership_types: [], problems: [] }
  for (const reader of readers) {
    const name = reader.text('type_name').replaceAll(/\s+/g, ' ').slice(0, 200)
    const key = nameKey(name)
    const { facts, problems, told } = readTypeFacts(reader, name, context)
    const error = problems.find((problem) => problem.severity === 'error')
    const base = {
      row: reader.row,
      subject: name,
      client: null,
      membership_type: null,
      membership: null,
      instructor: null,
    }
    const before = seen.get(key)
    if (isSumLabel(name)) {
      result.rows.push({ ...base, disposition: 'skipped', reason: say('import.totals') })
      continue
    }
    result.problems.push(...problems)
    if (error) result.rows.push({ ...base, disposition: 'rejected', reason: error.message })
    else if (before !== undefined)
      result.rows.push({ ...base, disposition: 'skipped', reason: say('import.same_name', { row: `${before}` }) })
    else if (here.has(key)) result.rows.push({ ...base, disposition: 'matched', reason: say('import.type_here') })
    else {
      seen.set(key, reader.row)
      const answer = answers.membership_types?.[name]
      const planned = planOne(
        reader,
        key,
        name,
        facts,
        answer ?? (answers.accept_type_proposals ? { accept: true } : undefined),
        told,
      )
      if (planned.left_out) result.rows.push({ ...base, disposition: 'skipped', reason: planned.why })
      else result.rows.push({ ...base, disposition: 'created', reason: null, membership_type: key })
      result.membership_types.push(planned)
    }
  }
  return result
}

function planOne(
  reader: RowReader,
  key: string,
  name: string,
  facts: MembershipFacts,
  answer: NonNullable<Answers['membership_types']>[string] | undefined,
  told: TypeTold,
): PlannedType {
  const base = { key, name, rows: 1, existing_id: null }
  if (answer?.leave_out)
    return { ...base, left_out: true, record: null, certain: true, why: say('import.type.left_out') }
  const proposal = proposeType(name, [facts])
  const record = corrected(proposal.record, { ...told.limits })
  const settled = answer ? corrected(record, answer) : record
  const limited = record.credits_per_interval !== null || record.validity_days !== null
  return {
    ...base,
    left_out: false,
    record: { ...settled, description: joinCells(reader, 'description', '\n'), ...termsFor(settled, told.terms) },
    certain: proposal.certain || limited || answer !== undefined,
    why: answer ? say('import.type.confirmed') : proposal.why,
  }
}

function readTypeFacts(
  reader: RowReader,
  name: string,
  context: PlanContext,
): { facts: MembershipFacts; problems: Problem[]; told: TypeTold } {
  const problems: Problem[] = []
  const { read, report } = cellReader(reader, problems)
  if (name === '') report('type_name', say('import.no_name'))
  const price = read('price', (text) => parseMoney(text, context), 'error')
  if (price === null && problems.length === 0) report('price', say('import.no_price'))
  if (price !== null && price < 0) report('price', say('import.price_below_zero', { cell: reader.text('price') }))
  const unlimited = read('unlimited', parseFlag) === true
  const facts: MembershipFacts = {
    row: reader.row,
    name,
    kind: parseKind(reader.text('membership_kind')),
    not_carried: null,
    is_sale: false,
    said: null,
    unknown_status: null,
    starts_on: null,
    start_missing: false,
    expires_on: null,
    cancelled_on: null,
    completed_on: null,
    renews: false,
    expired: false,
    frozen: false,
    refunded: false,
    remaining: null,
    total: unlimited ? 'unlimited' : read('credits_total', (text) => parseCredits(text, context)),
    price_minor: price,
    billing_interval: read('billing_interval', readInterval),
    notes: null,
    problems: [],
    rejected: null,
  }
  return { facts, problems, told: readTypeTold(reader, problems, context) }
}
