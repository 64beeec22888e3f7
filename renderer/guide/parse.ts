import { headingId, type Block, type Line, type Words } from './blocks.ts'

/**
 * The blocks of a chapter of the guide: headings, paragraphs, lists, tables and pictures, with bold words, code and links in
 * them. Throws at anything else, so that a chapter never shows signs of how it is written.
 */
export function parseChapter(text: string): Block[] {
  const blocks: Block[] = []
  for (const part of text.trim().split(/\n\s*\n/)) blocks.push(...blocksOf(part.split('\n')))
  return blocks
}

const HEADING = /^(#{1,3}) (.+)$/
const PICTURE = /^!\[(.+)\]\((\S+)\)$/
const ITEM = /^(?:-|\d+\.) /

function blocksOf(lines: readonly string[]): Block[] {
  const [first = '', ...others] = lines
  const heading = HEADING.exec(first)
  if (heading) {
    const [, signs = '', text = ''] = heading
    const own: Block = { kind: 'heading', level: signs.length as 1 | 2 | 3, id: headingId(text), text }
    return others.length > 0 ? [own, ...blocksOf(others)] : [own]
  }
  const picture = PICTURE.exec(lines.join(' '))
  if (picture) return [{ kind: 'picture', alt: picture[1]!, src: picture[2]! }]
  if (first.startsWith('|')) return [tableOf(lines)]
  if (ITEM.test(first)) return [listOf(lines)]
  const item = lines.findIndex((line) => ITEM.test(line))
  // A list may follow its sentence without an empty line.
  if (item > 0) return [paragraphOf(lines.slice(0, item)), listOf(lines.slice(item))]
  return [paragraphOf(lines)]
}

const paragraphOf = (lines: readonly string[]): Block => ({ kind: 'paragraph', line: lineOf(joined(lines)) })

const joined = (lines: readonly string[]): string => lines.map((line) => line.trim()).join(' ')

function listOf(lines: readonly string[]): Block {
  const items: string[][] = []
  for (const line of lines) {
    if (ITEM.test(line)) items.push([line.replace(ITEM, '')])
    else items.at(-1)!.push(line)
  }
  return { kind: 'list', isOrdered: /^\d/.test(lines[0]!), items: items.map((item) => lineOf(joined(item))) }
}

function tableOf([head = '', , ...rows]: readonly string[]): Block {
  const cells = (row: string) =>
    row
      .trim()
      .slice(1, -1)
      .split('|')
      .map((cell) => lineOf(cell.trim()))
  return { kind: 'table', head: cells(head), rows: rows.map(cells) }
}

const PIECES = /\*\*([^*]+)\*\*|`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)/g

function lineOf(text: string): Line {
  const words: Words[] = []
  let from = 0
  for (const found of text.matchAll(PIECES)) {
    if (found.index > from) words.push(plain(text.slice(from, found.index)))
    words.push(pieceOf(found))
    from = found.index + found[0].length
  }
  if (from < text.length) words.push(plain(text.slice(from)))
  return words
}

function pieceOf([, bold, code, text, to]: RegExpMatchArray): Words {
  if (bold !== undefined) return { kind: 'bold', text: bold }
  if (code !== undefined) return { kind: 'code', text: code }
  const chapter = /^([\w-]*)(?:\.md)?(?:#(.+))?$/.exec(to!)
  // A link that leads outside the guide has no page in the studio.
  return chapter ? { kind: 'link', text: text!, chapter: chapter[1]!, heading: chapter[2] ?? '' } : plain(text!)
}

function plain(text: string): Words {
  if (/\*\*|`|<\w|\]\(/.test(text)) throw new Error(`The guide has signs that its pages do not know: ${text}`)
  return { kind: 'text', text }
}
