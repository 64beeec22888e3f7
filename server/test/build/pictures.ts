import sharp from 'sharp'
import type { ReachedStudio } from '../request.ts'

/** A plain picture of a size, to be saved in any format. */
export const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3a7' } })

/** Noise, which no format makes small. */
export const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })

/** A file as a browser uploads it. */
export function formOf(bytes: Uint8Array, name = 'picture.png'): FormData {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)]), name)
  return form
}

/** A small picture, as a browser uploads it. */
export const picture = async (): Promise<FormData> => formOf(await plain(8, 8).png().toBuffer())

/** Sets a picture at the operation's path (`studio/logo`), as the owner. */
export async function setPicture(studio: ReachedStudio, path: string, bytes?: Uint8Array) {
  const { status, body } = await studio.asOwner(
    `POST /api/v1/${path}`,
    formOf(bytes ?? (await plain(320, 200).png().toBuffer())),
  )
  if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`)
  return body
}
