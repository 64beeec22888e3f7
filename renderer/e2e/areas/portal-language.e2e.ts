import type { Browser } from '@playwright/test'
import { expect, expectAccessible, test, type Page } from '../studio.ts'
import { answering, dayFromNow, MIA } from './door.ts'

/** A phone in the hand of somebody whose browser speaks a language. */
const phoneIn = async (browser: Browser, locale: string): Promise<Page> =>
  (
    await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale })
  ).newPage()

async function readsIn(page: Page, schedule: string, lang: string): Promise<void> {
  await expect(page.getByRole('navigation').getByRole('link', { name: schedule, exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', lang)
}

test('a phone reads in its own language, and in the one chosen at the foot of the page', async ({
  browser,
  studio,
}) => {
  const token = await studio.bootstrap()
  const { id } = await studio.api<{ id: number }>('POST', '/class-templates', { name: 'Flow' }, token)
  const starts_at = `${dayFromNow(1)}T09:00`
  await studio.api('POST', '/scheduled-classes', { template_id: id, starts_at }, token)
  const page = await phoneIn(browser, 'de-DE')
  const asked: (string | undefined)[] = []
  page.on('request', (request) => request.url().includes('/api/') && asked.push(request.headers()['accept-language']))
  await page.goto(`${studio.publicUrl}/?day=${dayFromNow(1)}`)
  await readsIn(page, 'Kursplan', 'de')
  await expect(page).toHaveTitle('Casa Calma')
  await expect(page.getByRole('link', { name: /^Flow, 09:00/ })).toBeVisible()
  expect(new Set(asked)).toEqual(new Set(['de']))

  await page.getByRole('combobox', { name: 'Sprache' }).selectOption('Italiano')
  await readsIn(page, 'Calendario', 'it')
  await expectAccessible(page, 'the portal in another language')
  await page.reload()
  await readsIn(page, 'Calendario', 'it')
  await page.goto(`${studio.publicUrl}/login`)
  await page.getByRole('combobox', { name: 'Lingua' }).selectOption('Deutsch')
  await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0)

  const other = await phoneIn(browser, 'sv-SE')
  await other.goto(studio.publicUrl)
  await readsIn(other, 'Schedule', 'en')
})

test('who is signed in reads in the language of their account, and changes it there', async ({ browser, studio }) => {
  const token = await studio.bootstrap()
  const page = await phoneIn(browser, 'it-IT')
  await page.goto(`${studio.publicUrl}/register`)
  await page.getByRole('textbox', { name: 'Il tuo nome' }).fill(MIA.full_name)
  await page.getByRole('textbox', { name: 'E-mail' }).fill(MIA.email)
  await page.getByLabel('Password', { exact: true }).fill(MIA.password)
  await page.getByRole('button', { name: 'Crea' }).click()
  await readsIn(page, 'Calendario', 'it')
  const mia = async () =>
    (await studio.api<{ items: { id: number; locale: string }[] }>('GET', '/clients', undefined, token)).items[0]!
  expect((await mia()).locale, 'letters come in the language they registered in').toBe('it')

  const other = await phoneIn(browser, 'de-DE')
  await other.goto(`${studio.publicUrl}/login`)
  await other.getByLabel('E-Mail').fill(MIA.email)
  await other.getByLabel('Passwort', { exact: true }).fill(MIA.password)
  await other.getByRole('button', { name: 'Anmelden' }).click()
  await readsIn(other, 'Calendario', 'it')
  await other.getByRole('combobox', { name: 'Lingua' }).selectOption('Français')
  await readsIn(other, 'Planning', 'fr')
  await expect.poll(async () => (await mia()).locale).toBe('fr')
  await other.reload()
  await readsIn(other, 'Planning', 'fr')
})

test('on the smallest phone no word of a class is cut by a long button', async ({ browser, studio }) => {
  const token = await studio.bootstrap()
  const { id } = await studio.api<{ id: number }>('POST', '/class-templates', { name: 'Reformer Power' }, token)
  const starts_at = `${dayFromNow(1)}T18:00`
  await studio.api('POST', '/scheduled-classes', { template_id: id, starts_at }, token)
  const page = await phoneIn(browser, 'es-ES')
  await page.setViewportSize({ width: 320, height: 700 })
  const full = (classes: object[]) => classes.map((cls) => ({ ...cls, spots_left: 0 }))
  await answering(page, /\/widget\/[^/]+\/schedule/, full)
  await page.goto(`${studio.publicUrl}/?day=${dayFromNow(1)}`)
  await expect(page.getByText('Lista de espera')).toBeVisible()
  const lines = await page.getByRole('link', { name: /^Reformer Power/ }).evaluate((link) => {
    const range = document.createRange()
    const [text] = link.childNodes
    return [...text!.textContent!.matchAll(/\S+/g)].map(({ 0: word, index }) => {
      range.setStart(text!, index)
      range.setEnd(text!, index + word.length)
      return range.getClientRects().length
    })
  })
  expect(lines).toEqual([1, 1])
})
