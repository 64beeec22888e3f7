import type { DemoApi } from './api.ts'
import { classPictures } from './drawn/classes.ts'
import { portraits } from './drawn/portraits.ts'
import { productPictures } from './drawn/products.ts'
import { cover, logo } from './drawn/studio.ts'

/** Hangs a drawing where an operation takes a picture. */
export type Hang = (path: string, drawing: string | undefined) => Promise<void>

/** How drawings are hung; where the library for pictures is missing, the studio does without. */
export async function hanging(api: DemoApi): Promise<Hang> {
  const sharp = await import('sharp').catch(() => undefined)
  return async (path, drawing) => {
    if (!sharp || drawing === undefined) return
    const form = new FormData()
    const png = await sharp.default(Buffer.from(drawing)).png().toBuffer()
    form.set('file', new Blob([new Uint8Array(png)]), 'drawing.png')
    await api.make(path, form)
  }
}

/** Hangs the made-up studio's pictures: its logo, its cover, one for each class template, and who teaches. */
export async function hangPictures(
  api: DemoApi,
  templates: ReadonlyMap<string, number>,
  teachers: ReadonlyMap<string, number>,
): Promise<void> {
  const hang = await hanging(api)
  await hang('/studio/logo', logo)
  await hang('/studio/cover', cover)
  for (const [name, id] of templates) await hang(`/class-templates/${id}/photo`, classPictures[name])
  for (const [name, id] of teachers) await hang(`/instructors/${id}/photo`, portraits[name])
}

/** Puts a picture to each thing on the shelf. */
export async function hangProducts(api: DemoApi, products: ReadonlyMap<string, number>): Promise<void> {
  const hang = await hanging(api)
  for (const [name, id] of products) await hang(`/products/${id}/photo`, productPictures[name])
}
