import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, BrowserContextOptions, Response } from '@playwright/test'
import { startService, type TestService } from '../../license-cloud/test/service.ts'
import { narrow, overflow } from './phone.ts'
import { expect, expectAccessible, expectReadable, picture, standsStill, test, type Page } from './studio.ts'

const KEY = /^SD1(-[0-9A-HJKMNP-TV-Z]{5}){5}$/

/** A license service with its stand-ins, which ends with the test. */
async function openService(): Promise<TestService & AsyncDisposable & { url: string }> {
  const service = await startService()
  const { url } = service.replicas[0]!
  return Object.assign(service, { url, [Symbol.asyncDispose]: () => service.stop() })
}

/** Opens a portal that customers find by its link. */
async function openPortal({ processor }: TestService): Promise<void> {
  const made = await processor.stripe.billingPortal.configurations.create({
    features: { invoice_history: { enabled: true } },
    login_page: { enabled: true },
  })
  processor.books.get('billing_portal.configuration', made.id).is_default = true
}

const newPage = async (browser: Browser, options: BrowserContextOptions = {}): Promise<Page> =>
  (await browser.newContext({ locale: 'en-US', ...options })).newPage()

/** Buys a plan by the pages alone, to the page that its buyer comes back to. */
async function buy(page: Page, url: string, plan = 'Base with AI'): Promise<void> {
  await page.goto(url)
  await page.getByRole('button', { name: `Buy ${plan}`, exact: true }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page).toHaveURL(/\/success\?session_id=cs_/)
}

const keyOf = (page: Page) => page.getByRole('group', { name: 'License key' })
/** True if somebody who leaves the page is asked if they mean to. */
const isKept = (page: Page) =>
  page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })))

/** Every question for the key that a page asks from now on. */
function questionsOf(page: Page): Response[] {
  const asked: Response[] = []
  page.on('response', (response) => response.url().includes('/checkout/confirm') && asked.push(response))
  return asked
}

test('a plan is bought, its key shown once, copied, printed, and there again after a reload', async ({ browser }) => {
  await using service = await openService()
  await openPortal(service)
  const page = await newPage(browser, { userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)' })
  await page.goto(service.url)
  await expect(page.getByRole('region', { name: 'Base with AI' })).toContainText('€49 a month')
  await expectAccessible(page, 'the plans')
  await picture(page, 'license-plans')
  const asked = questionsOf(page)
  await buy(page, service.url)
  await expect(page.getByRole('status').first()).toHaveText('Your license key is ready.')
  await expect(keyOf(page)).toBeFocused()
  const key = (await keyOf(page).textContent()) ?? ''
  expect(key).toMatch(KEY)
  expect((await service.verify(key)).body).toMatchObject({ plan: 'base_ai', status: 'active' })
  await expect(page.getByText(/shown only once and stored nowhere/)).toBeVisible()
  await expect(page.getByText('Settings, License and AI')).toBeVisible()
  const downloads = page.getByRole('link', { name: /^For / })
  await expect(downloads).toHaveText([/Windows/, /Mac/, /Linux/])
  await expect(downloads.first()).toHaveAttribute('href', /^https:\/\/downloads\.example\/.*\.exe$/)
  await expect(page.getByRole('link', { name: 'manage the subscription' })).toHaveAttribute('href', /\/p\/login\/bpc_/)
  await expectAccessible(page, 'a key')
  await picture(page, 'license-key')

  expect(await isKept(page)).toBe(true)
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key)
  expect(await isKept(page)).toBe(false)

  await page.emulateMedia({ media: 'print' })
  const printed = (await page.locator('body').innerText()).split(/\n+/)
  const today = new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format()
  expect(printed).toEqual(['License key', key, 'Plan', 'Base with AI', 'Date', today])
  await page.emulateMedia({ media: 'screen' })

  const had = asked.length
  await page.reload()
  await expect(keyOf(page)).toHaveText(key)
  await expect(keyOf(page)).toBeFocused()
  expect(asked).toHaveLength(had)
})

test('a key comes though the processor’s message never does', async ({ browser }) => {
  await using service = await openService()
  service.processor.deliver.as({ drop: true })
  const page = await newPage(browser)
  const asked = questionsOf(page)
  await buy(page, service.url, 'Base')
  await expect(keyOf(page)).toHaveText(KEY)
  expect(asked.map((response) => response.status())).toEqual([404, 200])
  await expect(page.getByRole('heading', { name: 'Your subscription' })).toBeHidden()
})

test('a page that is made ahead of time leaves the key to whoever comes to see it', async ({ browser }) => {
  await using service = await openService()
  const session = await service.buy()
  const page = await newPage(browser)
  await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true }))
  const asked = questionsOf(page)
  await page.goto(`${service.url}/success?session_id=${session}`)
  await expect(page.getByRole('status').first()).toHaveText(/on its way/)
  await standsStill(page)
  expect(asked).toEqual([])
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')))
  await expect(keyOf(page)).toHaveText(KEY)
})

