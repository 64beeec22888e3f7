import type { Route } from '@playwright/test'
import { expect, expectAccessible, picture, standsStill, test, type RunningStudio } from '../studio.ts'

const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

/** A class that begins soon, with somebody on a pack of five in it. */
async function classSoon(studio: RunningStudio, token: string, people: readonly string[]) {
  const api = <T>(method: string, path: string, body?: unknown) => studio.api<T>(method, path, body, token)
  const template = await api<{ id: number }>('POST', '/class-templates', { name: 'Evening Flow' })
  const cls = await api<{ id: number }>('POST', '/scheduled-classes', { template_id: template.id, starts_at: soon(20) })
  const type = { name: 'Pack', type: 'class_pack', price: 50, credits_included: 5, validity_days: 90 }
  const { id: membership_type_id } = await api<{ id: number }>('POST', '/membership-types', type)
  for (const full_name of people) {
    const client = await api<{ id: number }>('POST', '/clients', { full_name })
    await api('POST', '/memberships', {
      client_id: client.id,
      membership_type_id,
      starts_at: soon(-60 * 24).slice(0, 10),
    })
    await api('POST', '/bookings', { scheduled_class_id: cls.id, client_id: client.id })
  }
  return api
}

test('a tablet is paired by its code, people check in by their names, and it is revoked', async ({ page, studio }) => {
  const token = await studio.bootstrap()
  const api = await classSoon(studio, token, ['Anna Marin', 'Anna Muñoz'])
  await api('POST', '/waivers', { title: 'Health form', body: 'I am well.', requires_before_booking: true })
  const { id, pairing_code } = await api<{ id: number; pairing_code: string }>('POST', '/kiosks', { name: 'Door' })
  await page.setViewportSize({ width: 320, height: 640 })
  await page.clock.install()
  await page.goto(`${studio.publicUrl}/kiosk`)
  await expect(page.getByRole('heading', { name: 'Make this device a kiosk' })).toBeVisible()
  await expectAccessible(page, 'pairing')
  await page.getByLabel('Code').fill('0000-0000')
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByText(/This code is incorrect/)).toBeVisible()
  await page.getByLabel('Code').fill(pairing_code.toLowerCase())
  await page.getByLabel('Code').press('Enter')

  await expect(page.getByRole('heading', { name: /Evening Flow/ })).toBeVisible()
  await expect(page).toHaveTitle(/^Check-in · /)
  await expectAccessible(page, 'who comes')
  const anna = page.getByRole('button', { name: 'Anna Ma.' })
  expect((await anna.boundingBox())!.height).toBeGreaterThanOrEqual(44)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await picture(page, 'kiosk')
  await anna.click()
  await expect(page.getByRole('heading', { name: 'Welcome, Anna' })).toBeVisible()
  await expect(page.getByText('4 credits left')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Please sign this first' })).toBeVisible()
  await expectAccessible(page, 'welcome')
  await picture(page, 'kiosk-welcome')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: 'Anna Ma. Checked in' })).toBeDisabled()
  expect(await page.evaluate(() => document.fullscreenElement === document.documentElement)).toBe(true)
  await expect(page.getByText('4 credits left')).toHaveCount(0)

  // A scanner types what it reads, and Enter: what is not genuine is refused, and nothing stays in sight.
  await page.keyboard.type(`1.${'9'.repeat(10)}.${'a'.repeat(32)}`)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/has expired or is incorrect/)).toBeVisible()
  await page.clock.runFor(12_000)
  await expect(page.getByRole('heading', { name: /Evening Flow/ })).toBeVisible()

  await test.step('who comes while another one’s message is shown has theirs for its whole time', async () => {
    const refused = page.getByText(/has expired or is incorrect/)
    const scan = async () => {
      await page.keyboard.type(`1.${'9'.repeat(10)}.${'a'.repeat(32)}`)
      await page.keyboard.press('Enter')
      await expect(refused).toBeVisible()
    }
    await scan()
    await page.clock.runFor(5000)
    const second = page.waitForResponse('**/api/v1/kiosk/check-in')
    await scan()
    await second
    await page.clock.runFor(4500)
    await expect(refused).toBeVisible()
    await expect(refused).toHaveCount(0)
  })

  await api('DELETE', `/kiosks/${id}`)
  await page.getByRole('button', { name: 'Anna Mu.' }).click()
  await expect(page.getByRole('heading', { name: 'Make this device a kiosk' })).toBeVisible()
})

test('a kiosk whose computer is gone says so, shows nobody, and goes on by itself', async ({ page, studio }) => {
  const token = await studio.bootstrap()
  const api = await classSoon(studio, token, ['Anna Marin'])
  const { pairing_code } = await api<{ pairing_code: string }>('POST', '/kiosks', { name: 'Door' })
  await page.goto(`${studio.localUrl}/kiosk`)
  await page.getByLabel('Code').fill(pairing_code)
  await page.getByRole('button', { name: 'Start' }).click()
  const anna = page.getByRole('button', { name: 'Anna M.' })
  await expect(anna).toBeVisible()
  await page.route('**/api/v1/kiosk/**', (route) => route.abort())
  await anna.click()
  await expect(page.getByRole('alert')).toContainText('can’t be reached')
  await expect(anna).toHaveCount(0)
  await expectAccessible(page, 'gone')
  await page.unroute('**/api/v1/kiosk/**')
  await expect(anna).toBeVisible()

  // A look that hung fails after a later one was answered: what the later one found stands.
  let first: Route | undefined
  await page.route('**/api/v1/kiosk/classes', (route) => (first ? route.continue() : void (first = route)))
  await expect.poll(() => first !== undefined, { timeout: 20_000 }).toBe(true)
  const later = page.waitForResponse('**/api/v1/kiosk/classes', { timeout: 20_000 })
  await anna.click()
  await later
  await first!.abort()
  await expect(page.getByRole('heading', { name: 'Welcome, Anna' })).toBeVisible()
  await standsStill(page)
  await expect(page.getByRole('alert')).toHaveCount(0)
})
