import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, expectAccessible, picture, standsStill, test } from '../studio.ts'
import { startSite, widgetOf } from './site.ts'

const script = join(import.meta.dirname, '../../../dist/pages/widget/widget.js')
const facts = {
  id: 'x',
  name: 'Casa Calma',
  locale: 'en',
  timezone: 'Europe/Madrid',
  region: 'ES',
  currency: 'EUR',
  color: '#ffd000',
  guests: null,
  portal: 'https://studio.example',
}
const type = {
  id: 1,
  description: null,
  price: 130,
  currency: 'EUR',
  billing_interval: null,
  credits_included: 10,
  credits_per_interval: null,
  unlimited: false,
  validity_days: 90,
  is_intro_offer: false,
  intro_price: null,
  can_buy_online: true,
}

/** Answers as a studio of the interface does that sells everything there is: what this one shows may be built later. */
async function startEverything() {
  const answers: Record<string, unknown> = {
    '/widget/studio.json': facts,
    '/api/v1/widget/x/schedule': [],
    '/api/v1/widget/x/membership-types': [
      { ...type, name: '10-class pack' },
      {
        ...type,
        name: 'Monthly',
        price: 79.5,
        billing_interval: 'monthly',
        unlimited: true,
        credits_included: null,
        validity_days: null,
      },
      { ...type, name: 'Mornings', unlimited: true, is_limited: true, credits_included: null },
      { ...type, name: 'First month', is_intro_offer: true, intro_price: 29, can_buy_online: false },
    ],
    '/api/v1/widget/x/products': [
      { id: 1, name: 'Mat', price: 40, currency: 'EUR', photo_url: null, can_buy_online: false },
    ],
    '/api/v1/widget/x/appointment-services': [
      { id: 1, name: 'Massage', description: 'With warm stones', duration_minutes: 60, price: 70 },
    ],
  }
  const server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*').setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
    if (request.url === '/widget.js')
      return response.setHeader('Content-Type', 'text/javascript').end(readFileSync(script))
    response.setHeader('Content-Type', 'application/json')
    const answer = answers[request.url ?? '']
    return response.writeHead(answer === undefined ? 404 : 200).end(JSON.stringify(answer ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answers,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

test('prices, services and products stand in tabs that arrows go through; what there is none of is left out', async ({
  page,
}) => {
  await using studio = await startEverything()
  await using site = await startSite()
  await page.goto(site.put(widgetOf(studio.url, 'schedule prices services products')))
  await expect(page.getByRole('tab')).toHaveText(['Prices', 'Services', 'Products'])
  await expect(page.getByText('10 classes · valid for 90 days').first()).toBeVisible()
  await expect(page.getByText('€79.50 a month')).toBeVisible()
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await expect(row('Monthly')).toContainText('Unlimited classes')
  await expect(row('Mornings'), 'limited').not.toContainText('Unlimited')
  await expect(page.getByText('€29.00 to start · €130.00')).toBeVisible()
  const buy = page.getByRole('link', { name: 'Buy 10-class pack, opens in a new tab' })
  await expect(buy).toHaveAttribute('href', 'https://studio.example/buy/1')
  await expect(page.getByRole('link', { name: /^Buy First month/ })).toHaveCount(0)
  // A light colour takes dark letters.
  await expect(buy).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expectAccessible(page, 'prices on a foreign site')
  await picture(page, 'widget-prices')
  await page.getByRole('tab', { name: 'Prices' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Services' })).toBeFocused()
  await expect(page.getByText('60 min · With warm stones')).toBeVisible()
  const book = page.getByRole('link', { name: 'Book Massage, opens in a new tab' })
  await expect(book).toHaveAttribute('href', 'https://studio.example/appointments/new?service=1')
  await expectAccessible(page, 'services on a foreign site')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('tab', { name: 'Products', selected: true })).toBeFocused()
  await expect(page.getByText('€40.00')).toBeVisible()
  await expectAccessible(page, 'products on a foreign site')
})

test('the site’s own colour, corners and letters win, and an empty studio says so', async ({ page }) => {
  await using studio = await startEverything()
  await using site = await startSite()
  studio.answers['/api/v1/widget/x/membership-types'] = []
  await page.goto(site.put(widgetOf(studio.url, 'prices')))
  await expect(page.getByText('Nothing is on sale online right now.')).toBeVisible()
  await page.evaluate(() => {
    const element = document.querySelector('studio-desk')!
    ;(element as HTMLElement).style.cssText = '--studio-accent: #102030; --studio-radius: 0px; --studio-font: monospace'
    element.setAttribute('lang', 'it')
  })
  studio.answers['/api/v1/widget/x/membership-types'] = [{ ...type, name: '10 lezioni' }]
  await page.evaluate(() => document.querySelector('studio-desk')!.setAttribute('show', 'prices products'))
  const buy = page.getByRole('link', { name: /^Acquista 10 lezioni/ })
  await expect(buy).toHaveCSS('background-color', 'rgb(16, 32, 48)')
  await expect(buy).toHaveCSS('color', 'rgb(255, 255, 255)')
  await expect(buy).toHaveCSS('border-radius', '0px')
  await expect(buy).toHaveCSS('font-family', 'monospace')
})

test('what is asked for last is shown, however late an earlier answer comes', async ({ page }) => {
  await using studio = await startEverything()
  await using site = await startSite()
  const { promise: isLate, resolve: answers } = Promise.withResolvers<void>()
  await page.route('**/membership-types', async (route) => {
    await isLate
    await route.continue()
  })
  const asked = page.waitForRequest('**/membership-types')
  await page.goto(site.put(widgetOf(studio.url, 'prices')))
  await asked
  await page.evaluate(() => document.querySelector('studio-desk')!.setAttribute('show', 'products'))
  await expect(page.getByText('€40.00')).toBeVisible()
  const answered = page.waitForResponse('**/membership-types')
  answers()
  await (await answered).finished()
  await standsStill(page)
  await expect(page.getByText('€40.00')).toBeVisible()
})

test('a class says what it costs, and one that is paid in advance is booked in the portal', async ({ page }) => {
  await using studio = await startEverything()
  await using site = await startSite()
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  const cls = {
    color: null,
    starts_at: at(30),
    duration_minutes: 60,
    instructor_name: null,
    instructor_photo_url: null,
    establishment_name: null,
    spots_left: 4,
    booking_opens_at: null,
    booking_closes_at: at(30),
    price: null,
    credit_cost: 1,
    guests_can_book: true,
  }
  studio.answers['/widget/studio.json'] = { ...facts, guests: 'studio' }
  studio.answers['/api/v1/widget/x/schedule'] = [
    { ...cls, id: 1, name: 'Mat' },
    { ...cls, id: 2, name: 'Jumpboard', price: 25, credit_cost: 2 },
    { ...cls, id: 3, name: 'Workshop', price: 90, credit_cost: null, guests_can_book: false },
    { ...cls, id: 4, name: 'Open day', price: 0 },
    { ...cls, id: 5, name: 'Power', credit_cost: 2 },
  ]
  await page.goto(site.put(widgetOf(studio.url, 'schedule')))
  await expect(page.getByRole('listitem')).toContainText([
    /Mat60 min · 4 spots left/,
    /Jumpboard60 min · €25\.00 or 2 credits · 4 spots left/,
    /Workshop60 min · €90\.00 · 4 spots left/,
    /Open day60 min · Free · 4 spots left/,
    /Power60 min · 2 credits · 4 spots left/,
  ])
  await expect(page.getByRole('button', { name: /^Book Jumpboard/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Book Workshop/ })).toHaveAttribute(
    'href',
    'https://studio.example/classes/3',
  )
  await expectAccessible(page, 'what classes cost on a foreign site')
  await picture(page, 'widget-costs')
})