test('who opens the page elsewhere is asked for patience, then told what may be and what to do', async ({
  browser,
}) => {
  await using service = await openService()
  const session = await service.buy()
  await service.confirm(session)
  const page = await newPage(browser)
  await page.clock.install({ time: '2026-11-26T09:00' })
  await page.clock.pauseAt('2026-11-26T09:01')
  const asked = questionsOf(page)
  await page.goto(`${service.url}/success?session_id=${session}`)
  const state = page.getByRole('status').first()
  await expect.poll(() => asked.length).toBe(1)
  await expect(state).toHaveText('Your license key is on its way. It appears here in a moment.')
  const pauses = [1, 2, 3, ...Array.from({ length: 16 }, () => 5)]
  for (const [at, pause] of pauses.entries()) {
    await page.clock.runFor(pause * 1000 - 1)
    expect(asked).toHaveLength(at + 1)
    await Promise.all([page.waitForResponse(/\/checkout\/confirm/), page.clock.runFor(1)])
  }
  await expect(page.getByRole('heading', { name: 'No key available' })).toBeVisible()
  await expect(page.getByText('The payment is still processing')).toBeVisible()
  await expect(page.getByText('The key was already shown')).toBeVisible()
  await expect(page.getByText(session)).toBeVisible()
  await page.clock.resume()
  await expectAccessible(page, 'a key that was handed over before')
  await picture(page, 'license-late')
  await page.clock.runFor(60_000)
  expect(asked).toHaveLength(20)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => asked.length).toBe(21)
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeFocused()
  await picture(page, 'license-waiting')
})

test('a processor or a connection that is gone is named, and waited for', async ({ browser }) => {
  await using service = await openService()
  const session = await service.buy()
  const { faults } = service.processor
  const page = await newPage(browser)
  await page.goto(service.url)
  faults.push({ on: 'POST /v1/checkout/sessions', status: 500, retry: false })
  const button = page.getByRole('button', { name: 'Buy Base', exact: true })
  await button.click()
  await expect(page.getByText(/can’t be opened right now\. Nothing was paid/)).toBeVisible()
  await picture(page, 'license-plans-fault')
  await page.context().setOffline(true)
  await button.click()
  await expect(page.getByText(/There is no connection\. Nothing was paid/)).toBeVisible()
  await page.context().setOffline(false)
  await button.click()
  await page.getByRole('button', { name: 'Go back' }).click()
  await expect(button).toBeVisible()

  faults.push({ on: 'GET /v1/checkout/sessions', status: 500, retry: false })
  await page.clock.install()
  await page.goto(`${service.url}/success?session_id=${session}`)
  const state = page.getByRole('status').first()
  await expect(state).toHaveText(/^The service can’t check your payment right now/)
  await page.context().setOffline(true)
  await page.clock.runFor(1000)
  await expect(state).toHaveText(/^There is no connection/)
  // Longer than the page would wait for a purchase.
  for (let passed = 0; passed < 150; passed += 5) {
    await page.clock.runFor(5000)
    await wait(20)
  }
  await expect(state).toHaveText(/^There is no connection/)
  await page.context().setOffline(false)
  await expect(keyOf(page)).toHaveText(KEY)
})

test('on a narrow phone nothing runs out of the page, in the dark neither', async ({ browser }) => {
  await using service = await openService()
  await openPortal(service)
  const page = await narrow(browser)
  const look = async (name: string) => {
    expect(await overflow(page), name).toBeLessThanOrEqual(0)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectReadable(page, `${name}, in the dark`)
    await page.emulateMedia({ colorScheme: 'light' })
    await picture(page, `license-${name}-320`)
  }
  await page.goto(service.url)
  await look('plans')
  await page.goto(`${service.url}/success`)
  await expect(page.getByRole('heading', { name: 'No purchase found' })).toBeVisible()
  await expectAccessible(page, 'no purchase')
  await look('none')
  await page.getByRole('link', { name: 'See the plans' }).click()
  await buy(page, service.url)
  await expect(keyOf(page)).toHaveText(KEY)
  await look('key')
  const id = new URL(page.url()).searchParams.get('session_id')
  const other = await narrow(browser)
  await other.clock.install()
  await other.goto(`${service.url}/success?session_id=${id}`)
  await expect
    .poll(
      async () => {
        await other.clock.runFor(5000)
        return other.getByRole('button', { name: 'Try again' }).isVisible()
      },
      { intervals: [50], timeout: 60_000 },
    )
    .toBe(true)
  expect(await overflow(other)).toBeLessThanOrEqual(0)
  await picture(other, 'license-late-320')
})

for (const [who, locale, path] of [
  ['with a German browser', 'de-DE', '/'],
  ['who chose German in an English browser', 'en-US', '/?lang=de'],
] as const)
  test(`a buyer ${who} reads German, to the key and its date`, async ({ browser }) => {
    await using service = await openService()
    const page = await newPage(browser, { locale })
    await page.goto(service.url + path)
    await page.getByRole('button', { name: 'Basis kaufen', exact: true }).click()
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect(page.getByRole('group', { name: 'Lizenzschlüssel' })).toHaveText(KEY)
    await expect(page.getByRole('status').first()).toHaveText('Dein Lizenzschlüssel ist da.')
    await expect(page.locator('#date')).toHaveText(new Intl.DateTimeFormat('de', { dateStyle: 'long' }).format())
    await expectAccessible(page, 'a key in German')
  })

test('nothing moves unasked', async ({ browser }) => {
  await using service = await openService()
  const page = await newPage(browser)
  await page.addInitScript(() => {
    const moved = window as unknown as { moved: number }
    moved.moved = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.moved += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const moved = () => page.evaluate(() => (window as unknown as { moved: number }).moved)
  await page.goto(service.url)
  await expect(page.getByRole('button', { name: 'Buy Base', exact: true })).toBeVisible()
  expect(await moved()).toBe(0)
  service.processor.deliver.as({ drop: true })
  await buy(page, service.url)
  await expect(keyOf(page)).toHaveText(KEY)
  await standsStill(page)
  expect(await moved()).toBe(0)
})
