import type { Browser } from '@playwright/test'
import { expect, expectAccessible, expectReadable, OWNER, picture, signIn, test, type Page } from '../studio.ts'
import { dialog, failsOnError, fromMenu, type Api } from './desk.ts'
import { entry, farPhone, inMinutes, planBegun } from './door.ts'

const teacher = (full_name: string) => ({
  full_name,
  email: `${full_name.split(' ')[0]!.toLowerCase()}@studio.example`,
  password: 'sea-and-sand-8',
})
const [LENA, JONAS, TOVE] = [teacher('Lena Roca'), teacher('Jonas Brandt'), teacher('Tove Lind')]

/** A page holds in the light and in the dark, and nothing of it lies beside a narrow screen. */
async function holds(page: Page, name: string): Promise<void> {
  await picture(page, name)
  await page.emulateMedia({ colorScheme: 'light' })
  await expectAccessible(page, name)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectReadable(page, `${name}, dark`)
  await page.emulateMedia({ colorScheme: 'light' })
  const size = page.viewportSize()!
  await page.setViewportSize({ width: 320, height: 800 })
  const widthOf = () => page.evaluate(() => document.documentElement.scrollWidth)
  await expect.poll(widthOf, name).toBeLessThanOrEqual(320)
  await picture(page, `${name}-320`)
  await page.setViewportSize(size)
}

async function phoneOf(browser: Browser, publicUrl: string, who: typeof LENA): Promise<Page> {
  const page = await farPhone(browser)
  failsOnError(page)
  await signIn(page, `${publicUrl}/login?next=%2Fteaching`, who)
  await expect(page.getByRole('heading', { level: 1, name: 'My classes' })).toBeVisible()
  return page
}

