import { expect, expectAccessible, picture, signIn, test, withStudio } from './studio.ts'

test('the made-up studio can be looked at', async ({ page }) => {
  test.setTimeout(180_000)
  await withStudio(async ({ localUrl, publicUrl }) => {
    const password = 'demo-by-the-sea'
    await page.setViewportSize({ width: 1440, height: 900 })
    await signIn(page, `${localUrl}/manage/login`, { email: 'owner@marea.example', password })
    await expect(page.getByRole('heading', { name: 'Classes today', exact: true })).toBeVisible()
    await expectAccessible(page, 'today, furnished')
    await picture(page, 'today')
    await page.getByRole('navigation').getByRole('link', { name: 'Schedule' }).click()
    await expect(page.getByText('Morning Flow').first()).toBeVisible()
    await expectAccessible(page, 'schedule, furnished')
    await picture(page, 'schedule-furnished')
    await page.setViewportSize({ width: 390, height: 844 })
    await signIn(page, `${publicUrl}/login`, { email: 'clara@marea.example', password })
    await page.getByRole('navigation').getByRole('link', { name: 'Memberships' }).click()
    await expect(page.getByText('10-class pack').first()).toBeVisible()
    await expectAccessible(page, 'portal, furnished')
  }, '--demo')
})
