import { expect, test, withStudio } from '../studio.ts'

test('the reference page shows every operation from the studio’s own files', async ({ page }) => {
  // Every operation is drawn at once, which takes its time on a busy computer.
  const { timeout } = test.info()
  test.setTimeout(3 * timeout)
  await withStudio(async ({ localUrl }) => {
    const faults: string[] = []
    const hosts = new Set<string>()
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('request', (request) => {
      if (/^https?:/.test(request.url())) hosts.add(new URL(request.url()).origin)
    })
    await page.goto(`${localUrl}/api/docs`)
    await expect(page.getByRole('heading', { name: /^Studio Desk/ })).toBeVisible({ timeout })
    await expect(page.locator('h2').filter({ hasText: 'Book a class' }).first()).toBeAttached({ timeout })
    await page.getByRole('textbox', { name: 'Search' }).fill('kiosk')
    const found = page.locator('[data-role="search:results"]').getByRole('menuitem', { name: /kiosk/ })
    await expect(found.first()).toBeVisible({ timeout })
    expect(faults).toEqual([])
    expect([...hosts]).toEqual([localUrl])
  })
})
