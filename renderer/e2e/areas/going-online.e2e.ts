import { startTunnelServer } from '../../../server/test/tunnel-server.ts'
import { expect, expectAccessible, picture, signIn, test } from '../studio.ts'
import { openStudio } from './desk.ts'

test('one switch leads clients here: a link, its code, and off again', async ({ page, studio, browser }) => {
  const server = await startTunnelServer()
  try {
    const api = await openStudio(page, studio)
    await api('PUT', '/studio', { tunnel_host: server.host, tunnel_name: 'casa-calma' })
    await page.goto(`${studio.localUrl}/manage/settings?part=online`)
    const online = page.getByRole('switch', { name: 'Online', exact: true })
    await expect(online).not.toBeChecked()
    await online.press('Space')
    await expect(online).toBeChecked()
    await expect(page.getByText(/^Seen from outside \d+ s ago$/)).toBeVisible()
    const link = page.getByRole('link', { name: /casa-calma\.localhost/ })
    await expect(link).toBeVisible()
    const address = (await link.getAttribute('href'))!
    await expect(page.getByRole('img', { name: `QR code that leads to ${address}` })).toBeVisible()
    await page.getByRole('button', { name: 'Copy the link' }).click()
    await expect(page.getByText('Link copied')).toBeVisible()
    expect((await api('GET', '/studio')).tunnel_url).toBe(address)
    await expectAccessible(page, 'going online: on')
    await picture(page, 'online-on')

    const visitor = await browser.newContext()
    const portal = await visitor.newPage()
    await portal.goto(address)
    await expect(portal.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(portal).toHaveTitle(/Casa Calma/)

    server.taken.add('casa-calma')
    await server.die()
    await expect(page.getByText('Not reachable right now')).toBeVisible()
    await server.comeBack()
    await expect(page.getByText('Online under another name')).toBeVisible({ timeout: 60_000 })
    await portal.goto(String((await api('GET', '/studio')).tunnel_url))
    await expect(portal.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await visitor.close()

    await online.press('Space')
    await expect(page.getByText('The studio is no longer online')).toBeVisible()
    await expect(online).not.toBeChecked()
    expect((await api('GET', '/studio')).tunnel_url).toBeNull()
  } finally {
    await server.die()
  }
})

test('the other ways say what is to be done, and what a check found', async ({ page, studio }) => {
  const api = await openStudio(page, studio)
  await page.goto(`${studio.localUrl}/manage/settings?part=online`)
  await expect(page.getByText('Limits of the free server')).toBeVisible()
  for (const way of ['Cloudflare Tunnel', 'Tailscale Funnel', 'Your own tunnel server', 'Only in the studio’s Wi-Fi'])
    await page.getByText(way, { exact: true }).click()
  await expectAccessible(page, 'going online: the other ways')
  await picture(page, 'online-ways')
  await page.reload()
  await page.getByText('Your own domain', { exact: true }).click()
  const { port } = new URL(studio.publicUrl)
  await expect(page.getByText(`reverse_proxy 127.0.0.1:${port}`)).toBeVisible()
  const address = page.getByRole('textbox', { name: 'Address' })
  await address.fill('book.example')
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText(/such as https:\/\/studio\.example/)).toBeVisible()
  await address.fill('http://127.0.0.1:9')
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText('From outside, this address leads nowhere')).toBeVisible()
  await address.fill('https://book.example')
  await page.getByRole('button', { name: 'Use this address' }).click()
  await expect(page.getByRole('img', { name: 'QR code that leads to https://book.example' })).toBeVisible()
  expect((await api('GET', '/studio')).tunnel_url).toBe('https://book.example')
  await page.getByRole('button', { name: 'Stop using it' }).click()
  await expect(page.getByRole('switch', { name: 'Online', exact: true })).toBeVisible()
})

test('a made-up studio, whose passwords everybody knows, does not go online', async ({
  page,
  furnished: { localUrl },
}) => {
  await signIn(page, `${localUrl}/manage/login`, { email: 'owner@marea.example', password: 'demo-by-the-sea' })
  await expect(page.getByRole('navigation').first()).toBeVisible()
  await page.goto(`${localUrl}/manage/settings?part=online`)
  await expect(page.getByText('This is a sample studio with public passwords')).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Online', exact: true })).toBeDisabled()
})
