import { nameKey } from '../values/name.ts'
import type { MembershipFacts } from './membership-row.ts'
import { decideState } from './membership-state.ts'
import type {
  Answers,
  Disposition,
  Existing,
  ExistingMembership,
  MembershipRecord,
  PlanContext,
  PlannedClient,
  PlannedType,
  Problem,
} from './model.ts'
import { countsClasses } from './types.ts'
import { say, type Said } from '../../../lib/sayings/sayings.ts'

export interface MembershipOutcome {
  row: number
  disposition: Disposition
  reason: Said | null
  membership: MembershipRecord | null
}

export interface Memberships {
  outcomes: Map<number, MembershipOutcome>
  /** Rows that need an answer of the owner. */
  missing_start: number[]
  unknown_credits: number[]
  two_plans: number[]
  unknown_statuses: Map<string, number[]>
  problems: Problem[]
}

export interface MembershipInput {
  facts: readonly MembershipFacts[]
  clientOf: (row: number) => PlannedClient | undefined
  types: readonly PlannedType[]
  existing: Existing
  answers: Answers
  context: PlanContext
}

/** Decides what becomes of the membership in each row, and which rows wait for an answer. */
export function planMemberships(input: MembershipInput): Memberships {
  const result: Memberships = {
    outcomes: new Map(),
    missing_start: [],
    unknown_credits: [],
    two_plans: [],
    unknown_statuses: new Map(),
    problems: [],
  }
  const byName = new Map(input.types.map((type) => [type.key, type]))
  const typeOf = new Map(input.facts.map((facts) => [facts.row, byName.get(nameKey(facts.name))]))
  const taken = new Set<number>()
  const here = Map.groupBy(input.existing.memberships, ({ client_id }) => client_id)
  for (const facts of input.facts) {
    const type = typeOf.get(facts.row)
    const outcome = decideRow(facts, type, input, result)
    const match = outcome.membership && findMatch(outcome.membership, facts.row, type, input, here, taken)
    result.outcomes.set(
      facts.row,
      match ? { ...outcome, disposition: 'matched', reason: say('import.membership_here') } : outcome,
    )
  }
  settleTwoPlans(input, here, result)
  return result
}

function decideRow(
  facts: MembershipFacts,
  type: PlannedType | undefined,
  { answers, context, existing }: MembershipInput,
  result: Memberships,
): MembershipOutcome {
  const give = (disposition: Disposition, reason: Said | null, membership: MembershipRecord | null = null) => ({
    row: facts.row,
    disposition,
    reason,
    membership,
  })
  if (facts.not_carried !== null) return give('skipped', facts.not_carried)
  if (facts.rejected !== null) return give('rejected', facts.rejected)
  if (!type) return give('rejected', say('import.no_membership'))
  if (type.left_out) return give('skipped', say('import.type_left_out', { type_name: type.name }))
  if (facts.unknown_status !== null) {
    const rows = result.unknown_statuses.get(facts.unknown_status) ?? []
    result.unknown_statuses.set(facts.unknown_status, [...rows, facts.row])
    return give('rejected', say('import.status_asked', { status: facts.unknown_status }))
  }
  if (facts.start_missing) result.missing_start.push(facts.row)
  if (facts.start_missing && answers.missing_start === 'leave_out') return give('skipped', say('import.start_left_out'))
  const starts_on = facts.starts_on ?? (facts.start_missing && answers.missing_start === 'today' ? context.today : null)
  if (starts_on === null) return give('rejected', say(facts.start_missing ? 'import.start_asked' : 'import.no_start'))
  const state = decideState({ ...facts, starts_on }, context.today)
  if (state.note) warn(result, facts.row, 'status', state.note)
  const credits = decideCredits(facts, type, {
    existing,
    answers,
    live: state.status !== 'expired' && state.status !== 'cancelled',
  })
  if (credits.kind === 'problem') {
    result.problems.push({
      row: facts.row,
      column: null,
      field: 'credits_remaining',
      severity: 'error',
      message: credits.problem,
    })
    return give('rejected', credits.problem)
  }
  if (credits.kind === 'ask') result.unknown_credits.push(facts.row)
  if (credits.kind === 'ask' && !answers.unknown_credits) return give('rejected', say('import.credits_asked'))
  return give('created', null, {
    status: state.status,
    starts_on,
    expires_on: state.expires_on,
    cancelled_on: state.cancelled_on,
    credits_remaining: credits.credits,
    price_paid_minor: facts.price_minor,
    notes: facts.notes,
  })
}

