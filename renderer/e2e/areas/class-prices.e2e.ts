import { expect, expectAccessible, picture, test } from '../studio.ts'
import { choose, dialog, openStudio, press, row } from './desk.ts'

test('a template says its category, its price and its credits, and a category goes once nothing needs it', async ({
  page,
  studio,
}) => {
  const api = await openStudio(page, studio)
  await api('POST', '/membership-types', { name: 'Drop-in', type: 'drop_in', price: 15 })
  const templates = `${studio.localUrl}/manage/schedule/templates`
  await page.goto(templates)
  await page.getByRole('button', { name: 'New class type' }).first().click()
  const form = dialog(page)
  await form.getByLabel('Name', { exact: true }).fill('Reformer')
  await choose(page, /Category/, 'New category…')
  await form.getByLabel('Name of the new category').fill('Machines')
  await form.getByText('Price and passes').click()
  await expect(form.getByText('No price, 1 credit.')).toBeVisible()
  const question = form.getByRole('radiogroup', { name: /^Do passes for all classes cover this class/ })
  await expect(question).toHaveCount(0)
  const price = form.getByLabel('Price per spot')
  await price.fill('12')
  await price.blur()
  await expect(question.getByRole('radio', { name: /^Yes/ })).toBeChecked()
  await price.fill('25')
  await price.blur()
  await expect(question.getByRole('radio', { name: /^No/ })).toBeChecked()
  await expect(form.getByText(/more than your cheapest drop-in \(€15\.00\)/)).toBeVisible()
  await question.getByText(/^Yes/).click()
  await price.fill('30')
  await price.blur()
  await expect(question.getByRole('radio', { name: /^Yes/ }), 'what was answered stays').toBeChecked()
  await question.getByText(/^No/).click()
  const credits = form.getByRole('textbox', { name: 'Credits' })
  await credits.fill('2')
  await credits.blur()
  await form.getByText('Must be paid in advance').click()
  await expect(
    form.getByText('€30.00 per spot, 2 credits, not covered by passes for all classes, paid in advance.'),
  ).toBeVisible()
  await expectAccessible(page, 'a template with its price')
  await picture(page, 'template-price')
  await press(page, 'Create class type')
  const [made] = (await api('GET', '/class-templates')).items
  expect(made).toMatchObject({ category_name: 'Machines', price: 30, credit_cost: 2, covered_by_all: false })
  expect(made.pay_in_advance).toBe(true)
  await expect(row(page, 'Reformer')).toContainText(/Machines.*€30\.00.*2 credits/)

  const cls = await api('POST', '/scheduled-classes', { template_id: made.id, starts_at: inDays(3) })
  await page.goto(`${studio.localUrl}/manage/schedule?class=${cls.id}`)
  await expect(dialog(page)).toContainText('€30.00 · 2 credits · paid in advance')
  await dialog(page).getByRole('button', { name: 'Edit' }).click()
  const own = dialog(page).getByLabel('Price for this class only')
  await expect(dialog(page).getByText('Leave empty for €30.00, the price of its class type.')).toBeVisible()
  await own.fill('20')
  await own.blur()
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page)).toContainText('€20.00 (this class) · 2 credits')
  expect(await api('GET', `/scheduled-classes/${cls.id}`)).toMatchObject({ price: 20, has_own_price: true })

  await page.goto(templates)
  await page.getByRole('button', { name: 'Categories' }).click()
  await dialog(page).getByRole('button', { name: 'Delete Machines' }).click()
  await expect(dialog(page)).toContainText(/Machines is still in use.*Class types: Reformer/)
  await picture(page, 'categories-in-use')
  await dialog(page).getByRole('button', { name: 'Edit Machines' }).click()
  await dialog(page).getByLabel('Name', { exact: true }).fill('Reformers')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page).getByText('Reformers', { exact: true })).toBeVisible()

  const coverage = { classes: 'listed', category_ids: [made.category_id], template_ids: [] }
  const only = { ...coverage, service_category_ids: [], service_ids: [] }
  const machine = { name: 'Machine ten', type: 'drop_in', price: 20, coverage: only }
  const { id: typeId } = await api('POST', '/membership-types', machine)
  await page.goto(templates)
  await row(page, 'Reformer').getByText('Reformer', { exact: true }).click()
  await choose(page, /Category/, 'No category')
  await expect(dialog(page)).toContainText('Memberships that no longer cover it: Machine ten.')
  await press(page, 'Save')
  await api('DELETE', `/membership-types/${typeId}/remove`)
  await page.getByRole('button', { name: 'Categories' }).click()
  await dialog(page).getByRole('button', { name: 'Delete Reformers' }).click()
  await expect(dialog(page)).toContainText('No categories yet')
  expect((await api('GET', '/class-categories')).items).toEqual([])
})

/** A time of the morning so many days from now, on the studio's clock. */
const inDays = (days: number) => `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T09:00`
