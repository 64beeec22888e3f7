import { inkOn } from './ink.ts'
import { finishPdf, openPdf, type Pdf } from './pdf.ts'
import { Typesetter, type TextStyle } from './typesetter.ts'

/** What stands on a printed card, in words. */
export interface PrintedCard {
  studio: string
  /** Where the studio is to be found: address, website. */
  footer: string
  primary_color: string
  secondary_color: string
  amount: string
  recipient: string | null
  message: string | null
  code: string
  good_until: string | null
}

/** A5, lying; the studio's panel at the left, what the recipient reads at the right. Points. */
const SIZE: [number, number] = [595.28, 419.53]
const PANEL = 224
const MARGIN = 34
const LEFT = PANEL + MARGIN
const WIDTH = SIZE[0] - LEFT - MARGIN
const LEADING = 1.4
const QUIET = '#5f5f5a'

/** A gift card as a PDF of one A5 page, in the studio's colours. `created` is the instant it says it was made at. */
export async function giftCardPdf(card: PrintedCard, created: string): Promise<Uint8Array> {
  const pdf = await openPdf({ title: `Gift card ${card.studio}`, author: card.studio, created, size: SIZE })
  const type = new Typesetter(pdf)
  drawPanel(pdf, type, card)
  drawRecipient(type, card)
  drawCode(pdf, type, card)
  return finishPdf(pdf)
}

function drawPanel(pdf: Pdf, type: Typesetter, card: PrintedCard): void {
  pdf.rect(0, 0, PANEL, SIZE[1]).fill(card.primary_color)
  pdf.rect(PANEL, 0, 5, SIZE[1]).fill(card.secondary_color)
  const color = inkOn(card.primary_color)
  const width = PANEL - 2 * MARGIN
  setBlock(type, card.studio, { size: 17, bold: true, color }, { x: MARGIN, y: MARGIN, width, height: 130 })
  type.line('Gift card', { size: 12, color }, { x: MARGIN, y: 306, width })
  const largest = { size: 32, bold: true, color }
  const size = Math.min(32, (32 * width) / type.widthOf(card.amount, largest))
  type.line(card.amount, { ...largest, size }, { x: MARGIN, y: 328, width })
}

function drawRecipient(type: Typesetter, { recipient, message }: PrintedCard): void {
  const at = { x: LEFT, width: WIDTH }
  if (recipient !== null) {
    type.line('For', { size: 9, color: QUIET }, { ...at, y: MARGIN })
    setBlock(type, recipient, { size: 18, bold: true }, { ...at, y: MARGIN + 14, height: 26 })
  }
  if (message !== null) setBlock(type, message, { size: 13 }, { ...at, y: MARGIN + 50, height: 176 })
}

function drawCode(pdf: Pdf, type: Typesetter, { code, secondary_color, good_until, footer }: PrintedCard): void {
  const at = { x: LEFT, width: WIDTH }
  const quiet = { size: 9, color: QUIET }
  type.line('Code', quiet, { ...at, y: 268 })
  type.line(code, { size: 17, bold: true }, { ...at, y: 282 })
  pdf.rect(LEFT, 310, WIDTH, 1.5).fill(secondary_color)
  type.line('Show the code at the studio or enter it where you pay.', quiet, { ...at, y: 320 })
  if (good_until !== null) type.line(`Good until ${good_until}`, quiet, { ...at, y: 335 })
  setBlock(type, footer, { size: 8, color: QUIET }, { ...at, y: 362, height: 24 })
}

/** Sets a text into a box: smaller until it fits, down to 7 points; what then is still too long is cut. */
function setBlock(
  type: Typesetter,
  text: string,
  style: TextStyle & { size: number },
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  const room = (size: number) => Math.floor(height / (size * LEADING))
  let size = style.size
  let lines = type.wrap(text, style, width)
  while (lines.length > room(size) && size > 7) {
    size = Math.max(7, size - 1)
    lines = type.wrap(text, { ...style, size }, width)
  }
  const shown = lines.slice(0, room(size))
  if (shown.length < lines.length) shown[shown.length - 1] += '…'
  for (const [index, line] of shown.entries()) {
    type.line(line, { ...style, size }, { x, y: y + index * size * LEADING, width })
  }
}
