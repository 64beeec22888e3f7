import { finishPdf, openPdf, type Pdf, type PdfOptions } from './pdf.ts'
import { sizeOf, Typesetter, type TextStyle } from './typesetter.ts'

/** One cell of a row: its text and the share of the width it takes. */
export interface Cell extends TextStyle {
  text: string
  width: number
}

const MARGIN = 56

/** An A4 document that is written from top to bottom, in any script, with new pages as needed. */
export class Sheet {
  readonly #pdf: Pdf
  readonly #type: Typesetter
  #y = MARGIN

  constructor(pdf: Pdf) {
    this.#pdf = pdf
    this.#type = new Typesetter(pdf)
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
      return { cell, width, lines: this.#type.wrap(cell.text, cell, width - (cells.length > 1 ? 6 : 0)) }
    })
    const rows = Math.max(...set.map(({ lines }) => lines.length))
    const leading = 1.45 * Math.max(...cells.map(sizeOf))
    for (let index = 0; index < rows; index += 1) {
      this.#need(leading)
      let x = MARGIN
      for (const { cell, width, lines } of set) {
        const line = lines[index]
        if (line !== undefined) this.#type.line(line, cell, { x, y: this.#y, width })
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
  finish(): Promise<Uint8Array> {
    return finishPdf(this.#pdf)
  }

  #need(height: number): void {
    if (this.#y + height <= this.#pdf.page.height - MARGIN) return
    this.#pdf.addPage()
    this.#y = MARGIN
  }
}

/** An empty document. */
export async function openSheet(options: Omit<PdfOptions, 'size'>): Promise<Sheet> {
  return new Sheet(await openPdf(options))
}
