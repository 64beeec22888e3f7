import { Parser } from 'saxen'

export interface Hear {
  /** An element begins: its name without the prefix, and its attributes by theirs. */
  open?: (name: string, attribute: (name: string) => string | undefined) => void
  close?: (name: string) => void
  text?: (text: string) => void
}

/**
 * Reads XML from front to back as its pieces come, nothing where none comes; throws where it is not well formed, and what
 * the listener throws.
 */
export async function readXml(pieces: AsyncIterable<string>, hear: Hear): Promise<void> {
  const parser = new Parser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('openTag', (name, attributes, decode) =>
    hear.open?.(local(name), (wanted) => {
      const found = attributes()
      const key = wanted in found ? wanted : Object.keys(found).find((full) => local(full) === wanted)
      return key === undefined ? undefined : decode(found[key] ?? '')
    }),
  )
  parser.on('closeTag', (name) => hear.close?.(local(name)))
  parser.on('text', (text, decode) => hear.text?.(decode(text)))
  parser.on('cdata', (text) => hear.text?.(text))
  let isThere = false
  for await (const piece of pieces) {
    isThere = true
    parser.write(piece)
  }
  if (isThere) parser.end()
}

function local(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
