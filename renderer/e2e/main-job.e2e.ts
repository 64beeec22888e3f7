import { pressHeld } from './areas/desk.ts'
import { bringData, drawWeek, putOnSale, setUpStudio, skipTheRest } from './first-run.ts'
import { comesToSee, openDay, phone } from './phone.ts'
import { expect, expectAccessible, OWNER, picture, test, type Page, SLOWNESS } from './studio.ts'

const ZONE = 'Europe/Madrid'

test('from the first click to a checked-in client', async ({ browser, studio }) => {
  test.setTimeout(300_000 * SLOWNESS)
  const size = { viewport: { width: 1440, height: 900 } }
  const desk = await (await browser.newContext({ ...size, locale: 'en-GB', timezoneId: ZONE })).newPage()
  await setUpStudio(desk, studio.localUrl)
  await bringData(desk)
  await drawWeek(desk)
  await putOnSale(desk)
  await skipTheRest(desk)
  await planOnePlace(desk)

  const { access_token } = await studio.api<{ access_token: string }>('POST', '/auth/login', OWNER_LOGIN)
  // Offers rest at night, and the test may run then.
  await studio.api('PUT', '/studio', { quiet_hours_start: '00:00', quiet_hours_end: '00:00' }, access_token)
  type Planned = { id: number; starts_at: string; capacity: number }
  const classes = await studio.api<Planned[]>('GET', '/scheduled-classes', undefined, access_token)
  const small = classes.find(({ capacity }) => capacity === 1)!
  const evening = classes.find(({ capacity }) => capacity > 1)!

  const ana = await phone(browser)
  await ana.goto(await invite(desk, 'Ana Łukasz'))
  await ana.getByLabel('New password').fill('ana-and-the-sea-9')
  await expectAccessible(ana, 'portal: the invitation')
  await pressHeld(ana, ana.getByRole('button', { name: 'Let’s go' }), '**/auth/reset-password')
  await ana.getByRole('navigation').getByRole('link', { name: 'Memberships' }).click()
  await expect(ana.getByRole('heading', { name: 'Memberships', level: 1 })).toBeVisible()
  await expect(ana.getByText('10-Class Pack')).toBeVisible()
  await expectAccessible(ana, 'portal: memberships')
  await picture(ana, 'portal-memberships')

  const nora = await phone(browser)
  await register(nora, studio.publicUrl)
  await openDay(nora, evening, ZONE)
  await expect(nora.getByText(/membership/i).first()).toBeVisible()
  await expectAccessible(nora, 'portal: why not yet')
  await picture(nora, 'portal-why-not')

  await openDay(ana, evening, ZONE)
  await ana.getByRole('button', { name: /^Book Vinyasa flow, 18:00/ }).click()
  await expect(ana.getByText(/^Vinyasa flow, .*: booked$/)).toBeVisible()
  await picture(ana, 'portal-booked')

  await bookAtTheDesk(desk, `${studio.localUrl}/manage/classes/${small.id}`, 'Bruno Ferré')
  await openDay(ana, small, ZONE)
  await ana.getByRole('button', { name: /^Join waitlist/ }).click()
  await expect(ana.getByText('Waitlist, no. 1')).toBeVisible()
  await cancelAtTheDesk(desk, 'Bruno Ferré')
  await ana.getByRole('navigation').getByRole('link', { name: 'My bookings' }).click()
  await comesToSee(ana, 'A spot is free for you')
  await expectAccessible(ana, 'portal: an offer')
  await picture(ana, 'portal-offer')
  await ana.getByRole('button', { name: 'Accept the spot' }).click()
  await expect(ana.getByText('Vinyasa flow: the spot is yours')).toBeVisible()
  await cancelOnThePhone(ana, /^Cancel Vinyasa flow.*16:00/)

  // Nobody is checked in days before: the class is moved to this very hour.
  const starts_at = new Date(Date.now() + 20 * 60_000).toISOString()
  await studio.api('PUT', `/scheduled-classes/${evening.id}`, { starts_at, force: true }, access_token)
  await desk.goto(`${studio.localUrl}/manage/classes/${evening.id}`)
  await desk.getByRole('button', { name: /Check in.*Ana Łukasz/ }).click()
  await expect(desk.getByText('Everyone is checked in')).toBeAttached()
  await picture(desk, 'roster-checked-in')
  const held = await studio.api<{ items: { credits_remaining: number; client_name: string }[] }>(
    'GET',
    '/memberships',
    undefined,
    access_token,
  )
  expect(held.items.find(({ client_name }) => client_name === 'Ana Łukasz')?.credits_remaining).toBe(9)
})

