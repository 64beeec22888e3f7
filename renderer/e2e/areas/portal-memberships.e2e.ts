import { expect, expectAccessible, OWNER, picture, signIn, test } from '../studio.ts'
import { readsAndLooks } from '../words/read.ts'
import { dayFromNow, entry, openPortal, planBegun } from './door.ts'

test('a client sees what is left, what moved, what is paused, what has ended and what it costs', async ({
  browser,
  studio,
}) => {
  const { page, api, mine, mia } = await openPortal(browser, studio)
  const sort = (body: object) => api('POST', '/membership-types', body)
  const pack = await sort({
    name: 'Ten classes',
    type: 'class_pack',
    price: 120.5,
    credits_included: 10,
    validity_days: 10,
    can_pause: true,
    max_pause_days: 30,
  })
  const pass = await sort({ name: 'Open month', type: 'time_pass', price: 90, unlimited: true, validity_days: 60 })
  const sell = (type: { id: number }, starts_at = dayFromNow(0)) =>
    api('POST', '/memberships', {
      client_id: mia,
      membership_type_id: type.id,
      starts_at,
      payment_method: 'card_terminal',
    })
  const held = await sell(pack)
  const change = { credits_remaining: 8, credits_reason: 'Counted twice' }
  await api('PUT', `/memberships/${held.id}`, change)
  const cls = await api('POST', '/scheduled-classes', {
    template_id: (await api('POST', '/class-templates', { name: 'Vinyasa' })).id,
    starts_at: `${dayFromNow(3)}T18:30`,
  })
  await mine('POST', '/bookings', { scheduled_class_id: cls.id })
  expect(await mine('GET', `/memberships/${held.id}`)).toMatchObject({ credits_remaining: 7, price: 120.5 })

  await page.goto(`${studio.publicUrl}/memberships`)
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Ten classes' }) })
  await expect(card).toContainText(/Active.*7\s*credits left/)
  await expect(card).toContainText(/Valid until .* · \d+ days/)
  const offers = page.getByRole('listitem').filter({ hasText: /valid for/ })
  await expect(offers.filter({ hasText: 'Ten classes' })).toContainText(/10 classes · valid for 10 days.*120[.,]50/)
  await expect(offers.filter({ hasText: 'Open month' })).toContainText(
    /Unlimited classes · valid for 60 days.*90[.,]00/,
  )

  await readsAndLooks(page, 'portal-memberships')
  await card.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ten classes' })).toBeVisible()
  await expect(page.getByText(/120[.,]50/)).toBeVisible()
  await expect(page.getByText('Class pack', { exact: true })).toBeVisible()
  await expect(page.getByText('30', { exact: true })).toBeVisible()
  const moves = page.getByRole('list').filter({ hasText: 'Credits added' }).getByRole('listitem')
  await expect(moves).toHaveCount(3)
  await expect(moves.nth(0)).toContainText(/Booked: Vinyasa.*18:30.*[−-]1.*7 left/)
  await expect(moves.nth(1)).toContainText(/Changed by the studio.*Counted twice.*[−-]2.*8 left/)
  await expect(moves.nth(2)).toContainText(/Credits added.*\+10.*10 left/)
  await readsAndLooks(page, 'portal-membership')

  await api('POST', `/memberships/${held.id}/pause`, { pause_days: 5 })
  const unlimited = await sell(pass)
  const later = await sell(pack, dayFromNow(9))
  await page.goto(`${studio.publicUrl}/memberships`)
  await expect(card.first()).toBeVisible()
  const paused = card.filter({ hasText: 'Paused until' })
  await expect(paused).toContainText('Paused')
  await expect(card.filter({ hasText: 'Not started' })).toContainText(/Starts/)
  const open = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Open month' }) })
  await expect(open).toContainText('Unlimited classes')
  await expect(open).not.toContainText('days')
  await readsAndLooks(page, 'portal-memberships-paused')

  await api('DELETE', `/memberships/${later.id}`)
  await api('PUT', `/memberships/${unlimited.id}`, { status: 'expired' })
  await page.reload()
  await expect(card).toHaveCount(1)
  await expect(open).toHaveCount(0)
  await page.getByRole('button', { name: '2 former memberships' }).click()
  await expect(open).toContainText(/Expired.*Ended/)
  await expect(open).not.toContainText('Unlimited classes')
  await expect(card.filter({ hasText: 'Cancelled' })).not.toContainText('credits left')
  await readsAndLooks(page, 'portal-memberships-former')
})

