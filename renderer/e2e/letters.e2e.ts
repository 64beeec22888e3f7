import { readFileSync } from 'node:fs'
import { join } from 'node:path'
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
    closing: 'If this looks wrong, just reply or talk to us.',
  },
  { studio: 'Marea Yoga & Pilates', color: '#2f6f5e', language: 'en', hasLogo: true },
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

/** Every letter of a language, as its recorded text has it: of each kind the fullest, then the others by what they have of it. */
function lettersOf(language: string): string[] {
  const recorded = join(import.meta.dirname, '../../server/features/email/templates/kept', `${language}.txt`)
  return readFileSync(recorded, 'utf8')
    .split(/^(?=\w+ # )/m)
    .flatMap((kind) => {
      const [head = '', ...rest] = kind.trim().split('\n')
      const [, subject = '', greeting = ''] = /^\w+ # (.*) \| (.*)$/.exec(head) ?? []
      const full = [subject, greeting, ...rest.filter((line) => !line.startsWith('~ '))]
      const others = rest.filter((line) => line.startsWith('~ ')).map((line) => partsOf(line, full))
      return [full, ...others].map((parts) => bodyOf(parts, language))
    })
}

/** The parts of a letter that names those of the fullest one by their numbers, others in quotation marks. */
const partsOf = (line: string, full: readonly string[]): string[] =>
  [...line.matchAll(/ (?:(\d+)|“(.*?)”)(?= \d| “|$)/g)].map(([, number, text]) =>
    number === undefined ? text!.replace(/^# /, '') : full[Number(number) - 1]!,
  )

/** A letter's HTML. The first part is its subject, one that begins with brackets its button. */
function bodyOf([subject = '', ...parts]: readonly string[], language: string): string {
  const [, label, url = ''] = parts.map((part) => /^\[(.*)\] (\S+)$/.exec(part)).find(Boolean) ?? []
  const lines = parts.filter((part) => !part.startsWith('['))
  const content = { subject, lines, ...(label && { action: { label, url } }) }
  return layout(content, { studio: 'Marea', color: '#2f6f5e', language, hasLogo: true }).body_html
}

for (const language of ['en', 'de', 'es', 'fr', 'it']) {
  test(`every e-mail in ${language} fits a phone, and says what its logo is`, async ({ page }) => {
    const letters = lettersOf(language)
    expect(letters.length).toBeGreaterThan(60)
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 })
      for (const letter of letters) {
        await page.setContent(letter)
        const [wide, subject] = await page.evaluate(
          () => [document.documentElement.scrollWidth, document.title] as const,
        )
        expect(wide, subject).toBeLessThanOrEqual(width)
        expect(await page.getByRole('img', { name: 'Marea' }).count(), subject).toBe(1)
      }
    }
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
