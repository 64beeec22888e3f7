import { expect, signIn, test, type Page } from '../studio.ts'
import { readsAndLooks } from '../words/read.ts'
import { dialog, pressHeld } from './desk.ts'
import { entry, farPhone, MIA, openPortal } from './door.ts'

test('a client registers, is told what is missing, and finds their account taken the second time', async ({
  browser,
  studio,
}) => {
  const token = await studio.bootstrap()
  const page = await farPhone(browser)
  const register = async (email: string) => {
    await page.goto(`${studio.publicUrl}/register`)
    await page.getByRole('textbox', { name: 'Your name' }).fill('Nora Gil')
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByRole('textbox', { name: /^Phone/ }).fill('+34 600 555 111')
    await page.getByLabel('Password', { exact: true }).fill('two-quiet-oars-5')
    await pressHeld(page, page.getByRole('button', { name: 'Create account' }), '**/auth/register/client')
  }
  await page.goto(`${studio.publicUrl}/login`)
  await readsAndLooks(page, 'portal-login')
  await page.goto(`${studio.publicUrl}/forgot`)
  await page.getByRole('textbox', { name: 'Email' }).fill('nora@example.com')
  await pressHeld(page, page.getByRole('button', { name: 'Send the link' }), '**/auth/forgot-password')
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
  await readsAndLooks(page, 'portal-forgot-sent')
  await page.getByRole('button', { name: /another|again/i }).click()
  await readsAndLooks(page, 'portal-forgot')
  await page.goto(`${studio.publicUrl}/reset`)
  await readsAndLooks(page, 'portal-reset-incomplete')
  await page.goto(`${studio.publicUrl}/register`)
  await page.getByRole('textbox', { name: 'Your name' }).fill('Nora Gil')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('aria-invalid', 'true')
  await expect(page).toHaveURL(/register/)
  await readsAndLooks(page, 'portal-register-faults')
  await register('nora@example.com')
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Schedule' })).toBeVisible()
  const { items } = await studio.api<{ items: unknown[] }>('GET', '/clients', undefined, token)
  expect(items).toMatchObject([{ full_name: 'Nora Gil', email: 'nora@example.com', phone: '+34 600 555 111' }])

  await page.getByRole('navigation').getByRole('link', { name: 'Profile' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await register('nora@example.com')
  await expect(page.getByRole('heading', { name: 'You already have an account' })).toBeVisible()
  await expect(page.getByText('We have a profile for nora@example.com.')).toBeVisible()
  await readsAndLooks(page, 'portal-register-known')
})

test('a forgotten password that others have asked for too is a moment’s work, and no refusal', async ({
  browser,
  studio,
}) => {
  await studio.bootstrap()
  const forgot = '/api/v1/auth/forgot-password'
  const body = JSON.stringify({ email: 'nora@example.com' })
  const asked = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }
  for (let n = 0; n < 5; n++) expect((await fetch(studio.publicUrl + forgot, asked)).status).toBe(200)
  expect((await fetch(studio.publicUrl + forgot, asked)).status).toBe(429)
  const page = await farPhone(browser)
  const statuses: number[] = []
  page.on('response', (response) => response.url().endsWith(forgot) && statuses.push(response.status()))
  await page.goto(`${studio.publicUrl}/forgot`)
  await page.getByRole('textbox', { name: 'Email' }).fill('nora@example.com')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible({ timeout: 20_000 })
  expect(statuses).toEqual([429, 200])
})

/** Makes tokens of the session kept on the device worthless. */
const spoil = (page: Page, ...tokens: ('access_token' | 'refresh_token')[]) =>
  page.evaluate((names) => {
    const key = 'studio-desk.portal.session'
    const held = JSON.parse(localStorage.getItem(key)!)
    localStorage.setItem(
      key,
      JSON.stringify({ ...held, ...Object.fromEntries(names.map((name) => [name, 'worn-out'])) }),
    )
  }, tokens)

test('a client changes their details, their password and what they agree to', async ({ browser, studio }) => {
  const { page, api, mine, mia } = await openPortal(browser, studio)
  await spoil(page, 'access_token')
  await page.goto(`${studio.publicUrl}/profile`)
  await expect(page.getByText(MIA.email), 'with a token that was renewed by itself').toBeVisible()
  await page.getByRole('link', { name: 'Edit' }).click()
  await expect(page.getByRole('textbox', { name: /^Email/ })).not.toBeEditable()
  await page.getByRole('textbox', { name: /^Phone/ }).fill('+34 600 777 888')
  await page.getByRole('textbox', { name: /^Address/ }).fill('Calle Mayor 3')
  await page.getByRole('textbox', { name: /^In an emergency/ }).fill('Pau, 600 999 000')
  const born = page.getByRole('group', { name: 'Date of birth' })
  await born.getByRole('spinbutton', { name: /day,/ }).fill('4')
  await born.getByRole('spinbutton', { name: /month,/ }).fill('5')
  await born.getByRole('spinbutton', { name: /year,/ }).fill('1990')
  await readsAndLooks(page, 'portal-profile-edit')
  await pressHeld(page, page.getByRole('button', { name: 'Save' }), '**/clients/me')
  await expect(page.getByText('Details saved')).toBeVisible()
  for (const shown of ['+34 600 777 888', 'Calle Mayor 3', 'Pau, 600 999 000', /4 May 1990/])
    await expect(page.getByText(shown).first()).toBeVisible()
  expect(await mine('GET', `/clients/${mia}`)).toMatchObject({
    full_name: MIA.full_name,
    phone: '+34 600 777 888',
    address: 'Calle Mayor 3',
    emergency_contact: 'Pau, 600 999 000',
    date_of_birth: '1990-05-04',
  })
  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: /^Address/ }).fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Calle Mayor 3')).toHaveCount(0)
  expect((await api('GET', `/clients/${mia}`)).address).toBeNull()

  await page.goto(`${studio.publicUrl}/profile`)
  await readsAndLooks(page, 'portal-profile')
  await page.goto(`${studio.publicUrl}/profile/password`)
  await page.getByLabel('Current password', { exact: true }).fill('not-this-one-9')
  await page.getByLabel('New password', { exact: true }).fill('olives-in-the-sun-6')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('That’s not your current password.')).toBeVisible()
  await readsAndLooks(page, 'portal-password-wrong')
  await page.getByLabel('Current password', { exact: true }).fill(MIA.password)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password changed')).toBeVisible()

  await api('PUT', '/studio', { privacy_url: 'https://studio.example/privacy' })
  await page.goto(`${studio.publicUrl}/data`)
  const news = entry(page, 'News and offers by email')
  const photos = entry(page, 'Photos and videos that show you')
  await expect(news).toContainText('No consent given')
  await news.getByRole('switch').press('Space')
  await expect(news).toContainText(/Agreed on/)
  await expect(news.getByRole('switch')).toBeChecked()
  await photos.getByRole('switch').press('Space')
  await expect(photos).toContainText(/Agreed on/)
  await photos.getByRole('switch').press('Space')
  await expect(photos).toContainText(/Withdrawn on/)
  await page.reload()
  await expect(news).toContainText(/Agreed on/)
  await expect(news.getByRole('switch')).toBeChecked()
  await expect(photos).toContainText(/Withdrawn on/)
  await expect(photos.getByRole('switch')).not.toBeChecked()
  const privacy = entry(page, 'Privacy policy')
  await expect(privacy).toContainText('Not accepted')
  await readsAndLooks(page, 'portal-data')
  await privacy.getByRole('button', { name: 'Accept' }).click()
  await expect(privacy).toContainText(/Accepted on/)
  const log = await api('GET', `/gdpr/consent-log/${mia}`)
  expect(log.map((one: { consent_type: string; granted: boolean }) => [one.consent_type, one.granted])).toEqual([
    ['privacy_policy', true],
    ['photo_video', false],
    ['photo_video', true],
    ['marketing_email', true],
  ])

  for (const [button, file] of [
    [/\(ZIP\)/, /\.zip$/],
    [/\(JSON\)/, /\.json$/],
  ] as const) {
    const copy = page.waitForEvent('download')
    await page.getByRole('button', { name: button }).click()
    expect((await copy).suggestedFilename()).toMatch(file)
  }
  await page.getByRole('button', { name: 'Request deletion' }).click()
  await readsAndLooks(page, 'portal-erase')
  await pressHeld(page, dialog(page).getByRole('button', { name: 'Send request' }), '**/erasure-request')
  await expect(page.getByText('Deletion requested')).toBeVisible()
  await page.goto(`${studio.publicUrl}/profile`)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await signIn(page, `${studio.publicUrl}/login`, { email: MIA.email, password: 'olives-in-the-sun-6' })
  await expect(page.getByRole('navigation').first()).toBeVisible()
  await spoil(page, 'access_token', 'refresh_token')
  await page.reload()
  await expect(page.getByRole('link', { name: 'Sign in' }), 'where no token is good any more').toBeVisible()
})

