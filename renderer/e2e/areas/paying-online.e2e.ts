import type { Processor } from '../../../server/stand-in/processor.ts'
import { ADDRESS, withProcessor } from '../processor.ts'
import { expect, expectAccessible, picture, test, type Page, type RunningStudio, SLOWNESS } from '../studio.ts'
import { choose, dialog, openStudio, press, type Api } from './desk.ts'

test('the owner connects the processor, sells by link, and ends a subscription', async ({ page, browser }) => {
  test.setTimeout(180_000 * SLOWNESS)
  await withProcessor(async (studio, processor) => {
    const api = await openStudio(page, studio)
    await connect(page, studio, processor)
    await hearsAtOnce(page, api)
    const type = {
      name: 'Monthly',
      type: 'subscription',
      billing_interval: 'monthly',
      price: 95,
      sellable_online: true,
    }
    await api('POST', '/membership-types', type)
    const berta = await api('POST', '/clients', { full_name: 'Berta Solé', email: 'berta@example.com' })
    await page.goto(`${studio.localUrl}/manage/clients/${berta.id}`)
    const url = await makeLink(page, /Monthly/)
    await payAt(await browser.newPage(), url)
    await expect(dialog(page)).toContainText('the membership is active')
    await press(page, 'Done')

    const card = page.getByRole('region', { name: 'Subscription' })
    await expect(card).toContainText(/Monthly.*95[.,]00.*every month.*Next payment on/s)
    await expectAccessible(page, 'a profile with a subscription')
    await picture(page, 'profile-subscription')

    const [subscription] = processor.books.all('subscription')
    await processor.subscriptions.renew(subscription!.id, 'declines')
    await processor.idle()
    await page.goto(`${studio.localUrl}/manage`)
    const needs = page.getByRole('region', { name: 'Needs attention' })
    await expect(async () => {
      await page.reload()
      await expect(needs).toContainText(/Failed payments.*Berta Solé.*95[.,]00.*Monthly/s, { timeout: 2000 })
    }).toPass()
    await needs
      .getByRole('link', { name: /Berta Solé/ })
      .first()
      .click()
    await expect(card).toContainText(/Payment failing.*We couldn’t charge .*95[.,]00/s)
    await expect(page.getByRole('list', { name: 'Good to know' })).toContainText(/Monthly: we couldn’t charge/)
    await expectAccessible(page, 'a profile whose payment fails')
    await picture(page, 'profile-payment-fails')
    await card.getByRole('button', { name: 'Copy link' }).click()
    await payAt(await browser.newPage(), await page.evaluate(() => navigator.clipboard.readText()))
    await processor.idle()
    await expect(async () => {
      await page.reload()
      await expect(card).toContainText('Next payment on', { timeout: 2000 })
    }).toPass()

    await expect(card).toContainText('If you cancel now, it ends on')
    await card.getByRole('button', { name: 'Cancel at the end of the period…' }).click()
    await expectAccessible(page, 'a subscription about to be cancelled')
    await press(page, /^End it on/)
    await expect(card).toContainText(/Cancelled.*Ends on/s)
    expect(processor.books.all('subscription')[0]).toMatchObject({ cancel_at_period_end: true })
    await card.getByText('End here only…').click()
    await picture(page, 'profile-end-here')
    await card.getByRole('button', { name: 'End subscription here' }).click()
    await press(page, 'End subscription here')
    await expect(card).toContainText('Make sure it has ended in Stripe, too.')
    expect(await api('GET', '/today')).toMatchObject({ failed_payments: { total: 0 } })
  })
})

