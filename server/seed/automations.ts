import type { Condition } from '../lib/conditions.ts'
import type { Step } from '../features/automations/step-fields.ts'
import type { TriggerEvent } from '../events/payloads.ts'
import type { Client } from './clients.ts'
import { keepEnrollments, type Follows, type Way } from './enrollments.ts'
import { HOUR, iso, type Making } from './making.ts'
import type { Tasks } from './tasks.ts'

/** From how many visits on somebody is thanked for coming often. */
const MANY_VISITS = 20
const AWAY_DAYS = { written: 30, called: 90 }

export interface Automations {
  /** Reactions of automations to an event: called once it is written. */
  onFirstVisit(client: Client, came: number): Follows
  onMilestone(client: Client, visits: number, came: number): Follows
  /** `index`: the day on which it is said. */
  onAbsence(client: Client, days: number, index: number, said: number): Follows | undefined
}

interface Written {
  name: string
  event: TriggerEvent
  condition: Condition
  exit?: Condition
  steps: Step[]
}

const letter = (key: string, subject: string): Step => ({
  type: 'send_email',
  key,
  subject,
  body: 'Hello {{client.first_name}},\n\nhow good that you come.',
})
const morning: Step = { type: 'wait', key: 'w1', until_time: '10:00' }
const nextMorning: Step = { type: 'wait', key: 'w1', days: 1, until_time: '10:00' }
const awayFor = (days: number): Condition => ({ all: [{ field: 'days', op: 'eq', value: days }] })
const call = 'Call: not here for three months'

const written: readonly Written[] = [
  {
    name: 'After the first visit',
    event: 'client.first_visit',
    condition: null,
    steps: [nextMorning, letter('s1', 'How was it, {{client.first_name}}?')],
  },
  {
    name: 'Twenty visits',
    event: 'client.visit_milestone',
    condition: { all: [{ field: 'count', op: 'eq', value: MANY_VISITS }] },
    steps: [nextMorning, letter('s1', 'Twenty times: thank you')],
  },
  {
    name: 'Five more visits',
    event: 'client.visit_milestone',
    condition: { all: [{ field: 'count', op: 'ne', value: MANY_VISITS }] },
    steps: [nextMorning, letter('s1', 'Five more')],
  },
  {
    name: 'Away for a month',
    event: 'client.inactive',
    condition: awayFor(AWAY_DAYS.written),
    exit: { all: [{ field: 'visits_7d', op: 'gt', value: 0 }] },
    steps: [
      morning,
      letter('s1', 'We miss you, {{client.first_name}}'),
      { type: 'wait', key: 'w2', days: 7, until_time: '10:00' },
      letter('s2', 'Your mat is free'),
    ],
  },
  {
    name: 'Away for three months',
    event: 'client.inactive',
    condition: awayFor(AWAY_DAYS.called),
    steps: [morning, { type: 'create_task', key: 's1', title: call, due_days: 3 }],
  },
]

/** The studio's automations, with their enrollments over the years. */
export function makeAutomations(making: Making, tasks: Tasks): Automations {
  write(making)
  const enroll = keepEnrollments(making)
  const thanks = (automation: number): Way => ({ automation, acts: [{ key: 's1', type: 'send_email', afterDays: 1 }] })
  const [first, twenty, five] = [thanks(1), thanks(2), thanks(3)]
  const winBack = [
    { key: 's1', type: 'send_email', afterDays: 0 },
    { key: 's2', type: 'send_email', afterDays: 7 },
  ] as const
  const leaveTask: Way['leaveTask'] = (client, at) => tasks.fromAutomation(client.id, call, at)
  const called: Way = { automation: 5, acts: [{ key: 's1', type: 'create_task', afterDays: 0 }], leaveTask }
  return {
    onFirstVisit: (client, came) => enroll(first, client, came),
    onMilestone: (client, visits, came) => enroll(visits === MANY_VISITS ? twenty : five, client, came),
    onAbsence: (client, days, index, said) => {
      if (days === AWAY_DAYS.called) return enroll(called, client, said)
      if (days !== AWAY_DAYS.written) return undefined
      const isBack = (dayOfAct: number) => index <= client.lastHere && client.lastHere <= dayOfAct
      return enroll({ automation: 4, acts: winBack, isBack }, client, said)
    },
  }
}

function write(making: Making): void {
  const at = iso(making.days[0]!.starts - HOUR)
  const automations = making.table('automations', [
    'id',
    'name',
    'trigger_event',
    'condition_json',
    'exit_condition_json',
    'status',
    'created_at',
    'updated_at',
  ])
  const versions = making.table('automation_versions', [
    'automation_id',
    'version',
    'trigger_event',
    'exit_condition_json',
    'steps',
    'created_at',
  ])
  for (const { name, event, condition, exit = null, steps } of written) {
    const id = automations.next()
    const left = exit && JSON.stringify(exit)
    automations.add(id, name, event, condition && JSON.stringify(condition), left, 'active', at, at)
    versions.add(id, 1, event, left, JSON.stringify(steps), at)
  }
}
