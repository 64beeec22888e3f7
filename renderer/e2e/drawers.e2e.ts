import { expect, OWNER, picture, signIn, standsStill, test, type Page, type RunningStudio, SLOWNESS } from './studio.ts'

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

/** A field that takes what is typed. */
const TEXT = ':is(input:is([type=text], [type=email], :not([type])), textarea):not([role])'

interface Id {
  id: number
}

/** Furnishes a studio with one of each thing that has a drawer. */
async function furnished(studio: RunningStudio) {
  const owner = await studio.bootstrap()
  const make = (path: string, body: unknown) => studio.api<Id>('POST', path, body, owner)
  const client = await make('/clients', { full_name: 'Mia Serrano', email: 'mia@example.com' })
  const pack = { name: 'Ten classes', type: 'class_pack', price: 100, credits_included: 10 }
  const type = await make('/membership-types', pack)
  await make('/memberships', { client_id: client.id, membership_type_id: type.id, starts_at: '2020-01-01' })
  const template = await make('/class-templates', { name: 'Vinyasa' })
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const cls = await make('/scheduled-classes', { template_id: template.id, starts_at: `${tomorrow}T18:30` })
  await make('/bookings', { scheduled_class_id: cls.id, client_id: client.id })
  return { client, cls }
}

type Opened = [what: string, path: string, open: (page: Page) => Promise<void>]

const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).first().click()

async function editClient(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).first().click()
  await page.getByRole('menuitem', { name: /^Edit/ }).click()
}

const drawers = (clientId: number, classId: number): Opened[] => [
  ['a new membership type', '/selling/membership-types', button('New type')],
  ['a new product', '/selling/products', button('New product')],
  ['a new promo code', '/selling/promo-codes', button('New code')],
  ['a new gift card', '/selling/gift-cards', button('New gift card')],
  ['a new client', '/clients', button('New client')],
  ['a client', `/clients/${clientId}`, editClient],
  ['a new class', '/schedule', button('Plan a class')],
  ['a new template', '/schedule/templates', button('New class type')],
  ['a new waiver', '/compliance', button('New waiver')],
  ['a new tag', '/marketing', button('New tag')],
  ['new staff', '/team', button('Add staff')],
  ['a new role', '/team?tab=roles', button('Add role')],
  ['a new location', '/settings?part=locations', button('Add location')],
  ['a booking to cancel', `/classes/${classId}`, cancelBooking],
]

async function cancelBooking(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /Mia Serrano/ })
    .last()
    .click()
  await page.getByRole('menuitem', { name: /Cancel/ }).click()
}

test('every drawer and dialog keeps its buttons in sight and asks before a changed form is dropped', async ({
  page,
  studio,
}) => {
  test.setTimeout(180_000 * SLOWNESS)
  const { client, cls } = await furnished(studio)
  await signIn(page, `${studio.localUrl}/manage/login`, OWNER)
  await expect(page.getByRole('heading', { name: 'Classes today', exact: true })).toBeVisible()
  for (const [what, path, open] of drawers(client.id, cls.id)) {
    await test.step(what, async () => {
      await page.setViewportSize(SIZES[0]!)
      await page.goto(`${studio.localUrl}/manage${path}`)
      await open(page)
      const panel = page.locator('[role=dialog], [role=alertdialog]').first()
      const sends = panel.locator('footer').getByRole('button').last()
      for (const size of [...SIZES].reverse()) {
        await page.setViewportSize(size)
        await expect(sends, what).toBeInViewport({ ratio: 1 })
      }
      await picture(page, `drawer-${what.replaceAll(' ', '-')}`)
      await page.keyboard.press('Escape')
      await expect(panel, `${what}: unchanged, it closes`).toBeHidden()

      await open(page)
      const text = panel.locator(TEXT).first()
      await text.fill('7')
      await text.press('Tab')
      await standsStill(page)
      const before = await sends.boundingBox()
      await sends.focus()
      expect(await sends.boundingBox(), what).toEqual(before)
      await asksOnce(page, what)
    })
  }
})

