import { teamUpExport } from './people.ts'
import { expect, expectAccessible, OWNER, picture, type Page } from './studio.ts'

/** The first-run steps as a new owner does them: the studio, her data, her week; the rest for later. */
export async function setUpStudio(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.getByLabel('Name of the studio').fill('Casa Calma')
  await page.getByLabel('Your name').fill(OWNER.full_name)
  await page.getByLabel('Your email').fill(OWNER.email)
  await page.getByLabel('Password', { exact: true }).fill(OWNER.password)
  await expectAccessible(page, 'first run: the studio')
  await picture(page, 'first-run-studio')
  await page.getByRole('button', { name: 'Create the studio' }).click()
  await expect(page.getByRole('heading', { name: 'Keep your recovery code' })).toBeVisible()
  await expectAccessible(page, 'first run: the recovery code')
  await picture(page, 'first-run-code')
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByText('Code copied')).toBeVisible()
  await page.evaluate(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = ''
    }
  })
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await expect(page.locator('html[data-printed]')).toHaveCount(1)
  await page.getByText('I’ve stored it where I’ll find it again').click()
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** Says of a file to come that memberships are in it. */
export async function sayTheseAreMemberships(page: Page): Promise<void> {
  await page.getByRole('button', { name: /What’s in it/ }).click()
  await page.getByRole('option', { name: /^Memberships/ }).click()
}

/** Drops a TeamUp export, answers what it leaves open, and imports it. */
export async function bringData(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Bring your data' })).toBeVisible()
  await sayTheseAreMemberships(page)
  await expectAccessible(page, 'first run: the data')
  const buffer = Buffer.from(teamUpExport)
  await page.locator('input[type=file]').setInputFiles({ name: 'teamup.csv', mimeType: 'text/csv', buffer })
  await page.getByText('All that the pack includes').click()
  await expect(page.getByRole('button', { name: 'Import 3 rows' })).toBeEnabled()
  await expectAccessible(page, 'import: what the file says')
  await picture(page, 'import')
  await page.getByRole('button', { name: 'Import 3 rows' }).click()
  await expect(page.getByRole('heading', { name: 'Result of every row' })).toBeVisible()
  await expectAccessible(page, 'import: every row’s fate')
  await page.getByRole('button', { name: 'Continue' }).last().click()
}

/** Draws a class on two evenings a week, taught by the owner herself. */
export async function drawWeek(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Vinyasa flow' }).click()
  await page.getByRole('button', { name: 'I teach too' }).click()
  await expect(page.getByRole('button', { name: /Vinyasa flow Class/ })).toBeVisible()
  await expect(page.getByRole('button', { name: new RegExp(`${OWNER.full_name} Instructor`) })).toBeVisible()
  await page.getByRole('spinbutton', { name: /hour/ }).fill('18')
  await page.getByRole('spinbutton', { name: /minute/ }).fill('00')
  for (const day of ['Monday', 'Wednesday']) {
    await page.getByRole('button', { name: `Add Vinyasa flow on ${day}` }).click()
  }
  await expectAccessible(page, 'first run: the week')
  await picture(page, 'first-run-week')
  await page.getByRole('button', { name: 'Put it on the schedule' }).click()
  await expect(page.getByText('2 classes a week are on the schedule')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** Puts the three that are proposed on sale. */
export async function putOnSale(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'What do you sell?' })).toBeVisible()
  await expectAccessible(page, 'first run: what is sold')
  await picture(page, 'first-run-sell')
  await page.getByRole('button', { name: 'Put on sale and continue' }).click()
}

/** Leaves going online and getting paid for later. */
export async function skipTheRest(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Go online' })).toBeVisible()
  await expectAccessible(page, 'first run: going online')
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await expect(page.getByRole('heading', { name: 'Get paid' })).toBeVisible()
  await expectAccessible(page, 'first run: getting paid')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('link', { name: 'Open the class as a client' })).toBeVisible()
  await expectAccessible(page, 'first run: what there is')
  await page.getByRole('button', { name: 'Open your studio' }).click()
  await expect(page.getByRole('heading', { name: 'Classes today', exact: true })).toBeVisible()
  await expectAccessible(page, 'today')
}
