import type { SignDecision } from '../values/amount-sign.ts'
import type { OrderDecision } from '../values/date-order.ts'
import type { Memberships } from './memberships.ts'
import { MEMBERSHIP_STATUSES } from '../values/membership-status.ts'
import type { Answers, PlannedType, Question } from './model.ts'
import { say, type Said } from '../../../lib/sayings/sayings.ts'

/** Rows shown with a question. */
const ROWS_SHOWN = 20

export interface Unsettled {
  order: OrderDecision
  amounts: SignDecision
  unclear_people: number[]
  memberships: Memberships | null
  types: readonly PlannedType[]
}

/** The decisions an import needs from the owner, with whether the answers so far settle them. */
export function askOwner(
  { order, amounts, unclear_people, memberships, types }: Unsettled,
  answers: Answers,
): Question[] {
  const questions: Question[] = []
  if (order.kind === 'ask') questions.push(dateOrder(order, answers))
  if (amounts.kind === 'ask') questions.push(amountSign(amounts, answers))
  if (unclear_people.length > 0)
    questions.push({
      id: 'people_without_email',
      question: say('migration.several_rows_without_e_mail'),
      choices: [
        { value: 'same_person', label: 'Yes, the same name is the same person' },
        { value: 'different_people', label: 'No, every row is a person of its own' },
      ],
      examples: [],
      rows: unclear_people.slice(0, ROWS_SHOWN),
      answered: answers.people_without_email !== undefined,
    })
  const uncertain = types.filter(({ certain }) => !certain)
  if (uncertain.length > 0)
    questions.push({
      id: 'membership_types',
      question: say('migration.memberships_are_not_here_yet'),
      choices: [],
      examples: uncertain.map(({ name }) => name),
      rows: [],
      answered: false,
    })
  if (memberships) questions.push(...aboutMemberships(memberships, answers))
  return questions
}

function dateOrder(order: OrderDecision & { kind: 'ask' }, answers: Answers): Question {
  const contradiction = say('migration.mixed_dates')
  return {
    id: 'date_order',
    question: order.contradiction ? contradiction : say('migration.day_or_month'),
    choices: [
      { value: 'day_month', label: 'The day (31/12/2026)' },
      { value: 'month_day', label: 'The month (12/31/2026)' },
    ],
    examples: order.examples,
    rows: [],
    answered: answers.date_order !== undefined,
  }
}

function amountSign({ examples }: SignDecision & { kind: 'ask' }, answers: Answers): Question {
  return {
    id: 'amount_sign',
    question: say('migration.amount_sign'),
    choices: [
      { value: 'point', label: 'The point (3.350 is a little over three)' },
      { value: 'comma', label: 'The comma (3,350 is a little over three)' },
    ],
    examples,
    rows: [],
    answered: answers.amount_sign !== undefined,
  }
}

function aboutMemberships(found: Memberships, answers: Answers): Question[] {
  const questions: Question[] = []
  const ask = (
    id: Question['id'],
    question: Said,
    choices: [string, string][],
    rows: number[],
    examples: string[] = [],
  ) => {
    if (rows.length === 0) return
    const answered = id !== 'statuses' && answers[id] !== undefined
    const list = choices.map(([value, label]) => ({ value, label }))
    questions.push({ id, question, choices: list, examples, rows: rows.slice(0, ROWS_SHOWN), answered })
  }
  ask(
    'statuses',
    say('migration.what_do_statuses_mean'),
    MEMBERSHIP_STATUSES.map((status) => [status, status]),
    [...found.unknown_statuses.values()].flat(),
    [...found.unknown_statuses.keys()],
  )
  ask(
    'missing_start',
    say('migration.when_do_they_start'),
    [
      ['today', 'On the day of the import'],
      ['leave_out', 'Leave them out'],
    ],
    found.missing_start,
  )
  ask(
    'unknown_credits',
    say('migration.how_many_classes'),
    [
      ['none', 'None; I will enter them by hand'],
      ['full', 'All that the pass has'],
    ],
    found.unknown_credits,
  )
  ask(
    'two_active_plans',
    say('migration.several_running_plans'),
    [
      ['keep_all', 'All of them'],
      ['keep_newest', 'Only the one that started last'],
    ],
    found.two_plans,
  )
  return questions
}
