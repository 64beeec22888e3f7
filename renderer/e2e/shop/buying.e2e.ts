import { narrow, overflow, phone, register } from '../phone.ts'
import { expect, expectAccessible, picture, test, type Page } from '../studio.ts'
import { openShop, type Shop } from './open-shop.ts'

/** Signed out, a purchase leads to an account and back to itself. */
async function arrive(page: Page, { studio }: Shop, path: string, email = 'nora@example.com'): Promise<void> {
  await page.goto(studio.publicUrl + path)
  await page.getByRole('link', { name: 'Create an account' }).click()
  await register(page, email)
  await expect(page).toHaveURL(studio.publicUrl + path)
}

const pay = (page: Page) => page.getByRole('button', { name: 'Pay', exact: true })

test('a stranger on a phone finds a class, buys ten and is booked', async ({ browser }) => {
  await using shop = await openShop({ pay_at_studio_enabled: false })
  const { studio, flow, ten } = shop
  const page = await phone(browser)
  await page.goto(`${studio.publicUrl}/classes/${flow.id}`)
  await page.getByRole('link', { name: /^Book Flow/ }).click()
  await page.getByRole('link', { name: 'Create an account' }).click()
  await register(page, 'nora@example.com')
  await expect(page.getByText('You can’t book this yet')).toBeVisible()
  const helps = page.getByRole('region', { name: 'Your options' })
  await expect(helps.getByRole('link')).toContainText([
    'All prices',
    /Ten classes.*€120\.00/,
    /Monthly.*€95\.00 a month/,
  ])
  await helps.getByRole('link', { name: /^Ten classes/ }).click()
  await expect(page).toHaveURL(`${studio.publicUrl}/buy/${ten.id}?class=${flow.id}`)
  await expect(page.getByText('10 classes · valid for 90 days')).toBeVisible()
  await expectAccessible(page, 'the page to buy')
  await picture(page, 'shop-buy')

  await page.getByRole('button', { name: 'Pay €120.00' }).click()
  await pay(page).click()
  await expect(page.getByRole('heading', { name: 'Thank you, your payment went through.' })).toBeVisible()
  await expect(page.getByText('Ten classes')).toBeVisible()
  await expectAccessible(page, 'the page of a purchase')
  await picture(page, 'shop-paid')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Thank you, your payment went through.' })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Receipt (PDF)' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)

  await expect(page.getByText('Your spot is booked.')).toBeVisible()
  await page.getByRole('link', { name: 'See the booking' }).click()
  await expect(page.getByText('You’re booked')).toBeVisible()
})

test('who is declined, or goes back, has paid nothing and finds all as it was', async ({ browser }) => {
  await using shop = await openShop()
  const { studio, ten, owner } = shop
  const valid_from = '2020-01-01'
  await owner('POST', '/promo-codes', {
    code: 'SPRING',
    discount_type: 'percentage',
    discount_value: 10,
    valid_from,
    max_uses: 1,
  })
  const card = await owner('POST', '/gift-cards', { initial_value: 30, payment_method: 'cash' })
  const { code } = await owner<{ code: string }>('GET', `/gift-cards/${card.id}/code`)
  const page = await narrow(browser)
  await arrive(page, shop, `/buy/${ten.id}`)
  await page.getByRole('button', { name: 'I have a promo code' }).click()
  await page.getByRole('textbox', { name: 'Promo code' }).fill('SUMMER')
  await page.getByRole('button', { name: 'Use: Promo code' }).click()
  await expect(page.getByText('This code can’t be used. Check it, or leave it out.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Promo code' }).fill('spring')
  await page.keyboard.press('Enter')
  await expect(page.getByText('spring: -€12.00')).toBeVisible()
  await page.getByRole('button', { name: 'I have a gift card' }).click()
  await page.getByRole('textbox', { name: 'Gift card code' }).fill(code)
  // Not looked up yet: nobody pays another amount than the one in sight.
  await page.getByRole('button', { name: 'Pay €108.00' }).click()
  await expect(page.getByText('Gift card code: -€30.00 · €0.00 stays on the card')).toBeVisible()
  const sum = page.getByRole('button', { name: 'Pay €78.00', exact: true })
  await expect(sum).toBeVisible()
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await expectAccessible(page, 'a purchase with codes')
  await picture(page, 'shop-codes-320')

  await sum.click()
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByRole('button', { name: 'Go back' }).click()
  await expect(page.getByText('You haven’t paid anything')).toBeVisible()
  await expect(page.getByText(/^You can still pay until \d/)).toBeVisible()
  await expect(sum).toBeVisible()
  await picture(page, 'shop-back-320')
  await sum.click()
  await pay(page).click()
  await expect(page.getByRole('heading', { name: 'Thank you, your payment went through.' })).toBeVisible()
  await page.getByRole('link', { name: 'Book a class' }).click()
  await expect(page).toHaveURL(`${studio.publicUrl}/`)
  await page.goto(`${studio.publicUrl}/buy/${ten.id}`)
  await expect(page.getByRole('button', { name: 'Pay €120.00' })).toBeVisible()
})

