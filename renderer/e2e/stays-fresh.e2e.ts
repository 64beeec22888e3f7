import type { Browser } from '@playwright/test'
import { startTunnelServer } from '../../server/test/tunnel-server.ts'
import { openStudio, type Api } from './areas/desk.ts'
import { planBegun } from './areas/door.ts'
import { phone } from './phone.ts'
import { expect, OWNER, signIn, test, type Page } from './studio.ts'

const MIA = { full_name: 'Mia Serrano', email: 'mia@example.com', password: 'salt-and-lime-31' }
/** Long enough for a slow machine, and shorter than any automatic refresh. */
const SOON = { timeout: 8000 }

/** Ana and Biel booked into a class that is on. */
async function furnish(api: Api) {
  const template = await api('POST', '/class-templates', { name: 'Vinyasa', default_capacity: 6 })
  const cls = await planBegun((starts_at) => api('POST', '/scheduled-classes', { template_id: template.id, starts_at }))
  const book = async (full_name: string) => {
    const client_id = (await api('POST', '/clients', { full_name })).id
    const wish = { scheduled_class_id: cls.id, client_id, force: true, check_in: true }
    const { id } = await api('POST', '/bookings', wish)
    await api('POST', `/bookings/${id}/undo`)
  }
  for (const name of ['Ana Prats', 'Biel Mas']) await book(name)
  return cls
}

/** Another screen of the studio, signed in as the owner. */
async function otherScreen(browser: Browser, url: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await signIn(page, `${url}/manage/login`, OWNER)
  await expect(page.getByRole('navigation').first()).toBeVisible()
  return page
}

/** Resolves once a page follows what changes. */
const follows = (page: Page) => page.waitForRequest('**/api/v1/events')

test('who is checked in at one screen shows at the other, where somebody types', async ({ browser, page, studio }) => {
  const api = await openStudio(page, studio)
  const cls = await furnish(api)
  const other = await otherScreen(browser, studio.localUrl)
  const following = follows(other)
  await other.goto(`${studio.localUrl}/manage/classes/${cls.id}`)
  await page.goto(`${studio.localUrl}/manage/classes/${cls.id}`)
  await following
  const typed = other.getByRole('combobox').first()
  await typed.fill('Bi')
  // Suggestions hide the rest of the page from screen readers, so that it has no roles.
  const row = other.locator('main li', { hasText: 'Ana Prats' })
  const before = await row.boundingBox()
  await page.getByRole('button', { name: 'Check in: Ana Prats', exact: true }).click()
  await expect(row.getByText(/Checked in/).first()).toBeVisible(SOON)
  await expect(typed).toBeFocused()
  await expect(typed).toHaveValue('Bi')
  expect(await row.boundingBox(), 'nothing has moved').toEqual(before)
})

test('what happens before a page listens is not missed, in the first tab or in another', async ({
  browser,
  page,
  studio,
}) => {
  const api = await openStudio(page, studio)
  const cls = await furnish(api)
  const first = await otherScreen(browser, studio.localUrl)
  const second = await first.context().newPage()
  const { items } = await api('GET', `/bookings?class_id=${cls.id}`)
  for (const [at, tab] of [first, second].entries()) {
    await tab.goto(`${studio.localUrl}/manage/classes/${cls.id}`)
    const row = tab.locator('main li', { hasText: items[at].client_name })
    await expect(row).toBeVisible()
    await api('POST', `/bookings/${items[at].id}/check-in`, {})
    await expect(row.getByText(/Checked in/).first()).toBeVisible(SOON)
  }
})

test('an offer of the waitlist comes to a phone that lies there', async ({ browser, page, studio }) => {
  const api = await openStudio(page, studio)
  await api('PUT', '/studio', { quiet_hours_start: '00:00', quiet_hours_end: '00:00', waitlist_confirm_minutes: 60 })
  const template = await api('POST', '/class-templates', { name: 'Vinyasa', default_capacity: 1 })
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const starts_at = `${tomorrow}T18:30`
  const cls = await api('POST', '/scheduled-classes', { template_id: template.id, starts_at, capacity: 1 })
  const holder = (await api('POST', '/clients', { full_name: 'Ana Prats' })).id
  const seat = await api('POST', '/bookings', { scheduled_class_id: cls.id, client_id: holder, force: true })
  const { account } = await api('POST', '/auth/register/client', MIA)
  const type = await api('POST', '/membership-types', {
    name: 'Ten',
    type: 'class_pack',
    price: 90,
    credits_included: 10,
  })
  await api('POST', '/memberships', { client_id: account.id, membership_type_id: type.id, starts_at: tomorrow })
  await api('POST', '/bookings/waitlist', { scheduled_class_id: cls.id, client_id: account.id })
  const mia = await phone(browser)
  await signIn(mia, `${studio.publicUrl}/login`, MIA)
  await expect(mia.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible()
  const following = follows(mia)
  await mia.goto(`${studio.publicUrl}/bookings`)
  await following
  await api('DELETE', `/bookings/${seat.id}`, { reason: 'Ill' })
  await expect(mia.getByRole('button', { name: /Accept/ }).first()).toBeVisible(SOON)
  await expect(mia.getByRole('link', { name: 'Notifications, 1 new' })).toBeVisible(SOON)
})

test('a server that starts again is followed again, and what happened meanwhile is read', async ({
  browser,
  page,
  studio,
}) => {
  const api = await openStudio(page, studio)
  const cls = await furnish(api)
  const other = await otherScreen(browser, studio.localUrl)
  await other.goto(`${studio.localUrl}/manage/classes/${cls.id}`)
  await follows(other)
  // The line breaks, and there is none for a while.
  await other.context().setOffline(true)
  const [booking] = (await api('GET', `/bookings?class_id=${cls.id}`)).items
  await api('POST', `/bookings/${booking.id}/check-in`, {})
  await other.context().setOffline(false)
  await expect(other.getByText(/Checked in/).first()).toBeVisible({ timeout: 30_000 })
})

test('through the tunnel pages ask from time to time', async ({ browser, page, studio }) => {
  const server = await startTunnelServer()
  try {
    const api = await openStudio(page, studio)
    await api('PUT', '/studio', { tunnel_host: server.host, tunnel_name: 'casa-calma' })
    await api('POST', '/studio/tunnel/start')
    await expect.poll(async () => (await api('GET', '/studio')).tunnel_url, { timeout: 20_000 }).toContain('casa-calma')
    const { tunnel_url } = await api('GET', '/studio')
    const { account } = await api('POST', '/auth/register/client', MIA)
    const mia = await phone(browser)
    await signIn(mia, `${tunnel_url}/login`, MIA)
    const refused = mia.waitForResponse((answer) => answer.url().endsWith('/api/v1/events'))
    expect((await refused).status()).toBe(409)
    await mia.waitForResponse((answer) => answer.url().endsWith('/events/versions'))
    await api('POST', '/notifications/send', { client_id: account.id, title: 'A scarf', body: 'It is here.' })
    await expect(mia.getByRole('link', { name: 'Notifications, 1 new' })).toBeVisible({ timeout: 15_000 })
  } finally {
    await server.die()
  }
})
