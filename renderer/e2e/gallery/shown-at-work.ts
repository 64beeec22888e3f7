import type { Prompted, Turn } from '../../../server/test/build/scripted.ts'
import { dayFromNow } from '../areas/door.ts'
import { sayTheseAreMemberships } from '../first-run.ts'
import { teamUpExport } from '../people.ts'
import { expect, type Page } from '../studio.ts'

/** A product and a pack in the basket, a client chosen. */
export async function paysABasket(page: Page): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Scan or type a product' })
  for (const [typed, offered] of [
    ['cork', /Cork yoga mat/],
    ['10-class', /10-class pack/],
    ['clara', /Clara/],
  ] as const) {
    await field.fill(typed)
    await expect(page.getByRole('option', { name: offered }).first()).toBeVisible()
    await field.press('Enter')
  }
  await expect(page.getByRole('button', { name: 'Payment' })).toBeEnabled()
}

/** Another product’s export, read and not yet brought in. */
export async function readsAFile(page: Page): Promise<void> {
  await sayTheseAreMemberships(page)
  const buffer = Buffer.from(teamUpExport)
  await page.locator('input[type=file]').setInputFiles({ name: 'teamup.csv', mimeType: 'text/csv', buffer })
  await expect(page.getByText('All that the pack includes')).toBeVisible()
}

/** The question to the assistant, and its model's answer. */
export const asksAndProposes = {
  ask: async (page: Page) => {
    await page.getByRole('banner').getByRole('button', { name: 'Assistant' }).click()
    const field = page.getByRole('textbox', { name: 'Your question' })
    for (const [question, answer] of [
      ['What did we take in last month?', 'You took in'],
      ['Remind me to call Clara about her pack', 'Shall I note it down?'],
    ] as const) {
      await field.fill(question)
      await field.press('Enter')
      await expect(page.getByRole('log', { name: 'Conversation' })).toContainText(answer)
    }
  },
  turn: ({ answers, question }: Prompted): Turn => {
    const [found] = answers
    if (/take in/.test(question))
      return found
        ? { text: `You took in ${found.data.revenue} ${found.data.currency} ${found.source}.` }
        : { calls: [{ name: 'revenue_report', args: { start_date: dayFromNow(-30), end_date: dayFromNow(0) } }] }
    const args = { title: 'Call Clara about her pack', client: '[client 1]' }
    return found ? { text: 'Shall I note it down?' } : { calls: [{ name: 'propose_task', args }] }
  },
}
