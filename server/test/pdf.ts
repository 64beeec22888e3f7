import assert from 'node:assert/strict'
import { inflateSync } from 'node:zlib'

/** A PDF as a reader sees it. */
export interface ReadPdf {
  title: string
  author: string
  language: string
  /** Width and height of the first page, in points, rounded. */
  size: [width: number, height: number]
  isTagged: boolean
  /** The fill colours of the first page, `#rrggbb`, in their order. */
  fills: string[]
  /** How many pictures made of points it has. */
  pictures: number
  /** The number of boxes that replace letters without a font. */
  boxes: number
  /** The lines of each page from top to bottom; letters from left to right as they stand, whatever their direction. */
  pages: string[][]
}

/** Reads what our papers are made of: whole objects, streams deflated, texts placed run by run in fonts that name their letters. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const file = Buffer.from(bytes).toString('latin1')
  assert.match(file, /^%PDF-[^]*%%EOF\s*$/)
  const objects = new Map<string, string>()
  for (const [, id = '', body = ''] of file.matchAll(/^(\d+) 0 obj\n([^]*?)\nendobj$/gm)) objects.set(id, body)
  const object = (id: string | undefined) => objects.get(id ?? '') ?? ''
  const page = [...objects.values()].filter((body) => /^\s*\/Type \/Page$/m.test(body))
  const info = [...objects.values()].find((body) => body.includes('/CreationDate')) ?? ''
  const [, left, top, right, bottom] = /\/MediaBox \[(\S+) (\S+) (\S+) (\S+)\]/.exec(page[0] ?? '')?.map(Number) ?? []
  const contents = page.map((body) => streamOf(object(/\/Contents (\d+) 0 R/.exec(body)?.[1])))
  return {
    title: textOf(/\/Title (\((?:\\.|[^\\)])*\)|<[^>]*>)/.exec(info)?.[1]),
    author: textOf(/\/Author (\((?:\\.|[^\\)])*\)|<[^>]*>)/.exec(info)?.[1]),
    language: textOf(/\/Lang (\([^)]*\))/.exec(file)?.[1]),
    size: [Math.round(right! - left!), Math.round(bottom! - top!)],
    fills: fillsOf(contents[0]!),
    pictures: file.match(/\/Subtype \/Image\b/g)?.length ?? 0,
    boxes: contents.reduce((sum, content) => sum + boxesOf(content), 0),
    isTagged: /\/MarkInfo <<\s*\/Marked true/.test(file),
    pages: page.map((body, at) => {
      const fonts = new Map<string, Map<string, string>>()
      for (const [, name = '', id] of body.matchAll(/\/(f\d+) (\d+) 0 R/g)) {
        const names = /\/ToUnicode (\d+) 0 R/.exec(object(id))?.[1]
        fonts.set(name, lettersOf(streamOf(object(names))))
      }
      return linesOf(contents[at]!, fonts)
    }),
  }
}

function streamOf(body: string): string {
  const at = body.indexOf('stream\n') + 'stream\n'.length
  const bytes = Buffer.from(body.slice(at, body.lastIndexOf('\nendstream')), 'latin1')
  return (body.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1')
}

/** The letters of a font's codes. */
function lettersOf(map: string): Map<string, string> {
  const pairs = [...map.matchAll(/^<([0-9A-F]{4})> <([0-9A-F]+)>$/gm)]
  return new Map(pairs.map(([, code = '', letters = '']) => [code, utf16(letters)]))
}

function linesOf(content: string, fonts: Map<string, Map<string, string>>): string[] {
  const runs: { x: number; y: number; text: string }[] = []
  let [x, y, within] = [0, 0, 0]
  let letters: Map<string, string> | undefined
  for (const { operator, operands } of operationsOf(content)) {
    if (operator === 'cm') [x, y] = [Number(operands[4]), Number(operands[5])]
    if (operator === 'Tm') within = Number(operands[4])
    if (operator === 'Tf') letters = fonts.get(operands[0]!.slice(1))
    if (operator !== 'Tj' && operator !== 'TJ') continue
    // A glyph without letters belongs to the cluster before it.
    const text = codesOf(operands)
      .map((code) => letters?.get(code) ?? '')
      .join('')
    runs.push({ x: x + within, y, text })
  }
  const heights = [...new Set(runs.map((run) => Math.round(run.y)))].toSorted((a, b) => b - a)
  return heights.map((height) => {
    const line = runs.filter((run) => Math.round(run.y) === height).toSorted((a, b) => a.x - b.x)
    return line
      .map(({ text }) => text)
      .join(' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
  })
}

/** The codes of the glyphs that an operator shows. */
function codesOf(operands: readonly string[]): string[] {
  const shown = operands.filter((operand) => operand.startsWith('('))
  return shown.flatMap((operand) => hexOf(operand.slice(1, -1)).match(/.{4}/g) ?? [])
}

/** Glyph 0 of every font is the box for what it lacks. */
function boxesOf(content: string): number {
  const shown = [...operationsOf(content)].filter(({ operator }) => operator === 'Tj' || operator === 'TJ')
  return shown.flatMap(({ operands }) => codesOf(operands)).filter((code) => code === '0000').length
}

function fillsOf(content: string): string[] {
  const filling = [...operationsOf(content)].filter(
    ({ operator, operands }) => operator === 'scn' && operands.length === 3,
  )
  const hexadecimal = (part: string) =>
    Math.round(Number(part) * 255)
      .toString(16)
      .padStart(2, '0')
  return filling.map(({ operands }) => `#${operands.map(hexadecimal).join('')}`)
}

/** The operators of a page's content with what stands before each. */
function* operationsOf(content: string): Generator<{ operator: string; operands: string[] }> {
  let operands: string[] = []
  for (let at = 0; at < content.length;) {
    const token = content[at] === '(' ? stringAt(content, at) : /[^\s()[\]]+|[^]/y.exec(content.slice(at, at + 80))![0]
    at += token.length
    if (/^[A-Za-z]+\*?$/.test(token)) {
      yield { operator: token, operands }
      operands = []
    } else if (token.trim() !== '') operands.push(token)
  }
}

/** The string that begins here, with its parentheses; those inside are escaped or in pairs. */
function stringAt(content: string, start: number): string {
  let depth = 0
  for (let at = start; ; at += 1) {
    if (content[at] === '\\') at += 1
    else if (content[at] === '(') depth += 1
    else if (content[at] === ')' && --depth === 0) return content.slice(start, at + 1)
  }
}

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** The bytes of a PDF string, its escapes undone, as hexadecimal digits. */
function hexOf(string: string): string {
  const bytes = string.replaceAll(/\\([0-7]{1,3}|[^])/g, (_, escaped: string) =>
    /^\d/.test(escaped) ? String.fromCharCode(Number.parseInt(escaped, 8)) : (escapes[escaped] ?? escaped),
  )
  return Buffer.from(bytes, 'latin1').toString('hex').toUpperCase()
}

/** A text of the document's facts: plain letters, or UTF-16 with its mark. */
function textOf(string = '()'): string {
  const hex = string.startsWith('<') ? string.slice(1, -1) : hexOf(string.slice(1, -1))
  return /^FEFF/i.test(hex) ? utf16(hex.slice(4)) : Buffer.from(hex, 'hex').toString('latin1')
}

function utf16(hex: string): string {
  return Buffer.from(hex, 'hex').swap16().toString('utf16le')
}
