import type PdfDocument from 'pdfkit'
import { inkOn } from './ink-rules.ts'

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

/** The names under which the document has the faces it is set in. */
export interface Faces {
  regular: string
  bold: string
  mono: string
}

type Page = InstanceType<typeof PdfDocument>

/** A5, lying. */
export const CARD_SIZE: [number, number] = [595.28, 419.53]

const PANEL = 224
const MARGIN = 34
const LEFT = PANEL + MARGIN
const WIDTH = CARD_SIZE[0] - LEFT - MARGIN
const INK = '#1c1c1a'
const QUIET = '#5f5f5a'

/** Draws a card on a page of CARD_SIZE: the studio and the amount in its colours, then whom it is for and the code. */
export function drawGiftCard(page: Page, card: PrintedCard, faces: Faces): void {
  drawPanel(page, card, faces)
  const label = (text: string, y: number) => page.font(faces.regular).fontSize(9).fillColor(QUIET).text(text, LEFT, y)
  if (card.recipient !== null) {
    label('For', MARGIN)
    page.font(faces.bold).fontSize(18).fillColor(INK)
    page.text(card.recipient, LEFT, MARGIN + 14, { width: WIDTH, height: 24, lineBreak: false, ellipsis: true })
  }
  if (card.message !== null) drawMessage(page, card.message, faces.regular)
  label('Code', 268)
  page.font(faces.mono).fontSize(17).fillColor(INK).text(card.code, LEFT, 283, { width: WIDTH, lineBreak: false })
  page.rect(LEFT, 310, WIDTH, 1.5).fill(card.secondary_color)
  label('Show the code at the studio or enter it where you pay.', 320)
  if (card.good_until !== null) label(`Good until ${card.good_until}`, 334)
  page.font(faces.regular).fontSize(8).fillColor(QUIET)
  page.text(card.footer, LEFT, 366, { width: WIDTH, height: 22, ellipsis: true })
}

function drawPanel(page: Page, card: PrintedCard, { regular, bold }: Faces): void {
  const width = PANEL - 2 * MARGIN
  page.rect(0, 0, PANEL, CARD_SIZE[1]).fill(card.primary_color)
  page.rect(PANEL, 0, 5, CARD_SIZE[1]).fill(card.secondary_color)
  page.fillColor(inkOn(card.primary_color))
  page.font(bold).fontSize(17).text(card.studio, MARGIN, MARGIN, { width, height: 110, ellipsis: true })
  page.font(regular).fontSize(12).text('Gift card', MARGIN, 306, { width })
  page.font(bold).fontSize(largest(page, card.amount, width, 32))
  page.text(card.amount, MARGIN, 328, { width, lineBreak: false })
}

/** A long message is set smaller until it fits; what then is still too long is cut. */
function drawMessage(page: Page, message: string, face: string): void {
  const space = { width: WIDTH, height: 170, lineGap: 3, ellipsis: true }
  page.font(face).fillColor(INK)
  const size = [13, 11, 9.5, 8].find((one) => page.fontSize(one).heightOfString(message, space) <= space.height) ?? 7
  page.fontSize(size).text(message, LEFT, MARGIN + 48, space)
}

/** The size, up to `most`, at which a line is no wider than this. */
function largest(page: Page, text: string, width: number, most: number): number {
  const asked = page.fontSize(most).widthOfString(text)
  return asked <= width ? most : Math.floor((most * width) / asked)
}
