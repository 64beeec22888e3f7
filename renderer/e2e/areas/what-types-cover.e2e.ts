import { expect, expectAccessible, picture, test, type Page } from '../studio.ts'
import { choose, dialog, openStudio, press, type Api } from './desk.ts'
import { entry } from './door.ts'

const PATH = '/manage/selling/membership-types'
const PHONE = { width: 320, height: 800 }
const DESK = { width: 1280, height: 900 }

const part = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name })
const editor = (page: Page, name: string) => dialog(page).getByRole('region', { name })

/** Nothing is wider than the window, and what is there can be used by all. */
async function look(page: Page, name: string): Promise<void> {
  for (const [width, viewport] of Object.entries({ 1280: DESK, 320: PHONE })) {
    await page.setViewportSize(viewport)
    await expectAccessible(page, `${name} at ${width}`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width)
    await picture(page, `coverage-${name}-${width}`)
  }
  await page.setViewportSize(DESK)
}

/** Counts what is pressed from now on. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = window as unknown as { presses: number }
    counted.presses = 0
    addEventListener('pointerdown', () => (counted.presses += 1), true)
  })
  return () => page.evaluate(() => (window as unknown as { presses: number }).presses)
}

/** Categories, classes and two types: an own type for all classes, and a drop-in. */
async function furnish(api: Api) {
  const [mat, reformer] = [
    await api('POST', '/class-categories', { name: 'Mat' }),
    await api('POST', '/class-categories', { name: 'Reformer' }),
  ]
  await api('POST', '/class-templates', { name: 'Mat Basics', category_id: mat.id })
  await api('POST', '/class-templates', { name: 'Reformer Flow', category_id: reformer.id })
  const type = await api('POST', '/membership-types', { name: 'Month', type: 'subscription', price: 80 })
  return { mat, reformer, type, read: () => api('GET', `/membership-types/${type.id}`) }
}

test('an off-peak type takes eight clicks at most, and says in a sentence what it covers', async ({ page, studio }) => {
  const api = await openStudio(page, studio)
  const { reformer } = await furnish(api)
  await page.goto(studio.localUrl + PATH)
  await expect(entry(page, 'Month')).toContainText('Covers all classes.')
  const clicks = await countClicks(page)
  await page.getByRole('button', { name: 'New type' }).click()
  await dialog(page).getByRole('textbox', { name: 'Name' }).fill('Off-peak')
  await dialog(page).getByRole('textbox', { name: 'Price' }).fill('60')
  await part(page, 'What: all classes').click()
  await dialog(page).getByText('Only these').click()
  await expect(dialog(page)).toContainText('Covers nothing on the schedule.')
  await dialog(page).getByText('Reformer', { exact: true }).click()
  await expect(dialog(page)).not.toContainText('Covers nothing on the schedule.')
  await part(page, 'When and where: at any time').click()
  await dialog(page).getByRole('button', { name: 'Weekdays before 16:00' }).click()
  await press(page, 'Create')
  expect(await clicks()).toBeLessThanOrEqual(8)
  await expect(entry(page, 'Off-peak')).toContainText('Covers Reformer · Mon–Fri until 16:00.')
  const { items } = await api('GET', '/membership-types')
  expect(items.find(({ name }: { name: string }) => name === 'Off-peak')).toMatchObject({
    coverage: { classes: 'listed', category_ids: [reformer.id], template_ids: [] },
    usable_times: [{ weekdays: [1, 2, 3, 4, 5], from: '00:00', until: '16:00' }],
    establishment_ids: null,
  })

  // Without the message of the last change, which lies over a drawer on a phone.
  await page.reload()
  await entry(page, 'Off-peak').getByRole('button', { name: 'Off-peak', exact: true }).click()
  await part(page, /^When and where/).click()
  await expect(dialog(page).getByRole('button', { name: 'Weekdays before 16:00' })).toBeDisabled()
  await dialog(page).getByRole('button', { name: 'Weekends' }).click()
  await dialog(page).getByRole('button', { name: 'Add times' }).click()
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page).getByRole('alert')).toHaveText('Choose at least one day.')
  await look(page, 'when')
  await dialog(page).getByRole('button', { name: 'Remove times 3' }).click()
  await part(page, /^How often/).click()
  await expect(editor(page, 'When and where')).toHaveCount(0)
  await editor(page, 'How often')
    .getByRole('textbox', { name: /^Per week/ })
    .fill('2')
  await part(page, /^More/).click()
  const more = editor(page, 'Booking ahead, sharing, start')
  await more.getByRole('textbox', { name: /^Early booking/ }).fill('14')
  await page.keyboard.press('Tab')
  await expect(more.getByRole('status')).toHaveText('No effect: booking for these classes has no time limit.')
  await press(page, 'Save')
  await expect(entry(page, 'Off-peak')).toContainText(
    'Covers Reformer · Mon–Fri until 16:00, Sat–Sun all day · 2 per week · books 14 days ahead.',
  )
  await page.reload()
  await expect(entry(page, 'Off-peak')).toContainText('Covers Reformer')
  await look(page, 'list')
})

