import type PDFDocument from 'pdfkit'
import { fontFile, runsOf, type Face, type Run } from './fonts.ts'

type Pdf = InstanceType<typeof PDFDocument>

export interface TextStyle {
  size?: number
  bold?: boolean
  color?: string
  align?: 'left' | 'right'
}

/** One cell of a row: its text and the share of the width it takes. */
export interface Cell extends TextStyle {
  text: string
  width: number
}

const MARGIN = 56
const INK = '#1c1c1a'

export interface SheetOptions {
  title: string
  author: string
  /** The instant the document says it was made at. */
  created: string
}

/** An A4 document that is written from top to bottom, in any script, with new pages as needed. */
export class Sheet {
  readonly #pdf: Pdf
  readonly #chunks: Uint8Array[] = []
  readonly #ended: Promise<void>
  #y = MARGIN

  constructor(pdf: Pdf) {
    this.#pdf = pdf
    pdf.on('data', (chunk: Uint8Array) => this.#chunks.push(chunk))
    this.#ended = new Promise((resolve, reject) => {
      pdf.on('end', resolve)
      pdf.on('error', reject)
    })
  }

  /** Width between the margins, in points. */
  get width(): number {
    return this.#pdf.page.width - 2 * MARGIN
  }

  /** Writes a text over the whole width, wrapped; its own line breaks hold. */
  text(text: string, style: TextStyle = {}): void {
    this.row([{ text, width: 1, ...style }])
  }

  /** Writes cells beside each other, each wrapped in its share of the width. */
  row(cells: readonly Cell[]): void {
    const shares = cells.reduce((sum, cell) => sum + cell.width, 0)
    const set = cells.map((cell) => {
      const width = (this.width * cell.width) / shares
      return { cell, width, lines: this.#wrap(cell.text, cell, width - (cells.length > 1 ? 6 : 0)) }
    })
    const rows = Math.max(...set.map(({ lines }) => lines.length))
    const leading = 1.45 * Math.max(...cells.map(sizeOf))
    for (let index = 0; index < rows; index += 1) {
      this.#need(leading)
      let x = MARGIN
      for (const { cell, width, lines } of set) {
        const line = lines[index]
        if (line !== undefined) this.#line(line, cell, x, width)
        x += width
      }
      this.#y += leading
    }
  }

  /** A thin line from margin to margin. */
  rule(color = '#d8d8d4'): void {
    this.#need(12)
    const y = this.#y + 5
    this.#pdf
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + this.width, y)
      .lineWidth(0.75)
      .strokeColor(color)
      .stroke()
    this.#y += 12
  }

  /** Empty space, in points. */
  gap(height: number): void {
    this.#y += height
  }

  /** Puts a PNG or JPEG (a signature, say) at the left, in at most this size; gives the space it took. */
  image(bytes: Uint8Array, box: { width: number; height: number }): void {
    this.#need(box.height)
    this.#pdf.image(Buffer.from(bytes), MARGIN, this.#y, { fit: [box.width, box.height] })
    this.#y += box.height
  }

  /** Ends the document and gives its bytes. */
  async finish(): Promise<Uint8Array> {
    this.#pdf.end()
    await this.#ended
    return Buffer.concat(this.#chunks)
  }

  #need(height: number): void {
    if (this.#y + height <= this.#pdf.page.height - MARGIN) return
    this.#pdf.addPage()
    this.#y = MARGIN
  }

  #line(text: string, style: TextStyle, x: number, width: number): void {
    const runs = runsOf(text, style)
    let at = style.align === 'right' ? x + width - this.#measure(runs, style) : x
    this.#pdf.fillColor(style.color ?? INK)
    for (const run of runs) {
      this.#choose(run.face, style)
      // Faces sit on one baseline, whatever their heights.
      this.#pdf.text(run.text, at, this.#y + sizeOf(style), { lineBreak: false, baseline: 'alphabetic', features: [] })
      at += this.#widthOf(run)
    }
  }

  #wrap(text: string, style: TextStyle, width: number): string[] {
    return text.split(/\r?\n/).flatMap((paragraph) => this.#wrapParagraph(paragraph, style, width))
  }

  #wrapParagraph(paragraph: string, style: TextStyle, width: number): string[] {
    const lines: string[] = []
    let line = ''
    let used = 0
    for (const word of wordsOf(paragraph)) {
      for (const piece of this.#fit(word, style, width)) {
        const needed = this.#measure(runsOf(piece, style), style)
        if (used + this.#measure(runsOf(piece.trimEnd(), style), style) > width && line !== '') {
          lines.push(line.trimEnd())
          line = ''
          used = 0
          if (piece.trim() === '') continue
        }
        line += piece
        used += needed
      }
    }
    return [...lines, line.trimEnd()]
  }

  /** A word that is wider than the line, in pieces that fit. */
  #fit(word: string, style: TextStyle, width: number): string[] {
    if (this.#measure(runsOf(word, style), style) <= width) return [word]
    const pieces: string[] = ['']
    for (const { segment } of graphemes.segment(word)) {
      const longer = pieces.at(-1)! + segment
      if (this.#measure(runsOf(longer, style), style) <= width) pieces[pieces.length - 1] = longer
      else pieces.push(segment)
    }
    return pieces
  }

  #measure(runs: readonly Run[], style: TextStyle): number {
    return runs.reduce((sum, run) => {
      this.#choose(run.face, style)
      return sum + this.#widthOf(run)
    }, 0)
  }

  // Without `features` words are shaped one by one and set from left to right, which turns Arabic and Hebrew around.
  #widthOf(run: Run): number {
    return this.#pdf.widthOfString(run.text, { features: [] })
  }

  #choose(face: Face, style: TextStyle): void {
    this.#pdf.font(fontFile(face)).fontSize(sizeOf(style))
  }
}

const words = new Intl.Segmenter('en', { granularity: 'word' })
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

function sizeOf({ size = 10 }: TextStyle): number {
  return size
}

/** Where a line may break: after a word with what clings to it (punctuation, spaces). */
function wordsOf(text: string): string[] {
  const pieces: string[] = []
  for (const { segment, isWordLike } of words.segment(text)) {
    const last = pieces.at(-1)
    const clings = !isWordLike && last !== undefined
    if (
      clings ||
      (last !== undefined && !/[\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}-]$/u.test(last))
    )
      pieces[pieces.length - 1] = `${last}${segment}`
    else pieces.push(segment)
  }
  return pieces
}

/** An empty document. The PDF writer is loaded with the first one. */
export async function openSheet({ title, author, created }: SheetOptions): Promise<Sheet> {
  const { default: Pdf } = await import('pdfkit')
  const info = { Title: title, Author: author, CreationDate: new Date(created) }
  return new Sheet(new Pdf({ size: 'A4', margin: 0, font: fontFile('text'), info, lang: 'en', displayTitle: true }))
}
