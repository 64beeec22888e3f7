import type PDFDocument from 'pdfkit'
import { buffer } from 'node:stream/consumers'
import { fontFile } from './fonts.ts'

export type Pdf = InstanceType<typeof PDFDocument>

export interface PdfOptions {
  title: string
  author: string
  /** The instant the document says it was made at. */
  created: string
  /** Width and height in points; A4 unless said otherwise. */
  size?: [number, number]
}

/** A document of one empty page, without margins. The PDF writer is loaded with the first one. */
export async function openPdf({ title, author, created, size }: PdfOptions): Promise<Pdf> {
  const { default: Document } = await import('pdfkit')
  const info = { Title: title, Author: author, CreationDate: new Date(created) }
  return new Document({ size: size ?? 'A4', margin: 0, font: fontFile('text'), info, lang: 'en', displayTitle: true })
}

/** Ends a document and gives its bytes. */
export function finishPdf(pdf: Pdf): Promise<Uint8Array> {
  pdf.end()
  return buffer(pdf)
}
