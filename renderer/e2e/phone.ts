import type { Browser } from '@playwright/test'
import { expect, type Page } from './studio.ts'

/** The password of clients. */
export const PASSWORD = 'fjord-and-fell-22'

/** Opens a separate phone, in an English client's hand. */
export async function phone(browser: Browser): Promise<Page> {
  const size = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
  return (await browser.newContext({ ...size, locale: 'en-GB' })).newPage()
}

/** Opens the portal's schedule at the day of a class. */
export async function openDay(page: Page, cls: { starts_at: string }, timeZone: string): Promise<void> {
  // Recently read data counts as fresh: a reload shows what others did since.
  await page.reload()
  await page.getByRole('navigation').getByRole('link', { name: 'Schedule' }).click()
  const day = new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'long' }).format(
    new Date(cls.starts_at),
  )
  const name = new RegExp(`\\b${day.replace(' ', '\\s*')}`)
  await page.getByRole('group', { name: 'Day' }).getByRole('button', { name }).click()
}

/** Reloads until the text is there: for what the server does in its own time. */
export async function comesToSee(page: Page, text: string): Promise<void> {
  await expect(async () => {
    await page.reload()
    await expect(page.getByText(text)).toBeVisible({ timeout: 2000 })
  }).toPass()
}

/** Makes an account on the portal's page for it. */
export async function register(page: Page, email: string): Promise<void> {
  await page.getByLabel('Your name').fill('Nora Nilsen')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
}

/** A window 320 px wide. */
export async function narrow(browser: Browser): Promise<Page> {
  return (await browser.newContext({ viewport: { width: 320, height: 640 }, locale: 'en-GB' })).newPage()
}

/** By how much a page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