test('a client signs what booking needs, and what changed again', async ({ browser, studio }) => {
  const { page, api, mine, mia } = await openPortal(browser, studio)
  const first = await api('POST', '/waivers', {
    title: 'Own risk',
    body: 'I take care.',
    requires_before_booking: true,
  })
  await api('POST', '/waivers', { title: 'Pictures', body: 'I may be seen.', requires_before_booking: false })
  await page.goto(`${studio.publicUrl}/waivers`)
  await expect(entry(page, 'Own risk')).toContainText(/To sign.*Required before you book/)
  await expect(entry(page, 'Pictures')).not.toContainText('Required before you book')
  await readsAndLooks(page, 'portal-waivers')
  await entry(page, 'Own risk').getByRole('link').click()
  await page.getByRole('button', { name: 'Sign' }).click()
  await expect(page.getByText('You’ve signed this')).toHaveCount(0)
  await readsAndLooks(page, 'portal-waiver-unsigned')
  await page.getByRole('textbox', { name: 'Your full name' }).fill('Mia S.')
  await page.getByRole('button', { name: 'Sign' }).click()
  await expect(page.getByText('You’ve signed this')).toBeVisible()
  await expect(page.getByText(/As Mia S\./)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Next: Pictures' })).toBeVisible()
  await readsAndLooks(page, 'portal-waiver-signed')
  const copy = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download a copy (PDF)' }).click()
  expect((await copy).suggestedFilename()).toMatch(/\.pdf$/)
  await page.goto(`${studio.publicUrl}/waivers`)
  await expect(entry(page, 'Own risk')).toContainText(/Signed on/)
  await expect(entry(page, 'Pictures')).toContainText('To sign')
  await readsAndLooks(page, 'portal-waivers-one-signed')
  const [own] = (await mine('GET', `/clients/${mia}/waivers`)).filter(({ id }: { id: number }) => id === first.id)
  expect(own).toMatchObject({ status: 'signed', signatures: [{ signed_name: 'Mia S.' }] })
})
