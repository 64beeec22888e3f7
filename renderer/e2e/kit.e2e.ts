import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { build, type Plugin } from 'esbuild'
import { joinedMessages } from '../join-messages.ts'
import { expect, type Page } from './studio.ts'
import { readsAndLooks } from './words/read.ts'

const renderer = join(import.meta.dirname, '..')
const HOME = 'http://kit.test/'

/** The messages as the pages' own build joins them. */
const messages: Plugin = {
  name: 'messages',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^virtual:messages/ }, ({ path }) => ({ path, namespace: 'messages' }))
    onLoad({ filter: /./, namespace: 'messages' }, ({ path }) => ({
      contents: joinedMessages(path),
      resolveDir: renderer,
    }))
  },
}

/** The kit as one page: its own program, and the styles of the manager, which uses all of the kit. */
async function kitPage(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(renderer, 'kit/main.tsx')],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2023',
    jsx: 'automatic',
    loader: { '.css': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
    plugins: [messages],
  })
  const assets = join(renderer, '../dist/pages/manager/assets')
  const styles = readdirSync(assets).filter((name) => name.endsWith('.css'))
  const css = styles.map((name) => readFileSync(join(assets, name), 'utf8')).join('\n')
  const program = outputFiles[0]!.text.replaceAll('</script', '<\\/script')
  return readFileSync(join(renderer, 'kit/index.html'), 'utf8')
    .replace('</head>', () => `<style>${css}</style></head>`)
    .replace(/<script type="module".*<\/script>/, () => `<script type="module">${program}</script>`)
}

