import { expect, expectAccessible, picture, test } from '../studio.ts'
import { openStudio } from './desk.ts'

test('where nothing arrives at another program, it is said which, why, and what is done about it', async ({
  page,
  studio,
}) => {
  const api = await openStudio(page, studio)
  const { id } = await api('POST', '/webhooks', { url: 'https://nobody.invalid/told', events: ['client.created'] })
  await page.goto(`${studio.localUrl}/manage/settings?part=webhooks`)
  await expect(page.getByRole('grid', { name: 'Webhooks' })).toContainText('On')
  await expect(page.getByText(/^Messages to .* aren’t arriving/)).toHaveCount(0)

  await api('POST', `/webhooks/${id}/test`)
  await expect.poll(async () => (await api('GET', `/webhooks/${id}/deliveries`)).items[0].failure).toBe('unreachable')
  await page.reload()
  const trouble = page.getByText('Messages to https://nobody.invalid/told aren’t arriving')
  await expect(trouble).toBeVisible()
  await expect(page.getByText('Last time: could not be reached. We’ll try again automatically.')).toBeVisible()
  await expectAccessible(page, 'a webhook at which nothing arrives')
  await picture(page, 'troubled')
  await page.getByRole('main').getByRole('button', { name: 'Deliveries' }).last().click()
  await expect(page.getByRole('dialog').getByRole('list', { name: 'Deliveries' })).toContainText('could not be reached')
})
