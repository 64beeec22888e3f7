import { fontFile, runsOf, type Face, type Run } from './fonts.ts'
import type { Pdf } from './pdf.ts'

export interface TextStyle {
  size?: number
  bold?: boolean
  color?: string
  align?: 'left' | 'right'
}

const INK = '#1c1c1a'

/** Sets text in any script: cut into runs of one face each, wrapped, and written line by line. Sizes are points. */
export class Typesetter {
  readonly #pdf: Pdf

  constructor(pdf: Pdf) {
    this.#pdf = pdf
  }

  /** A text in lines of at most this width; its own line breaks hold. */
  wrap(text: string, style: TextStyle, width: number): string[] {
    return text.split(/\r?\n/).flatMap((paragraph) => this.#wrapParagraph(paragraph, style, width))
  }

  /** Writes one line whose top is at `y`, from `x` on, or up to the end of `width` where it is aligned right. */
  line(text: string, style: TextStyle, { x, y, width }: { x: number; y: number; width: number }): void {
    const runs = runsOf(text, style)
    let at = style.align === 'right' ? x + width - this.#measure(runs, style) : x
    this.#pdf.fillColor(style.color ?? INK)
    for (const run of runs) {
      this.#choose(run.face, style)
      // Faces sit on one baseline, whatever their heights.
      this.#pdf.text(run.text, at, y + sizeOf(style), { lineBreak: false, baseline: 'alphabetic', features: [] })
      at += this.#runWidth(run)
    }
  }

  /** How wide a line is. */
  widthOf(text: string, style: TextStyle): number {
    return this.#measure(runsOf(text, style), style)
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
      return sum + this.#runWidth(run)
    }, 0)
  }

  // Without `features` words are shaped one by one and set from left to right, which turns Arabic and Hebrew around.
  #runWidth(run: Run): number {
    return this.#pdf.widthOfString(run.text, { features: [] })
  }

  #choose(face: Face, style: TextStyle): void {
    this.#pdf.font(fontFile(face)).fontSize(sizeOf(style))
  }
}

const words = new Intl.Segmenter('en', { granularity: 'word' })
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The size of a style in points. */
export function sizeOf({ size = 10 }: TextStyle): number {
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