test('a pack that was paid online is given back, and a refund that fails reads as taken back', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000 * SLOWNESS)
  await withProcessor(async (studio, processor) => {
    const api = await openStudio(page, studio)
    const pack = { name: 'Ten classes', type: 'class_pack', price: 120, credits_included: 10, sellable_online: true }
    await api('POST', '/membership-types', pack)
    const ana = await api('POST', '/clients', { full_name: 'Ana Gil', email: 'ana@example.com' })
    await connect(page, studio, processor)
    const profile = `${studio.localUrl}/manage/clients/${ana.id}`
    await page.goto(profile)
    await page.getByRole('button', { name: 'Sell a membership' }).first().click()
    await choose(page, /Membership$/, /Ten classes/)
    await choose(page, /Payment$/, /Send a payment link/)
    await expect(dialog(page)).toContainText('it has none yet')
    await expect(dialog(page).getByRole('button', { name: 'Create link' })).toHaveAttribute('aria-disabled', 'true')
    await expectAccessible(page, 'a sale by link without an address')
    await hearsAtOnce(page, api)
    await page.goto(profile)
    await payAt(await browser.newPage(), await makeLink(page, /Ten classes/))
    await expect(dialog(page)).toContainText('the membership is active')
    await press(page, 'Done')

    await page
      .getByRole('region', { name: 'Purchases' })
      .getByRole('link', { name: /^Receipt/ })
      .click()
    const refund = async () => {
      await page.getByRole('button', { name: 'Refund…' }).click()
      await expect(dialog(page)).toContainText('Stripe sends it back to the card. It may take five to ten days')
      await dialog(page)
        .getByRole('textbox', { name: /^Reason/ })
        .fill('Moves away')
      await expectAccessible(page, 'a refund of what was paid online')
      await picture(page, 'refund-online')
      await dialog(page)
        .getByRole('button', { name: /^Refund / })
        .click()
    }
    processor.faults.push({ on: 'POST /v1/refunds', status: 400, times: 1 })
    await refund()
    await expect(dialog(page).getByRole('alert')).toBeVisible()
    processor.refunds.takeDays(true)
    await press(page, /^Refund /)
    await expect(page.getByText(/120[.,]00 refunded/)).toBeVisible()
    const [made] = processor.books.all('refund')
    await processor.refunds.fail(made!.id)
    await processor.idle()
    await expect(async () => {
      await page.goto(`${studio.localUrl}/manage/selling/receipts`)
      await expect(page.getByRole('row').filter({ hasText: 'Reversed refund' })).toBeVisible({ timeout: 2000 })
    }).toPass()
    await page.goto(profile)
    await expect(page.getByRole('tabpanel')).toContainText('Failed refund reversed')
    await picture(page, 'profile-refund-undone')
  })
})

/** Connects it with a wrong key, with keys of two modes, and with the right ones. */
async function connect(page: Page, studio: RunningStudio, processor: Processor): Promise<void> {
  await page.goto(`${studio.localUrl}/manage/settings?part=payments`)
  await expect(page.getByRole('link', { name: 'API keys in the Stripe dashboard' })).toBeVisible()
  await expectAccessible(page, 'payments, not connected')
  await picture(page, 'payments-not-connected')
  const secret = page.getByLabel('Secret key', { exact: false }).first()
  const publishable = page.getByRole('textbox', { name: /^Publishable key/ })
  const submit = page.getByRole('button', { name: 'Connect', exact: true })
  await secret.fill('sk_test_Wrong')
  await publishable.fill('pk_test_StandIn')
  await submit.click()
  await expect(page.getByText(/doesn’t know this secret key/)).toBeVisible()
  await expect(secret).toBeFocused()
  await publishable.fill('pk_live_StandIn')
  await submit.click()
  await expect(page.getByText(/One key is for tests, the other is live/)).toBeVisible()
  await secret.fill(processor.key)
  await publishable.fill('pk_test_StandIn')
  await submit.click()
  await expect(page.getByText(/^Connected to/)).toBeVisible()
  await expect(page.getByText('These are test keys: no real money moves.')).toBeVisible()
  await expect(page.getByText('The studio doesn’t have its own address yet.')).toBeVisible()
  await expectAccessible(page, 'payments, connected')
  await picture(page, 'payments-connected')
}

/** Gives the studio an address: from then on the processor calls it. */
async function hearsAtOnce(page: Page, api: Api): Promise<void> {
  await api('PUT', '/studio', { tunnel_url: ADDRESS })
  await page.goto(new URL('/manage/settings?part=payments', page.url()).href)
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('Right away: Stripe notifies this studio.')).toBeVisible({ timeout: 2000 })
  }).toPass()
}

/** Makes a link to pay for a type of membership in the open profile; gives the link. */
async function makeLink(page: Page, type: RegExp): Promise<string> {
  await page.getByRole('button', { name: 'Sell a membership' }).first().click()
  await choose(page, /Membership$/, type)
  await choose(page, /Payment$/, /Send a payment link/)
  await dialog(page).getByRole('button', { name: 'Create link' }).click()
  const link = dialog(page).getByRole('textbox', { name: /^Payment link/ })
  await expect(dialog(page).getByRole('img', { name: 'QR code with the payment link' })).toBeVisible()
  await expectAccessible(page, 'a link to pay')
  await picture(page, 'sell-link')
  return link.inputValue()
}

/** Pays as the buyer does, on the processor's page, and comes back to the studio's address. */
async function payAt(page: Page, url: string): Promise<void> {
  await page.route(`${ADDRESS}/**`, (route) => route.fulfill({ body: 'Back at the studio' }))
  await page.goto(url)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.waitForLoadState()
  await page.close()
}