test('a used-up pack, a missed class and what was paid are shown with their reasons and amounts', async ({
  browser,
  studio,
}) => {
  const { page, api, mine, mia } = await openPortal(browser, studio)
  await api('PUT', '/studio', { no_show_fee: 12.5, fee_grace_hours: 0 })
  const drop = await api('POST', '/membership-types', {
    name: 'One class',
    type: 'drop_in',
    price: 18.4,
    credits_included: 1,
  })
  const held = await api('POST', '/memberships', {
    client_id: mia,
    membership_type_id: drop.id,
    starts_at: dayFromNow(0),
    payment_method: 'cash',
  })
  const template = await api('POST', '/class-templates', { name: 'Vinyasa' })
  const miss = async () => {
    const plan = (starts_at: string) => api('POST', '/scheduled-classes', { template_id: template.id, starts_at })
    const cls = await planBegun(plan)
    const { id } = await api('POST', '/bookings', {
      scheduled_class_id: cls.id,
      client_id: mia,
      check_in: true,
      force: true,
    })
    await api('POST', `/bookings/${id}/undo`)
    return api('POST', `/bookings/${id}/no-show`)
  }
  await miss()
  await api('PUT', '/studio', { no_show_fee: 7 })
  await miss()
  const charges = async () => mine('GET', `/clients/${mia}/charges`)
  await expect.poll(async () => (await charges()).map(({ amount }: { amount: number }) => amount)).toEqual([7, 12.5])
  expect((await mine('GET', `/memberships/${held.id}`)).is_usable).toBe(false)

  await page.goto(`${studio.publicUrl}/memberships`)
  await expect(entry(page, 'One class').first()).toContainText(/0\s*credits left/)
  await expect(page.getByText(/19[.,]50 due/)).toBeVisible()
  await readsAndLooks(page, 'portal-memberships-used-up')
  await page.getByRole('link', { name: /^Charges/ }).click()
  await expect(page.getByText(/Due: .*19[.,]50/)).toBeVisible()
  await expect(entry(page, /12[.,]50/)).toContainText('Due')
  const [second, first] = await charges()
  await api('POST', `/clients/${mia}/charges/${first.id}/settle`, { payment_method: 'cash' })
  await page.reload()
  await expect(page.getByText(/Due: .*7[.,]00/)).toBeVisible()
  await expect(entry(page, /12[.,]50/)).toContainText('Paid')
  await readsAndLooks(page, 'portal-charges')
  await api('POST', `/clients/${mia}/charges/${second.id}/waive`, { reason: 'Was ill' })
  await page.reload()
  await expect(entry(page, /7[.,]00/)).toContainText('Waived')
  await expect(page.getByText(/^Open:/)).toHaveCount(0)

  await page.goto(`${studio.publicUrl}/receipts`)
  const { items } = await mine('GET', '/receipts')
  expect(items.map(({ total }: { total: number }) => total)).toEqual([12.5, 18.4])
  await expect(entry(page, 'One class')).toContainText(/No\. 1.*18[.,]40/)
  await expect(entry(page, 'No. 2')).toContainText(/12[.,]50/)
  await readsAndLooks(page, 'portal-receipts')
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Receipt 1 as PDF' }).click()
  expect((await coming).suggestedFilename()).toBe('receipt-1.pdf')
  await page.route(/\/receipts\?/, (route) => route.fulfill({ json: {} }))
  await page.reload()
  await readsAndLooks(page, 'portal-stopped-working')
  await page.unroute(/\/receipts\?/)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(entry(page, 'One class')).toBeVisible()
})

test('a pass with limits says which to who holds it, to who shares it, and at the desk', async ({
  browser,
  studio,
}) => {
  const { page, api, mia } = await openPortal(browser, studio)
  const [mat, owner] = [await api('POST', '/class-categories', { name: 'Mat' }), await browser.newPage()]
  const none = { category_ids: [], template_ids: [], service_category_ids: [], service_ids: [] }
  const type = await api('POST', '/membership-types', {
    name: 'Quiet hours',
    type: 'subscription',
    unlimited: true,
    price: 49,
    coverage: { ...none, classes: 'listed', category_ids: [mat.id] },
    usable_times: [{ weekdays: [1, 2, 3, 4, 5], from: '00:00', until: '16:00' }],
    max_per_week: 2,
    max_members: 2,
  })
  const other = await api('POST', '/clients', { full_name: 'Noa Prat' })
  const sell = async (holder: number, members: number[]) => {
    const sale = { client_id: holder, membership_type_id: type.id, starts_at: dayFromNow(0), payment_method: 'cash' }
    const { id } = await api('POST', '/memberships', sale)
    await api('PUT', `/memberships/${id}/members`, { client_ids: members })
  }
  await sell(mia, [other.id])
  await sell(other.id, [mia])

  const limits = /Covers Mat · Mon–Fri until (16:00|4:00 pm) · 2 per week/
  await page.goto(`${studio.publicUrl}/memberships`)
  const own = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Quiet hours' }) })
  await expect(own).toContainText('As many classes as you like within these limits')
  await expect(own).toContainText(limits)
  await expect(page.getByRole('listitem').filter({ hasText: 'From Noa Prat' })).toContainText(limits)
  await expect(own).not.toContainText('Unlimited')
  await expectAccessible(page, 'a membership with limits')
  await picture(page, 'portal-memberships-limited')
  const offer = page.getByRole('listitem').filter({ hasText: /49[.,]00/ })
  await expect(offer).not.toContainText('these limits')
  await own.getByRole('link').click()
  await expect(page.getByText(limits).first()).toBeVisible()
  await expect(page.getByText('Unlimited')).toHaveCount(0)

  await signIn(owner, `${studio.localUrl}/manage/login`, OWNER)
  await expect(owner.getByRole('navigation').first()).toBeVisible()
  await owner.goto(`${studio.localUrl}/manage/clients/${mia}?tab=memberships`)
  await expect(owner.getByText(limits)).toHaveCount(2)
  await expect(owner.getByText('Within limits')).toHaveCount(2)
  await expect(owner.getByText('Unlimited')).toHaveCount(0)
})
