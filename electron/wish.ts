import { resolve } from 'node:path'
import { LINK_SCHEME } from './security/links.ts'

/** The purpose for which the application was started, or opened while it was at work. */
export interface Wish {
  /** A link that leads into it. */
  link?: string
  /** The file of a copy that was opened. */
  copy?: string
}

/** Returns the wish in the words of a start in a folder. */
export function wishIn(words: readonly string[], folder: string): Wish {
  const link = words.find((word) => word.toLowerCase().startsWith(`${LINK_SCHEME}:`))
  const copy = words.find((word) => !word.startsWith('-') && word.endsWith('.studiobackup'))
  return { ...(link !== undefined && { link }), ...(copy !== undefined && { copy: resolve(folder, copy) }) }
}
