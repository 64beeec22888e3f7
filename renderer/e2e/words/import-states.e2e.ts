import { answering } from '../areas/door.ts'
import { dialog, mayInvite, openStudio } from '../areas/desk.ts'
import { expect, type Page, type RunningStudio } from '../studio.ts'
import { readFrom } from './asks.ts'
import { reads } from './read.ts'
import { mayTake, test } from './test.ts'

const two = ['Full name,E-mail', 'Ana Prats,ana@example.com', 'Biel Mas,biel@example.com']
const REFUSED = { status: 503, json: { title: 'Busy', status: 503, code: 'BUSY', detail: 'The studio is busy.' } }

/** A new studio with an import that is over; another file of it is only looked at. */
async function withImports(page: Page, studio: RunningStudio) {
  mayTake(120_000)
  await mayInvite(await openStudio(page, studio))
  const at = (path: string) => page.goto(`${studio.localUrl}/manage${path}`)
  const drop = (name: string) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(two.join('\n')) })
  await at('/import')
  await drop('people.csv')
  await page.getByRole('button', { name: 'Import 2 rows' }).click()
  await expect(page.getByRole('heading', { name: 'What became of every row' })).toBeVisible()
  await at('/import')
  await drop('again.csv')
  await expect(page.getByText('Everything is clear.')).toBeVisible()
  const asked = readFrom(page, '/migration/jobs')
  const says = (name: string) => reads(page, `import-state-${name}`, { asked, hasFocus: false })
  return { at, says }
}

/** Looks at the page while an answer is on its way; then gives the answer. */
async function whileWaiting(page: Page, url: string | RegExp, answer: object, look: () => Promise<void>) {
  const given = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await given.promise
    await route.fulfill(answer)
  })
  const sent = page.waitForRequest(url)
  await look()
  given.resolve()
  await (await sent).response()
  await page.unroute(url)
  return (await sent).postDataJSON() as unknown
}

/** As `whileWaiting`, for a file that is fetched; it has the name. */
async function fetches(page: Page, url: RegExp, button: string, name: string, look: () => Promise<void>) {
  const loaded = page.waitForEvent('download')
  await whileWaiting(page, url, { contentType: 'text/csv', body: 'a' }, async () => {
    await page.getByRole('button', { name: button }).click()
    await look()
  })
  expect((await loaded).suggestedFilename()).toBe(name)
}

const job = /\/migration\/status/
const rows = /\/jobs\/1\/rows\?/
const summary = /\/migration\/summary/

test('an import says how it stands while it runs, stopped, broken off and taken back', async ({ page, studio }) => {
  const { at, says } = await withImports(page, studio)
  let state: object = {}
  let isOver = false
  let isDone = false
  const running = { status: 'running', is_stopped: false, total_rows: 5, done_rows: 3 }
  await answering(page, job, (told) => {
    isDone ||= isOver
    return isOver ? told : { ...told, ...state }
  })
  await answering(page, rows, (told) => ({
    ...told,
    items: told.items.map((row: { row: number }) => ({ ...row, done: isDone || row.row === 2 })),
  }))
  state = running
  await at('/import?job=1')
  await says('running')
  isDone = true
  await expect(page.getByText('Waiting')).toHaveCount(0)
  const stopped = { ...running, is_stopped: true }
  await whileWaiting(page, '**/jobs/1/stop', { json: stopped }, async () => {
    await page.getByRole('button', { name: 'Stop' }).click()
    await says('stopping')
    state = stopped
  })
  await says('stopped')
  isDone = false
  await whileWaiting(page, '**/jobs/1/resume', { json: running }, async () => {
    await page.getByRole('button', { name: 'Go on' }).click()
    await says('resuming')
    state = running
  })
  await says('running')
  isOver = true
  await says('over')
  isOver = false
  state = { status: 'failed', error: 'The disk is full.', done_rows: 0 }
  await at('/import?job=1')
  await says('failed')
  state = { status: 'rolled_back' }
  const kept = [
    { record: 'client', id: 1, name: 'Ana Prats', reason: 'Used since.', row: 2 },
    { record: 'membership', id: 7, name: 'Gold', reason: 'Changed since.', row: 3 },
  ]
  const ends = [
    ['part-kept', { removed: 1, restored: 2, kept, kept_total: 70 }],
    ['nothing-kept', { removed: 5, restored: 0, kept: [], kept_total: 0 }],
  ] as const
  for (const [name, json] of ends) {
    await page.route('**/rollback', (route) => route.fulfill({ json }))
    await at('/import?job=1')
    await says(name)
  }
  await page.getByRole('button', { name: 'Import another file' }).click()
  await expect(page.getByRole('heading', { name: 'Bring in a file' })).toBeVisible()
})

