import type { Browser } from '@playwright/test'
import { expect, signIn } from '../studio.ts'
import { people, type Demo } from './demo.ts'

export const locale = { locale: 'en-GB', timezoneId: 'America/Los_Angeles' }
export const sizes = { desk: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const
export type Size = (typeof sizes)[keyof typeof sizes]

export const asOwner = { door: 'localUrl', person: 'owner', login: '/manage/login' } as const
export const asClient = { door: 'publicUrl', person: 'client', login: '/login' } as const
export const asInstructor = { ...asClient, person: 'instructor' } as const
export type Visitor = typeof asOwner | typeof asClient | typeof asInstructor

/** Returns the part of a login that a browser keeps, and nothing else. */
export async function sessionOf(browser: Browser, { studio }: Demo, { door, person, login }: Visitor) {
  const context = await browser.newContext(locale)
  const page = await context.newPage()
  await signIn(page, studio[door] + login, people[person])
  await expect(page.getByRole('navigation').first()).toBeVisible()
  const state = await context.storageState()
  await context.close()
  return state
}
