import { expect, expectAccessible, OWNER, signIn, test } from '../studio.ts'
import { readsAndLooks } from '../words/read.ts'
import { openPortal } from './door.ts'

const READER = { full_name: 'Rita Mora', email: 'rita@studio.example', password: 'rita-only-looks-on-2' }

test('a client and the owner let their calendars read along, and end the link', async ({ browser, page, studio }) => {
  const { page: phone, api, mine, mia } = await openPortal(browser, studio)
  const template = await api('POST', '/class-templates', { name: 'Flow' })
  const starts_at = new Date(Date.now() + 86_400_000).toISOString()
  const cls = await api('POST', '/scheduled-classes', { template_id: template.id, starts_at })
  await api('POST', '/bookings', { scheduled_class_id: cls.id, client_id: mia, force: true })

  await phone.goto(`${studio.publicUrl}/profile`)
  await phone.getByRole('link', { name: /In your own calendar/ }).click()
  await readsAndLooks(phone, 'portal-calendar')
  await phone.getByRole('button', { name: 'Create link' }).click()
  await expect(phone.getByRole('link', { name: 'Add to my calendar' })).toHaveAttribute('href', /^webcal:\/\/.*\.ics$/)
  await expectAccessible(phone, 'calendar link')
  const address = await phone.getByText(/\.ics$/).innerText()
  const read = async (feed: string) => fetch(feed)
  expect(await (await read(address)).text()).toContain('SUMMARY:Flow')
  await phone.getByRole('button', { name: 'Turn off link' }).click()
  await phone.getByRole('alertdialog').getByRole('button', { name: 'Turn off link' }).click()
  await expect(phone.getByRole('button', { name: 'Create link' })).toBeVisible()
  expect((await read(address)).status).toBe(404)
  expect(await mine('GET', '/calendar/tokens')).toEqual([])

  await signIn(page, `${studio.localUrl}/manage/login`, OWNER)
  await expect(page.getByRole('navigation').first()).toBeVisible()
  await page.goto(`${studio.localUrl}/manage/schedule`)
  await page.getByRole('button', { name: 'Calendar links' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Create link' }).click()
  await expectAccessible(page, 'calendar links')
  const whole = await page
    .getByRole('dialog')
    .getByText(/\.ics$/)
    .innerText()
  expect(await (await read(whole)).text()).toContain('SUMMARY:Flow')

  const role = await api('POST', '/roles', { name: 'Looks on', permissions: ['schedule.view'] })
  await api('POST', '/staff', { ...READER, role_id: role.id })
  const other = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  await signIn(other, `${studio.localUrl}/manage/login`, READER)
  await expect(other.getByRole('navigation').first()).toBeVisible()
  await other.goto(`${studio.localUrl}/manage/schedule`)
  await other.getByRole('button', { name: 'Calendar links' }).click()
  await expect(other.getByText(/\.ics$/)).toBeVisible()
  const end = other.getByRole('dialog').getByRole('button', { name: 'Turn off link' })
  await expect(end).toBeDisabled()
  await expect(end).toHaveAccessibleDescription(/Your role doesn’t include this/)
})