/** Escape, the X and a click outside each ask; "Keep editing" keeps, "Discard" drops. */
async function asksOnce(page: Page, what: string): Promise<void> {
  const question = page.getByRole('alertdialog', { name: 'Discard changes?' })
  const panel = page.locator('[role=dialog], [role=alertdialog]').first()
  const ways = [
    () => page.keyboard.press('Escape'),
    () => panel.getByRole('button', { name: 'Close' }).first().click(),
    () => page.mouse.click(5, 5),
  ]
  for (const way of ways) {
    await way()
    await expect(question, what).toBeVisible()
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(question, what).toBeHidden()
    await expect(panel.locator(':focus'), `${what}: one goes on where one was`).toHaveCount(1)
  }
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(page.locator('[role=dialog], [role=alertdialog]')).toHaveCount(0)
}

test('a drawer goes though the browser breaks off its way out, and the page behind it is there again', async ({
  page,
  studio,
}) => {
  await studio.bootstrap()
  await page.setViewportSize(SIZES[0]!)
  await signIn(page, `${studio.localUrl}/manage/login`, OWNER)
  await expect(page.getByRole('heading', { name: 'Classes today', exact: true })).toBeVisible()
  await page.goto(`${studio.localUrl}/manage/selling/membership-types`)
  const open = page.getByRole('button', { name: 'New type' }).first()
  await open.click()
  await expect(page.getByRole('dialog').getByLabel('Name', { exact: true })).toBeVisible()
  await page.addStyleTag({ content: '[data-exiting] { animation: appear 200ms !important }' })
  await page.evaluate(() => {
    addEventListener('animationstart', ({ target }) => {
      for (const animation of (target as Element).getAnimations()) animation.cancel()
    })
  })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await open.click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('one click creates a membership type, whatever leaving its price shows', async ({ page, studio }) => {
  await studio.bootstrap()
  await page.setViewportSize(SIZES[0]!)
  await signIn(page, `${studio.localUrl}/manage/login`, OWNER)
  await expect(page.getByRole('heading', { name: 'Classes today', exact: true })).toBeVisible()
  await page.goto(`${studio.localUrl}/manage/selling/membership-types`)
  await page.getByRole('button', { name: 'New type' }).first().click()
  const form = page.getByRole('dialog')
  const create = form.getByRole('button', { name: 'Create', exact: true })

  // Pointing at it waits until it stands still.
  await create.hover()
  const empty = await create.boundingBox()
  await create.click()
  await expect(form.getByText('Required', { exact: true }).first()).toBeVisible()
  expect(await create.boundingBox(), 'the foot after faults have appeared').toEqual(empty)

  await form.getByLabel('Name', { exact: true }).fill('Ten classes')
  await form.getByRole('textbox', { name: 'Classes' }).first().fill('10')
  await form.getByLabel('Price', { exact: true }).first().click()
  await page.keyboard.type('120')
  const { x, y, width, height } = (await create.boundingBox())!
  await page.mouse.click(x + width / 2, y + height / 2)
  await expect(form).toBeHidden()
  await expect(page.getByRole('article').filter({ hasText: 'Ten classes' })).toHaveCount(1)
})

test('a changed page asks before it is left, and a double click saves once', async ({ page, studio }) => {
  await studio.bootstrap()
  await signIn(page, `${studio.localUrl}/manage/login`, OWNER)
  await expect(page.getByRole('heading', { name: 'Classes today', exact: true })).toBeVisible()
  await page.goto(`${studio.localUrl}/manage/settings?part=studio`)
  const name = page.getByLabel('Name', { exact: true }).first()
  await name.fill('Casa Clara')
  const question = page.getByRole('alertdialog', { name: 'Discard changes?' })

  await page.getByRole('navigation').getByRole('link', { name: 'Clients' }).click()
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(page).toHaveURL(/part=studio/)
  await page.getByRole('navigation').getByRole('link', { name: 'Locations' }).click()
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(name).toHaveValue('Casa Clara')

  const closing = page.waitForEvent('dialog')
  const leaving = page.reload({ timeout: 3000 }).catch(() => undefined)
  const browserAsks = await closing
  expect(browserAsks.type()).toBe('beforeunload')
  await browserAsks.dismiss()
  await leaving

  let saves = 0
  page.on('request', (request) => (saves += Number(request.method() === 'PUT')))
  await page.getByRole('button', { name: 'Save', exact: true }).dblclick()
  await expect(page.getByText('Saved', { exact: false }).first()).toBeVisible()
  expect(saves).toBe(1)
  await name.fill('Casa Calma')
  await page.getByRole('navigation').getByRole('link', { name: 'Clients' }).click()
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('heading', { name: 'Clients', level: 1 })).toBeVisible()
  await expect(question).toHaveCount(0)
})
