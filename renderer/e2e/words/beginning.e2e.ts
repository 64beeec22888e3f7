import { failsOnError, whileHeld } from '../areas/desk.ts'
import { expect, OWNER, type Page, type RunningStudio } from '../studio.ts'
import { readFrom } from './asks.ts'
import { reads } from './read.ts'
import { option, press, told } from './steps.ts'
import { mayTake, test } from './test.ts'

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
const DESK = { viewport: { width: 1440, height: 900 }, locale: 'en-GB', timezoneId: 'Europe/Madrid' }

/** Expects the steps beside the page to say this. */
async function beside(page: Page, here: string, said: string): Promise<void> {
  await expect(page.locator('[aria-current=step]')).toHaveText(here)
  await expect(page.getByRole('complementary')).toHaveText(/^CCasa Calma/)
  await expect.poll(() => page.getByRole('complementary').ariaSnapshot()).toBe(said.trim())
}

/** Returns the body of a request that is held up while something is done and looked at. */
async function sends(page: Page, url: string, look: () => Promise<void>): Promise<unknown> {
  const sent = page.waitForRequest((request) => request.method() !== 'GET' && request.url().includes(url))
  await whileHeld(page, `**${url}*`, look)
  return (await sent).postDataJSON()
}

async function fillStudio(page: Page): Promise<void> {
  await page.getByLabel('Name of the studio').fill('Casa Calma')
  await page.getByLabel('Your name').fill(OWNER.full_name)
  await page.getByLabel('Your e-mail').fill(OWNER.email)
  await page.getByLabel('Password', { exact: true }).fill(OWNER.password)
}

/** Opens a studio that nobody has set up; how to hold what it says, and to ask it as its owner once it has one. */
async function openNew(page: Page, studio: RunningStudio) {
  mayTake(150_000)
  failsOnError(page)
  const codes: string[] = []
  const asked = readFrom(page, '/scheduled-classes')
  const says = (name: string, hasFocus = false) => reads(page, `welcome-step-${name}`, { codes, asked, hasFocus })
  let token = ''
  const keeps = async (made: Promise<unknown>) => {
    const { access_token, recovery_code } = (await made) as Record<'access_token' | 'recovery_code', string>
    token = access_token
    codes.push(recovery_code)
  }
  // oxlint-disable-next-line no-explicit-any
  const api = (method: string, path: string, body?: unknown) => studio.api<any>(method, path, body, token)
  return { says, keeps, api }
}