const OWNER_LOGIN = { email: OWNER.email, password: OWNER.password }

/** In the afternoon: on the evening before it can still be cancelled for free. */
async function planOnePlace(desk: Page): Promise<void> {
  await desk.getByRole('navigation').getByRole('link', { name: 'Schedule' }).click()
  await desk.getByRole('button', { name: 'Next week' }).click()
  await expect(desk.getByText('Vinyasa flow').first()).toBeVisible()
  await expectAccessible(desk, 'schedule')
  await picture(desk, 'schedule')
  await desk.keyboard.press('n')
  const plan = desk.getByRole('dialog')
  await plan.getByRole('textbox', { name: 'Spots' }).fill('1')
  await plan.getByRole('spinbutton', { name: /hour/ }).fill('16')
  await plan.getByRole('spinbutton', { name: /minute/ }).fill('00')
  await expectAccessible(desk, 'planning a class')
  await plan.getByRole('button', { name: 'Plan class' }).click()
  await expect(plan).toBeHidden()
}

async function invite(desk: Page, name: string): Promise<string> {
  await desk.getByRole('navigation').getByRole('link', { name: 'Clients' }).click()
  await expect(desk.getByRole('grid').getByText(name)).toBeVisible()
  await expectAccessible(desk, 'clients')
  await desk.getByRole('grid').getByText(name).click()
  await expect(desk.getByRole('heading', { name, level: 1 })).toBeVisible()
  await expectAccessible(desk, 'a client')
  await picture(desk, 'client')
  await desk.getByRole('button', { name: 'More actions' }).click()
  await desk.getByRole('menuitem', { name: 'Invite' }).click()
  await desk.getByRole('button', { name: 'Create the link and email it' }).click()
  await expect(desk.getByText('The email to ana@example.com is waiting')).toBeVisible()
  return desk.getByLabel('Invitation link').inputValue()
}

async function register(nora: Page, url: string): Promise<void> {
  await nora.goto(`${url}/register`)
  await nora.getByLabel('Your name').fill('Nora Nilsen')
  await nora.getByLabel('Email').fill('nora@example.com')
  await nora.getByLabel('Password', { exact: true }).fill('fjord-and-fell-22')
  await expectAccessible(nora, 'portal: registering')
  await nora.getByRole('button', { name: 'Create account' }).click()
  await expect(nora.getByRole('heading', { name: /Today/ })).toBeVisible()
}

async function bookAtTheDesk(desk: Page, roster: string, name: string): Promise<void> {
  await desk.goto(roster)
  await desk.getByRole('combobox', { name: 'Client' }).fill(name)
  await desk.getByRole('option', { name }).click()
  await desk.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(desk.getByText(`${name} is booked`)).toBeVisible()
  await expectAccessible(desk, 'roster')
}

async function cancelAtTheDesk(desk: Page, name: string): Promise<void> {
  await desk.getByRole('button', { name: `More for ${name}` }).click()
  await desk.getByRole('menuitem', { name: 'Cancel booking' }).click()
  const question = desk.getByRole('alertdialog').or(desk.getByRole('dialog'))
  await question.getByRole('button', { name: 'Cancel booking' }).click()
  await expect(desk.getByText(`${name}: booking cancelled`)).toBeVisible()
}

async function cancelOnThePhone(ana: Page, booking: RegExp): Promise<void> {
  await ana.getByRole('button', { name: booking }).click()
  const question = ana.getByRole('alertdialog').or(ana.getByRole('dialog'))
  await expect(question.getByText('Cancelling now is free.')).toBeVisible()
  await expect(question.getByText('Your credit goes back to 10-Class Pack.')).toBeVisible()
  await expectAccessible(ana, 'portal: cancelling')
  await picture(ana, 'portal-cancelling')
  await question.getByRole('button', { name: 'Cancel booking' }).click()
  await expect(ana.getByText('Vinyasa flow: cancelled')).toBeVisible()
}