test('an instructor asks for a substitute, another claims the class, the manager approves, those booked are told', async ({
  browser,
  page: desk,
  studio,
}) => {
  const token = await studio.bootstrap()
  const api: Api = (method, path, body) => studio.api(method, path, body, token)
  const [lena, jonas] = [await api('POST', '/instructors', LENA), await api('POST', '/instructors', JONAS)]
  await api('POST', '/instructors', TOVE)
  const template = await api('POST', '/class-templates', { name: 'Vinyasa', default_capacity: 6 })
  const plan = (starts_at: string, instructor_id: number) =>
    api('POST', '/scheduled-classes', { template_id: template.id, starts_at, instructor_id, duration_minutes: 30 })
  await planBegun((starts_at) => plan(starts_at, jonas.id))
  const cls = await plan(inMinutes(60 * 26), lena.id)
  const ana = await api('POST', '/clients', { full_name: 'Ana Prats', email: 'ana@example.com' })
  await api('POST', '/bookings', { scheduled_class_id: cls.id, client_id: ana.id, force: true })

  const asking = await phoneOf(browser, studio.publicUrl, LENA)
  await expect(asking.getByRole('link', { name: /substitute/i })).toHaveCount(0)
  await entry(asking, 'Vinyasa').getByRole('link').click()
  await asking.getByRole('button', { name: 'Find a substitute' }).click()
  await expect(dialog(asking)).toContainText('everyone who has taught this class type in the last six months')
  await holds(asking, 'substitutes-ask')
  await dialog(asking).getByLabel('Note').fill('I have a cold')
  await dialog(asking).getByRole('button', { name: 'Send request', exact: true }).click()
  await expect(dialog(asking)).toHaveCount(0)
  await expect(asking.getByText('No offers yet.')).toBeVisible()
  await holds(asking, 'substitutes-roster')
  await asking.goto(`${studio.publicUrl}/teaching`)
  await expect(entry(asking, 'Vinyasa')).toContainText('Substitute wanted')
  await holds(asking, 'substitutes-my-classes')
  await asking.getByRole('link', { name: /Substitutes/ }).click()
  await expect(entry(asking, 'Vinyasa')).toContainText('I have a cold')
  await holds(asking, 'substitutes-asked')
  await asking.getByRole('button', { name: 'Teach it after all: Vinyasa' }).click()
  await expect(entry(asking, 'Vinyasa')).toHaveCount(0)
  await asking.goto(`${studio.publicUrl}/teaching/${cls.id}`)
  await asking.getByRole('button', { name: 'Find a substitute' }).click()
  await dialog(asking).getByRole('button', { name: 'Send request', exact: true }).click()
  await expect(asking.getByText('No offers yet.')).toBeVisible()

  await test.step('whom it is not for finds nothing to claim', async () => {
    const other = await phoneOf(browser, studio.publicUrl, TOVE)
    await other.goto(`${studio.publicUrl}/substitutes`)
    await expect(other.getByText('No classes need a substitute')).toBeVisible()
    await holds(other, 'substitutes-none')
  })

  const claiming = await phoneOf(browser, studio.publicUrl, JONAS)
  await test.step('a claim that comes too late, or beside something else, says why', async () => {
    await claiming.goto(`${studio.publicUrl}/substitutes`)
    const refuse = (body: object) =>
      claiming.route('**/claim', (route) => route.fulfill({ status: 409, json: { title: '', status: 409, ...body } }))
    const take = async () => {
      await claiming.getByRole('button', { name: /^I’ll teach it: Vinyasa/ }).click()
      await expect(dialog(claiming)).toBeVisible()
    }
    await refuse({ code: 'SUBSTITUTE_TAKEN', detail: 'x' })
    await take()
    await expect(dialog(claiming)).toContainText('Someone else may have been faster')
    await dialog(claiming).getByRole('button', { name: 'OK' }).click()
    await claiming.unroute('**/claim')
    const value = { id: 1, starts_at: '2026-11-24T10:00:00.000Z', ends_at: '2026-11-24T10:45:00.000Z' }
    const reasons = ['instructor', 'appointment', 'time_off'].map((rule) => ({
      code: 'SCHEDULE_CONFLICT',
      detail: rule,
      rule,
      value,
    }))
    await refuse({ code: 'SCHEDULE_CONFLICT', detail: 'x', reasons })
    await take()
    for (const what of ['A class', 'An appointment', 'Time off'])
      await expect(dialog(claiming)).toContainText(new RegExp(`${what}, Tue.*11:00.*11:45`))
    await holds(claiming, 'substitutes-refused')
    await dialog(claiming).getByRole('button', { name: 'OK' }).click()
    await claiming.unroute('**/claim')
  })
  await claiming.goto(`${studio.publicUrl}/teaching`)
  await claiming.getByRole('link', { name: /1 class needs a substitute/ }).click()
  await expect(entry(claiming, 'Vinyasa')).toContainText(/Instead of Lena Roca.*The studio has to approve it/)
  await holds(claiming, 'substitutes-claim')
  await claiming.getByRole('button', { name: /^I’ll teach it: Vinyasa/ }).click()
  await expect(claiming.getByRole('heading', { name: 'You offered' })).toBeVisible()
  await expect(entry(claiming, 'Vinyasa')).toContainText('Waiting for the studio’s approval.')
  await asking.reload()
  await expect(
    asking.getByText('Jonas Brandt has offered to teach it. Waiting for the studio’s approval.'),
  ).toBeVisible()

  await test.step('the manager finds it on Today, and approves', async () => {
    await desk.setViewportSize({ width: 1280, height: 900 })
    failsOnError(desk)
    await signIn(desk, `${studio.localUrl}/manage/login`, OWNER)
    const asks = desk.getByRole('listitem').filter({ hasText: /instead of Lena Roca.*Jonas Brandt can teach it/ })
    await expect(asks.getByRole('button', { name: 'Approve: Vinyasa' })).toBeVisible()
    await asks.getByRole('link', { name: 'Vinyasa' }).click()
    await expect(dialog(desk)).toContainText('Jonas Brandt offers to teach it')
    await holds(desk, 'substitutes-approve')
    const approve = dialog(desk).getByRole('button', { name: 'Approve' })
    await desk.route('**/approve', (route) =>
      route.fulfill({
        status: 409,
        json: { title: '', status: 409, code: 'SCHEDULE_CONFLICT', detail: 'Jonas is away. Choose another time.' },
      }),
    )
    await approve.click()
    await expect(dialog(desk)).toContainText('Jonas is away.')
    await desk.unroute('**/approve')
    await approve.click()
    await expect(dialog(desk)).toContainText('Jonas Brandt instead of Lena Roca')
  })
  const letters = (await api('GET', `/emails?client_id=${ana.id}`)).items
  expect(letters.filter(({ kind }: { kind: string }) => kind === 'class_taught_by')).toHaveLength(1)
  expect((await api('GET', `/scheduled-classes/${cls.id}/roster`)).instructor_name).toBe(JONAS.full_name)
  await claiming.reload()
  await expect(entry(claiming, 'Vinyasa')).toContainText('You’re teaching it.')
  await claiming.getByRole('link', { name: 'Roster' }).click()
  await expect(claiming.getByText('Ana Prats')).toBeVisible()
  await asking.goto(`${studio.publicUrl}/substitutes`)
  await expect(entry(asking, 'Vinyasa')).toContainText('Jonas Brandt is teaching it.')
})

