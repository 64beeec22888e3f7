import { phone } from './phone.ts'
import { expect, expectAccessible, OWNER, picture, test, type Page, SLOWNESS } from './studio.ts'

/** The most clicks and typed fields together from an empty folder to a stranger who has booked. */
const MOST = 40

/** Counts every click and every field that is typed in, over all pages. */
class Count {
  clicks = 0
  fields = 0

  async click(page: Page, role: 'button' | 'link' | 'option' | 'checkbox', name: string | RegExp): Promise<void> {
    this.clicks += 1
    await page.getByRole(role, { name }).first().click()
  }

  async type(page: Page, label: string | RegExp, text: string): Promise<void> {
    this.fields += 1
    await page.getByLabel(label, { exact: true }).fill(text)
  }

  async tick(page: Page, words: string): Promise<void> {
    this.clicks += 1
    await page.getByText(words).click()
  }
}

test('from an empty folder to a stranger’s phone that has booked and pays at the studio: at most 40 steps', async ({
  browser,
  studio,
}) => {
  test.setTimeout(240_000 * SLOWNESS)
  const count = new Count()
  const size = { viewport: { width: 1280, height: 900 }, locale: 'en-IE', timezoneId: 'Europe/Madrid' }
  const desk = await (await browser.newContext(size)).newPage()
  await setUp(desk, studio.localUrl, count)
  await plan(desk, count)
  await expect(desk.getByRole('heading', { name: 'What do you sell?' })).toBeVisible()
  await expectAccessible(desk, 'first run: what is sold')
  await picture(desk, 'first-run-sell')
  await count.click(desk, 'button', 'Put on sale and continue')
  await expect(desk.getByRole('heading', { name: 'Go online' })).toBeVisible()
  await count.click(desk, 'button', 'Skip for now')
  await expect(desk.getByRole('heading', { name: 'Get paid' })).toBeVisible()
  await count.click(desk, 'button', 'Continue')
  const toTry = desk.getByRole('link', { name: 'Open the class as a client' })
  await expect(toTry).toBeVisible()
  await expect(desk.getByText('3 items on sale')).toBeVisible()
  await expectAccessible(desk, 'first run: what there is')
  await picture(desk, 'first-run-ready')

  const stranger = await phone(browser)
  const link = (await toTry.getAttribute('href'))!
  await stranger.goto(link)
  await register(stranger, link, count)
  await expect(stranger.getByRole('heading', { name: 'Vinyasa flow' })).toBeVisible()
  const book = stranger.getByRole('button', { name: /^Book, pay .*15\.00 at the studio$/ })
  await expect(book).toBeVisible()
  await expect(stranger.getByText('Pay when you arrive. Cancelling is free.')).toBeVisible()
  await expectAccessible(stranger, 'portal: paying at the studio')
  await picture(stranger, 'portal-pay-at-studio')
  await count.click(stranger, 'button', /^Book, pay/)
  await expect(stranger.getByText('You’re booked')).toBeVisible()
  await expect(stranger.getByText(/^Pay .*15\.00 at the studio$/)).toBeVisible()
  await picture(stranger, 'portal-to-pay')

  const taken = count.clicks + count.fields
  console.log(
    `    from npm start to a booked class: ${count.clicks} clicks and ${count.fields} fields, ${taken} of ${MOST}`,
  )
  expect(taken).toBeLessThanOrEqual(MOST)

  await expect(desk.getByText('A client has booked.')).toBeVisible()
  await desk.getByRole('button', { name: 'Open your studio' }).click()
  await expect(desk.getByRole('heading', { name: 'Ready for clients?' })).toBeVisible()
  await expectAccessible(desk, 'today: what is missing')
  await picture(desk, 'today-checklist')
  await settle(desk, link, studio.localUrl)
})

async function setUp(desk: Page, url: string, count: Count): Promise<void> {
  await desk.goto(url)
  await count.type(desk, 'Name of the studio', 'Casa Calma')
  await count.type(desk, 'Your name', OWNER.full_name)
  await count.type(desk, 'Your email', OWNER.email)
  await count.type(desk, 'Password', OWNER.password)
  await count.click(desk, 'button', 'Create the studio')
  await expect(desk.getByRole('heading', { name: 'Keep your recovery code' })).toBeVisible()
  await count.click(desk, 'button', 'Copy')
  await count.tick(desk, 'I’ve stored it where I’ll find it again')
  await count.click(desk, 'button', 'Continue')
  await expect(desk.getByRole('heading', { name: 'Bring your data' })).toBeVisible()
  await count.click(desk, 'button', 'Skip for now')
}

/** A class on one evening a week. */
async function plan(desk: Page, count: Count): Promise<void> {
  await count.click(desk, 'button', 'Vinyasa flow')
  for (const [part, text] of [
    [/hour/, '18'],
    [/minute/, '00'],
  ] as const) {
    count.fields += 1
    await desk.getByRole('spinbutton', { name: part }).fill(text)
  }
  await count.click(desk, 'button', 'Add Vinyasa flow on Monday')
  await count.click(desk, 'button', 'Put it on the schedule')
  await expect(desk.getByText('1 class a week is on the schedule')).toBeVisible()
  await count.click(desk, 'button', 'Continue')
}

/** An account of one's own, made on the way to the class. */
async function register(stranger: Page, link: string, count: Count): Promise<void> {
  const toAccount = stranger.getByRole('link', { name: 'Create an account' })
  const toSeat = stranger.getByRole('link', { name: /^Book/ })
  await expect(toAccount.or(toSeat).first()).toBeVisible()
  if (await toSeat.isVisible()) await count.click(stranger, 'link', /^Book/)
  await count.click(stranger, 'link', 'Create an account')
  await count.type(stranger, 'Your name', 'Nora Nilsen')
  await count.type(stranger, 'Email', 'nora@example.com')
  await count.type(stranger, 'Password', 'fjord-and-fell-22')
  await count.click(stranger, 'button', 'Create account')
  await expect(stranger.getByRole('navigation')).toBeVisible()
  if (stranger.url() === link) return
  count.clicks += 1
  await stranger.goto(link)
}

/** The desk takes the money in one press on the roster. */
async function settle(desk: Page, classUrl: string, url: string): Promise<void> {
  await desk.goto(`${url}/manage/classes/${new URL(classUrl).pathname.split('/').at(-1)}`)
  await expect(desk.getByText(/15\.00 to pay$/)).toBeVisible()
  await expectAccessible(desk, 'roster: an unpaid place')
  await picture(desk, 'roster-unpaid')
  await desk.getByRole('button', { name: /^Nora Nilsen: .* paid in cash$/ }).click()
  await expect(desk.getByText('Nora Nilsen: paid', { exact: true })).toBeVisible()
  await expect(desk.getByText(/15\.00 to pay$/)).toBeHidden()
}
