import { Parser } from 'saxen'
import { BeyondLimit, LIMITS } from './limits.ts'

export interface Hear {
  /** An element begins: its name without the prefix, and its attributes by theirs. */
  open?: (name: string, attribute: (name: string) => string | undefined) => void
  close?: (name: string) => void
  text?: (text: string) => void
}

/**
 * The most characters of one tag, text or comment as they are written; one sign may take ten (`&#128512;`). The parser reads
 * what has not ended from its beginning with each piece that comes: of 30 million letters that took half a minute.
 */
const LONGEST = 10 * LIMITS.cell

/**
 * Reads XML from front to back as its pieces come, nothing where none comes; throws where it is not well formed, and what
 * the listener throws.
 */
export async function readXml(pieces: AsyncIterable<string>, hear: Hear): Promise<void> {
  const parser = new Parser()
  parser.on('error', (error) => {
    throw error
  })
  let unread = 0
  const ended = () => void (unread = 0)
  parser.on('openTag', (name, attributes, decode) => {
    ended()
    hear.open?.(local(name), (wanted) => {
      const found = attributes()
      const key = wanted in found ? wanted : Object.keys(found).find((full) => local(full) === wanted)
      return key === undefined ? undefined : decode(found[key] ?? '')
    })
  })
  parser.on('closeTag', (name) => {
    ended()
    hear.close?.(local(name))
  })
  parser.on('text', (text, decode) => {
    ended()
    hear.text?.(decode(text))
  })
  parser.on('cdata', (text) => {
    ended()
    hear.text?.(text)
  })
  for (const other of ['comment', 'question', 'attention'] as const) parser.on(other, ended)
  let isThere = false
  for await (const piece of pieces) {
    isThere = true
    unread += piece.length
    parser.write(piece)
    if (unread > LONGEST) throw new BeyondLimit('cell')
  }
  if (isThere) parser.end()
}

function local(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
