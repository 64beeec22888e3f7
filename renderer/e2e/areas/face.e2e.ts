import sharp from 'sharp'
import { phone as openPhone } from '../phone.ts'
import { expect, signIn, test, type Page } from '../studio.ts'
import { openStudio } from './desk.ts'

const INES = { email: 'ines@studio.test', password: 'Correct-Horse-7' }

/** Returns the first font family of an element, once that is loaded. */
async function setIn(page: Page, selector: string): Promise<string> {
  return page.evaluate(async (of) => {
    await document.fonts.ready
    const element = document.querySelector(of)
    if (!element) return 'none'
    const family = getComputedStyle(element).fontFamily.split(',')[0]!.replaceAll(/["']/g, '')
    return [...document.fonts].some((face) => face.family.includes(family) && face.status === 'loaded')
      ? family
      : 'none'
  }, selector)
}

test('an owner chooses the faces, sees them at once, and clients’ pages come in them', async ({
  page,
  studio,
  browser,
}) => {
  await openStudio(page, studio)
  await page.goto(`${studio.localUrl}/manage/settings?part=branding`)
  await expect.poll(() => setIn(page, 'h1')).toBe('Figtree')
  const faces = page.getByRole('radiogroup', { name: 'Typeface' })
  await expect(faces.getByRole('radio')).toHaveCount(4)
  await faces.getByText('Warm').click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => setIn(page, 'h1')).toBe('Fraunces')
  await expect.poll(() => setIn(page, 'body')).toBe('Figtree')

  // A colour too light to read is shaded, and the page says in which shade.
  await page.getByRole('textbox', { name: 'Main colour', exact: true }).fill('#fff3b0')
  await expect(page.getByText(/Your colour isn’t readable on white, so .* #[0-9a-f]{6}\./)).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()

  const phone = await openPhone(browser)
  await phone.goto(`${studio.publicUrl}/login`)
  await expect.poll(() => setIn(phone, 'h1')).toBe('Fraunces')
})

test('an instructor sets her own picture, and clients see it with her class', async ({ page, studio, browser }) => {
  const api = await openStudio(page, studio)
  const { id } = await api('POST', '/instructors', { ...INES, full_name: 'Inés Vega' })
  const { id: template_id } = await api('POST', '/class-templates', { name: 'Sunset flow' })
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const cls = await api('POST', '/scheduled-classes', {
    template_id,
    instructor_id: id,
    starts_at: `${tomorrow}T10:00`,
  })

  const phone = await openPhone(browser)
  await signIn(phone, `${studio.publicUrl}/login`, INES)
  await expect(phone.getByRole('navigation').first()).toBeVisible()
  await phone.goto(`${studio.publicUrl}/profile`)
  const face = sharp({ create: { width: 900, height: 700, channels: 3, background: '#c07050' } })
  const buffer = await face.jpeg().toBuffer()
  const chooser = phone.locator('input[type=file]')
  await chooser.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer })
  await expect(phone.locator('main img[src*="/pictures/instructor_"]')).toBeVisible()

  const stranger = await openPhone(browser)
  await stranger.goto(`${studio.publicUrl}/classes/${cls.id}`)
  const portrait = stranger.locator('dl img[src*="/pictures/instructor_"]')
  await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(160)

  await phone.getByRole('button', { name: 'Remove' }).click()
  await expect(phone.locator('main img[src*="/pictures/instructor_"]')).toHaveCount(0)
})
