import { chromium } from '@playwright/test'
import jsQR from 'jsqr'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { overflow } from '../phone.ts'
import { expect, expectAccessible, picture, standsStill, test, type Page } from '../studio.ts'
import { dialog, type Api } from './desk.ts'
import { dayFromNow, inMinutes, LUCIA, offer, openPortal } from './door.ts'

/** Reads the text of the QR code on a page. */
async function readCode(page: Page): Promise<{ text: string; png: Buffer }> {
  const code = dialog(page).getByRole('img', { name: 'Your check-in code' })
  await expect(code).toBeVisible()
  await standsStill(page)
  const png = await code.screenshot()
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const found = jsQR.default(new Uint8ClampedArray(data), info.width, info.height)
  return { text: found?.data ?? '', png }
}

/** A film in which a picture is held up, as Chromium plays it for a camera. */
async function filmOf(png: Buffer): Promise<Buffer> {
  const [width, height] = [640, 480]
  const picture = sharp(png).resize(300, 300, { kernel: 'nearest' })
  const framed = await picture.extend({ top: 90, bottom: 90, left: 170, right: 170, background: '#fff' }).toBuffer()
  const grey = await sharp(framed).greyscale().raw().toBuffer()
  const colourless = Buffer.alloc((width * height) / 2, 128)
  const frame = Buffer.concat([Buffer.from('FRAME\n'), grey, colourless])
  return Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`), frame, frame])
}

/** A class whose check-in is open, with Mia in it. */
async function furnish(api: Api, mia: number): Promise<{ id: number }> {
  const template = await api('POST', '/class-templates', { name: 'Evening Flow' })
  const cls = await api('POST', '/scheduled-classes', { template_id: template.id, starts_at: inMinutes(20) })
  return api('POST', '/bookings', { scheduled_class_id: cls.id, client_id: mia, force: true })
}

const pairingCode = async (api: Api): Promise<string> => (await api('POST', '/kiosks', { name: 'Door' })).pairing_code

test('a client holds their code up, the kiosk reads it, and a wrong tap is taken back', async ({ browser, studio }) => {
  const { page, api, mia } = await openPortal(browser, studio)
  const booking = await furnish(api, mia)
  const status = async () => (await api('GET', `/bookings/${booking.id}`)).status
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`${studio.publicUrl}/bookings`)
  const open = page.getByRole('button', { name: 'Show the check-in code for Evening Flow' })
  await open.click()
  const { text, png } = await readCode(page)
  expect(text).toMatch(new RegExp(`^${booking.id}\\.\\d+\\.[0-9a-f]{32}$`))
  expect(await overflow(page)).toBe(0)
  await expectAccessible(page, 'the code for the door')
  await picture(page, 'door-code')

  const kiosk = await (await browser.newContext({ viewport: { width: 1024, height: 768 }, locale: 'en-GB' })).newPage()
  await kiosk.goto(`${studio.publicUrl}/kiosk#${await pairingCode(api)}`)
  await expect(kiosk.getByRole('heading', { name: /Evening Flow/ })).toBeVisible()
  expect(new URL(kiosk.url()).hash, 'a code stays in no history').toBe('')
  await kiosk.keyboard.type(text)
  await kiosk.keyboard.press('Enter')
  await expect(kiosk.getByRole('heading', { name: 'Welcome, Mia' })).toBeVisible()
  await expect(kiosk.getByText('Your first class with us')).toBeVisible()
  await expectAccessible(kiosk, 'a welcome that can be undone')
  await picture(kiosk, 'kiosk-undo')
  await expect(page.getByText('You’re checked in.')).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  await kiosk.getByRole('button', { name: 'Not you? Undo' }).click()
  await expect(kiosk.getByText('Check-in undone')).toBeVisible()
  expect(await status()).toBe('booked')
  await kiosk.context().close()

  await test.step('a tablet without a reader of its own reads the code with its camera', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'studio-film-'))
    const film = join(folder, 'code.y4m')
    writeFileSync(film, await filmOf(png))
    const executablePath = process.env['CHROMIUM_PATH']
    const args = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
    const withCamera = await chromium.launch({
      ...(executablePath && { executablePath }),
      args: [...args, `--use-file-for-fake-video-capture=${film}`, '--no-sandbox'],
    })
    try {
      const tablet = await (await withCamera.newContext({ locale: 'en-GB' })).newPage()
      await tablet.addInitScript(() => Reflect.deleteProperty(globalThis, 'BarcodeDetector'))
      await tablet.goto(`${studio.localUrl}/kiosk#${await pairingCode(api)}`)
      await tablet.getByRole('button', { name: 'Scan the code on your phone' }).click()
      await expect(tablet.getByRole('heading', { name: 'Welcome, Mia' })).toBeVisible({ timeout: 20_000 })
    } finally {
      await withCamera.close()
      rmSync(folder, { recursive: true })
    }
    expect(await status()).toBe('checked_in')
  })

  await test.step('without a connection the sheet says what to do instead', async () => {
    await api('POST', `/bookings/${booking.id}/undo`)
    await page.route('**/check-in-code', (route) => route.abort())
    await page.goto(`${studio.publicUrl}/bookings`)
    await open.click()
    await expect(dialog(page)).toContainText('Tap your name at the kiosk instead.')
    await expectAccessible(page, 'no code without a connection')
  })
  await page.context().close()
})

test('classes and appointments to come are one list by time, and a message covers neither it nor the bell', async ({
  browser,
  studio,
}) => {
  const { page, api, mia } = await openPortal(browser, studio)
  const { service, instructors } = await offer(api, LUCIA)
  const wish = { service_id: service.id, instructor_id: instructors[0], client_id: mia }
  await api('POST', '/appointments', { ...wish, starts_at: `${dayFromNow(2)}T12:00` })
  const template = await api('POST', '/class-templates', { name: 'Vinyasa' })
  const plan = (days: number) =>
    api('POST', '/scheduled-classes', { template_id: template.id, starts_at: `${dayFromNow(days)}T18:30` })
  const [after, before] = [await plan(3), await plan(1)]
  for (const { id } of [after, before])
    await api('POST', '/bookings', { scheduled_class_id: id, client_id: mia, force: true })

  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`${studio.publicUrl}/bookings`)
  const cards = page.getByRole('main').getByRole('listitem')
  await expect(cards).toHaveText([/Vinyasa/, /Private lesson/, /Vinyasa/])
  expect(await overflow(page)).toBe(0)
  await expectAccessible(page, 'one list by time')
  await picture(page, 'one-list')

  await page.goto(`${studio.publicUrl}/classes/${after.id}`)
  await page.getByRole('button', { name: 'Cancel booking' }).click()
  await dialog(page).getByRole('button', { name: 'Cancel booking' }).click()
  await expect(dialog(page)).toHaveCount(0)
  const message = page.getByRole('alertdialog').filter({ hasText: 'cancelled' })
  await expect(message).toBeVisible()
  await standsStill(page)
  const toast = (await message.boundingBox())!
  expect(toast.y, 'a message is at the foot of a phone').toBeGreaterThan(320)
  expect(toast.y + toast.height).toBeLessThan(640 - 64)
  await page.context().close()
})
