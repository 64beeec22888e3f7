import { ALWAYS, LUCIA } from '../areas/door.ts'
import { overflow, phone, register } from '../phone.ts'
import { expect, expectAccessible, OWNER, picture, signIn, test } from '../studio.ts'
import { openShop } from './open-shop.ts'

test('a client on a phone books an appointment, pays its deposit, and is told what giving it up costs', async ({
  browser,
}) => {
  await using shop = await openShop()
  const { studio, owner } = shop
  await owner('PUT', '/studio', { late_cancel_fee: 8, cancellation_hours: 12 })
  const service = await owner('POST', '/appointment-services', {
    name: 'Personal training',
    duration_minutes: 60,
    price: 60,
    prepayment: 'deposit',
    deposit_amount: 20,
  })
  const { id } = await owner('POST', '/instructors', LUCIA)
  await owner('PUT', `/instructors/${id}/availability`, { windows: ALWAYS })

  const page = await phone(browser)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${studio.publicUrl}/appointments/new?service=${service.id}`)
  await page.getByRole('link', { name: 'Create an account' }).click()
  await register(page, 'nora@example.com')
  await expect(page.getByText('€20.00 when you book, €40.00 afterwards')).toBeVisible()
  await page.getByRole('group', { name: 'Day' }).getByRole('button').nth(3).click()
  await expect(
    page.getByText(/^Pay €20\.00 online to book\. .* for 15 minutes\. .*After that it costs €20\.00\.$/),
  ).toBeVisible()
  const time = page.getByRole('button', { name: '10:00 Lucía Roca: book' })
  await time.click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText(/Pay now\s*€20\.00/)
  await expect(sheet).toContainText(/Pay later\s*€40\.00/)
  await expect(sheet).toContainText('Your time is held for 15 minutes')
  await expectAccessible(page, 'a deposit to pay')
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await picture(page, 'shop-deposit')

  const payIt = sheet.getByRole('button', { name: 'Pay €20.00 and book' })
  await payIt.click()
  await page.getByRole('button', { name: 'Go back' }).click()
  await expect(page.getByText('You haven’t paid anything')).toBeVisible()
  await expect(page.getByText(/^Your time is held until \d/)).toBeVisible()
  await time.click()
  await payIt.click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Thank you, your payment went through.' })).toBeVisible()
  await expect(page.getByText('Your appointment is booked.')).toBeVisible()
  await expectAccessible(page, 'the page of a paid appointment')
  await page.getByRole('link', { name: 'See the appointment' }).click()

  const card = page.getByRole('listitem').filter({ hasText: 'Personal training' }).first()
  await expect(card).toContainText('€20.00 paid, €40.00 to pay afterwards')
  await expect(card).toContainText(/Free until .*, then €20/)
  await expectAccessible(page, 'an appointment with a deposit')
  await picture(page, 'shop-deposit-booked')
  await card.getByRole('button', { name: /^Cancel Personal training/ }).click()
  await expect(page.getByRole('alertdialog')).toContainText('You’ll be refunded €20.00.')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel appointment' }).click()
  await expect(page.getByRole('main').getByText('Cancelled', { exact: true })).toBeVisible()
  const { items } = await owner<{ items: { amount: number }[] }>('GET', '/payments')
  expect(items.map(({ amount }) => amount)).toEqual([-20, 20])
})

test('the desk takes the deposit of an appointment, says what goes back, and cancels it by its own fault', async ({
  browser,
}) => {
  await using shop = await openShop()
  const { studio, owner } = shop
  await owner('PUT', '/studio', { late_cancel_fee: 8, cancellation_hours: 72 })
  const terms = { name: 'Personal training', duration_minutes: 60, price: 60 }
  const service = await owner('POST', '/appointment-services', { ...terms, prepayment: 'deposit', deposit_amount: 20 })
  const { id } = await owner('POST', '/instructors', LUCIA)
  await owner('PUT', `/instructors/${id}/availability`, { windows: ALWAYS })
  const ana = await owner('POST', '/clients', { full_name: 'Ana Prats' })
  const date = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const query = `service_id=${service.id}&instructor_id=${id}&date=${date}`
  const slots = await owner<{ starts_at: string }[]>('GET', `/appointments/available-slots?${query}`)
  const wish = { service_id: service.id, instructor_id: id, client_id: ana.id, starts_at: slots[40]!.starts_at }
  const appointment = await owner('POST', '/appointments', wish)

  const page = await browser.newPage()
  await signIn(page, `${studio.localUrl}/manage`, OWNER)
  await page.getByRole('navigation').first().waitFor()
  await page.goto(`${studio.localUrl}/manage/appointments/services`)
  await page.getByRole('row').filter({ hasText: 'Personal training' }).click()
  await expect(page.getByRole('dialog')).toContainText('Paid in advance')
  await expectAccessible(page, 'a service with a deposit')
  await picture(page, 'service-deposit')
  await page.goto(`${studio.localUrl}/manage/appointments?day=${date}&appointment=${appointment.id}`)
  await expect(page.getByRole('dialog')).toContainText(/Price\s*€60\.00/)
  await page.getByRole('button', { name: 'Take payment…' }).click()
  await page.getByRole('radio', { name: 'Deposit, €20.00' }).check({ force: true })
  await expectAccessible(page, 'taking a deposit')
  await page.getByRole('button', { name: 'Take €20.00' }).click()
  await expect(page.getByRole('dialog', { name: 'Ana Prats' })).toContainText(/Paid\s*€20\.00/)
  // As it will be once the time for second thoughts is over.
  await page.route(`**/api/v1/appointments/${appointment.id}`, async (route) => {
    const answer = await route.fetch()
    const shown = (await answer.json()) as { cancel: object }
    await route.fulfill({ response: answer, json: { ...shown, cancel: { ...shown.cancel, is_late: true, refund: 0 } } })
  })
  await page.reload()
  await page.getByRole('button', { name: 'Cancel…' }).click()
  await expect(page.getByText('The studio keeps the €20.00 already paid.', { exact: false })).toBeVisible()
  await page.getByRole('checkbox', { name: /Studio’s fault/ }).check({ force: true })
  await expect(page.getByText('€20.00 is refunded', { exact: false })).toBeVisible()
  await expectAccessible(page, 'cancelling by the studio’s fault')
  await page.getByRole('button', { name: 'Cancel the appointment' }).click()
  await expect(page.getByText('Appointment cancelled')).toBeVisible()
  const { items } = await owner<{ items: { title: string }[] }>('GET', '/tasks')
  expect(items.some(({ title }) => title.includes('20 EUR'))).toBe(true)
  await page.close()
})
