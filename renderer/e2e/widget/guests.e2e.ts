import { expect, expectAccessible, OWNER, picture, signIn, startStudio, test, type RunningStudio } from '../studio.ts'
import { startMailbox } from './mailbox.ts'
import { startSite, widgetOf } from './site.ts'

/** A studio that takes guests, with a class tomorrow; where mail goes is given. */
async function withGuests(studio: RunningStudio, mail?: object) {
  const owner = await studio.bootstrap()
  const make = <T = { id: number }>(path: string, body: unknown) => studio.api<T>('POST', path, body, owner)
  await studio.api('PUT', '/studio', { guest_bookings_enabled: true, tunnel_url: studio.publicUrl }, owner)
  if (mail) await studio.api('PUT', '/studio/email', mail, owner)
  const template = await make('/class-templates', { name: 'Vinyasa', color: '#1a7f5a' })
  const starts_at = new Date(Date.now() + 26 * 3_600_000).toISOString()
  const cls = await make('/scheduled-classes', { template_id: template.id, starts_at, capacity: 6 })
  return { owner, cls }
}

test('a guest books from a hostile site by the keyboard alone, and cancels by the letter', async ({ browser }) => {
  await using running = await startStudio()
  await using mailbox = await startMailbox()
  await using site = await startSite()
  const { studio } = running
  const { owner, cls } = await withGuests(studio, mailbox.settings)
  const address = site.put({ ...widgetOf(studio.publicUrl, 'schedule'), looks: 'hostile' })
  const page = await (await browser.newContext({ viewport: { width: 320, height: 700 }, locale: 'en-GB' })).newPage()
  const refused: string[] = []
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()))
  await page.goto(address)
  const book = page.getByRole('button', { name: 'Book Vinyasa' })
  await expect(book).toBeVisible()
  await expectAccessible(page, 'the timetable on a foreign site')
  await page.keyboard.press('Tab')
  await expect(book).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Name')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(book).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Gala Guest')
  await page.keyboard.press('Tab')
  await page.keyboard.type('gala@example.com')
  await expectAccessible(page, 'the form on a foreign site')
  await picture(page, 'widget-form')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.keyboard.press('Enter')
  await expect(page.getByText('open the link we sent to gala@example.com')).toBeFocused()
  expect(await page.context().cookies()).toEqual([])
  expect(refused).toEqual([])

  const link = await mailbox.letter('gala@example.com', /(http\S+\/guest\/confirm#[\w-]+)/)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Book this spot?' })).toBeVisible()
  await expectAccessible(page, 'the page of a guest’s link')
  await page.getByRole('button', { name: 'Book my spot' }).click()
  await expect(page.getByRole('heading', { name: 'Your spot is booked' })).toBeVisible()
  await picture(page, 'guest-booked')

  const desk = await browser.newPage()
  await signIn(desk, `${studio.localUrl}/manage/login`, OWNER)
  await expect(desk.getByRole('heading', { name: 'Classes today', exact: true })).toBeVisible()
  await desk.goto(`${studio.localUrl}/manage/classes/${cls.id}`)
  await expect(desk.getByText('Gala Guest').first()).toBeVisible()

  await page.goto(await mailbox.letter('gala@example.com', /(http\S+\/guest\/cancel#[\w-]+)/))
  await expect(page.getByRole('heading', { name: 'Cancel this spot?' })).toBeVisible()
  await expectAccessible(page, 'the page to cancel')
  await page.getByRole('button', { name: 'Cancel my spot' }).click()
  await expect(page.getByRole('heading', { name: 'Your spot is cancelled' })).toBeVisible()
  const { items } = await studio.api<{ items: { status: string }[] }>(
    'GET',
    `/bookings?class_id=${cls.id}`,
    undefined,
    owner,
  )
  expect(items.map(({ status }) => status)).toEqual(['cancelled'])
  await page.goto(`${studio.publicUrl}/guest/confirm#nothing-that-was-ever-sent`)
  await expect(page.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible()
})

test('where no mail is set up, the desk books the guest in', async ({ browser, page }) => {
  await using running = await startStudio()
  await using site = await startSite()
  const { studio } = running
  await withGuests(studio)
  await page.goto(site.put({ ...widgetOf(studio.publicUrl, 'schedule'), lang: 'de' }))
  await page.getByRole('button', { name: 'Buchen Vinyasa' }).click()
  await page.getByLabel('Name').fill('Gero Gast')
  await page.getByLabel('E-Mail').fill('gero@example.com')
  await page.getByRole('button', { name: 'Platz reservieren' }).click()
  await expect(page.getByText('Danke. Das Studio bestätigt deinen Platz.')).toBeVisible()
  const desk = await browser.newPage()
  await signIn(desk, `${studio.localUrl}/manage/login`, OWNER)
  await expect(desk.getByRole('heading', { name: 'Guest requests' })).toBeVisible()
  await expectAccessible(desk, 'Today with a guest')
  await picture(desk, 'today-guests')
  await desk.getByRole('button', { name: 'Book in: Gero Gast' }).click()
  await expect(desk.getByText('Gero Gast is booked')).toBeVisible()
  await expect(desk.getByRole('heading', { name: 'Guest requests' })).toHaveCount(0)
})