test('a subscription says when it is collected, what failed, and where its card is changed', async ({ browser }) => {
  await using shop = await openShop()
  const { studio, monthly, processor } = shop
  const page = await phone(browser)
  await arrive(page, shop, `/buy/${monthly.id}`)
  await expect(page.getByText(/^€95.00 each month: first today, next on .* Cancel any time/)).toBeVisible()
  await page.getByRole('button', { name: 'Pay €95.00' }).click()
  await pay(page).click()
  await expect(page.getByRole('heading', { name: 'Thank you, your payment went through.' })).toBeVisible()
  await page.goto(`${studio.publicUrl}/memberships`)
  await expect(page.getByText(/^Next payment on /)).toBeVisible()
  await page.getByRole('button', { name: 'Card and invoices' }).click()
  await expect(page.getByRole('button', { name: 'Replace card' })).toBeVisible()

  const { id } = processor.books.all('subscription')[0]!
  await processor.subscriptions.renew(id, 'declines')
  const due = page.getByRole('link', { name: 'Pay €95.00 now' })
  await expect(async () => {
    await page.goto(`${studio.publicUrl}/memberships`)
    await expect(due).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 90_000 })
  await expectAccessible(page, 'a subscription that could not be collected')
  await picture(page, 'shop-failing')
  await due.click()
  await expect(page.getByRole('button', { name: 'Pay' })).toBeVisible()
})

test('a card for fees is saved by agreeing, named under charges, and removed', async ({ browser }) => {
  await using shop = await openShop()
  const { studio, owner } = shop
  const page = await phone(browser)
  await arrive(page, shop, '/memberships')
  await expect(
    page.getByText(/^Fees for late cancellations and no-shows, and renewals .* may be charged/),
  ).toBeVisible()
  await page.getByRole('button', { name: 'I agree: save a card' }).click()
  await page.getByRole('button', { name: 'Save card' }).click()
  await expect(page.getByRole('heading', { name: 'Your card is saved' })).toBeVisible()
  await page.getByRole('link', { name: /^(Go on|Continue)/ }).click()
  await expect(page.getByText(/Visa ···· 4242/)).toBeVisible()
  await expectAccessible(page, 'memberships with a saved card')
  await picture(page, 'shop-card')
  const { items } = await owner<{ items: { id: number }[] }>('GET', '/clients?search=nora')
  expect(items).toHaveLength(1)
  await page.getByRole('button', { name: 'Remove the card' }).click()
  await expect(page.getByRole('button', { name: 'I agree: save a card' })).toBeVisible()
  await page.goto(`${studio.publicUrl}/charges`)
  await expect(page.getByText('Nothing to pay')).toBeVisible()
})

test('a payment that takes days is told so, and one whose studio sleeps is asked for again', async ({ browser }) => {
  await using shop = await openShop()
  const { ten, processor, stop, again } = shop
  const page = await phone(browser)
  await page.clock.install()
  await arrive(page, shop, `/buy/${ten.id}`)
  await page.getByRole('button', { name: 'Pay €120.00' }).click()
  await page.getByRole('button', { name: 'Bank transfer, confirmed later' }).click()
  await expect(page.getByRole('heading', { name: 'Your payment is on its way' })).toBeVisible()
  await expect(page.getByText(/A bank transfer takes days/)).toBeVisible()
  await expectAccessible(page, 'a payment that takes days')
  await picture(page, 'shop-late')
  await stop()
  await page.getByRole('button', { name: 'Check again' }).click()
  await page.clock.runFor(5000)
  await expect(page.getByRole('heading', { name: 'The studio can’t be reached right now' })).toBeVisible()
  await expectAccessible(page, 'a purchase whose studio sleeps')
  await again()
  const { id } = processor.books.all('checkout.session')[0]!
  await processor.sessions.succeed(id)
  await expect(async () => {
    await page.clock.runFor(5000)
    await expect(page.getByRole('heading', { name: 'Thank you, your payment went through.' })).toBeVisible({
      timeout: 1000,
    })
  }).toPass()
})

test('what can’t be bought online says so before the click, and is paid at the studio', async ({ browser }) => {
  await using shop = await openShop({ pay_at_studio_enabled: true }, false)
  const { studio, flow, ten } = shop
  const page = await phone(browser)
  await arrive(page, shop, `/buy/${ten.id}?next=${encodeURIComponent(`/classes/${flow.id}`)}`)
  await expect(page.getByText('This can’t be bought online at the moment. Ask at the studio.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0)
  await expectAccessible(page, 'what can’t be bought online')
  await picture(page, 'shop-not-online')
  await page.getByRole('main').getByRole('link', { name: 'Back to the class' }).last().click()
  const helps = page.getByRole('region', { name: 'Passes and memberships that cover it' })
  await expect(helps).toContainText('Online sales aren’t available yet. Ask at the front desk.')
  await expect(helps.getByRole('link')).toHaveText('All prices')
  await page.getByRole('button', { name: /^Book, pay .*at the studio$/ }).click()
  await expect(page.getByText('You’re booked')).toBeVisible()
  await page.goto(`${studio.publicUrl}/gift-card`)
  await expect(page.getByText('This can’t be bought online at the moment. Ask at the studio.')).toBeVisible()
})