type Credits =
  | { kind: 'known'; credits: number | null }
  | { kind: 'ask'; credits: number }
  | { kind: 'problem'; problem: Said }

function decideCredits(
  facts: MembershipFacts,
  type: PlannedType,
  { existing, answers, live }: { existing: Existing; answers: Answers; live: boolean },
): Credits {
  const match = existing.membership_types.find(({ id }) => id === type.existing_id)
  const counts = match ? match.has_credits : type.record !== null && countsClasses(type.record)
  if (!counts) return { kind: 'known', credits: null }
  if (facts.remaining === 'unlimited')
    return { kind: 'problem', problem: say('import.credits_unlimited', { type_name: type.name }) }
  if (facts.remaining !== null) return { kind: 'known', credits: facts.remaining }
  if (!live) return { kind: 'known', credits: 0 }
  const full = match?.credits_included ?? type.record?.credits_included ?? type.record?.credits_per_interval ?? 0
  return { kind: 'ask', credits: answers.unknown_credits === 'full' ? full : 0 }
}

function findMatch(
  record: MembershipRecord,
  row: number,
  type: PlannedType | undefined,
  { clientOf }: MembershipInput,
  here: ReadonlyMap<number, ExistingMembership[]>,
  taken: Set<number>,
): boolean {
  const client = clientOf(row)?.existing_id
  const match = here
    .get(client ?? -1)
    ?.find(
      ({ id, membership_type_id, starts_on, expires_on }) =>
        !taken.has(id) &&
        membership_type_id === type?.existing_id &&
        starts_on === record.starts_on &&
        (expires_on === record.expires_on || record.expires_on === null),
    )
  if (match) taken.add(match.id)
  return match !== undefined
}

/** More than one running plan of one person: which of them holds is the owner's decision. */
function settleTwoPlans(
  input: MembershipInput,
  here: ReadonlyMap<number, ExistingMembership[]>,
  result: Memberships,
): void {
  const running = (status: string) => status === 'active' || status === 'paused'
  const fresh = [...result.outcomes.values()].filter(
    ({ disposition, membership }) => disposition === 'created' && membership && running(membership.status),
  )
  for (const [client, plans] of Map.groupBy(fresh, ({ row }) => input.clientOf(row))) {
    const already = (here.get(client?.existing_id ?? -1) ?? []).filter(({ status }) => running(status))
    if (!client || plans.length + already.length < 2) continue
    result.two_plans.push(...plans.map(({ row }) => row))
    const others = `${client.draft.full_name} has ${plans.length + already.length} running plans.`
    for (const { row } of plans) warn(result, row, 'status', others)
    if (input.answers.two_active_plans !== 'keep_newest') continue
    const newest = plans.toSorted((a, b) => start(b).localeCompare(start(a)) || b.row - a.row)[0]
    for (const plan of plans) {
      if (plan === newest) continue
      result.outcomes.set(plan.row, {
        ...plan,
        disposition: 'skipped',
        reason: say('import.newer_plan'),
        membership: null,
      })
    }
  }
}

function start({ membership }: MembershipOutcome): string {
  return membership?.starts_on ?? ''
}

function warn(result: Memberships, row: number, field: Problem['field'], message: string): void {
  result.problems.push({ row, column: null, field, severity: 'warning', message })
}
