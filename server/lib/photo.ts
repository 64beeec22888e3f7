const accepted = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif'])
const MOST_PIXELS = 40_000_000
const LONGEST_SIDE = 1200

/**
 * A picture as WebP of at most 1200 by 1200 pixels, upright and without its metadata (EXIF, GPS); undefined for what is
 * no JPEG, PNG, WebP or AVIF by its content, is damaged, or has more than 40 megapixels.
 */
export async function toWebp(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  // Loaded with the first photo: a studio without one starts quicker and stays smaller.
  const { fileTypeFromBuffer } = await import('file-type')
  const type = await fileTypeFromBuffer(bytes)
  if (!type || !accepted.has(type.mime)) return undefined
  const { default: sharp } = await import('sharp')
  try {
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .rotate()
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer()
  } catch {
    return undefined
  }
}
