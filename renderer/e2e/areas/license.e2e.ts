import { randomBytes } from 'node:crypto'
import { makeKey } from '../../../license-cloud/features/licenses/key-rules.ts'
import { json } from '../../../license-cloud/test/provider.ts'
import { openLicensed, type Licensed } from '../licensed.ts'
import { narrow, overflow } from '../phone.ts'
import { expect, expectAccessible, expectReadable, OWNER, picture, signIn, test, type Page } from '../studio.ts'
import { choose, dialog, openStudio, press } from './desk.ts'
import { answering } from './door.ts'

const part = (page: Page, { studio }: Licensed) => page.goto(`${studio.localUrl}/manage/settings?part=license`)
const card = (page: Page) => page.getByRole('region', { name: 'License', exact: true })
const field = (page: Page) => page.getByRole('textbox', { name: 'License key' })
const redeem = (page: Page) => page.getByRole('button', { name: 'Activate key' })
const assistant = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Assistant' })

test('a key is redeemed however it is typed, and what stands against one is said at its place', async ({ page }) => {
  await using licensed = await openLicensed()
  const { studio, key } = licensed
  const api = await openStudio(page, studio)
  await part(page, licensed)
  await expect(card(page)).toContainText(/No license.*you only need one for the assistant/s)
  await expect(card(page).getByRole('link', { name: 'See plans and get a license' })).toHaveAttribute(
    'href',
    'https://license.studio-desk.app',
  )
  await expect(page.getByRole('region', { name: 'Included in Base with AI' })).toBeVisible()
  await expect(assistant(page)).toHaveCount(0)
  await expectAccessible(page, 'no license')
  await picture(page, 'settings-none')

  const slip = page.getByText('There seems to be a typing error')
  await field(page).fill(key.slice(0, -1))
  await expect(slip).toBeHidden()
  await field(page).fill(key.slice(0, -1) + (key.endsWith('7') ? '8' : '7'))
  await expect(slip).toBeVisible()
  await picture(page, 'settings-slip')
  await redeem(page).click()
  await expect(field(page)).toHaveAccessibleDescription(/doesn’t recognise this key.*Nothing was changed/)
  await expectAccessible(page, 'a key that is not known')
  await picture(page, 'settings-unknown')
  await field(page).fill(makeKey(randomBytes(15)))
  await expect(slip).toBeHidden()
  await redeem(page).click()
  await expect(field(page)).toHaveAccessibleDescription(/doesn’t recognise this key/)
  await expect(field(page)).toBeFocused()
  expect((await api('GET', '/studio/status')).license_status).toBeNull()

  await field(page).fill(` ${key.toLowerCase().replaceAll('-', ' – ')} `)
  await redeem(page).click()
  await expect(card(page)).toContainText(/Active.*Base with AI.*The assistant is ready to use/s)
  await expect(card(page)).toContainText('The assistant is ready')
  await expect(field(page)).toHaveValue('')
  expect((await api('GET', '/studio/status')).plan).toBe('base_ai')
  await expectAccessible(page, 'a license')
  await picture(page, 'settings-redeemed')
  await card(page).getByRole('button', { name: 'Ask the assistant' }).click()
  await expect(page.getByRole('complementary', { name: 'Assistant' })).toBeVisible()
  await expect(assistant(page)).toHaveAttribute('aria-expanded', 'true')

  await licensed.cutOff()
  await field(page).fill(key)
  await redeem(page).click()
  await expect(card(page).getByRole('alert')).toContainText('can’t be reached right now. Nothing was changed')
  await expect(field(page)).toHaveValue(key)
  await expect(card(page)).toContainText('Active')
  await picture(page, 'settings-cut-off')
})