/** Tests on the kit, without a studio behind it; it is built once for all of them. */
const test = base.extend<{ kit: Page }, { built: string }>({
  // Playwright reads the fixtures a fixture needs from this pattern.
  // oxlint-disable-next-line no-empty-pattern
  built: [async ({}, give) => give(await kitPage()), { scope: 'worker' }],
  kit: async ({ page, built }, visit) => {
    await page.route(`${HOME}**`, (route) => route.fulfill({ contentType: 'text/html', body: built }))
    await page.setViewportSize({ width: 1000, height: 900 })
    await page.clock.install()
    await page.goto(HOME)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await visit(page)
  },
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('every part of the kit says and shows what it is given', async ({ kit }) => {
  await readsAndLooks(kit, 'kit')
  await expect(kit.getByRole('link', { name: 'Elsewhere' })).toHaveAttribute('rel', 'noreferrer')
  await expect(kit.getByRole('link', { name: 'Terms' })).not.toHaveAttribute('rel')
  await expect(button(kit, 'Large').locator('svg')).toHaveAttribute('width', '18')
  await expect(button(kit, 'New booking').locator('svg')).toHaveAttribute('width', '16')
  const avatars = kit.getByRole('region', { name: 'How full' }).locator('[data-initials="AR"]')
  await expect(avatars.nth(0).locator('img')).toHaveCount(1)
  await expect(avatars.nth(1).locator('img')).toHaveCount(0)

  await button(kit, 'Menu').click()
  await readsAndLooks(kit, 'kit-menu')
  await kit.keyboard.press('Escape')
  await button(kit, 'Filters').click()
  await expect(kit.getByRole('dialog', { name: 'Filters' }).getByRole('textbox', { name: 'Tag' })).toBeVisible()
  await kit.keyboard.press('Escape')

  const input = kit.locator('input[type=file]')
  await input.setInputFiles({ name: 'clients.csv', mimeType: 'text/csv', buffer: Buffer.from('a;b') })
  await expect(kit.getByText('clients.csv')).toBeVisible()
  await expect(kit.getByText('This file is empty.')).toHaveCount(0)
  await input.setInputFiles({ name: 'none.csv', mimeType: 'text/csv', buffer: Buffer.from('') })
  await expect(kit.getByRole('alert').filter({ hasText: 'This file is empty.' })).toBeVisible()

  const zone = kit.locator('.border-dashed').filter({ has: input })
  await zone.scrollIntoViewIfNeeded()
  const { x, y } = (await zone.boundingBox())!
  const files = ['main.tsx', 'index.html'].map((name) => join(renderer, 'kit', name))
  const drag = await kit.context().newCDPSession(kit)
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await drag.send('Input.dispatchDragEvent', {
      type,
      x: x + 20,
      y: y + 20,
      data: { items: [], files, dragOperationsMask: 1 },
    })
  await expect(kit.getByText('main.tsx')).toBeVisible()

  const clients = kit.getByRole('region', { name: 'Clients' })
  await clients.getByRole('button', { name: 'Next page' }).click()
  await expect(clients.getByText('101 to 150 of 1,204')).toBeVisible()
  for (const shown of ['51 to 100', '1 to 50']) {
    await clients.getByRole('button', { name: 'Previous page' }).click()
    await expect(clients.getByText(`${shown} of 1,204`)).toBeVisible()
  }
  await expect(clients.getByRole('button', { name: 'Previous page' })).toBeDisabled()
  const line = clients.getByRole('row', { name: 'Zoë' })
  await line.getByRole('checkbox').click({ force: true })
  await expect(line).toHaveAttribute('aria-selected', 'true')

  // As wide as each is meant to be, dialogs in the middle of the window.
  for (const [open, role, width] of [
    ['Dialog', 'dialog', 544],
    ['Question', 'alertdialog', 416],
    ['Drawer', 'dialog', 480],
  ] as const) {
    await button(kit, open).click()
    const panel = kit.getByRole(role)
    await expect.poll(async () => (await panel.boundingBox())?.width, open).toBe(width)
    const middle = async () => {
      const { y, height } = (await panel.boundingBox())!
      return Math.round(Math.abs(y + height / 2 - 450))
    }
    await expect.poll(middle, open).toBeLessThan(2)
    await kit.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
  }

  // The theme follows the device until another is chosen.
  const theme = async () => [
    await kit.locator('html').getAttribute('data-theme'),
    await kit.evaluate(() => localStorage.getItem('studio-desk.theme')),
  ]
  await kit.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(theme).toEqual(['dark', null])
  for (const [name, shown] of [
    ['Light', ['light', 'light']],
    ['Dark', ['dark', 'dark']],
    ['System', ['dark', null]],
  ] as const) {
    await kit.getByRole('radio', { name }).click()
    await expect.poll(theme, name).toEqual(shown)
  }
  await kit.emulateMedia({ colorScheme: 'light' })
  await expect.poll(theme).toEqual(['light', null])
})

test('tooltips, cut words and messages come and go in their time, by pointer, by keyboard and by a tap', async ({
  kit,
}) => {
  const tip = kit.getByRole('tooltip')
  const pass = (milliseconds: number) => kit.clock.runFor(milliseconds)
  const away = () => kit.mouse.move(2, 2)
  await kit.clock.pauseAt(Date.now() + 60_000)

  await button(kit, 'Renew').hover()
  await pass(499)
  await expect(tip).toHaveCount(0)
  await pass(1)
  await expect(tip).toHaveText('Renew')
  const [control, words] = [(await button(kit, 'Renew').boundingBox())!, (await tip.boundingBox())!]
  expect(words.y + words.height, 'above').toBeCloseTo(control.y - 6, 0)
  expect(words.x + words.width / 2).toBeCloseTo(control.x + control.width / 2, 0)
  await away()
  await pass(99)
  await expect(tip).toHaveCount(1)
  await pass(1)
  await expect(tip).toHaveCount(0)

  const refund = button(kit, 'Refund')
  await refund.hover()
  await pass(50)
  await away()
  await pass(80)
  await expect(tip, 'left before its time').toHaveCount(0)
  await refund.hover()
  await pass(120)
  await expect(tip).toHaveText('Your role doesn’t include this.')
  await away()
  await pass(100)

  await refund.dispatchEvent('pointerup', { pointerType: 'touch' })
  await pass(1)
  await expect(tip).toHaveText('Your role doesn’t include this.')
  await refund.dispatchEvent('pointerout', { pointerType: 'mouse' })
  await pass(100)
  await expect(tip).toHaveCount(0)
  await button(kit, 'Renew').dispatchEvent('pointerup', { pointerType: 'touch' })
  await pass(1)
  await expect(tip, 'a name is no reason').toHaveCount(0)

  await button(kit, 'Export').focus()
  for (const [coming, leaving] of [
    [['Tab'], 'Escape'],
    [['Tab', 'Shift+Tab'], 'Tab'],
  ] as const) {
    for (const key of coming) await kit.keyboard.press(key)
    await pass(1)
    await expect(tip, `after ${coming.join(', ')}`).toHaveText('Renew')
    await kit.keyboard.press(leaving)
    await pass(1)
    await expect(tip, `after ${leaving}`).toHaveCount(0)
  }

  await button(kit, 'Export').focus()
  await kit.keyboard.press('Tab')
  await kit.keyboard.press('a')
  await pass(1)
  await expect(tip, 'after another key than Escape').toHaveCount(1)
  await kit.keyboard.press('Tab')
  await pass(1)

  // A pointer that presses a button needs its name no more; a reason stays.
  for (const [name, stays] of [
    ['Renew', 0],
    ['Refund', 1],
  ] as const) {
    await button(kit, name).hover()
    await pass(500)
    await expect(tip).toHaveCount(1)
    await button(kit, name).dispatchEvent('pointerout', { pointerType: 'touch' })
    await button(kit, name).dispatchEvent('pointerdown', { pointerType: 'touch' })
    await pass(100)
    await expect(tip, `${name}: another finger`).toHaveCount(1)
    await kit.mouse.down()
    await pass(1)
    await expect(tip, name).toHaveCount(stays)
    await kit.mouse.up()
    await pass(1)
    await expect(tip, name).toHaveCount(stays)
    await away()
    await pass(100)
    await button(kit, name).dispatchEvent('pointerover', { pointerType: 'touch' })
    await pass(500)
    await expect(tip, `${name}: a finger over it`).toHaveCount(0)
  }

  // Wherever the control stands, the words keep from the window's edges.
  const at = async (left: string, top: number) => {
    await away()
    await pass(100)
    const place = `position: fixed; left: ${left}; top: ${top}px; z-index: 9`
    await button(kit, 'Renew').evaluate((one, style) => one.setAttribute('style', style), place)
    await button(kit, 'Renew').hover()
    await pass(500)
    const { x, y, width } = (await tip.boundingBox())!
    return { x, right: x + width, y }
  }
  const high = words.height + 14
  const { height } = control
  expect((await at('0', 300)).x).toBeCloseTo(8, 0)
  expect((await at('calc(100vw - 30px)', 300)).right).toBeCloseTo(992, 0)
  expect((await at('400px', high)).y, 'just room above').toBeCloseTo(8, 0)
  expect((await at('400px', high - 1)).y, 'below').toBeCloseTo(high - 1 + height + 6, 0)
  await away()
  await pass(100)
  await button(kit, 'Renew').evaluate((one) => one.removeAttribute('style'))

  await button(kit, 'Renew').evaluate((one) => scrollTo(0, scrollY + one.getBoundingClientRect().top - 4))
  await button(kit, 'Renew').hover()
  await pass(500)
  expect((await tip.boundingBox())!.y, 'below, where there is no room above').toBeGreaterThan(30)

  // Words cut off in a table show while a pointer rests on them.
  await away()
  await pass(100)
  const cut = kit.getByRole('tooltip', { includeHidden: true })
  const name = kit.getByText(/^Maximiliana/).first()
  await name.hover()
  await pass(399)
  await expect(cut).toHaveCount(0)
  await pass(1)
  await expect(cut).toContainText('Wolkenstein')
  const stands = async () => {
    const [long, all] = [(await name.boundingBox())!, (await cut.boundingBox())!]
    return {
      aside: all.x - long.x,
      below: all.y - long.y - long.height,
      above: long.y - all.y - all.height,
      left: all.x,
    }
  }
  expect((await stands()).below).toBeCloseTo(4, 0)
  expect((await stands()).aside).toBeCloseTo(0, 0)
  await away()
  await pass(1)
  await expect(cut).toHaveCount(0)
  await name.hover()
  await pass(200)
  await away()
  await pass(300)
  await expect(cut, 'left before its time').toHaveCount(0)
  await name.dispatchEvent('pointerover', { pointerType: 'touch' })
  await pass(400)
  await expect(cut, 'by a finger').toHaveCount(0)
  await kit.getByText('Trial', { exact: true }).first().hover()
  await pass(400)
  await expect(cut, 'nothing is cut off').toHaveCount(0)

  const long = kit.getByRole('row', { name: /Maximiliana/ })
  await kit.keyboard.press('Tab')
  await long.focus()
  await pass(1)
  await expect(cut, 'on the row').toContainText('Wolkenstein')
  await kit.keyboard.press('Shift')
  await pass(1)
  await expect(cut).toHaveCount(1)
  // The first one takes the selection back.
  await kit.keyboard.press('Escape')
  await kit.keyboard.press('Escape')
  await pass(1)
  await expect(cut).toHaveCount(0)
  await long.evaluate((one) => one.blur())
  await long.focus()
  await pass(1)
  await expect(cut).toHaveCount(1)
  await long.evaluate((one) => one.blur())
  await pass(1)
  await expect(cut, 'the row is left').toHaveCount(0)

  await name.evaluate((one) => scrollTo(0, scrollY + one.getBoundingClientRect().bottom - innerHeight + 20))
  await name.hover()
  await pass(400)
  expect((await stands()).above, 'above, where there is no room below').toBeCloseTo(4, 0)
  await kit.mouse.wheel(0, 30)
  await expect(cut, 'the page moves').toHaveCount(0)
  await away()
  await pass(1)
  await kit.setViewportSize({ width: 500, height: 900 })
  await name.hover()
  await pass(400)
  expect((await stands()).left, 'within the window').toBeCloseTo(44, 0)
  await away()
  await pass(1)
  await kit.setViewportSize({ width: 1000, height: 900 })

  // A message stays long enough to be read, and one that failed until it is closed.
  for (const [name, text, stays] of [
    ['Toast', 'Ana is checked in', 4000],
    ['Undo toast', 'Booking cancelled', 12_000],
  ] as const) {
    await button(kit, name).click()
    await expect(kit.getByText(text)).toBeVisible()
    await kit.clock.runFor(stays - 1)
    await expect(kit.getByText(text)).toBeVisible()
    await kit.clock.runFor(2)
    await expect(kit.getByText(text)).toHaveCount(0)
  }
  for (let times = 0; times < 4; times += 1) await button(kit, 'Undo toast').click()
  await expect(kit.getByText('Booking cancelled')).toHaveCount(3)
  for (const left of [3, 2, 1, 0]) {
    await button(kit, 'Undo').first().click()
    await expect(kit.getByText('Booking cancelled')).toHaveCount(left)
  }
  await button(kit, 'Error toast').click()
  await kit.clock.runFor(600_000)
  await expect(kit.getByText('All 20 places are taken.')).toBeVisible()
  // It leaves the buttons of a drawer free.
  const message = kit.getByRole('region', { name: 'Messages' })
  const end = async () => ((box) => box!.x + box!.width)(await message.boundingBox())
  expect(await end()).toBeGreaterThan(900)
  await button(kit, 'Drawer').click()
  await expect.poll(end).toBeLessThan((await kit.getByRole('dialog').first().boundingBox())!.x)
  await kit.keyboard.press('Escape')
  await kit.clock.runFor(1000)
  await expect.poll(end).toBeGreaterThan(900)
  await button(kit, 'Close').click()
  await expect(kit.getByText('All 20 places are taken.')).toHaveCount(0)
})
