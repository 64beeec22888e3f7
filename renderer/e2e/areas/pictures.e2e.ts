import sharp from 'sharp'
import { overflow, phone as openPhone } from '../phone.ts'
import { expect, signIn, test, type Page } from '../studio.ts'
import { dialog, openStudio, press, row } from './desk.ts'
import { MIA } from './door.ts'

/** A picture as the owner has it: larger than needed, and of another shape. */
async function photo(background: string, width = 2000, height = 1500) {
  const image = sharp({ create: { width, height, channels: 3, background } })
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() }
}

const field = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** True if a picture has come, and in which shape. */
async function shape(page: Page, of: string): Promise<number | null> {
  const image = page.locator(`img[src*="/pictures/${of}_"]`).first()
  if ((await image.count()) === 0) return null
  return image.evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => naturalWidth / naturalHeight)
}

test('an owner hangs a logo, a cover and a class’s picture, and clients see them until they are removed', async ({
  page,
  studio,
  browser,
}) => {
  const api = await openStudio(page, studio)
  const branding = () => page.goto(`${studio.localUrl}/manage/settings?part=branding`)
  await branding()
  for (const [name, color] of [
    ['Logo', '#204060'],
    ['Cover', '#c08040'],
  ] as const) {
    await field(page, name)
      .locator('input[type=file]')
      .setInputFiles(await photo(color))
    await expect(field(page, name).getByRole('img', { name })).toBeVisible()
  }
  await expect.poll(() => shape(page, 'cover')).toBeCloseTo(16 / 9, 2)
  await expect(page.getByRole('navigation').first().locator('img[src*="/pictures/logo_"]')).toBeVisible()

  // A file that is no picture is refused, and the cover stays.
  const pdf = { name: 'cover.png', mimeType: 'image/png', buffer: Buffer.from('%PDF-1.7') }
  await field(page, 'Cover').locator('input[type=file]').setInputFiles(pdf)
  await expect(field(page, 'Cover').getByText(/Choose a JPEG, PNG, WebP or AVIF/)).toBeVisible()
  await expect(field(page, 'Cover').getByRole('img', { name: 'Cover' })).toBeVisible()

  const { id } = await api('POST', '/class-templates', { name: 'Sunrise' })
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  await api('POST', '/scheduled-classes', { template_id: id, starts_at: `${tomorrow}T10:00` })
  await page.goto(`${studio.localUrl}/manage/schedule/templates`)
  await row(page, 'Sunrise').getByText('Sunrise').click()
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles(await photo('#40a060'))
  await expect(dialog(page).getByRole('img', { name: 'Photo of Sunrise' })).toBeVisible()
  await press(page, 'Cancel')
  await expect(row(page, 'Sunrise').locator('img')).toBeVisible()

  await api('POST', '/auth/register/client', MIA)
  const phone = await openPhone(browser)
  await signIn(phone, `${studio.publicUrl}/login`, MIA)
  await expect(phone.getByRole('navigation').first()).toBeVisible()
  await expect.poll(() => shape(phone, 'logo')).toBeCloseTo(4 / 3, 1)
  await expect.poll(() => shape(phone, 'cover')).toBeCloseTo(16 / 9, 2)
  await phone.goto(`${studio.publicUrl}/?day=${tomorrow}`)
  await expect.poll(() => shape(phone, `template_${id}`)).toBeCloseTo(16 / 9, 2)
  expect(await phone.locator('img[src*=cover]').count(), 'the cover is for the first visit').toBe(0)
  await phone.getByRole('link', { name: /^Sunrise/ }).click()
  await expect(phone.getByRole('img', { name: 'Sunrise' })).toBeVisible()
  expect(await overflow(phone)).toBe(0)

  await branding()
  for (const name of ['Logo', 'Cover']) {
    await field(page, name).getByRole('button', { name: 'Remove the picture' }).click()
    await expect(field(page, name).getByRole('img', { name })).toHaveCount(0)
  }
  await api('DELETE', `/class-templates/${id}/photo`)
  await phone.goto(`${studio.publicUrl}/?day=${tomorrow}`)
  await expect(phone.getByRole('link', { name: /^Sunrise/ })).toBeVisible()
  await phone.waitForLoadState('networkidle')
  await expect(phone.locator('img')).toHaveCount(0)
})