test('how a license stands is said in plain words, and that nothing of the studio is locked', async ({
  page,
  browser,
}) => {
  await using licensed = await openLicensed('base')
  const { studio, service, key } = licensed
  const api = await openStudio(page, studio)
  await api('POST', '/studio/license', { license_key: key })
  await part(page, licensed)
  await expect(card(page)).toContainText(/Active.*Base.*Base with AI would add the assistant/s)
  await expect(page.getByRole('region', { name: 'Included in Base with AI' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Assistant' })).toHaveCount(0)
  await expect(assistant(page)).toHaveCount(0)
  await picture(page, 'settings-base')

  await service.replicas[0]!.store.updateTable('license').set({ status: 'canceled' }).execute()
  await field(page).fill(key)
  await redeem(page).click()
  await expect(card(page)).toContainText(
    /Ended.*The subscription has ended.*Everything except the assistant keeps working. Renew the subscription/s,
  )
  await expect(card(page)).toContainText('its license isn’t active')
  await expectAccessible(page, 'a license that has ended')
  await picture(page, 'settings-canceled')

  await api('POST', '/studio/license', { license_key: await service.buyKey('base_ai') })
  const soon = new Date(Date.now() + 5 * 86_400_000).toISOString().replace('Z', '')
  const phone = await narrow(browser)
  await signIn(phone, `${studio.localUrl}/manage/login`, OWNER)
  await expect(phone.getByRole('button', { name: 'Open the menu' })).toBeVisible()
  for (const [name, change, says] of [
    ['invalid', { license_status: 'invalid' }, /Unknown.*no longer recognises the key.*Enter the key again/s],
    [
      'grace-expired',
      { license_status: 'grace_expired' },
      /Not confirmed.*able to confirm the license for two weeks.*Connect this computer/s,
    ],
    [
      'used-up',
      { license_status: 'active', license_grace_until: soon },
      /couldn’t be reached lately.*stays valid until/s,
    ],
  ] as const)
    for (const one of [page, phone]) {
      const asItIs = await answering(one, /\/studio\/status/, (status) => ({ ...status, ...change }))
      await part(one, licensed)
      await expect(card(one), name).toContainText(says)
      await expect(card(one)).toContainText('Only the assistant needs a license')
      const own = one.getByRole('button', { name: 'Use your own key…' })
      if (name === 'used-up') await expect(own).toBeEnabled()
      else
        await expect(own).toHaveAccessibleDescription('The assistant is unavailable until the license is active again.')
      if (one === page) await expectAccessible(one, name)
      expect(await overflow(one), name).toBeLessThanOrEqual(0)
      await picture(one, `settings-${name}${one === phone ? '-320' : ''}`)
      await asItIs()
    }
})

test('a key of the studio’s own is tried at its provider first, and forgotten on demand', async ({ page, browser }) => {
  await using licensed = await openLicensed()
  const { studio, own, key } = licensed
  const api = await openStudio(page, studio)
  await api('POST', '/studio/license', { license_key: key })
  await part(page, licensed)
  const ai = page.getByRole('region', { name: 'Assistant' })
  await expect(ai).toContainText('License service (included in the plan)')
  await ai.getByRole('button', { name: 'Use your own key…' }).click()
  const keep = dialog(page).getByRole('button', { name: 'Test and save' })
  await keep.click()
  await expect(dialog(page).getByText('Required', { exact: true })).toHaveCount(2)
  await choose(page, /Provider/, 'Mistral')
  await expect(dialog(page).getByRole('link', { name: 'Your keys at Mistral' })).toHaveAttribute(
    'href',
    'https://console.mistral.ai/api-keys',
  )
  const secret = dialog(page).getByRole('textbox', { name: 'Key', exact: true })
  await expect(secret).toHaveAttribute('type', 'password')
  await secret.fill('wrong-key')
  own.answer = json({}, 401)
  await keep.click()
  await expect(secret).toHaveAccessibleDescription(/Mistral doesn’t accept this key. Nothing was saved/)
  await expectAccessible(page, 'an AI key that is wrong')
  await picture(page, 'settings-ai-wrong')
  own.answer = json({}, 500)
  await keep.click()
  await expect(dialog(page).getByRole('alert')).toContainText('Mistral can’t be reached right now. Nothing was saved.')
  await picture(page, 'settings-ai-unavailable')
  own.answer = json({ data: [] })
  await secret.fill('own-key-123')
  await press(page, 'Test and save')
  await expect(ai).toContainText('Your own key for Mistral')
  expect(own.asked.at(-1)).toMatchObject({ path: '/v1/models', headers: { authorization: 'Bearer own-key-123' } })
  await expectAccessible(page, 'an AI key of its own')
  await picture(page, 'settings-ai-own')

  const phone = await narrow(browser)
  await signIn(phone, `${studio.localUrl}/manage/login`, OWNER)
  await expect(phone.getByRole('button', { name: 'Open the menu' })).toBeVisible()
  await part(phone, licensed)
  await expect(phone.getByRole('region', { name: 'Assistant' })).toContainText('Your own key for Mistral')
  expect(await overflow(phone)).toBeLessThanOrEqual(0)
  await phone.emulateMedia({ colorScheme: 'dark' })
  await expectReadable(phone, 'license and AI, in the dark')
  await picture(phone, 'settings-ai-own-320')

  await ai.getByRole('button', { name: 'Remove the key…' }).click()
  await expect(dialog(page)).toContainText('Remove the key for Mistral?')
  await picture(page, 'settings-ai-remove')
  await press(page, 'Remove')
  await expect(ai).toContainText('License service (included in the plan)')
  expect(await api('GET', '/studio/ai')).toEqual({ configured: false, provider: null })
})

test('who may only look on sees how it stands, and why nothing can be changed', async ({ page }) => {
  await using licensed = await openLicensed()
  const { studio, key } = licensed
  const token = await studio.bootstrap()
  await studio.api('POST', '/studio/license', { license_key: key }, token)
  const role = await studio.api<{ id: number }>(
    'POST',
    '/roles',
    { name: 'Looks on', permissions: ['settings.view'] },
    token,
  )
  const reader = { full_name: 'Rita Roca', email: 'rita@studio.example', password: 'a-long-way-round-4' }
  await studio.api('POST', '/staff', { ...reader, role_id: role.id }, token)
  await signIn(page, `${studio.localUrl}/manage/login`, reader)
  await expect(page.getByRole('navigation').first()).toBeVisible()
  await part(page, licensed)
  await expect(card(page)).toContainText(/Active.*Base with AI/s)
  await expect(field(page)).toBeDisabled()
  for (const [name, reason] of [
    ['Activate key', 'Your role doesn’t include this'],
    ['Use your own key…', 'Only an owner can do this.'],
  ] as const) {
    const button = page.getByRole('button', { name })
    await expect(button).toBeDisabled()
    await expect(button).toHaveAccessibleDescription(new RegExp(reason))
  }
  await expectAccessible(page, 'a license that is only looked at')
  await assistant(page).click()
  const starters = page.getByRole('complementary').getByRole('list', { name: 'Suggested questions' })
  await expect(starters.getByRole('button')).toHaveText([/spots left/, /still have to do/])
})
