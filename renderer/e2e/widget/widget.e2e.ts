import { expect, expectAccessible, OWNER, picture, signIn, startStudio, test, type RunningStudio } from '../studio.ts'
import { startSite, widgetOf } from './site.ts'

/** A studio that is online, with a class tomorrow. */
async function withClass(studio: RunningStudio): Promise<string> {
  const owner = await studio.bootstrap()
  const make = <T = { id: number }>(path: string, body: unknown) => studio.api<T>('POST', path, body, owner)
  await studio.api('PUT', '/studio', { tunnel_url: studio.publicUrl }, owner)
  const template = await make('/class-templates', { name: 'Vinyasa' })
  const starts_at = new Date(Date.now() + 26 * 3_600_000).toISOString()
  await make('/scheduled-classes', { template_id: template.id, starts_at })
  return owner
}

test('while the studio’s computer sleeps, a site shows the last timetable and says so', async ({ page }) => {
  await using running = await startStudio()
  await using site = await startSite()
  await withClass(running.studio)
  const address = site.put(widgetOf(running.studio.publicUrl, 'schedule'))
  await page.goto(address)
  const link = page.getByRole('link', { name: /^Book Vinyasa/ })
  await expect(link).toHaveAttribute('href', `${running.studio.publicUrl}/classes/1`)
  // Its looks came by no style tag: the site allows none.
  await expect(link).toHaveCSS('background-color', 'rgb(47, 111, 94)')
  await running.stop()
  await page.reload()
  await expect(page.getByText(/^Last seen .+ – the studio can’t be reached right now\.$/)).toBeVisible()
  await expect(page.getByText('Vinyasa', { exact: true })).toBeVisible()
  await expect(link).toHaveCount(0)
  await expectAccessible(page, 'the last schedule')
  await picture(page, 'widget-asleep')
  await running.again()
  await page.reload()
  await expect(link).toBeVisible()
  await expect(page.getByText(/^Last seen/)).toHaveCount(0)
})

test('who never saw the timetable is told so, and can try again', async ({ page }) => {
  await using running = await startStudio()
  await using site = await startSite()
  await withClass(running.studio)
  await page.goto(site.put(widgetOf(running.studio.publicUrl, 'schedule')))
  await expect(page.getByText('Vinyasa', { exact: true })).toBeVisible()
  await page.evaluate(() => localStorage.clear())
  await running.stop()
  await page.reload()
  await expect(page.getByText('The studio can’t be reached right now.')).toBeVisible()
  await running.again()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Vinyasa', { exact: true })).toBeVisible()
})

test('a site that allows no scripts shows the same in a frame, at 320 px', async ({ page, studio }) => {
  await using site = await startSite()
  await withClass(studio)
  await page.setViewportSize({ width: 320, height: 700 })
  const html = `<iframe src="${studio.publicUrl}/widget?show=schedule&lang=es" title="Timetable" width="100%" height="500"></iframe>`
  await page.goto(site.put({ html, policy: `script-src 'none'; frame-src ${studio.publicUrl}` }))
  const frame = page.frameLocator('iframe')
  const link = frame.getByRole('link', { name: /^Reservar Vinyasa.*se abre en una pestaña nueva/ })
  await expect(link).toHaveAttribute('target', '_blank')
  const inner = page.frames()[1]!
  expect(await inner.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  for (const path of ['/', '/login', '/manage']) {
    const answer = await fetch(studio.publicUrl + path)
    expect(answer.headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'")
  }
})

test('the settings show it live and give the lines to copy, or say why there are none', async ({ page, studio }) => {
  const owner = await withClass(studio)
  await signIn(page, `${studio.localUrl}/manage/login`, OWNER)
  await expect(page.getByRole('heading', { name: 'Classes today', exact: true })).toBeVisible()
  await page.goto(`${studio.localUrl}/manage/settings?part=widget`)
  const preview = page.frameLocator('iframe[title="Preview"]')
  await expect(preview.getByText('Vinyasa', { exact: true })).toBeVisible()
  await page.getByText('Prices', { exact: true }).click()
  await page.getByRole('button', { name: 'Copy line' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `<studio-desk show="schedule"></studio-desk><script src="${studio.publicUrl}/widget.js" async></script>`,
  )
  await expectAccessible(page, 'the settings of the website')
  await picture(page, 'settings-widget')
  await page.getByText('Guests can book without an account').click()
  await expect(preview.getByRole('button', { name: /^Book Vinyasa/ })).toBeVisible()
  for (const [tunnel_url, why] of [
    ['https://casa-calma.loca.lt', 'Your studio is online through the free tunnel.'],
    [null, 'Your studio isn’t online yet'],
  ] as const) {
    await studio.api('PUT', '/studio', { tunnel_url }, owner)
    await page.reload()
    await expect(page.getByText(why)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Copy line' })).toBeDisabled()
  }
  await page.getByRole('link', { name: 'Go to “Going online”' }).click()
  await expect(page).toHaveURL(/part=online/)
})