test('the first steps of a new studio say what was agreed, until its week is drawn', async ({ browser, studio }) => {
  const page = await (await browser.newContext(DESK)).newPage()
  const { says, keeps, api } = await openNew(page, studio)
  await page.goto(`${studio.publicUrl}/manage/welcome`)
  await says('elsewhere')
  await page.goto(studio.localUrl)
  await says('studio', true)
  await fillStudio(page)
  const made = page.waitForResponse('**/auth/bootstrap').then((answer) => answer.json())
  await button(page, 'Create the studio').click()
  await keeps(made)
  await expect(page.getByRole('heading', { name: 'Keep your recovery code' })).toBeFocused()
  await says('code')
  await page.emulateMedia({ media: 'print' })
  await says('code-printed')
  await page.emulateMedia({ media: 'screen' })
  await beside(page, '1Your studio', STEPS_BEFORE)
  const { locale, timezone, currency } = await api('GET', '/studio')
  expect({ locale, timezone, currency }).toEqual({ locale: 'en-ES', timezone: 'Europe/Madrid', currency: 'EUR' })
  await page.getByText('I have kept it where I will find it again').click()
  await says('code-kept')
  await button(page, 'Continue').click()
  await says('data')
  await button(page, /Your studio/).click()
  await says('ready')
  await expect(page.locator('[aria-current=step]')).toHaveText('1Your studiodone')
  await button(page, 'Continue').click()
  await expect(page.getByRole('heading', { name: 'Bring your data' })).toBeVisible()
  await button(page, 'Skip for now').click()
  await says('week')
  await beside(page, '3Your week', STEPS_AT_WEEK)
  await page.setViewportSize({ width: 390, height: 844 })
  await beside(page, '3Your week', STEPS_ON_PHONE)
  await page.setViewportSize(DESK.viewport)
  await page.getByRole('link', { name: 'Finish later' }).click()
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1')
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuemax', '7')
  await says('left')
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Draw your week' })).toBeVisible()

  await api('POST', '/class-templates', { name: 'HATHA YOGA' })
  await page.goto(`${studio.localUrl}/manage/welcome?step=nowhere`)
  await expect(button(page, 'Hatha yoga')).toHaveAttribute('aria-pressed', 'true')
  await sends(page, '/class-templates', async () => {
    await button(page, 'Barre').click()
    await says('class-named')
  })
  await expect(button(page, 'Barre')).toHaveAttribute('aria-pressed', 'true')
  await button(page, 'Barre').click()
  await expect(button(page, 'Barre')).toHaveAttribute('aria-pressed', 'false')
  await says('class-off')
  await button(page, 'Barre').click()
  await expect(button(page, 'Barre')).toHaveAttribute('aria-pressed', 'true')
  const own = page.getByRole('textbox', { name: 'Another class' })
  await own.fill('   ')
  await own.press('Enter')
  await own.fill('  Aerial ')
  const named = await sends(page, '/class-templates', async () => {
    await own.press('Enter')
    await says('own-class-named')
  })
  expect(named).toEqual({ name: 'Aerial' })
  await says('own-class')

  const changes: unknown[] = []
  page.on('request', (request) => request.method() === 'PUT' && changes.push(request.postDataJSON()))
  for (const [field, texts] of [
    ['Minutes of Barre', ['', '40']],
    ['Places in Barre', ['', '7']],
  ] as const)
    for (const text of texts) {
      const change = text && page.waitForResponse((answer) => answer.request().method() === 'PUT')
      await page.getByRole('textbox', { name: field }).fill(text)
      await page.keyboard.press('Tab')
      await page.getByRole('textbox', { name: field }).focus()
      await page.keyboard.press('Tab')
      await change
    }
  expect(changes).toEqual([{ duration_minutes: 40 }, { default_capacity: 7 }])

  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Nora Nilsen')
  await page.getByRole('textbox', { name: 'Email' }).fill('nora@example.com')
  await sends(page, '/instructors', async () => {
    await button(page, 'Add instructor').click()
    await says('teacher-named')
  })
  await told('Nora Nilsen was added')(page)
  await says('teacher')
  await sends(page, '/instructor-profile', async () => {
    await button(page, 'I teach too').click()
    await says('teaching')
  })
  await expect(button(page, 'I teach too')).toHaveCount(0)
  await says('teachers')
  await drawWeek(page, says)
})

/** Empties a part of a time or a date. */
async function empty(page: Page, part: RegExp): Promise<void> {
  for (let digit = 0; digit < 4; digit += 1) await page.getByRole('spinbutton', { name: part }).press('Backspace')
}

async function drawWeek(page: Page, says: (name: string) => Promise<void>): Promise<void> {
  const add = (name: string, day: string) => button(page, `Add ${name} on ${day}`).click()
  const save = () => button(page, 'Put it on the timetable').click()
  await button(page, /Choose Class/).click()
  await option('Barre')(page)
  await says('class-chosen')
  await add('Barre', 'Tuesday')
  await says('drawn')
  await button(page, /Instructor$/).click()
  await says('teachers-to-choose')
  await option('Olga Marín')(page)
  await page.getByRole('spinbutton', { name: /hour/ }).fill('09')
  for (const day of ['Tuesday', 'Monday']) await add('Barre', day)
  await says('drawn-more')
  await button(page, /^Remove Barre on Tuesday at 18/).click()
  await says('drawn-less')
  const monday = page.getByRole('region', { name: 'Monday' }).getByRole('heading')
  const before = await monday.textContent()
  await button(page, /^Calendar/).click()
  await button(page, 'Next').first().click()
  await page.getByRole('gridcell').getByText('15', { exact: true }).click()
  await expect(monday).not.toHaveText(before!)
  await expect(monday).toHaveText(/^Mon/)
  const planned = (await sends(page, '/scheduled-classes', async () => {
    await save()
    await says('saving')
  })) as Record<string, unknown>
  expect(planned).toMatchObject({ force: false, recurrence: { freq: 'weekly', weekdays: [1, 2] } })
  await told('Your week is on the timetable')(page)
  await says('saved')

  await button(page, /Class$/).click()
  await option('HATHA YOGA')(page)
  await add('HATHA YOGA', 'Tuesday')
  await save()
  await says('refused')
  const forced = (await sends(page, '/scheduled-classes', async () => {
    await button(page, 'Save anyway').click()
    await says('forcing')
  })) as Record<string, unknown>
  expect(forced['force']).toBe(true)
  await says('forced')
  await page.getByRole('spinbutton', { name: /minute/ }).fill('15')
  await add('HATHA YOGA', 'Sunday')
  await page.route('**/scheduled-classes', (route) => route.fulfill({ status: 503, json: {} }))
  await save()
  await says('refused-otherwise')
  await page.unroute('**/scheduled-classes')
  await button(page, /^Remove HATHA YOGA on Sunday/).click()
  await says('removed')
  await add('HATHA YOGA', 'Sunday')
  await page.reload()
  await says('kept')
  await button(page, 'Hatha yoga').click()
  await says('dropped')
  await button(page, /Class$/).click()
  await option('Barre')(page)
  for (const part of [/minute/, /hour/]) await empty(page, part)
  await says('timeless')
  for (const part of [/^year/, /^month/, /^day/]) await empty(page, part)
  await expect(monday).toHaveText(/^Mon/)
  await press(/^Continue/, 'Enter')(page)
  await expect(page.getByRole('heading', { name: 'What do you sell?' })).toBeVisible()
}

