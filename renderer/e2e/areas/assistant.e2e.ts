import { json } from '../../../license-cloud/test/provider.ts'
import { scripted, type Prompted, type Turn } from '../../../server/test/build/scripted.ts'
import { inPieces, openLicensed, type Licensed } from '../licensed.ts'
import { narrow, overflow } from '../phone.ts'
import { expect, expectAccessible, expectReadable, OWNER, picture, signIn, test, type Page } from '../studio.ts'
import { openStudio, type Api } from './desk.ts'
import { dayFromNow } from './door.ts'

const panel = (page: Page) => page.getByRole('complementary', { name: 'Assistant' })
const field = (page: Page) => page.getByRole('textbox', { name: 'Your question' })
const log = (page: Page) => page.getByRole('log', { name: 'Conversation' })
const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Assistant' })

/** A studio with the assistant, its owner signed in. */
async function openAssisted(page: Page, { studio, key }: Licensed): Promise<Api> {
  const api = await openStudio(page, studio)
  await api('POST', '/studio/license', { license_key: key })
  await page.reload()
  await expect(opener(page)).toBeVisible()
  return api
}

async function ask(page: Page, question: string): Promise<void> {
  await field(page).fill(question)
  await field(page).press('Enter')
}

/** Has the license service’s model follow a script. */
function follows({ service }: Licensed, turn: (prompted: Prompted) => Turn): void {
  service.provider.answer = scripted(turn).answer
}

const lastMonth = { start_date: dayFromNow(-30), end_date: dayFromNow(0) }

/** A model that looks revenue up, and proposes what the question asks for. */
const helpful =
  (client: number): ((prompted: Prompted) => Turn) =>
  ({ answers, question }) => {
    if (/take in/.test(question))
      return answers.length > 0
        ? {
            text: `You took in ${answers[0].data.revenue} ${answers[0].data.currency} ${answers[0].source}.\nThat is all of it.`,
          }
        : { calls: [{ name: 'revenue_report', args: lastMonth }] }
    const title = 'Call about the pack'
    return answers.length > 0
      ? { text: 'Shall I note it down?' }
      : {
          calls: [
            { name: 'propose_task', args: { title, client: `[client ${client}]` } },
            { name: 'propose_note', args: { client: `[client ${client}]`, text: 'Prefers mornings' } },
          ],
        }
  }

