import { expect, test } from '../studio.ts'
import { dialog, fromMenu, openStudio, press, row } from './desk.ts'

test('a tag is made, given by a rule, turned off, and taken from everybody', async ({ page, studio }) => {
  const api = await openStudio(page, studio)
  await page.goto(`${studio.localUrl}/manage/marketing`)
  await page.getByRole('button', { name: 'New tag' }).first().click()
  await dialog(page).getByRole('textbox', { name: 'Name' }).fill('New here')
  await press(page, 'Create the tag')
  await expect(row(page, 'New here')).toBeVisible()

  await page.goto(`${studio.localUrl}/manage/marketing/rules/new`)
  await page.getByRole('combobox', { name: 'When' }).fill('added')
  await page.getByRole('option').first().click()
  await page.getByRole('combobox', { name: 'Then tag' }).fill('New')
  await page.getByRole('option', { name: 'New here' }).click()
  await page.getByRole('button', { name: 'Create the rule' }).click()
  await expect(page.getByText('Never fired yet')).toBeVisible()
  const [rule] = await api('GET', '/auto-tag-rules')
  expect(rule).toMatchObject({ tag_name: 'New here', is_active: true, fired_count: 0 })

  await api('PUT', `/auto-tag-rules/${rule.id}`, { trigger_event: 'client.created' })
  await api('POST', '/clients', { full_name: 'Elsa Fresh' })
  await expect(async () => {
    await page.reload()
    await expect(page.getByText(/Fired once/)).toBeVisible({ timeout: 2000 })
  }).toPass()

  await page.getByRole('switch', { name: 'Rule for New here' }).uncheck({ force: true })
  await expect(page.getByText('The rule is off; the tags it gave stay')).toBeVisible()
  expect((await api('GET', '/auto-tag-rules'))[0].is_active).toBe(false)
  await page.goto(`${studio.localUrl}/manage/marketing`)
  await expect(row(page, 'New here').getByText('1', { exact: true }).first()).toBeVisible()

  await page.goto(`${studio.localUrl}/manage/marketing/rules`)
  await fromMenu(page, 'More actions', 'Delete the rule')
  await press(page, /Delete/)
  await expect(page.getByText('No rules yet')).toBeVisible()
  await page.goto(`${studio.localUrl}/manage/marketing`)
  await row(page, 'New here')
    .getByRole('button', { name: /Actions|More/ })
    .click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(dialog(page)).toContainText('one client will lose it')
  await press(page, /Delete/)
  await expect(page.getByText('No tags yet')).toBeVisible()
  expect((await api('GET', '/tags')).total).toBe(0)
})
