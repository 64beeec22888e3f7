import type { DemoApi } from './api.ts'
import { cover, logo, motifs } from './drawings.ts'

/** Hangs the made-up studio's pictures: its logo, its cover, one for each class template. */
export async function hangPictures(api: DemoApi, templates: ReadonlyMap<string, number>): Promise<void> {
  // Where the library for pictures is missing, the studio does without.
  const sharp = await import('sharp').catch(() => undefined)
  if (!sharp) return
  const hang = async (path: string, drawing: string) => {
    const form = new FormData()
    const png = await sharp.default(Buffer.from(drawing)).png().toBuffer()
    form.set('file', new Blob([new Uint8Array(png)]), 'drawing.png')
    await api.make(path, form)
  }
  await hang('/studio/logo', logo)
  await hang('/studio/cover', cover)
  for (const [name, id] of templates) await hang(`/class-templates/${id}/photo`, motifs[name]!)
}
