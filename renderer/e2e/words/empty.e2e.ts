import { openStudio } from '../areas/desk.ts'
import { expect } from '../studio.ts'
import { reads } from './read.ts'
import { test } from './test.ts'

/** The pages before signing in. */
const DOORS = {
  login: '/login',
  forgot: '/forgot',
  recover: '/recover',
  reset: '/reset#no-such-link',
}

/** The pages of a studio that has nothing yet. */
const PAGES = {
  today: '',
  schedule: '/schedule',
  templates: '/schedule/templates',
  selling: '/selling',
  sales: '/selling/sales?when=all',
  products: '/selling/products',
  receipts: '/selling/receipts?when=all',
  'gift-cards': '/selling/gift-cards',
  'promo-codes': '/selling/promo-codes',
  types: '/selling/membership-types',
  instructors: '/team?tab=instructors',
  tags: '/marketing',
  rules: '/marketing/rules',
  waivers: '/compliance',
}

test('all that the doors and the pages of a new studio say is as it was agreed', async ({ page, studio }) => {
  await openStudio(page, studio)
  for (const [name, path] of Object.entries(PAGES)) {
    await page.goto(`${studio.localUrl}/manage${path}`)
    await reads(page, `empty-${name}`)
  }
  await page.goto(`${studio.localUrl}/manage/schedule`)
  await page.getByRole('button', { name: 'Plan a class' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await reads(page, 'empty-plan')
  await page.goto(`${studio.localUrl}/manage/login`)
  await page.evaluate(() => localStorage.clear())
  for (const [name, path] of Object.entries(DOORS)) {
    await page.goto(`${studio.localUrl}/manage${path}`)
    await reads(page, `door-${name}`)
  }
})
