import { expect, expectAccessible, picture, test, type Page } from '../studio.ts'
import { overflow } from '../phone.ts'
import { dialog, fromMenu, openStudio, press, type Api } from './desk.ts'
import { dayFromNow } from './door.ts'

const SIZES = { 1280: { width: 1280, height: 900 }, 390: { width: 390, height: 844 } }

/** The open dialog passes axe and fits the window, at a desk and on a phone. */
async function look(page: Page, name: string): Promise<void> {
  await expectAccessible(page, name)
  for (const [width, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport)
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await picture(page, `${name}-${width}`)
  }
  await page.setViewportSize(SIZES[1280])
}

const PACK = { name: 'Summer ten', type: 'class_pack', price: 120, credits_included: 10, validity_days: 90 }

/** A pack of ten of a client's own, with terms besides. */
async function sellTen(api: Api, client_id: number, terms: object) {
  const type = await api('POST', '/membership-types', { ...PACK, ...terms })
  return api('POST', '/memberships', { client_id, membership_type_id: type.id, starts_at: dayFromNow(0) })
}

/** Types a date into the field that is named, part by part. */
async function fillDate(page: Page, field: string, date: string): Promise<void> {
  const [year, month, day] = date.split('-')
  for (const [part, figures] of Object.entries({ day, month, year }))
    await dialog(page)
      .getByRole('spinbutton', { name: `${part}, ${field}` })
      .fill(figures!)
}

test('the desk plans a pause, sees what falls out, withdraws it and plans another', async ({ page, studio }) => {
  const api = await openStudio(page, studio)
  const client = await api('POST', '/clients', { full_name: 'Berta Solé' })
  const held = await sellTen(api, client.id, { can_pause: true, max_pause_days: 30 })
  const { id: template_id } = await api('POST', '/class-templates', { name: 'Dawn flow' })
  const cls = await api('POST', '/scheduled-classes', { template_id, starts_at: `${dayFromNow(6)}T07:30` })
  const booking = await api('POST', '/bookings', { scheduled_class_id: cls.id, client_id: client.id })
  const now = () => api('GET', `/memberships/${held.id}`)

  await page.goto(`${studio.localUrl}/manage/clients/${client.id}?tab=memberships`)
  await fromMenu(page, 'Actions for Summer ten', 'Pause…')
  await fillDate(page, 'From', dayFromNow(5))
  const days = dialog(page).getByRole('textbox', { name: /^Number of days/ })
  await days.fill('7')
  await page.keyboard.press('Tab')
  await expect(dialog(page)).toContainText('This is cancelled:')
  await expect(dialog(page)).toContainText(/Dawn flow · .*Berta Solé/)
  await look(page, 'desk-pause')
  await press(page, 'Plan pause')
  const card = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'Summer ten' })
  await expect(card).toContainText(/Pause planned from .*; usable again on/)
  expect(await now()).toMatchObject({ planned_pause: { starts_at: dayFromNow(5), until: dayFromNow(12) } })
  expect((await api('GET', `/bookings/${booking.id}`)).status).toBe('cancelled')

  await fromMenu(page, 'Actions for Summer ten', 'Cancel the planned pause…')
  await expect(dialog(page)).toContainText('Cancelled bookings aren’t restored.')
  await look(page, 'desk-pause-withdraw')
  await press(page, 'Cancel pause')
  await expect(card).not.toContainText('Pause planned')
  expect(await now()).toMatchObject({ planned_pause: null, pause_days_left: 30 })

  await fromMenu(page, 'Actions for Summer ten', 'Pause…')
  await fillDate(page, 'From', dayFromNow(8))
  await days.fill('3')
  await page.keyboard.press('Tab')
  await expect(dialog(page)).not.toContainText('This is cancelled:')
  await press(page, 'Plan pause')
  await expect(card).toContainText('Pause planned from')
  expect(await now()).toMatchObject({ planned_pause: { starts_at: dayFromNow(8), until: dayFromNow(11) } })
})

