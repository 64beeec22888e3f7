import { expect, test } from '@playwright/test'
import { layout } from '../../server/features/email/layout.ts'

const { body_html } = layout(
  {
    subject: 'Booked: Vinyasa Flow, Saturday 7 March 2026 at 10:00',
    lines: [
      'Hello Wilhelmine-Charlotte von Hohenstein-Mecklenburg,',
      'Vinyasa Flow with Nuria Soler on Saturday 7 March 2026 at 10:00 is booked. See you there.',
      `A word without an end: ${'Donaudampfschifffahrt'.repeat(8)}`,
      'Cancelling is free until Friday 6 March 2026 at 22:00.',
    ],
    action: { label: 'See or cancel the booking', url: 'https://studio.test/bookings/1' },
    closing: 'If you think that this is wrong, just answer or talk to us.',
  },
  { studio: 'Marea Yoga & Pilates', color: '#2f6f5e', language: 'en' },
)

for (const width of [320, 390, 600]) {
  test(`an e-mail fits a window ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.setContent(body_html)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    const button = (await page.getByRole('link', { name: 'See or cancel the booking' }).boundingBox())!
    expect(button.x).toBeGreaterThanOrEqual(0)
    expect(button.x + button.width).toBeLessThanOrEqual(width)
  })
}

test('an e-mail is light on dark where the reader asks for it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setContent(body_html)
  const line = page.getByText('See you there.').last()
  await expect(line).toHaveCSS('color', 'rgb(240, 239, 236)')
  await expect(page.locator('.card > table > tbody > tr > td').first()).toHaveCSS('background-color', 'rgb(38, 38, 36)')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(24, 24, 23)')
})