test('what narrows is asked about, and says afterwards who keeps former terms', async ({ page, studio }) => {
  const api = await openStudio(page, studio)
  const { mat, reformer, type, read } = await furnish(api)
  const client = await api('POST', '/clients', { full_name: 'Berta Solé' })
  await api('POST', '/memberships', {
    client_id: client.id,
    membership_type_id: type.id,
    starts_at: new Date().toISOString().slice(0, 10),
  })
  const holders = () => api('GET', `/membership-types/${type.id}/holders`)
  await page.goto(studio.localUrl + PATH)
  await page.getByText('Coverage').click()
  const cell = (name: string) => page.getByRole('checkbox', { name })
  await expect(cell('Month covers Mat')).toBeChecked()
  await look(page, 'table')

  await cell('Month covers Reformer').focus()
  await page.keyboard.press('Space')
  await expect(dialog(page)).toContainText('Month covers all classes. It becomes a list: Mat.')
  await expect(dialog(page)).toContainText('1 active membership is of this type.')
  await look(page, 'question')
  await press(page, 'Cancel')
  expect((await read()).coverage.classes).toBe('all')
  await cell('Month covers Reformer').focus()
  await page.keyboard.press('Space')
  await expect(dialog(page).getByRole('radio', { name: /They keep/ })).toBeChecked()
  await press(page, 'Save')
  await expect(page.getByText('1 membership keeps earlier terms.')).toBeVisible()
  await expect(cell('Month covers Reformer')).not.toBeChecked()
  expect(await read()).toMatchObject({ coverage: { classes: 'listed', category_ids: [mat.id] } })
  expect(await holders()).toMatchObject({ holders: 1, on_former_terms: 1 })

  // They have more than the new terms give, although these are wider than the last.
  await cell('Month covers Reformer').focus()
  await page.keyboard.press('Space')
  await expect(dialog(page)).toContainText('The active membership of this type has earlier terms.')
  await dialog(page).getByText('Apply the change to them too').click()
  await press(page, 'Save')
  await expect(cell('Month covers Reformer')).toBeChecked()
  expect((await read()).coverage.category_ids).toEqual([mat.id, reformer.id])
  expect(await holders()).toMatchObject({ on_former_terms: 0 })
})

test('what is said for the first time is told, and another change says nothing of it', async ({ page, studio }) => {
  const api = await openStudio(page, studio)
  const { type } = await furnish(api)
  const answer = { holders: 12, on_former_terms: 0, is_said: false }
  await page.route('**/holders', (route) => route.fulfill({ json: answer }))
  const sent: Record<string, unknown>[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().includes('/membership-types/')) sent.push(request.postDataJSON())
  })
  await page.goto(`${studio.localUrl}${PATH}?open=${type.id}`)
  await dialog(page).getByRole('textbox', { name: 'Price' }).fill('85')
  await press(page, 'Save')
  await page.goto(`${studio.localUrl}${PATH}?open=${type.id}`)
  await part(page, /^How often/).click()
  await dialog(page)
    .getByRole('textbox', { name: /^Per day/ })
    .fill('1')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page)).toContainText('You’re setting this for the first time; until now it covered everything.')
  await expect(dialog(page).getByRole('radio', { name: /Apply the change/ })).toBeChecked()
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(Object.keys(sent[0]!)).not.toEqual(expect.arrayContaining(['coverage']))
  expect(sent.map(({ max_per_day, apply_to_existing }) => [max_per_day, apply_to_existing])).toEqual([
    [undefined, undefined],
    [1, true],
  ])
})

test('what does not fit is flagged at the types and in Health, and the sale says what a type covers', async ({
  page,
  studio,
}) => {
  const api = await openStudio(page, studio)
  const listed = { classes: 'listed', category_ids: [], template_ids: [], service_category_ids: [], service_ids: [] }
  await api('POST', '/class-templates', { name: 'Retreat', covered_by_all: false })
  const workshop = await api('POST', '/class-templates', { name: 'Workshop', price: 90 })
  await api('POST', '/membership-types', { name: 'Drop-in', type: 'drop_in', price: 15 })
  await api('POST', '/membership-types', { name: 'Empty', type: 'class_pack', price: 15, coverage: listed })
  await page.goto(studio.localUrl + PATH)
  await expect(page.getByText('Nothing on sale covers Retreat')).toBeVisible()
  await expect(entry(page, 'Drop-in')).toContainText('Books Workshop for €15.00; the class itself costs €90.00.')
  await expect(entry(page, 'Empty')).toContainText('Covers nothing on the schedule.')
  await expect(page.getByText('Coverage')).toHaveCount(0)
  await look(page, 'flags')

  await page.goto(`${studio.localUrl}/manage/settings?part=health`)
  const row = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
  await expect(row('Paying for classes')).toContainText('Nothing on sale covers “Retreat”')
  await expect(row('What memberships cover')).toContainText('“Empty” is on sale and covers nothing on the schedule.')
  await expect(row('Drop-in prices')).toContainText('“Drop-in” books “Workshop” for less')
  await row('What memberships cover').getByRole('link', { name: 'Open “Membership types”' }).click()
  await entry(page, 'Empty').getByRole('button', { name: 'Empty', exact: true }).click()
  await part(page, /^What:/).click()
  await dialog(page).getByText('Workshop', { exact: true }).click()
  await press(page, 'Save')
  await expect(entry(page, 'Empty')).toContainText('Covers Workshop.')
  await expect(entry(page, 'Empty')).not.toContainText('Covers nothing')
  await api('PUT', `/class-templates/${workshop.id}`, { price: 15 })

  const client = await api('POST', '/clients', { full_name: 'Berta Solé' })
  await page.goto(`${studio.localUrl}/manage/clients/${client.id}`)
  await page.getByRole('button', { name: 'Sell a membership' }).click()
  await choose(page, /Membership$/, /Empty.*Covers Workshop/)
  await expect(dialog(page)).toContainText('Covers Workshop.')
})
