import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { expectAccessible, expectAccessibleSoFar, standsStill, type Page } from '../studio.ts'

/** Widths that pages are looked at in, in CSS pixels: a laptop, a tablet, a phone, the smallest phone. */
export const sizes = {
  laptop: { width: 1280, height: 800 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 390, height: 844 },
  small: { width: 320, height: 568 },
} as const

export const themes = ['light', 'dark'] as const

/** Where the pictures are put, and how high one may be: what lies below is more of the same. */
export const FOLDER = join(import.meta.dirname, '../../../dist/gallery')
const HIGHEST = 2400

export interface Look {
  size: keyof typeof sizes
  theme: (typeof themes)[number]
}

const wanted = <Name extends string>(all: readonly Name[], variable: string): Name[] =>
  all.filter((one) => !process.env[variable] || process.env[variable].split(',').includes(one))

/** Every size in every theme; GALLERY_SIZES and GALLERY_THEMES name some of them. */
export const looks: readonly Look[] = wanted(Object.keys(sizes) as (keyof typeof sizes)[], 'GALLERY_SIZES').flatMap(
  (size) => wanted(themes, 'GALLERY_THEMES').map((theme) => ({ size, theme })),
)

/** Takes a picture of a page in every look. `name` is its path below the folder, without its ending. */
export async function takeAll(page: Page, name: string): Promise<void> {
  for (const { size, theme } of looks) {
    await page.emulateMedia({ colorScheme: theme })
    await page.setViewportSize(sizes[size])
    await standsStill(page)
    // A window as high as the page: its foot is the foot of the picture.
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ ...sizes[size], height: Math.min(Math.max(height, sizes[size].height), HIGHEST) })
    await standsStill(page)
    const file = join(FOLDER, `${name}.${size}-${theme}.webp`)
    mkdirSync(dirname(file), { recursive: true })
    await sharp(await page.screenshot({ animations: 'disabled' }))
      .webp({ quality: 82 })
      .toFile(file)
  }
}

/** Holds a page against WCAG 2.2 AA, by day on a laptop and by night on the smallest phone. */
export async function judge(page: Page, name: string, isLoading = false): Promise<void> {
  const hold = isLoading ? expectAccessibleSoFar : expectAccessible
  for (const [theme, size] of [
    ['light', 'laptop'],
    ['dark', 'small'],
  ] as const) {
    await page.emulateMedia({ colorScheme: theme })
    await page.setViewportSize(sizes[size])
    await hold(page, `${name}, ${size}, ${theme}`)
  }
}
