import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'
import PdfDocument from 'pdfkit'
import type { Ctx } from '../../context.ts'
import type { FileAnswer } from '../../http/operation.ts'
import { toMajor } from '../../lib/money.ts'
import { sayDate } from '../../lib/phrases.ts'
import { settingsOf } from '../studio/queries.ts'
import { showCode } from './code.ts'
import { CARD_SIZE, drawGiftCard } from './draw.ts'
import { loadGiftCard } from './queries.ts'

const { resolve } = createRequire(import.meta.url)
const faceOf = (file: string) => resolve(`dejavu-fonts-ttf/ttf/${file}.ttf`)

/** A card to print and give away, with its code, in the studio's colours. Who asked is in the audit log. */
export async function printGiftCard(ctx: Ctx, id: number): Promise<FileAnswer> {
  const card = loadGiftCard(ctx.db, id)
  const { code } = await showCode(ctx, id)
  const settings = settingsOf(ctx.db)
  const money = new Intl.NumberFormat(settings.locale, { style: 'currency', currency: card.currency })
  const page = new PdfDocument({
    size: CARD_SIZE,
    margin: 0,
    info: { Title: `Gift card ${settings.studio_name}`, CreationDate: new Date(ctx.now) },
  })
  const faces = { regular: 'regular', bold: 'bold', mono: 'mono' }
  page.registerFont(faces.regular, faceOf('DejaVuSans'))
  page.registerFont(faces.bold, faceOf('DejaVuSans-Bold'))
  page.registerFont(faces.mono, faceOf('DejaVuSansMono-Bold'))
  drawGiftCard(
    page,
    {
      studio: settings.studio_name,
      footer: [settings.address, settings.website_url].filter(Boolean).join(' · '),
      primary_color: settings.primary_color,
      secondary_color: settings.secondary_color,
      amount: money.format(toMajor(card.initial_value_minor, card.currency)),
      recipient: card.recipient_name,
      message: card.message,
      code,
      good_until: card.expires_on === null ? null : sayDate(card.expires_on),
    },
    faces,
  )
  page.end()
  return { bytes: await buffer(page), type: 'application/pdf', name: `gift-card-${card.id}.pdf` }
}
