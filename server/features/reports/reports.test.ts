import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { check, brokenOf } from '../integrity/fixtures/breaking.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'
import { byHand } from './fixtures/by-hand.ts'
import { liveSomeMonths } from './fixtures/some-months.ts'

const ZONE = 'America/St_Johns'
const PERIODS = [
  ['2026-03-01', '2026-03-31'],
  ['2026-03-31', '2026-03-31'],
  ['2026-04-01', '2026-04-30'],
  ['2026-03-05', '2026-03-08'],
  ['2026-03-01', '2026-05-31'],
  ['2026-01-01', '2026-12-31'],
  ['2025-01-01', '2026-12-31'],
] as const

const minor = (amount: number) => Math.round(amount * 100)
// The answer of a report; each test names its fields.
// oxlint-disable-next-line no-explicit-any
type Shown = any

describe('reports', () => {
  let studio: TestStudio
  let hand: ReturnType<typeof byHand>
  before(async () => {
    studio = await startStudio({ timezone: ZONE })
    await liveSomeMonths(studio)
    hand = byHand(studio.database, ZONE, studio.clock.now())
  })
  after(() => studio.stop())

  const report = async (name: string, [from, to]: readonly [string, string]): Promise<Shown> => {
    const { status, body } = await studio.asOwner(`GET /api/v1/reports/${name}?start_date=${from}&end_date=${to}`)
    assert.equal(status, 200, JSON.stringify(body))
    return body
  }

  for (const period of PERIODS) {
    const [from, to] = period
    const title = period.join(' to ')

    it(`revenue of ${title} is what the payments say`, async () => {
      const found = await report('revenue', period)
      assert.equal(minor(found.revenue), hand.revenue(from, to))
      assert.equal(minor(found.refunded), hand.refunded(from, to))
      const of = (rows: Shown[], name: string) => new Map(rows.map((row) => [row[name], minor(row.revenue)]))
      assert.deepEqual(of(found.by_kind, 'kind'), hand.byKind(from, to))
      assert.deepEqual(of(found.by_method, 'method'), hand.byMethod(from, to))
      for (const { start_date, end_date, revenue } of found.by_period) {
        assert.equal(minor(revenue), hand.revenue(start_date, end_date), start_date)
      }
      const { vat, gross } = hand.vat(from, to)
      const sum = (name: string) => found.by_tax.reduce((all: number, row: Shown) => all + minor(row[name]), 0)
      assert.deepEqual([sum('vat'), sum('gross')], [vat, hand.revenue(from, to)])
      assert.equal(gross, hand.revenue(from, to), 'every payment is on a receipt with its tax')
      const { start_date, end_date } = found.compared_with
      assert.equal(minor(found.revenue_before), hand.revenue(start_date, end_date))
      if (Date.parse(to) - Date.parse(from) > 365 * 86_400_000) return
      const { total, by_kind } = await report('takings', period)
      assert.deepEqual([total.revenue, total.refunded >= found.refunded], [found.revenue, true])
      const cards = by_kind.find(({ kind }: Shown) => kind === 'gift_card')
      assert.equal(found.gift_cards_sold, cards?.net ?? 0)
    })

    it(`attendance and classes of ${title} are what the bookings say`, async () => {
      const [attendance, classes, instructors] = await Promise.all(
        ['attendance', 'classes', 'instructors'].map((name) => report(name, period)),
      )
      for (const found of [attendance, classes, instructors]) {
        assert.deepEqual(only(found), hand.figures(from, to))
        const { start_date, end_date } = found.compared_with
        assert.deepEqual(only(found.before), hand.figures(start_date, end_date))
      }
      for (const row of attendance.by_period) assert.deepEqual(only(row), hand.figures(row.start_date, row.end_date))
      for (const row of attendance.by_class) {
        assert.deepEqual(
          only(row),
          hand.figuresOf(from, to, (cls) => cls['template_id'] === row.template_id),
        )
      }
      for (const row of instructors.by_instructor) {
        assert.deepEqual(
          only(row),
          hand.figuresOf(from, to, (cls) => cls['instructor_id'] === row.instructor_id),
        )
      }
      for (const row of classes.by_hour) {
        const isThere = (_: unknown, local: string) =>
          hand.weekdayOf(local.slice(0, 10)) === row.weekday && Number(local.slice(11, 13)) === row.hour
        assert.deepEqual(
          { ...only(row), cancelled_classes: 0 },
          { ...hand.figuresOf(from, to, isThere), cancelled_classes: 0 },
        )
      }
      const seats = (rows: Shown[]) => rows.reduce((all, row) => all + row.seats, 0)
      assert.deepEqual([seats(classes.by_hour), seats(classes.by_class)], [classes.seats, classes.seats])
    })

    it(`memberships of ${title} are what their days say`, async () => {
      const { subscriptions, by_type } = await report('memberships', period)
      const today = '2026-05-02'
      const last = to < today ? to : today
      const dayBefore = new Date(Date.parse(from) - 86_400_000).toISOString().slice(0, 10)
      assert.deepEqual(
        [subscriptions.at_start, subscriptions.at_end, minor(subscriptions.recurring)],
        [hand.subscriptions(dayBefore), hand.subscriptions(last), hand.recurring(last)],
      )
      assert.equal(subscriptions.at_end, subscriptions.at_start + subscriptions.begun - subscriptions.ended)
      const churn = hand.churn(dayBefore, last)
      assert.equal(subscriptions.churn, churn === null ? null : Math.round(churn * 10_000) / 10_000)
      const sum = (name: string) => by_type.reduce((all: number, row: Shown) => all + row[name], 0)
      assert.deepEqual({ begun: sum('begun'), ended: sum('ended') }, hand.changes(from, last))
      for (const row of by_type) assert.equal(row.at_end, row.at_start + row.begun - row.ended, row.name)
    })

    it(`the overview of ${title} says what the reports say`, async () => {
      const { current, before: former, compared_with } = await report('overview', period)
      const spans = [period, [compared_with.start_date, compared_with.end_date]] as const
      for (const [n, figures] of [current, former].entries()) {
        const span = spans[n]! as readonly [string, string]
        const [revenue, attendance, memberships] = await Promise.all(
          ['revenue', 'attendance', 'memberships'].map((name) => report(name, span)),
        )
        assert.deepEqual(
          [figures.revenue, figures.visits, figures.fill, figures.classes, figures.subscriptions, figures.recurring],
          [
            revenue.revenue,
            attendance.came,
            attendance.fill,
            attendance.classes,
            memberships.subscriptions.at_end,
            memberships.subscriptions.recurring,
          ],
        )
        assert.equal(figures.new_clients, hand.newClients(...span))
      }
    })
  }

  for (const period of [
    ['2026-03-01', '2026-05-31'],
    ['2026-03-01', '2026-03-31'],
    ['2026-04-10', '2026-04-20'],
    // Nobody came before March.
    ['2025-06-01', '2026-05-31'],
    ['1900-01-01', '2199-12-31'],
  ] as const) {
    it(`cohorts of ${period.join(' to ')} are those of the visits, by the studio’s months`, async () => {
      const { cohorts, running_month } = await report('retention', period)
      assert.equal(running_month, '2026-05')
      const own = hand.cohorts()
      const upTo = (month: string, last: string): string[] => {
        const next = new Date(Date.parse(`${month}-01`) + 31 * 86_400_000).toISOString().slice(0, 7)
        return month > last ? [] : [month, ...upTo(next, last)]
      }
      assert.deepEqual(
        cohorts.map(({ month, came }: Shown) => [month, came.map(({ clients }: Shown) => clients)]),
        upTo([period[0].slice(0, 7), '2026-03'].toSorted()[1]!, [period[1].slice(0, 7), '2026-05'].toSorted()[0]!).map(
          (month) => [month, upTo(month, '2026-05').map((later) => own.get(month)?.(later) ?? 0)],
        ),
      )
      const all = cohorts.reduce((sum: number, { clients }: Shown) => sum + clients, 0)
      assert.equal(all > 0, period[0] < '2026-04')
    })
  }

  it('the present day and week agree with Today', async () => {
    const { takings } = (await studio.asOwner('GET /api/v1/today')).body
    assert.equal((await report('revenue', ['2026-05-02', '2026-05-02'])).revenue, takings.today)
    assert.equal((await report('revenue', ['2026-04-27', '2026-05-02'])).revenue, takings.week)
  })

  it('what is kept for them holds against the rows, also after things are put right', async () => {
    assert.deepEqual(brokenOf(await check(studio)), [])
    const undone = studio.database
      .prepare("SELECT id FROM bookings WHERE status = 'checked_in' ORDER BY id DESC")
      .get() as { id: number }
    assert.equal((await studio.asOwner(`POST /api/v1/bookings/${undone.id}/undo`)).status, 200)
    assert.deepEqual(brokenOf(await check(studio)), [])
  })

  it('comes as a file, and refuses days in the wrong order', async () => {
    for (const name of [
      'overview',
      'revenue',
      'attendance',
      'classes',
      'retention',
      'memberships',
      'instructors',
      'absent',
    ]) {
      const { status, headers, body } = await studio.asOwner(`GET /api/v1/reports/${name}?format=csv`)
      assert.equal(status, 200)
      assert.match(headers.get('content-type') ?? '', /^text\/csv/)
      assert.ok(String(body).split('\r\n').length > 1, name)
    }
    const { status, body } = await studio.asOwner(
      'GET /api/v1/reports/revenue?start_date=2026-03-02&end_date=2026-03-01',
    )
    assert.deepEqual([status, body.code], [422, 'VALIDATION_ERROR'])
  })
})

const COUNTS = [
  'classes',
  'cancelled_classes',
  'seats',
  'booked',
  'came',
  'no_show',
  'open',
  'late_cancelled',
  'cancelled',
]
const only = (row: Shown) => Object.fromEntries(COUNTS.map((name) => [name, row[name]]))
