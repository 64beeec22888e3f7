import assert from 'node:assert/strict'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { makeYears } from '../../seed/make-years.ts'
import { OWNER_EMAIL, PASSWORD } from '../../seed/studio.ts'
import { startLicensedStudio, type LicensedStudio } from '../../test/build/stage.ts'
import { scripted } from '../../test/build/scripted.ts'

// Answer of a tool or an operation; the questions say which part of it they read.
// oxlint-disable-next-line no-explicit-any
type Shown = any

interface Question {
  asked: string
  /** The tool that the model calls, and what with. */
  tool: string
  args: object
  /** Where the owner reads the same by herself. */
  operation: string
  /** The figure, of what the tool gives. */
  figure: (data: Shown) => unknown
  /** The same, of the operation's answer. */
  reported?: (body: Shown) => unknown
}

const february = { start_date: '2026-02-01', end_date: '2026-02-28' }
const year = { start_date: '2025-03-01', end_date: '2026-02-28' }
const days = ({ start_date, end_date }: typeof february) => `start_date=${start_date}&end_date=${end_date}`
const report = (name: string, period = february) => `GET /api/v1/reports/${name}?${days(period)}`
const largest = (rows: Shown[], of: (row: Shown) => number) => rows.toSorted((one, other) => of(other) - of(one))[0]

const questions: readonly Question[] = [
  {
    asked: 'How much did we take in in February?',
    tool: 'revenue_report',
    args: february,
    operation: report('revenue'),
    figure: ({ revenue }) => revenue,
  },
  {
    asked: 'How much of it was given back?',
    tool: 'revenue_report',
    args: february,
    operation: report('revenue'),
    figure: ({ refunded }) => refunded,
  },
  {
    asked: 'And in the month before?',
    tool: 'revenue_report',
    args: february,
    operation: report('revenue'),
    figure: ({ revenue_before }) => revenue_before,
  },
  {
    asked: 'What did we earn in the last twelve months?',
    tool: 'revenue_report',
    args: year,
    operation: report('revenue', year),
    figure: ({ revenue }) => revenue,
  },
  {
    asked: 'How much VAT was in February?',
    tool: 'revenue_report',
    args: february,
    operation: report('revenue'),
    figure: ({ by_tax }) => by_tax.map(({ vat }: Shown) => vat).join(' and '),
  },
  {
    asked: 'How much was paid in cash?',
    tool: 'takings',
    args: february,
    operation: report('takings'),
    figure: ({ by_method }) => by_method.find(({ method }: Shown) => method === 'cash')?.taken,
  },
  {
    asked: 'How many came in February?',
    tool: 'attendance_report',
    args: february,
    operation: report('attendance'),
    figure: ({ came }) => came,
  },
  {
    asked: 'What is our no-show rate?',
    tool: 'attendance_report',
    args: february,
    operation: report('attendance'),
    figure: ({ no_show_share }) => no_show_share,
  },
  {
    asked: 'Which class had most visits?',
    tool: 'attendance_report',
    args: february,
    operation: report('attendance'),
    figure: ({ by_class }) => largest(by_class, ({ came }) => came).name,
  },
  {
    asked: 'How full were our classes?',
    tool: 'classes_report',
    args: february,
    operation: report('classes'),
    figure: ({ fill }) => fill,
  },
  {
    asked: 'When are we fullest?',
    tool: 'classes_report',
    args: february,
    operation: report('classes'),
    figure: ({ by_hour }) => {
      const { weekday, hour } = largest(by_hour, ({ fill }) => fill)
      return `day ${weekday} at ${hour}`
    },
  },
  {
    asked: 'How many subscriptions ended?',
    tool: 'memberships_report',
    args: february,
    operation: report('memberships'),
    figure: ({ subscriptions }) => JSON.stringify(subscriptions),
  },
  {
    asked: 'Which membership sells best?',
    tool: 'memberships_report',
    args: year,
    operation: report('memberships', year),
    figure: ({ by_type }) => largest(by_type, ({ begun }) => begun).name,
  },
  {
    asked: 'How many new clients stay a second month?',
    tool: 'retention_report',
    args: year,
    operation: report('retention', year),
    figure: ({ on_average }) => on_average[1],
  },
  {
    asked: 'Who teaches most?',
    tool: 'instructors_report',
    args: february,
    operation: report('instructors'),
    figure: ({ by_instructor }) => largest(by_instructor, ({ hours }) => hours).name,
  },
  {
    asked: 'Which regulars have stopped coming?',
    tool: 'absent_report',
    args: { start_date: '2025-12-01', end_date: '2026-02-10' },
    operation: 'GET /api/v1/reports/absent?start_date=2025-12-01&end_date=2026-02-10',
    figure: ({ total, rows }) => `${total}: ${rows.map(({ client }: Shown) => client).join(', ')}`,
    reported: ({ total, clients }) => `${total}: ${clients.slice(0, 50).map(({ client_name }: Shown) => client_name).join(', ')}`, // prettier-ignore
  },
  {
    asked: 'How was February on the whole?',
    tool: 'overview_report',
    args: february,
    operation: report('overview'),
    figure: ({ current }) => JSON.stringify(current),
  },
  {
    asked: 'How many classes do we have next week?',
    tool: 'schedule',
    args: { start_date: '2026-03-09', end_date: '2026-03-15' },
    operation: 'GET /api/v1/scheduled-classes?start_date=2026-03-09&end_date=2026-03-15',
    figure: ({ total, rows }) => `${total}, ${rows.reduce((sum: number, { booked }: Shown) => sum + booked, 0)} booked`,
    reported: (classes) =>
      `${classes.length}, ${classes.slice(0, 50).reduce((sum: number, { booked }: Shown) => sum + booked, 0)} booked`,
  },
  {
    asked: 'What is running low?',
    tool: 'stock',
    args: { stock_at_most: 5 },
    operation: 'GET /api/v1/products?active_only=true&stock_at_most=5',
    figure: ({ total, rows }) => `${total}: ${rows.map(({ name, stock_quantity }: Shown) => `${name} ${stock_quantity}`).join(', ')}`, // prettier-ignore
    reported: ({ total, items }) => `${total}: ${items.map(({ name, stock_quantity }: Shown) => `${name} ${stock_quantity}`).join(', ')}`, // prettier-ignore
  },
  {
    asked: 'How many clients have not come for ninety days?',
    tool: 'find_clients',
    args: { inactive_days: 90 },
    operation: 'GET /api/v1/clients?inactive_days=90',
    figure: ({ total, rows }) => `${total}, ${rows[0].client} first`,
    reported: ({ total, items }) => `${total}, ${items[0].full_name} first`,
  },
]

