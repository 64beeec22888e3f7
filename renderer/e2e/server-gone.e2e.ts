import { phone } from './phone.ts'
import { expect, OWNER, picture, signIn, startStudio, test, type Page, type RunningStudio, SLOWNESS } from './studio.ts'

const MIA = { full_name: 'Mia Serrano', email: 'mia@example.com', password: 'salt-and-lime-31' }
const GONE = 'The studio’s server isn’t answering.'

/** A studio with a class in a few minutes and Mia in it. */
async function withClass(studio: RunningStudio) {
  const owner = await studio.bootstrap()
  const make = <T = { id: number }>(path: string, body: unknown) => studio.api<T>('POST', path, body, owner)
  const { account } = await make<{ account: { id: number } }>('/auth/register/client', MIA)
  const template = await make('/class-templates', { name: 'Vinyasa' })
  const starts_at = new Date(Date.now() + 10 * 60_000).toISOString()
  const cls = await make('/scheduled-classes', { template_id: template.id, starts_at })
  await make('/bookings', { scheduled_class_id: cls.id, client_id: account.id, force: true })
  return cls
}

/** The page is the application's own, frame and all. */
const expectFrame = (page: Page) => expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()

test('when the server stops, both applications say so, keep their frame and go on when it is back', async ({
  browser,
  page,
}) => {
  test.setTimeout(150_000 * SLOWNESS)
  await using running = await startStudio()
  const { studio } = running
  const cls = await withClass(studio)
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, `${studio.localUrl}/manage/login`, OWNER)
  await expect(page.getByRole('heading', { name: 'Classes today', exact: true })).toBeVisible()
  await page.goto(`${studio.localUrl}/manage/classes/${cls.id}`)
  const checkIn = page.getByRole('button', { name: 'Check in: Mia Serrano' })
  await expect(checkIn).toBeVisible()
  const mia = await phone(browser)
  await signIn(mia, `${studio.publicUrl}/login`, MIA)
  await expect(mia.getByRole('heading', { name: /Today/ })).toBeVisible()
  // The files that a page fetches once it is quiet.
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(3000)

  await running.stop()
  await checkIn.click()
  const message = page.getByRole('alertdialog').filter({ hasText: 'This could not be saved' })
  await expect(message).toBeVisible()
  await expect(page.getByText(GONE)).toBeVisible()
  await expect(checkIn, 'not checked in after all').toBeVisible()
  await picture(page, 'server-gone')
  for (const place of ['Clients', 'Team', 'Settings', 'Schedule']) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: place }).click()
    await expect(page).toHaveURL(new RegExp(place.toLowerCase()))
    await expect(page.getByText('The studio can’t be reached').first()).toBeVisible()
    await expectFrame(page)
  }
  await picture(page, 'server-gone-page')
  await mia.getByRole('navigation').getByRole('link', { name: 'Memberships' }).click()
  await expect(mia.getByText(GONE)).toBeVisible()
  await expectFrame(mia)
  await picture(mia, 'portal-server-gone')
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect(page.getByText(GONE), 'still gone').toBeVisible()

  await running.again()
  await expect(page.getByText(GONE)).toBeHidden({ timeout: 30_000 })
  await expect(page.getByRole('button', { name: 'Plan a class' }).first()).toBeVisible({ timeout: 30_000 })
  await expect(mia.getByText(GONE)).toBeHidden({ timeout: 30_000 })
  await expect(mia.getByRole('heading', { name: 'Memberships', level: 1 })).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Team' }).click()
  await expect(page.getByRole('button', { name: 'Add staff' })).toBeVisible()
})

test('a check-in nobody answered is tried again with the same key, and done once', async ({ page, studio }) => {
  const cls = await withClass(studio)
  await signIn(page, `${studio.localUrl}/manage/login`, OWNER)
  await expect(page.getByRole('heading', { name: 'Classes today', exact: true })).toBeVisible()
  await page.goto(`${studio.localUrl}/manage/classes/${cls.id}`)
  const keys: (string | undefined)[] = []
  await page.route('**/check-in', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    // Done by the server, but the answer is lost on its way.
    if (keys.length === 1) await route.fetch()
    return keys.length === 1 ? route.abort() : route.continue()
  })
  await page.getByRole('button', { name: 'Check in: Mia Serrano' }).click()
  const message = page.getByRole('alertdialog').filter({ hasText: 'This could not be saved' })
  await message.getByRole('button', { name: 'Try again' }).click()
  await expect(message).toBeHidden()
  await expect.poll(() => keys.length).toBe(2)
  expect(keys[0]).toBe(keys[1])
  await expect(page.getByRole('button', { name: 'Check in: Mia Serrano' })).toBeHidden()
  await expect(page.getByText('This could not be saved')).toBeHidden()
})

test('a file that nobody gave is asked for again from the message', async ({ page, studio }) => {
  await studio.bootstrap()
  await signIn(page, `${studio.localUrl}/manage/login`, OWNER)
  await expect(page.getByRole('heading', { name: 'Classes today', exact: true })).toBeVisible()
  await page.goto(`${studio.localUrl}/manage/settings?part=health`)
  let isLost = true
  await page.route('**/studio/diagnostics', (route) => (isLost ? route.abort() : route.continue()))
  await page.getByRole('button', { name: 'Download diagnostics' }).click()
  const message = page.getByRole('alertdialog').filter({ hasText: 'Check your connection' })
  await expect(message).toBeVisible()
  isLost = false
  const download = page.waitForEvent('download')
  await message.getByRole('button', { name: 'Try again' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.json$/)
})

test('why something can’t be read stays said while it is tried again', async ({ page, studio }) => {
  const owner = await studio.bootstrap()
  await studio.api('POST', '/tags', { name: 'Regular' }, owner)
  await signIn(page, `${studio.localUrl}/manage/login`, OWNER)
  await expect(page.getByRole('heading', { name: 'Classes today', exact: true })).toBeVisible()
  const answer = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  // One route for all: between two, what the page asks again would be answered.
  let isRefused = true
  await page.route('**/api/v1/tags*', async (route) => {
    if (isRefused) return route.abort('connectionrefused')
    asked.resolve()
    await answer.promise
    return route.continue()
  })
  await page.goto(`${studio.localUrl}/manage/marketing`)
  const main = page.getByRole('main')
  const retry = main.getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  isRefused = false
  await retry.focus()
  await page.keyboard.press('Enter')
  await asked.promise
  // Longer than a skeleton is held back.
  await page.waitForTimeout(400)
  expect(await main.getByText('The studio can’t be reached').isVisible()).toBe(true)
  await expect(retry, 'whoever pressed it is still there').toBeFocused()
  answer.resolve()
  await expect(main.getByText('Regular')).toBeVisible()
})
