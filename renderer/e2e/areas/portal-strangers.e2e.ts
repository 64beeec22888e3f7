import { AxeBuilder } from '@axe-core/playwright'
import { daysBetween } from '../../../server/lib/time.ts'
import { comesToSee, overflow, PASSWORD, phone, register } from '../phone.ts'
import { expect, expectAccessible, signIn, test, type Page, type RunningStudio } from '../studio.ts'
import { dayFromNow, farPhone } from './door.ts'

interface Shown {
  id: number
  name: string
  starts_at: string
}

/** A studio with two kinds of classes by two people in two places on one day, and something to buy. */
async function openStudio(studio: RunningStudio, settings: object = {}) {
  const token = await studio.bootstrap()
  const owner = <T = { id: number }>(method: string, path: string, body?: unknown) =>
    studio.api<T>(method, path, body, token)
  await owner('PUT', '/studio', { address: 'Calle Mayor 1, Sitges', ...settings })
  const person = async (full_name: string) => {
    const email = `${full_name.split(' ')[0]!.toLowerCase()}@studio.example`
    return (await owner('POST', '/instructors', { full_name, email, password: PASSWORD })).id
  }
  const [ines, jon] = [await person('Ines Gil'), await person('Jon Alba')]
  const beach = (await owner('POST', '/establishments', { name: 'By the sea' })).id
  const kind = async (name: string, description: string) =>
    (await owner('POST', '/class-templates', { name, description })).id
  const [flow, yin] = [await kind('Flow', 'Slow and warm.'), await kind('Yin', 'Long holds.')]
  const day = dayFromNow(2)
  const plan = (template_id: number, time: string, instructor_id: number, establishment_id: number) =>
    owner<Shown>('POST', '/scheduled-classes', {
      template_id,
      starts_at: `${day}T${time}`,
      instructor_id,
      establishment_id,
    })
  const classes = {
    flow: await plan(flow, '09:00', ines, 1),
    yin: await plan(yin, '18:00', jon, beach),
    late: await plan(yin, '20:00', ines, 1),
  }
  const pack = { type: 'class_pack', price: 120, credits_included: 10, sellable_online: true }
  const ten = (await owner('POST', '/membership-types', { name: 'Ten classes', ...pack })).id
  await owner('POST', '/products', { name: 'Cork mat', price: 64, stock_quantity: 3 })
  return { owner, day, classes, ten }
}

const times = (page: Page) =>
  page
    .getByRole('main')
    // Only the classes of the day: the whole week is below it.
    .locator('li:not(section li)')
    .filter({ has: page.getByRole('link') })

