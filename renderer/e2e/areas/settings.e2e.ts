import { codeOf, setUpFactor } from '../factor.ts'
import { expect, OWNER, signIn, test } from '../studio.ts'
import { dialog, listed, openStudio, press } from './desk.ts'

test('the studio’s facts, rules and locations are changed, and the log says who did', async ({ page, studio }) => {
  const api = await openStudio(page, studio)
  const part = (name: string) => page.goto(`${studio.localUrl}/manage/settings?part=${name}`)
  await part('studio')
  await page.getByRole('textbox', { name: 'Name' }).fill('Casa Clara')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(async () => (await api('GET', '/studio')).studio_name).toBe('Casa Clara')
  await expect(page.getByText('Casa Clara', { exact: true })).toBeVisible()

  await part('rules')
  await page.getByRole('textbox', { name: /until which cancelling is free/ }).fill('24')
  await page.getByRole('textbox', { name: 'Late cancellation fee' }).fill('7.50')
  await page.getByRole('textbox', { name: 'No-show fee' }).fill('12')
  await page.getByText('Late cancellations use up the credit.').click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => api('GET', '/studio'))
    .toMatchObject({
      cancellation_hours: 24,
      late_cancel_fee: 7.5,
      no_show_fee: 12,
      cancellation_deducts_credit: false,
    })
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Late cancellation fee' })).toHaveValue(/7[.,]50/)
  await expect(page.getByRole('checkbox', { name: /use up the credit/ })).not.toBeChecked()

  await part('locations')
  await page.getByRole('button', { name: 'Add location' }).click()
  await dialog(page).getByRole('textbox', { name: /^Name/ }).fill('The loft')
  await press(page, /^(Add|Save)/)
  await expect(listed(page, 'The loft')).toBeVisible()
  await listed(page, 'The loft').getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: /Delete|Remove/ }).click()
  await press(page, /Delete|Remove/)
  await expect(listed(page, 'The loft')).toHaveCount(0)

  await part('audit')
  const changes = page.getByRole('listitem').filter({ hasText: /Olga Marín/ })
  await expect(changes).toHaveCount(5)
  for (const [field, digits] of [
    ['From', '01012099'],
    ['To', '01012020'],
  ]) {
    await page.getByRole('spinbutton', { name: `day, ${field}` }).focus()
    await page.keyboard.type(digits!)
    await expect(page.getByText('No changes match these filters.')).toBeVisible()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(changes).toHaveCount(5)
    await expect(page.getByRole('spinbutton', { name: `year, ${field}` })).toHaveText('yyyy')
  }
})

test('network and proxies are set at the studio’s own computer, and only there', async ({ page, studio }) => {
  const api = await openStudio(page, studio)
  const online = (url: string) => page.goto(`${url}/manage/settings?part=online`)
  await online(studio.localUrl)
  const proxies = page.getByRole('textbox', { name: 'Proxies on other computers' })
  await proxies.fill('0.0.0.0/0')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/an address or a range such as 10\.0\.0\.0\/8/)).toBeVisible()
  await proxies.fill('192.168.1.2, 10.0.0.0/8')
  await page.getByRole('checkbox', { name: /Trust the proxy/ }).press('Space')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved')).toBeVisible()
  expect(await api('GET', '/studio')).toMatchObject({
    forwarded_for_trusted: true,
    lan_enabled: false,
    trusted_proxies: ['192.168.1.2', '10.0.0.0/8'],
  })

  const { secret } = await setUpFactor(page)
  await signIn(page, `${studio.publicUrl}/manage/login`, OWNER)
  await page.getByLabel('Code', { exact: true }).fill(codeOf(secret, 1))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('navigation').first()).toBeVisible()
  await online(studio.publicUrl)
  await expect(page.getByRole('checkbox', { name: /Trust the proxy/ })).toBeDisabled()
})

test('signing in through the free tunnel says why not there, and where', async ({ page, studio }) => {
  await studio.bootstrap()
  await page.route('**/manage/login', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('"managers":"here"', '"managers":"free-tunnel"')
    await route.fulfill({ response, body })
  })
  await page.goto(`${studio.publicUrl}/manage/login`)
  await expect(page.getByRole('heading', { name: 'Managers can’t sign in here' })).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0)
  await page.getByRole('link', { name: 'Open the portal' }).click()
  await expect(page).toHaveURL(`${studio.publicUrl}/`)
})

test('an owner reads the name of their role in their own language', async ({ page, studio }) => {
  await openStudio(page, studio)
  await page.goto(`${studio.localUrl}/manage/settings?part=account`)
  await expect(page.getByText('Role: Owner', { exact: true })).toBeVisible()
  await page.evaluate(() => localStorage.setItem('studio-desk.language', 'de'))
  await page.reload()
  await expect(page.getByText('Rolle: Inhaber:in', { exact: true })).toBeVisible()
})