test('imports say what came of them, whom to invite, and why they did not start', async ({ page, studio }) => {
  const { at, says } = await withImports(page, studio)
  await whileWaiting(page, '**/migration/confirm', REFUSED, async () => {
    await page.getByRole('button', { name: 'Import 2 rows' }).click()
    await says('starting')
  })
  await says('not-started')
  const problems = Array.from({ length: 26 }, (_, at) => {
    const [severity, column] = at < 2 ? ['error', null] : ['warning', 'E-mail']
    return { row: at + 1000, column, field: null, severity, message: `Odd cell ${at}` }
  })
  await answering(page, /\/jobs\/2\/analyse/, (told) => ({ ...told, problems, problems_total: 600 }))
  await at('/import?job=2')
  await page.getByRole('tab', { name: /^Problems/ }).click()
  await says('many-problems')

  await at('/import?job=1')
  const csv = 'Download as CSV'
  await fetches(page, /rows\.csv/, csv, 'import-1-rows.csv', () => says('rows-loading'))
  const links = () => says('links-loading')
  await fetches(page, /invitations\/export/, 'Download the links', 'import-1-invitations.csv', links)
  const given = await answering(page, rows, (told) => ({ ...told, items: [], total: 0 }))
  await page.getByRole('radio', { name: /^New/ }).click()
  await says('no-rows')
  await given()
  await page.getByRole('button', { name: 'Show all rows' }).click()
  await expect(page.getByRole('row', { name: 'Ana Prats' })).toBeVisible()

  await answering(page, /rows\?page=[12]&page_size=100/, (told) => ({
    ...told,
    items: told.items.length > 0 ? told.items : [101, 102].map((id) => ({ row: id, subject: '', client_id: id })),
    total: 150,
  }))
  await page.getByRole('button', { name: 'Choose whom' }).click()
  const tick = (at: number) => dialog(page).getByRole('row').getByRole('checkbox').nth(at).click({ force: true })
  await tick(1)
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(dialog(page).getByText('No name').first()).toBeVisible()
  await tick(0)
  await says('invite-page')
  await tick(2)
  await page.getByRole('button', { name: 'Previous page' }).click()
  await says('invite-before')
  const invited = await whileWaiting(page, '**/invitations/send', REFUSED, async () => {
    await page.getByRole('button', { name: 'Invite 2 people' }).click()
    await says('invite-sending')
  })
  expect(invited).toEqual({ job_id: 1, client_ids: [1, 101] })
  await says('invite-refused')
  const json = { queued: 2, skipped: [], email: 'leaves' }
  await whileWaiting(page, '**/invitations/send', { json }, () =>
    page.getByRole('button', { name: 'Invite 2 people' }).click(),
  )
  await says('invite-sent')
  await page.getByRole('button', { name: 'Choose whom' }).click()
  await says('invite-again')
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const states = ['analysed', 'running', 'stopped', 'completed', 'completed_with_errors', 'failed', 'rolled_back']
  await answering(page, summary, (told) => ({
    clients: 1204,
    clients_to_invite: 38,
    memberships: 951,
    membership_types: 12,
    instructors: 4,
    jobs: states.map((status, at) => ({
      ...told.jobs[0],
      job_id: at + 1,
      file_name: `${status}.csv`,
      ...(status === 'stopped' ? { status: 'running', is_stopped: true } : { status, is_stopped: false }),
    })),
  }))
  await page.getByRole('link', { name: 'All imports' }).click()
  await says('former')
  await fetches(page, /templates\/clients/, 'Download the template', 'clients-template.csv', () =>
    says('template-loading'),
  )
  await page.evaluate(tooLarge, 50 * 1024 * 1024 + 1)
  await says('too-large')
  await page.evaluate(tooLarge, 50 * 1024 * 1024)
  await expect(page.getByRole('heading', { name: 'large.csv' })).toBeVisible()
  await page.goBack()
  await page.getByRole('row', { name: 'analysed.csv' }).click()
  await expect(page.getByRole('heading', { name: 'people.csv' })).toBeVisible()
})

/** Drops a small file that says it has so many bytes. */
function tooLarge(bytes: number): void {
  const file = new File(['Full name,E-mail\nAna Prats,ana@example.com'], 'large.csv', { type: 'text/csv' })
  const carried = new DataTransfer()
  carried.items.add(file)
  const field = document.querySelector<HTMLInputElement>('input[type=file]')!
  field.files = carried.files
  Object.defineProperty(field.files[0], 'size', { value: bytes })
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

test('who may not import is told so, wherever an import stands', async ({ page, studio }) => {
  const { at, says } = await withImports(page, studio)
  await answering(page, /\/auth\/me/, (told) => ({
    ...told,
    permissions: told.permissions.filter((one: string) => one !== 'migration.manage'),
  }))
  await at('/import')
  await says('denied')
  await at('/welcome?step=data')
  await says('denied-review')
  let jobs: object[] = []
  let state: object = {}
  await answering(page, summary, (told) => ({ ...told, jobs }))
  await answering(page, job, (told) => ({ ...told, ...state }))
  await at('/welcome?step=data')
  await says('denied-file')
  jobs = [{ job_id: 1, status: 'running' }]
  state = { status: 'running', done_rows: 0 }
  await at('/welcome?step=data')
  await says('denied-running')
  state = { status: 'failed', error: 'The disk is full.', done_rows: 0 }
  await at('/welcome?step=data')
  await says('denied-failed')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: /week/i, level: 1 })).toBeVisible()
  state = { status: 'completed' }
  await at('/welcome?step=data')
  await says('denied-over')
  await page.route('**/rollback', (route) =>
    route.fulfill({ json: { removed: 1, restored: 1, kept: [], kept_total: 0 } }),
  )
  state = { status: 'rolled_back' }
  await at('/welcome?step=data')
  await says('denied-taken-back')
})