const STEPS_BEFORE = `
- complementary:
  - text: Casa Calma
  - navigation "Steps":
    - list:
      - listitem:
        - button "1 Your studio" [disabled]
      - listitem:
        - button "2 Your data" [disabled]
      - listitem:
        - button "3 Your week" [disabled]
      - listitem:
        - button "4 What you sell" [disabled]
      - listitem:
        - button "5 Go online" [disabled]
      - listitem:
        - button "6 Get paid" [disabled]
      - listitem:
        - button "7 Try it" [disabled]
`
const STEPS_AT_WEEK = `
- complementary:
  - text: Casa Calma
  - navigation "Steps":
    - list:
      - listitem:
        - button "Your studio done"
      - listitem:
        - button "2 Your data"
      - listitem:
        - button "3 Your week"
      - listitem:
        - button "4 What you sell"
      - listitem:
        - button "5 Go online"
      - listitem:
        - button "6 Get paid"
      - listitem:
        - button "7 Try it"
  - link "Finish later":
    - /url: /manage
`
const STEPS_ON_PHONE = `
- complementary:
  - text: Casa Calma
  - link "Finish later":
    - /url: /manage
  - progressbar "Your week": Your week Step 3 of 7
`

test('the last steps of a new studio say what was agreed, and lead into it', async ({ browser, studio }) => {
  const page = await (await browser.newContext(DESK)).newPage()
  const { says, keeps, api } = await openNew(page, studio)
  await keeps(studio.bootstrap().then((access_token) => ({ access_token, recovery_code: studio.recoveryCode })))
  await page.goto(`${studio.localUrl}/manage/welcome`)
  await expect(page).toHaveURL(/\/manage\/login\?.*welcome/)
  await page.getByLabel('Email').fill(OWNER.email)
  await page.getByLabel('Password', { exact: true }).fill(OWNER.password)
  await button(page, 'Sign in').click()
  await expect(page.getByRole('heading', { name: 'Casa Calma is set up' })).toBeVisible()
  await button(page, /What you sell/).click()
  await says('sell')
  await button(page, 'Skip for now').click()
  await says('online')
  await button(page, 'Skip for now').click()
  await says('paid')
  await button(page, /Go online/).click()
  await api('PUT', '/studio', { tunnel_url: 'https://book.example.com' })
  await page.reload()
  await says('online-address')
  await button(page, 'Continue').click()
  await expect(page.getByRole('heading', { name: 'Get paid' })).toBeVisible()
  await page.getByRole('link', { name: 'Finish later' }).click()
  await says('left-last')
  await button(page, 'Don’t show this again').click()
  await says('dismissed')
  await page.reload()
  await says('dismissed')
  await page.goto(`${studio.localUrl}/manage/welcome?step=paid`)
  await button(page, 'Continue').click()
  await says('last')
  await button(page, 'Open your studio').click()
  await says('opened')
})