test('a stranger looks around, finds a class, and is back at it with an account', async ({ browser, studio }) => {
  const { owner, day, classes, ten } = await openStudio(studio)
  const page = await phone(browser)
  await page.goto(`${studio.publicUrl}/?day=${day}`)
  await expect(page.getByRole('banner').getByText('Casa Calma')).toBeVisible()
  await expect(times(page)).toHaveCount(3)
  const { name: first } = await owner<{ name: string }>('GET', '/establishments/1')
  await expect(times(page), 'each says where it is').toHaveText(
    [first, 'By the sea', first].map((at) => new RegExp(at)),
  )
  await expectAccessible(page, 'the timetable for a stranger')

  await page.getByRole('combobox', { name: 'Class' }).selectOption('Yin')
  await expect(times(page)).toHaveCount(2)
  await page.getByRole('combobox', { name: 'Location' }).selectOption('By the sea')
  await expect(times(page)).toHaveCount(1)
  await page.reload()
  await expect(times(page)).toHaveCount(1)
  expect(new URL(page.url()).search).toMatch(/^\?day=.*&kind=\d+&place=\d+$/)
  await page.getByRole('combobox', { name: 'Instructor' }).selectOption('Ines Gil')
  await expect(page.getByText('No matching classes on this day')).toBeVisible()
  await page.getByRole('button', { name: 'Show all classes' }).click()
  await expect(times(page)).toHaveCount(3)
  expect(new URL(page.url()).search).toBe(`?day=${day}`)

  await page.getByRole('link', { name: /^Yin, 18:00/ }).click()
  await expect(page.getByRole('heading', { name: 'Yin', level: 1 })).toBeVisible()
  await expect(page.getByText('Long holds.')).toBeVisible()
  await expect(page.getByText('By the sea')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Flow' }), 'so does what else there is').toContainText(
    first,
  )
  await expect(page).toHaveTitle('Yin')
  await expectAccessible(page, 'a class for a stranger')
  await page.getByRole('link', { name: /^Book Yin/ }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.getByRole('link', { name: 'Create an account' }).click()
  await register(page, 'nora@example.com')

  await expect(page).toHaveURL(`${studio.publicUrl}/classes/${classes.yin.id}`)
  const helps = page.getByRole('region', { name: 'Passes and memberships that cover it' })
  await expect(helps.getByRole('listitem')).toContainText(['Ten classes'])
  await expect(helps).toContainText('Online sales aren’t available yet. Ask at the front desk.')
  await expect(helps.getByRole('link')).toHaveText('All prices')
  await expectAccessible(page, 'what a class could be booked with')
  const { items } = await owner<{ items: { id: number }[] }>('GET', '/clients?search=nora')
  const sold = { client_id: items[0]!.id, membership_type_id: ten, payment_method: 'cash', starts_at: dayFromNow(0) }
  await owner('POST', '/memberships', sold)
  await page.reload()
  await page.getByRole('button', { name: /^Book Yin/ }).click()
  await expect(page.getByText(/^Yin, .*: booked$/)).toBeVisible()
})

test('a stranger reads what a class costs, and what giving the place up costs', async ({ browser, studio }) => {
  const rules = { cancellation_hours: 12, late_cancel_fee: 8, cancellation_deducts_credit: false }
  const { owner, day } = await openStudio(studio, rules)
  await owner('POST', '/membership-types', { name: 'Drop-in', type: 'drop_in', price: 16 })
  const page = await phone(browser)
  await page.goto(`${studio.publicUrl}/?day=${day}`)
  await expect(times(page).first()).toContainText('€16.00 or 1 credit')
  await page.getByRole('link', { name: /^Yin, 18:00/ }).click()
  await expect(page.getByRole('definition').filter({ hasText: '€16.00 or 1 credit' })).toBeVisible()
  await expect(page.getByText(/^Free until .*06:00\. After that it costs €8\.00\.$/)).toBeVisible()
  await owner('PUT', '/studio', { late_cancel_fee: 0 })
  await page.reload()
  await expect(page.getByText('Free until the class begins')).toBeVisible()
})

test('who has an account comes back to the class, by password or by a new one', async ({ browser, studio }) => {
  const { owner, classes } = await openStudio(studio)
  const path = `/classes/${classes.flow.id}`
  const mia = await owner<{ id: number }>('POST', '/clients', { full_name: 'Mia', email: 'mia@example.com' })
  const page = await phone(browser)
  await page.goto(studio.publicUrl + path)
  await page.getByRole('link', { name: /^Book Flow/ }).click()
  await page.getByRole('link', { name: 'Forgot' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  await page.getByLabel('Email').fill('mia@example.com')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('mia@example.com')).toBeVisible()
  // The link of an invitation sets a password as that of the mail does.
  const invitation = await owner<{ invite_url: string }>('POST', `/clients/${mia.id}/invite`)
  const { hash } = new URL(invitation.invite_url)
  await page.goto(`${studio.publicUrl}/reset${hash}`)
  await page.getByLabel('New password').fill(PASSWORD)
  await page.getByRole('button', { name: /Save|Set/ }).click()
  await expect(page).toHaveURL(studio.publicUrl + path)

  const again = await phone(browser)
  await again.goto(studio.publicUrl + path)
  await again.getByRole('link', { name: /^Book Flow/ }).click()
  await again.getByLabel('Email').fill('mia@example.com')
  await again.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await again.getByRole('button', { name: 'Sign in' }).click()
  await expect(again).toHaveURL(studio.publicUrl + path)

  const teacher = await phone(browser)
  await signIn(teacher, `${studio.publicUrl}/login?next=${encodeURIComponent(path)}`, {
    email: 'ines@studio.example',
    password: PASSWORD,
  })
  await expect(teacher).toHaveURL(`${studio.publicUrl}/teaching`)
})

test('a link to a class that nobody can see any more leads to the schedule', async ({ browser, studio }) => {
  const { owner, classes } = await openStudio(studio)
  await owner('POST', `/scheduled-classes/${classes.flow.id}/cancel`)
  const page = await phone(browser)
  for (const id of [classes.flow.id, 999_999]) {
    await page.goto(`${studio.publicUrl}/classes/${id}`)
    await expect(page.getByRole('heading', { name: 'This class isn’t on the schedule', level: 1 })).toBeVisible()
  }
  await expectAccessible(page, 'a class that is not shown')
  await page.getByRole('link', { name: 'See the schedule' }).click()
  await expect(page).toHaveURL(`${studio.publicUrl}/`)
  await page.goto(`${studio.publicUrl}/bookings`)
  await expect(page).toHaveURL(`${studio.publicUrl}/login?next=%2Fbookings`)
})

test('by keyboard alone: another day, a filter, a class, the way in', async ({ browser, studio }) => {
  const { day, classes } = await openStudio(studio)
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' })).newPage()
  await page.goto(studio.publicUrl)
  const chosen = page.getByRole('group', { name: 'Day' }).getByRole('button', { pressed: true })
  await chosen.focus()
  // Two, but where midnight has passed meanwhile.
  const steps = daysBetween((await chosen.getAttribute('data-day'))!, day)
  for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowRight')
  await expect(times(page)).toHaveCount(3)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('combobox', { name: 'Class' })).toBeFocused()
  await page.keyboard.press('F')
  await expect(times(page)).toHaveCount(1)
  for (let n = 0; n < 3; n += 1) await page.keyboard.press('Tab')
  // The week below may be there already.
  await expect(page.getByRole('link', { name: /^Flow, 09:00/ }).first()).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${studio.publicUrl}/login?next=%2Fclasses%2F${classes.flow.id}`)
})

for (const width of [320, 1280])
  test(`nothing is wider than a window of ${width} px, and names of any length have room`, async ({
    browser,
    studio,
  }) => {
    const long = 'Donaudampfschifffahrtsgesellschaftsyogastudioinderaltenwerft'
    const { owner, day, classes } = await openStudio(studio, { studio_name: long, address: `${long} 1` })
    await owner('POST', '/membership-types', { name: long, type: 'drop_in', price: 123_456.5, sellable_online: true })
    await owner('POST', '/products', { name: long, price: 99_999.99, stock_quantity: 1 })
    await owner('POST', '/class-templates', { name: long })
    const context = await browser.newContext({ viewport: { width, height: 720 }, locale: 'en-GB' })
    const page = await context.newPage()
    for (const path of [`/?day=${day}`, `/classes/${classes.yin.id}`, '/prices', '/classes/999999']) {
      await page.goto(studio.publicUrl + path)
      await page.waitForLoadState('networkidle')
      expect(await overflow(page), path).toBeLessThanOrEqual(0)
      expect((await new AxeBuilder({ page }).withRules(['target-size']).analyze()).violations, path).toEqual([])
    }
  })

test('a stranger reads the last schedule without a connection', async ({ browser, studio }) => {
  const { day } = await openStudio(studio)
  const page = await phone(browser)
  await page.goto(`${studio.publicUrl}/?day=${day}`)
  await expect(times(page)).toHaveCount(3)
  // Answers are stored a moment later.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('studio-desk.portal.kept') ?? ''))
    .toContain('/schedule')
  await page.route('**/api/**', (route) => route.abort())
  await page.reload()
  await expect(times(page)).toHaveCount(3)
  await expect(page.getByText(/^As of /)).toBeVisible()
})

test('a studio without prices says so, and one with them shows what each class comes to', async ({
  browser,
  studio,
}) => {
  const { owner, ten } = await openStudio(studio)
  const page = await phone(browser)
  await page.goto(studio.publicUrl)
  await page.getByRole('navigation').getByRole('link', { name: 'Prices' }).click()
  await expect(page.getByRole('heading', { name: 'Class packs' })).toBeVisible()
  await expect(page.getByText('€120.00')).toBeVisible()
  await expect(page.getByText('Cork mat')).toBeVisible()
  await expect(page).toHaveTitle('Casa Calma — Prices')
  await expectAccessible(page, 'the prices')
  await owner('DELETE', `/membership-types/${ten}`)
  await comesToSee(page, 'No prices here yet')
  await page.getByRole('link', { name: 'See the schedule' }).click()
  await expect(page).toHaveTitle('Casa Calma')
})

test('before the studio is set up its public address says so, and shows the schedule once it is', async ({
  browser,
  studio,
}) => {
  const page = await farPhone(browser)
  await page.goto(`${studio.publicUrl}/bookings`)
  await expect(page.getByRole('heading', { level: 1, name: 'This studio is not ready yet' })).toBeVisible()
  await expect(page.getByText('It has to be set up on the studio’s computer first.')).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await studio.bootstrap()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
})
