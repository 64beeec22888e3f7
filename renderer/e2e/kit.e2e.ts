import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { build } from 'esbuild'
import { expect, type Page } from './studio.ts'
import { readsAndLooks } from './words/read.ts'

const renderer = join(import.meta.dirname, '..')
const HOME = 'http://kit.test/'

/** The gallery as one page: its own program, and the styles of the manager, which uses all of the kit. */
async function galleryPage(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(renderer, 'gallery/main.tsx')],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2023',
    jsx: 'automatic',
    loader: { '.css': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  })
  const assets = join(renderer, '../dist/pages/manager/assets')
  const styles = readdirSync(assets).filter((name) => name.endsWith('.css'))
  const css = styles.map((name) => readFileSync(join(assets, name), 'utf8')).join('\n')
  const program = outputFiles[0]!.text.replaceAll('</script', '<\\/script')
  return readFileSync(join(renderer, 'gallery/index.html'), 'utf8')
    .replace('</head>', () => `<style>${css}</style></head>`)
    .replace(/<script type="module".*<\/script>/, () => `<script type="module">${program}</script>`)
}

/** Tests on the gallery, without a studio behind it; it is built once for all of them. */
const test = base.extend<{ kit: Page }, { built: string }>({
  // Playwright reads the fixtures a fixture needs from this pattern.
  // oxlint-disable-next-line no-empty-pattern
  built: [async ({}, give) => give(await galleryPage()), { scope: 'worker' }],
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
  expect(words.y + words.height, 'above').toBeLessThan(control.y)
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
  await expect(tip).toHaveText('Your role does not include this.')
  await away()
  await pass(100)

  await refund.dispatchEvent('pointerup', { pointerType: 'touch' })
  await pass(1)
  await expect(tip).toHaveText('Your role does not include this.')
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
  await away()
  await pass(1)
  await expect(cut).toHaveCount(0)

  // A message stays long enough to be read, and one that failed until it is closed.
  for (const [name, text, stays] of [
    ['Toast', 'Ana is checked in', 4000],
    ['Undo toast', 'Booking cancelled', 9000],
  ] as const) {
    await button(kit, name).click()
    await expect(kit.getByText(text)).toBeVisible()
    await kit.clock.runFor(stays - 1)
    await expect(kit.getByText(text)).toBeVisible()
    await kit.clock.runFor(2)
    await expect(kit.getByText(text)).toHaveCount(0)
  }
  await button(kit, 'Error toast').click()
  await kit.clock.runFor(600_000)
  await expect(kit.getByText('All 20 places are taken.')).toBeVisible()
  await button(kit, 'Close').click()
  await expect(kit.getByText('All 20 places are taken.')).toHaveCount(0)
})