test('a question is answered with the page it is from, and what is proposed is done once it is confirmed', async ({
  page,
}) => {
  await using licensed = await openLicensed()
  const api = await openAssisted(page, licensed)
  const ana = await api('POST', '/clients', { full_name: 'Ana Zabaleta', email: 'ana@example.com' })
  follows(licensed, helpful(ana.id))

  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  const isPart = (path: string) => path.includes('/assets/AssistantPanel')
  await page.reload()
  await expect(opener(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Say hello to' })).toBeVisible()
  expect(fetched.filter(isPart)).toEqual([])
  await page.keyboard.press('Control+j')
  await expect(field(page)).toBeFocused()
  await expect(panel(page).getByRole('button', { name: /take in last month/ })).toBeVisible()
  expect(fetched.filter(isPart)).toHaveLength(1)
  await expectAccessible(page, 'the assistant, empty')
  await picture(page, 'empty')
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Search' })
  await palette.getByRole('combobox').fill('ask the')
  await expect(palette.getByRole('option')).toHaveText([/^Ask the assistant/])
  await page.keyboard.press('Control+j')
  await expect(panel(page)).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(panel(page)).toBeVisible()
  await expect(field(page)).toBeFocused()
  await panel(page).getByRole('button', { name: 'Close' }).click()
  await opener(page).click()
  await expect(field(page)).toBeFocused()
  await panel(page)
    .getByRole('button', { name: /take in last month/ })
    .click()
  await expect(field(page)).toBeFocused()
  const turn = log(page).getByRole('article')
  await expect(turn).toContainText('You took in 0 EUR 1.')
  await expect(page.getByRole('status').filter({ hasText: 'Answer: You took in' })).toHaveCount(1)
  const source = turn.getByRole('navigation', { name: 'Sources' }).getByRole('link')
  await expect(source).toHaveText(/^1Revenue, \w+ \d+ \w+ \d{4} to \w+ \d+ \w+ \d{4}$/)
  await expectAccessible(page, 'an answer')
  await turn.getByRole('link', { name: /^Source 1: Revenue/ }).click()
  await expect(page).toHaveURL(/\/manage\/reports\/revenue\?when=own&from=/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(turn).toContainText('You took in 0 EUR')

  await ask(page, 'Remember to call Ana Zabaleta')
  const second = log(page).getByRole('article').nth(1)
  await expect(second).toContainText('2 proposals, none done yet')
  await expect(second).toContainText('Add the task “Call about the pack”, about Ana Zabaleta')
  await expectAccessible(page, 'proposals')
  await picture(page, 'answered')
  expect((await api('GET', '/tasks')).total).toBe(0)
  await second.getByRole('button', { name: 'Confirm' }).first().click()
  await expect(second.getByRole('status').first()).toHaveText('Done.')
  expect((await api('GET', '/tasks')).items[0].title).toBe('Call about the pack')
  await second.getByRole('button', { name: 'Dismiss' }).click()
  await expect(second.getByRole('status').nth(1)).toHaveText('Dismissed.')
  await expectAccessible(page, 'what became of proposals')
  await picture(page, 'confirmed')
  await page.setViewportSize({ width: 1100, height: 800 })
  const [main, beside] = await Promise.all([page.getByRole('main').boundingBox(), panel(page).boundingBox()])
  expect(main!.x + main!.width, 'on a smaller window it lies above the page').toBeGreaterThan(beside!.x)
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await picture(page, 'above')
  await page.setViewportSize({ width: 1440, height: 900 })
  await second.getByRole('button', { name: 'Undo' }).click()
  await expect(second.getByRole('button', { name: 'Confirm' })).toHaveCount(1)
  await second.getByRole('link', { name: 'See it' }).click()
  await expect(page).toHaveURL(/\/manage\/tasks/)
  await expect(page.getByRole('main')).toContainText('Call about the pack')

  await page.keyboard.press('Control+j')
  await page.keyboard.press('Control+j')
  await expect(second).toContainText('Prefers mornings')
  await panel(page).getByRole('button', { name: 'New conversation' }).click()
  await expect(log(page).getByRole('article')).toHaveCount(0)
  await expect(field(page)).toBeFocused()
  await expect(panel(page).getByRole('button', { name: /take in last month/ })).toBeVisible()
})

test('what can’t be confirmed says why on its card', async ({ page }) => {
  await using licensed = await openLicensed()
  const api = await openAssisted(page, licensed)
  const ana = await api('POST', '/clients', { full_name: 'Ana Zabaleta', email: 'ana@example.com' })
  const { id: template_id } = await api('POST', '/class-templates', { name: 'Hatha' })
  const lesson = await api('POST', '/scheduled-classes', { template_id, starts_at: `${dayFromNow(3)}T18:00` })
  follows(licensed, ({ answers }) =>
    answers.length > 0
      ? { text: 'Shall I book it?' }
      : { calls: [{ name: 'propose_booking', args: { client: ana.id, class_id: lesson.id } }] },
  )
  await opener(page).click()
  await ask(page, 'Book Ana Zabaleta')
  await expect(log(page)).toContainText(/Book Ana Zabaleta into Hatha, \w+ \d+ \w+ \d{4} at 18:00/)
  const confirm = log(page).getByRole('button', { name: 'Confirm' })
  await confirm.click()
  await expect(log(page).getByRole('alert')).toContainText(/membership/i)
  await expect(confirm).toBeVisible()
  await expectAccessible(page, 'a proposal that is refused')
  await picture(page, 'refused')
  await page.route('**/confirm', (route) =>
    route.fulfill({
      status: 409,
      contentType: 'application/problem+json',
      json: { title: 'Lapsed', status: 409, code: 'PROPOSAL_LAPSED', detail: 'Ask the assistant again.' },
    }),
  )
  await confirm.click()
  await expect(log(page).getByRole('alert')).toContainText('Ask the assistant again.')
  await expect(confirm).toHaveCount(0)
})

test('an answer comes piece by piece, can be stopped, and is text whatever it holds', async ({ page }) => {
  await using licensed = await openLicensed()
  const api = await openAssisted(page, licensed)
  licensed.own.answer = json({ data: [] })
  await api('POST', '/studio/ai', { provider: 'mistral', api_key: 'own-key-123' })
  await opener(page).click()

  const first = inPieces()
  licensed.own.answer = first.answer
  await ask(page, 'How are we doing?')
  const turn = log(page).getByRole('article')
  await expect(turn).toContainText('Looking it up…')
  await expect(page.getByRole('status').filter({ hasText: /^Looking it up…$/ })).toHaveCount(1)
  await picture(page, 'answering')
  await first.say('Quite ')
  await expect(turn).toContainText('Quite')
  await first.say('well, <img src=x onerror=alert(1)> [see](https://evil.example) **bold** [7]')
  await expect(turn).toContainText('Quite well, <img src=x onerror=alert(1)> [see](https://evil.example) **bold** [7]')
  await expectAccessible(page, 'an answer that is coming')
  await picture(page, 'streaming')
  first.end()
  await expect(turn).not.toContainText('Looking it up…')
  await expect(turn.getByRole('img')).toHaveCount(0)
  await expect(turn.getByRole('link')).toHaveCount(0)

  const second = inPieces()
  licensed.own.answer = second.answer
  await ask(page, 'And tomorrow?')
  await second.say('Tomorrow is ')
  const stopped = turn.nth(1)
  await expect(stopped).toContainText('Tomorrow is')
  await panel(page).getByRole('button', { name: 'Stop' }).click()
  await expect(stopped).toContainText('You stopped it here.')
  await expect(panel(page).getByRole('button', { name: 'Ask', exact: true })).toBeVisible()
  await picture(page, 'stopped')

  const third = inPieces()
  licensed.own.answer = third.answer
  await stopped.getByRole('button', { name: 'Try again' }).click()
  await third.say('Half of ')
  await expect(stopped).toContainText('Half of')
  await third.say(null)
  await expect(stopped).toContainText('The AI provider isn’t responding. Try again in a minute.')
  await expect(stopped).not.toContainText('Half of')
  await expectAccessible(page, 'an answer that broke off')
  await picture(page, 'broken')
  const fourth = inPieces()
  licensed.own.answer = fourth.answer
  await stopped.getByRole('button', { name: 'Try again' }).click()
  await fourth.say('A quiet day.')
  fourth.end()
  await expect(stopped).toContainText('A quiet day.')
  const { messages } = JSON.parse(licensed.own.asked.at(-1)!.body) as { messages: { role: string; content: string }[] }
  expect(messages.slice(1).map(({ content }) => content)).toEqual([
    'How are we doing?',
    expect.stringContaining('Quite well'),
    'And tomorrow?',
  ])

  licensed.own.answer = json({}, 401)
  await ask(page, 'Are you there?')
  await expect(turn.nth(2)).toContainText('The AI provider no longer accepts the studio’s key. Enter another.')
  await turn.nth(2).getByRole('link', { name: 'License and AI' }).click()
  await expect(page).toHaveURL(/settings\?part=license/)
})

test('a studio that has gone says so, a license that has ended where it is renewed, and who signs out leaves nothing', async ({
  page,
}) => {
  await using licensed = await openLicensed()
  await openAssisted(page, licensed)
  await opener(page).click()
  await page.route('**/assistant/chat*', (route) => route.abort())
  await ask(page, 'Hello?')
  const turn = log(page).getByRole('article')
  await expect(turn).toContainText('The studio can’t be reached')
  await page.unroute('**/assistant/chat*')
  await licensed.service.replicas[0]!.store.updateTable('license').set({ status: 'canceled' }).execute()
  await turn.getByRole('button', { name: 'Try again' }).click()
  await expect(turn).toContainText('The license service doesn’t accept this license right now.')
  await expect(turn.getByRole('link', { name: 'License and AI' })).toBeVisible()
  await picture(page, 'failed')
  follows(licensed, () => ({ text: 'Here I am.' }))
  await licensed.service.replicas[0]!.store.updateTable('license').set({ status: 'active' }).execute()
  await turn.getByRole('button', { name: 'Try again' }).click()
  await expect(turn).toContainText('Here I am.')

  await page.getByRole('button', { name: /’s account$/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await signIn(page, page.url(), OWNER)
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false')
  await opener(page).click()
  await expect(panel(page).getByRole('button', { name: /take in last month/ })).toBeVisible()
  await expect(turn).toHaveCount(0)
})

test('on a narrow phone it takes the whole screen, and makes way for the page that it names', async ({
  page,
  browser,
}) => {
  await using licensed = await openLicensed()
  const api = await openAssisted(page, licensed)
  const ana = await api('POST', '/clients', { full_name: `Ana ${'Zabaleta'.repeat(8)}`, email: 'ana@example.com' })
  follows(licensed, helpful(ana.id))
  const phone = await narrow(browser)
  await signIn(phone, `${licensed.studio.localUrl}/manage/login`, OWNER)
  await expect(phone.getByRole('button', { name: 'Open the menu' })).toBeVisible()
  await opener(phone).click()
  const whole = phone.getByRole('dialog', { name: 'Assistant' })
  await expect(whole).toBeVisible()
  const look = async (name: string) => {
    expect(await overflow(phone), name).toBeLessThanOrEqual(0)
    expect(await log(phone).evaluate((box) => box.scrollWidth - box.clientWidth), name).toBe(0)
    await phone.emulateMedia({ colorScheme: 'dark' })
    await expectReadable(phone, `${name}, in the dark`)
    await phone.emulateMedia({ colorScheme: 'light' })
    await picture(phone, `${name}-320`)
  }
  await look('empty')
  await ask(phone, `What about ${'x'.repeat(120)}?`)
  await expect(whole.getByRole('button', { name: 'Confirm' })).toHaveCount(2)
  await look('answered')
  await ask(phone, 'How much did we take in?')
  const source = whole.getByRole('link', { name: /^Source 1: Revenue/ })
  await expect(source).toBeInViewport()
  await look('source')
  await source.click()
  await expect(whole).toBeHidden()
  await expect(phone).toHaveURL(/\/manage\/reports\/revenue/)
  await opener(phone).click()
  await expect(source).toBeInViewport()
  await whole.getByRole('button', { name: 'Close' }).click()
  await expect(opener(phone)).toBeFocused()
})