test('the desk says who shares a membership, sees who used what, and takes somebody off it', async ({
  page,
  studio,
}) => {
  const api = await openStudio(page, studio)
  const [berta, carla] = [
    await api('POST', '/clients', { full_name: 'Berta Solé' }),
    await api('POST', '/clients', { full_name: 'Carla Puig' }),
  ]
  const held = await sellTen(api, berta.id, { max_members: 2 })
  const { id: template_id } = await api('POST', '/class-templates', { name: 'Dawn flow' })
  const cls = await api('POST', '/scheduled-classes', { template_id, starts_at: `${dayFromNow(2)}T07:30` })
  const members = async () => (await api('GET', `/memberships/${held.id}/members`)).members

  await page.goto(`${studio.localUrl}/manage/clients/${berta.id}?tab=memberships`)
  await fromMenu(page, 'Actions for Summer ten', 'Sharing…')
  await expect(dialog(page)).toContainText('Up to 2 people can use it: Berta Solé')
  await expect(dialog(page)).toContainText('Not shared yet')
  const add = dialog(page).getByRole('button', { name: 'Add', exact: true })
  await expect(add).toBeDisabled()
  await dialog(page).getByRole('combobox', { name: 'Share with' }).fill('Carla')
  await page.getByRole('option', { name: /Carla Puig/ }).click()
  await add.click()
  await expect(dialog(page)).toContainText('It’s shared by as many people as its type allows.')
  expect(await members()).toMatchObject([{ client_id: carla.id }])

  await api('POST', '/bookings', { scheduled_class_id: cls.id, client_id: carla.id })
  await page.reload()
  await fromMenu(page, 'Actions for Summer ten', 'Sharing…')
  await expect(dialog(page)).toContainText(/Carla Puig · .*Dawn flow.*1 credit/)
  await look(page, 'desk-sharing-used')
  await dialog(page).getByRole('button', { name: 'Remove Carla Puig' }).click()
  await expect(dialog(page)).toContainText('Not shared yet')
  await expect(dialog(page)).toContainText(/Carla Puig · .*Dawn flow/)
  expect(await members()).toEqual([])
})

test('the list of memberships says whose pack is used up and whose ends, and leads to the client', async ({
  page,
  studio,
}) => {
  const api = await openStudio(page, studio)
  const type = await api('POST', '/membership-types', PACK)
  const sell = async (full_name: string, terms: object) => {
    const { id: client_id } = await api('POST', '/clients', { full_name })
    const sale = { client_id, membership_type_id: type.id, starts_at: dayFromNow(0), ...terms }
    await api('POST', '/memberships', sale)
    return client_id
  }
  const ana = await sell('Ana Soler', { credits_remaining: 0 })
  await sell('Bea Soler', { expires_at: dayFromNow(5) })
  await sell('Carla Ruiz', {})
  await page.goto(`${studio.localUrl}/manage/memberships`)
  const states = page.getByRole('navigation', { name: 'State' })
  await expect(states.getByRole('link', { name: 'Active 2' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('rowheader')).toHaveText([/Carla Ruiz/, /Bea Soler/])
  await expectAccessible(page, 'memberships')

  await states.getByRole('link', { name: 'Ending soon 1' }).click()
  await expect(page.getByRole('rowheader')).toHaveText([/Bea Soler/])
  await states.getByRole('link', { name: 'Past due 0' }).click()
  await expect(page.getByText('No renewals past due')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('rowheader')).toHaveText([/Bea Soler/])

  await states.getByRole('link', { name: 'Used up 1' }).click()
  await expect(page.getByRole('row', { name: /Ana Soler/ })).toContainText('Used up')
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await page.getByRole('rowheader', { name: /Ana Soler/ }).click()
  await expect(page).toHaveURL(new RegExp(`/manage/clients/${ana}\\?tab=memberships`))
})