describe('the owner of the made-up studio asks', () => {
  const folder = mkdtempSync(join(tmpdir(), 'studio-asked-'))
  let licensed: LicensedStudio
  let token: string
  before(async () => {
    await makeYears(folder, { years: 2, seed: 2, scale: 0.05, until: '2026-03-04' }, () => {})
    licensed = await startLicensedStudio({ unredeemed: true, bare: true })
    const { studio, key } = licensed
    await studio.restart(() => {
      for (const name of readdirSync(studio.folder)) rmSync(join(studio.folder, name), { recursive: true })
      for (const name of readdirSync(folder)) cpSync(join(folder, name), join(studio.folder, name), { recursive: true })
    })
    const { body } = await studio.send('POST /api/v1/auth/login', { body: { email: OWNER_EMAIL, password: PASSWORD } })
    token = body.access_token
    const redeemed = await studio.send('POST /api/v1/studio/license', { token, body: { license_key: key } })
    assert.equal(redeemed.status, 200, JSON.stringify(redeemed.body))
  })
  after(async () => {
    await licensed.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  it('twenty questions', () => assert.equal(questions.length, 20))

  for (const { asked, tool, args, operation, figure, reported = figure } of questions)
    it(asked, async () => {
      const { studio, service } = licensed
      const model = scripted(({ answers: [answer] }) =>
        answer ? { text: `It is ${String(figure(answer.data))} ${answer.source}.` } : { calls: [{ name: tool, args }] },
      )
      service.provider.answer = model.answer
      const messages = [{ role: 'user', content: asked }]
      const { status, body } = await studio.send('POST /api/v1/assistant/chat', { token, body: { messages } })
      assert.equal(status, 200, JSON.stringify(body))
      const { body: read } = await studio.send(operation, { token })
      const expected = reported(read)
      assert.ok(expected, 'The made-up studio has no such figure')
      assert.equal(body.reply, `It is ${String(expected)} [1].`)
      assert.equal(body.sources.length, 1)
      assert.match(body.sources[0].path, /^\/manage\//)
    })

  it('and no name of a client has left the computer', async () => {
    const { studio, service } = licensed
    const { body } = await studio.send('GET /api/v1/clients?page_size=200', { token })
    const sent = service.provider.asked.map((one) => one.body).join('\n')
    for (const { full_name } of body.items) assert.ok(!sent.includes(full_name), full_name)
  })
})
