import type { App } from '../../context.ts'
import type { FileAnswer } from '../../http/operation.ts'

/** How long a picture may be kept whose address names its version. */
export const FOR_GOOD = 'max-age=31536000, immutable'

/** A picture's file as an answer that can only be a picture; undefined where there is no such file. */
export async function pictureAnswer(
  { ports }: App,
  name: string,
  headers: Record<string, string>,
): Promise<FileAnswer | undefined> {
  const bytes = await ports.files.read(name)
  if (!bytes) return undefined
  const type = name.endsWith('.jpg') ? 'image/jpeg' : 'image/webp'
  return { bytes, type, headers: { 'Content-Security-Policy': "sandbox; default-src 'none'", ...headers } }
}
