import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { startStudio, type TestStudio } from '../../test/studio.ts'
import { liveSomeMonths } from './fixtures/some-months.ts'

/** The studio's day is 2026-05-02 once the months are lived. */
const PERIODS = {
  'the running month': ['2026-05-01', '2026-05-02'],
  'a month up to its 28th': ['2026-04-01', '2026-04-28'],
  'a whole month': ['2026-03-01', '2026-03-31'],
  '7 days': ['2026-04-26', '2026-05-02'],
  '90 days': ['2026-02-02', '2026-05-02'],
} as const

const NAMES = ['overview', 'revenue', 'attendance', 'classes', 'instructors', 'memberships', 'takings'] as const

// The answer of a report; each reader names its fields.
// oxlint-disable-next-line no-explicit-any
type Answer = any
type Answers = Record<(typeof NAMES)[number], Answer>

const cents = (amount: number) => Math.round(amount * 100)
const sum = (rows: Answer[], of: string) => rows.reduce((all, row) => all + row[of], 0)
const money = (rows: Answer[], of: string) =>
  sum(
    rows.map((row) => ({ [of]: cents(row[of]) })),
    of,
  )
const added = (rows: Answer[], of: string) => rows.reduce((running, row) => running + row.begun - row[of], 0)

/** Each fact with everywhere it is said. */
const FACTS: Record<string, Record<string, (all: Answers) => number | null>> = {
  revenue: {
    overview: ({ overview }) => cents(overview.current.revenue),
    revenue: ({ revenue }) => cents(revenue.revenue),
    'by period': ({ revenue }) => money(revenue.by_period, 'revenue'),
    'by kind': ({ revenue }) => money(revenue.by_kind, 'revenue'),
    'by method': ({ revenue }) => money(revenue.by_method, 'revenue'),
    'by tax': ({ revenue }) => money(revenue.by_tax, 'gross'),
    takings: ({ takings }) => cents(takings.total.revenue),
  },
  'revenue before': {
    overview: ({ overview }) => cents(overview.before.revenue),
    revenue: ({ revenue }) => cents(revenue.revenue_before),
    'by period': ({ revenue }) => money(revenue.by_period_before, 'revenue'),
  },
  visits: {
    overview: ({ overview }) => overview.current.visits,
    attendance: ({ attendance }) => attendance.came,
    'by period': ({ attendance }) => sum(attendance.by_period, 'came'),
    'by class': ({ attendance }) => sum(attendance.by_class, 'came'),
    classes: ({ classes }) => classes.came,
    'by hour': ({ classes }) => sum(classes.by_hour, 'came'),
    instructors: ({ instructors }) => instructors.came,
    'by instructor': ({ instructors }) => sum(instructors.by_instructor, 'came'),
  },
  'visits before': {
    overview: ({ overview }) => overview.before.visits,
    attendance: ({ attendance }) => attendance.before.came,
    'by period': ({ attendance }) => sum(attendance.by_period_before, 'came'),
    classes: ({ classes }) => classes.before.came,
    instructors: ({ instructors }) => instructors.before.came,
  },
  'no-shows': {
    attendance: ({ attendance }) => attendance.no_show,
    'by period': ({ attendance }) => sum(attendance.by_period, 'no_show'),
    classes: ({ classes }) => classes.no_show,
  },
  'no-shows before': {
    attendance: ({ attendance }) => attendance.before.no_show,
    'by period': ({ attendance }) => sum(attendance.by_period_before, 'no_show'),
  },
  'classes held': {
    overview: ({ overview }) => overview.current.classes,
    attendance: ({ attendance }) => attendance.classes,
    classes: ({ classes }) => classes.classes,
    'by hour': ({ classes }) => sum(classes.by_hour, 'classes'),
    instructors: ({ instructors }) => instructors.classes,
  },
  'places booked': {
    overview: ({ overview }) => overview.current.booked,
    attendance: ({ attendance }) => attendance.booked,
    classes: ({ classes }) => classes.booked,
  },
  fill: {
    overview: ({ overview }) => overview.current.fill,
    attendance: ({ attendance }) => attendance.fill,
    classes: ({ classes }) => classes.fill,
    instructors: ({ instructors }) => instructors.fill,
  },
  'fill before': {
    overview: ({ overview }) => overview.before.fill,
    attendance: ({ attendance }) => attendance.before.fill,
    classes: ({ classes }) => classes.before.fill,
  },
  'no-show share': {
    overview: ({ overview }) => overview.current.no_show_share,
    attendance: ({ attendance }) => attendance.no_show_share,
  },
  appointments: {
    overview: ({ overview }) => overview.current.appointments,
    instructors: ({ instructors }) => instructors.appointments,
  },
  subscriptions: {
    overview: ({ overview }) => overview.current.subscriptions,
    memberships: ({ memberships }) => memberships.subscriptions.at_end,
    'start and changes': ({ memberships: { subscriptions, by_period } }) =>
      subscriptions.at_start + added(by_period, 'ended'),
    'by type': ({ memberships }) => sum(subscriptionsOf(memberships), 'at_end'),
  },
  'subscriptions before': {
    overview: ({ overview }) => overview.before.subscriptions,
    memberships: ({ memberships }) => memberships.subscriptions.at_end_before,
    'start and changes': ({ memberships: { subscriptions, by_period_before } }) =>
      subscriptions.at_start_before + added(by_period_before, 'ended'),
  },
  'recurring a month': {
    overview: ({ overview }) => cents(overview.current.recurring),
    memberships: ({ memberships }) => cents(memberships.subscriptions.recurring),
    'by type': ({ memberships }) => money(subscriptionsOf(memberships), 'recurring'),
  },
  'recurring a month before': {
    overview: ({ overview }) => cents(overview.before.recurring),
    memberships: ({ memberships }) => cents(memberships.subscriptions.recurring_before),
  },
}

const subscriptionsOf = ({ by_type }: Answer): Answer[] => by_type.filter(({ type }: Answer) => type === 'subscription')

describe('one number for one fact', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio({ timezone: 'America/St_Johns' })
    await liveSomeMonths(studio)
  })
  after(() => studio.stop())

  const read = async (path: string): Promise<Answer> => {
    const { status, body } = await studio.asOwner(`GET /api/v1/${path}`)
    assert.equal(status, 200, JSON.stringify(body))
    return body
  }

  for (const [title, [from, to]] of Object.entries(PERIODS)) {
    it(`on ${title}, wherever it is said`, async () => {
      const answers = await Promise.all(
        NAMES.map(async (name) => [name, await read(`reports/${name}?start_date=${from}&end_date=${to}`)] as const),
      )
      const all = Object.fromEntries(answers) as Answers
      for (const [fact, places] of Object.entries(FACTS)) {
        const found = Object.fromEntries(Object.entries(places).map(([place, take]) => [place, take(all)]))
        const first = Object.values(found)[0]
        assert.deepEqual(found, Object.fromEntries(Object.keys(found).map((place) => [place, first])), fact)
      }
    })
  }

  it('on Today and in the reports', async () => {
    const { takings, new_clients } = await read('today')
    const [day, week, seven] = await Promise.all(
      ['2026-05-02', '2026-04-27', '2026-04-26'].map((from) =>
        read(`reports/overview?start_date=${from}&end_date=2026-05-02`),
      ),
    )
    assert.deepEqual(
      [takings.today, takings.week, new_clients.total],
      [day.current.revenue, week.current.revenue, seven.current.new_clients],
    )
  })
})