test('the manager asks whom they name, declines, and lets the first claim count', async ({ browser, page, studio }) => {
  const token = await studio.bootstrap()
  const api: Api = (method, path, body) => studio.api(method, path, body, token)
  const lena = await api('POST', '/instructors', LENA)
  for (const who of [JONAS, TOVE]) await api('POST', '/instructors', who)
  const template = await api('POST', '/class-templates', { name: 'Vinyasa', default_capacity: 6 })
  const wish = { template_id: template.id, starts_at: inMinutes(60 * 26), instructor_id: lena.id }
  const cls = await api('POST', '/scheduled-classes', wish)
  await page.setViewportSize({ width: 1280, height: 900 })
  failsOnError(page)
  await signIn(page, `${studio.localUrl}/manage/login`, OWNER)
  await expect(page.getByRole('navigation').first()).toBeVisible()
  const drawer = async () => {
    await page.goto(`${studio.localUrl}/manage/schedule?class=${cls.id}`)
    await expect(dialog(page)).toContainText('Vinyasa')
  }
  await drawer()
  await fromMenu(page, 'Substitute', 'Find a substitute…')
  await expect(dialog(page)).toContainText('Lena Roca keeps the class until someone takes over.')
  await dialog(page).getByLabel('Jonas Brandt').check({ force: true })
  await holds(page, 'substitutes-find')
  await dialog(page).getByRole('button', { name: 'Ask 1 person' }).click()
  await expect(dialog(page)).toContainText('Lena Roca needs a substitute. No offers yet.')

  const claim = async (who: typeof LENA) => {
    const phone = await phoneOf(browser, studio.publicUrl, who)
    await phone.goto(`${studio.publicUrl}/substitutes`)
    await phone.getByRole('button', { name: /^I’ll teach it/ }).click()
    return phone
  }
  const jonas = await claim(JONAS)
  await expect(entry(jonas, 'Vinyasa')).toContainText('Waiting for the studio’s approval.')
  await drawer()
  await dialog(page).getByRole('button', { name: 'Decline' }).click()
  await expect(dialog(page)).toContainText('No offers yet.')
  await jonas.reload()
  await expect(jonas.getByText('No classes need a substitute')).toBeVisible()

  await page.goto(`${studio.localUrl}/manage/settings?part=rules`)
  await page.getByText('A substitute needs the studio’s approval.').click()
  await page.getByText('Clients can cancel free of charge when a substitute teaches their class.').click()
  await holds(page, 'substitutes-rules')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible()
  const { substitute_needs_approval, substitute_cancels_free } = await api('GET', '/studio')
  expect([substitute_needs_approval, substitute_cancels_free]).toEqual([false, true])

  await drawer()
  await dialog(page).getByRole('button', { name: 'Ask others' }).click()
  await dialog(page).getByLabel('Tove Lind').check({ force: true })
  await dialog(page).getByRole('button', { name: 'Ask 1 person' }).click()
  await expect(dialog(page)).toContainText('No offers yet.')
  const tove = await claim(TOVE)
  await expect(entry(tove, 'Vinyasa')).toContainText('You’re teaching it.')
  expect((await api('GET', `/scheduled-classes/${cls.id}`)).instructor_name).toBe(TOVE.full_name)
})
