import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Typeface } from './lib/typeface-rules.ts'

/** The built files of the typefaces for pages (`build/faces/`). */
export interface Faces {
  /** The address of a style sheet of all of them, for where they are chosen. */
  sheet: string
  /** For each pairing the style that names it, and the files that every page with it needs. */
  of: Record<Typeface, { style: string; first: readonly string[] }>
}

/** The faces beside built pages; null where pages were built without. */
export function readFaces(folder: string): Faces | null {
  const file = join(folder, 'faces', 'faces.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Faces) : null
}

/** The tags of a pairing in a page's head: its files, fetched right away, and its style. */
export function facesMarkup(faces: Faces | null, typeface: Typeface): string {
  if (!faces) return ''
  const { style, first } = faces.of[typeface]
  const asked = first.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`)
  return `${asked.join('')}<style>${style}</style>`
}
