import { codeOfStep, stepOf } from '../../server/features/auth/totp-codes.ts'
import { expect, type Page } from './studio.ts'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Returns an authenticator's code for a secret as the page spells it, some steps from now. */
export function codeOf(spelt: string, steps = 0): string {
  const bits = [...spelt.replaceAll(' ', '')].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0'))
  const bytes = Uint8Array.from(bits.join('').match(/.{8}/g) ?? [], (byte) => parseInt(byte, 2))
  return codeOfStep(bytes, stepOf(new Date().toISOString()) + steps)
}

/** Sets a second factor up from the account's menu; gives the secret and the recovery codes. */
export async function setUpFactor(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.getByRole('button', { name: /’s account$/ }).click()
  await page.getByRole('menuitem', { name: 'Second factor' }).click()
  await page.getByRole('button', { name: 'Set up' }).click()
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
  const secret = (await page.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent()) ?? ''
  await page.getByLabel('Code from the app').fill('000000')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText(/This code is incorrect/)).toBeVisible()
  await page.getByLabel('Code from the app').fill(codeOf(secret))
  await page.keyboard.press('Enter')
  const list = page.getByRole('list', { name: 'Recovery codes' })
  await expect(list.getByRole('listitem')).toHaveCount(10)
  await expect(page.getByRole('status').filter({ hasText: 'Your account has a second factor' })).toBeVisible()
  return { secret, codes: await list.getByRole('listitem').allTextContents() }
}
