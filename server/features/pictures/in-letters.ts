import type { App } from '../../context.ts'
import { settingsOf } from '../settings/queries.ts'

/** Twice as high as it is shown, for fine screens. */
const HEIGHT = 96
const WIDTH = 480

/** The studio's logo for its letters, as PNG: not every mail program reads WebP. Undefined where there is none that can be read. */
export async function logoInLetters({ db, ports }: App): Promise<Uint8Array | undefined> {
  const { logo_file } = settingsOf(db)
  const bytes = logo_file === null ? undefined : await ports.files.read(logo_file)
  if (!bytes) return undefined
  // Loaded with the first letter that has one: the start does not wait for it.
  const { default: sharp } = await import('sharp')
  const fitted = sharp(bytes).resize({ width: WIDTH, height: HEIGHT, fit: 'inside' }).png()
  return fitted.toBuffer().catch(() => undefined)
}
