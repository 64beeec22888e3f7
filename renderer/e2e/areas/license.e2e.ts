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
const redeem = (page: Page) => page.getByRole('button', { name: 'Redeem' })
const assistant = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Assistant' })

test('a key is redeemed however it is typed, and what stands against one is said at its place', async ({ page }) => {
  await using licensed = await openLicensed()
  const { studio, key } = licensed
  const api = await openStudio(page, studio)
  await part(page, licensed)
  await expect(card(page)).toContainText(/No license.*none is needed for everything but the assistant/s)
  await expect(card(page).getByRole('link', { name: 'See plans and get a license' })).toHaveAttribute(
    'href',
    'https://license.studio-desk.app',
  )
  await expect(page.getByRole('region', { name: 'What Base with AI adds' })).toBeVisible()
  await expect(assistant(page)).toHaveCount(0)
  await expectAccessible(page, 'no license')
  await picture(page, 'settings-none')

  const slip = page.getByText('There seems to be a slip in it')
  await field(page).fill(key.slice(0, -1))
  await expect(slip).toBeHidden()
  await field(page).fill(key.slice(0, -1) + (key.endsWith('7') ? '8' : '7'))
  await expect(slip).toBeVisible()
  await picture(page, 'settings-slip')
  await redeem(page).click()
  await expect(field(page)).toHaveAccessibleDescription(/does not know this key.*Nothing was changed/)
  await expectAccessible(page, 'a key that is not known')
  await picture(page, 'settings-unknown')
  await field(page).fill(makeKey(randomBytes(15)))
  await expect(slip).toBeHidden()
  await redeem(page).click()
  await expect(field(page)).toHaveAccessibleDescription(/does not know this key/)
  await expect(field(page)).toBeFocused()
  expect((await api('GET', '/studio/status')).license_status).toBeNull()

  await field(page).fill(` ${key.toLowerCase().replaceAll('-', ' – ')} `)
  await redeem(page).click()
  await expect(card(page)).toContainText(/Active.*Base with AI.*The assistant is at hand/s)
  await expect(card(page)).toContainText('The assistant is there from now on')
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
  await expect(card(page).getByRole('alert')).toContainText('can’t be reached now. Nothing was changed')
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
  await expect(card(page)).toContainText(/Active.*Base.*with Base with AI you would have the assistant too/s)
  await expect(page.getByRole('region', { name: 'What Base with AI adds' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Assistant' })).toHaveCount(0)
  await expect(assistant(page)).toHaveCount(0)
  await picture(page, 'settings-base')

  await service.replicas[0]!.store.updateTable('license').set({ status: 'canceled' }).execute()
  await field(page).fill(key)
  await redeem(page).click()
  await expect(card(page)).toContainText(
    /Ended.*The subscription has ended.*Everything goes on but the assistant. Renew it/s,
  )
  await expect(card(page)).toContainText('its license is not active')
  await expectAccessible(page, 'a license that has ended')
  await picture(page, 'settings-canceled')

  await api('POST', '/studio/license', { license_key: await service.buyKey('base_ai') })
  const soon = new Date(Date.now() + 5 * 86_400_000).toISOString().replace('Z', '')
  const phone = await narrow(browser)
  await signIn(phone, `${studio.localUrl}/manage/login`, OWNER)
  await expect(phone.getByRole('button', { name: 'Open the menu' })).toBeVisible()
  for (const [name, change, says] of [
    ['invalid', { license_status: 'invalid' }, /Not known.*does not know the key any more.*Enter the key once more/s],
    [
      'grace-expired',
      { license_status: 'grace_expired' },
      /Not confirmed.*could not be confirmed for two weeks.*Connect this computer/s,
    ],
    [
      'used-up',
      { license_status: 'active', license_grace_until: soon },
      /could not be reached lately.*holds without it until/s,
    ],
  ] as const)
    for (const one of [page, phone]) {
      const asItIs = await answering(one, /\/studio\/status/, (status) => ({ ...status, ...change }))
      await part(one, licensed)
      await expect(card(one), name).toContainText(says)
      await expect(card(one)).toContainText('nothing of the studio is ever locked')
      const own = one.getByRole('button', { name: 'Use a key of your own…' })
      if (name === 'used-up') await expect(own).toBeEnabled()
      else await expect(own).toHaveAccessibleDescription('The assistant rests until the license is active again.')
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
  await expect(ai).toContainText('The license service, within the plan')
  await ai.getByRole('button', { name: 'Use a key of your own…' }).click()
  const keep = dialog(page).getByRole('button', { name: 'Try and keep it' })
  await keep.click()
  await expect(dialog(page).getByText('This is needed.')).toHaveCount(2)
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
  await expect(secret).toHaveAccessibleDescription(/Mistral does not take this key. Nothing was kept/)
  await expectAccessible(page, 'an AI key that is wrong')
  await picture(page, 'settings-ai-wrong')
  own.answer = json({}, 500)
  await keep.click()
  await expect(dialog(page).getByRole('alert')).toContainText('Mistral can’t be asked now. Nothing was kept.')
  await picture(page, 'settings-ai-unavailable')
  own.answer = json({ data: [] })
  await secret.fill('own-key-123')
  await press(page, 'Try and keep it')
  await expect(ai).toContainText('Your own key at Mistral')
  expect(own.asked.at(-1)).toMatchObject({ path: '/v1/models', headers: { authorization: 'Bearer own-key-123' } })
  await expectAccessible(page, 'an AI key of its own')
  await picture(page, 'settings-ai-own')

  const phone = await narrow(browser)
  await signIn(phone, `${studio.localUrl}/manage/login`, OWNER)
  await expect(phone.getByRole('button', { name: 'Open the menu' })).toBeVisible()
  await part(phone, licensed)
  await expect(phone.getByRole('region', { name: 'Assistant' })).toContainText('Your own key at Mistral')
  expect(await overflow(phone)).toBeLessThanOrEqual(0)
  await phone.emulateMedia({ colorScheme: 'dark' })
  await expectReadable(phone, 'license and AI, in the dark')
  await picture(phone, 'settings-ai-own-320')

  await ai.getByRole('button', { name: 'Remove the key…' }).click()
  await expect(dialog(page)).toContainText('Remove the key at Mistral?')
  await picture(page, 'settings-ai-remove')
  await press(page, 'Remove')
  await expect(ai).toContainText('The license service, within the plan')
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
    ['Redeem', 'Your role does not include this'],
    ['Use a key of your own…', 'Only an owner can do this.'],
  ] as const) {
    const button = page.getByRole('button', { name })
    await expect(button).toBeDisabled()
    await expect(button).toHaveAccessibleDescription(new RegExp(reason))
  }
  await expectAccessible(page, 'a license that is only looked at')
  await assistant(page).click()
  const starters = page.getByRole('complementary').getByRole('list', { name: 'Questions to begin with' })
  await expect(starters.getByRole('button')).toHaveText([/places left/, /still to do/])
})
