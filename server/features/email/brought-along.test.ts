import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { after, before, beforeEach, describe, it } from 'node:test'
import PostalMime, { type Attachment, type Email } from 'postal-mime'
import sharp from 'sharp'
import { SMTPServer } from 'smtp-server'
import { smtpMail } from '../../ports/mail/smtp.ts'
import { registerClient } from '../../test/build/bookings.ts'
import { issueGiftCard, sell } from '../../test/build/commerce.ts'
import { plain, setPicture } from '../../test/build/pictures.ts'
import { makeClass } from '../../test/build/schedule.ts'
import { makeWaiver, signWaiver } from '../../test/build/waivers.ts'
import { readPdf } from '../../test/pdf.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'
import { goOnline } from '../../test/build/reach.ts'

describe('a letter that arrives', () => {
  let studio: TestStudio
  let server: SMTPServer
  let arrived: Buffer[] = []
  let client: Awaited<ReturnType<typeof registerClient>>

  before(async () => {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData: (stream, _, done) => {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          arrived.push(Buffer.concat(chunks))
          done()
        })
      },
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.server.address() as AddressInfo
    studio = await startStudio({ mail: smtpMail() })
    await goOnline(studio)
    const to = { from_email: 'bookings@studio.test', reply_to: 'hello@studio.test' }
    await studio.asOwner('PUT /api/v1/studio/email', { host: '127.0.0.1', port, security: 'none', ...to })
    client = await registerClient(studio, { full_name: 'Ana Prats' })
  })
  after(async () => {
    await studio.stop()
    await new Promise<void>((resolve) => server.close(() => resolve()))
  })
  beforeEach(async () => {
    await studio.advance({ minutes: 1 })
    arrived = []
  })

  async function letters(): Promise<Email[]> {
    await studio.advance({ minutes: 1 })
    return Promise.all(arrived.map((raw) => PostalMime.parse(raw)))
  }
  async function onlyLetter(): Promise<Email> {
    const all = await letters()
    assert.equal(all.length, 1)
    return all[0]!
  }
  const bytesOf = ({ content }: Attachment) => Buffer.from(content as ArrayBuffer)
  const paperOf = ({ attachments }: Email) => {
    const [file, ...others] = attachments
    assert.deepEqual([file?.mimeType, others.length], ['application/pdf', 0])
    return { name: file!.filename, words: readPdf(bytesOf(file!)).pages.flat().join('\n') }
  }
  const header = ({ headers }: Email, key: string) => headers.find((one) => one.key === key)?.value

  it('says that it was made by itself, whose it is and where answers go, in words without HTML too', async () => {
    const { id } = await registerClient(studio, { full_name: 'Ben Ruiz', email: 'ben@mail.test' })
    const letter = await onlyLetter()
    assert.equal(letter.subject, 'Welcome to Test Studio')
    assert.deepEqual(letter.to, [{ name: 'Ben Ruiz', address: 'ben@mail.test' }])
    assert.deepEqual(letter.replyTo, [{ name: '', address: 'hello@studio.test' }])
    assert.equal(header(letter, 'auto-submitted'), 'auto-generated')
    assert.match(letter.messageId ?? '', /^<\d+\.\d+\.[\w-]+@studio\.test>$/)
    assert.match(letter.text ?? '', /^Hello Ben Ruiz,\n\nYour account at Test Studio is ready\./)
    assert.deepEqual(letter.attachments, [])
    assert.ok(id > 0)
  })

  it('of a purchase has the receipt with it', async () => {
    const { receipt_id } = await sell(studio, { client_id: client.id })
    await studio.asOwner(`POST /api/v1/receipts/${receipt_id}/email`)
    const { name, words } = paperOf(await onlyLetter())
    assert.match(name ?? '', /^receipt-\d+\.pdf$/)
    assert.match(words, /Ana Prats[^]*Total €12\.00/)
  })

  it('with a gift card has the card to print, with its code', async () => {
    const card = await issueGiftCard(studio, { recipient_name: 'Zoë', recipient_email: 'zoe@mail.test' })
    const letter = await onlyLetter()
    const { name, words } = paperOf(letter)
    assert.equal(name, `gift-card-${card.id}.pdf`)
    const { code } = (await studio.asOwner(`GET /api/v1/gift-cards/${card.id}/code`)).body
    assert.ok(words.includes(code) && words.includes('Zoë') && letter.text!.includes(code))
  })

  it('about a signature has the text as it was signed', async () => {
    const waiver = await makeWaiver(studio, { title: 'House rules', body: 'I take care.' })
    await signWaiver(waiver, client)
    const letter = await onlyLetter()
    assert.equal(letter.subject, 'Signed: House rules')
    const { name, words } = paperOf(letter)
    assert.match(name ?? '', /^waiver-\d+\.pdf$/)
    assert.match(words, /House rules[^]*I take care\.[^]*Signed by Ana Prats/)
  })

  it('confirms what a client cancelled and what it costs, and takes it out of the calendar by the same name', async () => {
    await studio.asOwner('PUT /api/v1/studio', { late_cancel_fee: 8, cancellation_hours: 12 })
    const told = async (starts_at: string, wait: object) => {
      const cls = await makeClass(studio, { starts_at })
      const booking = { scheduled_class_id: cls.id, client_id: client.id, force: true }
      const { id } = (await studio.asOwner('POST /api/v1/bookings', booking)).body
      await studio.advance(wait)
      arrived = []
      assert.equal((await client.ask(`DELETE /api/v1/bookings/${id}`)).status, 200)
      return onlyLetter()
    }
    const free = await told('2026-03-20T18:00', { hours: 1 })
    assert.match(free.text ?? '', /You’ve cancelled .* on Friday 20 March 2026 at 18:00\.\n\nThere’s no charge\./)
    const [file] = free.attachments
    const calendar = bytesOf(file!).toString()
    assert.match(file!.mimeType, /^text\/calendar/)
    assert.match(calendar, /STATUS:CANCELLED/)
    const late = await told('2026-03-04T18:00', { hours: 1 })
    assert.match(late.text ?? '', /A late cancellation fee of €8\.00 applies\./)
  })

  it('shows the studio’s logo from within, as a PNG, and none once it is gone', async () => {
    await setPicture(studio, 'studio/logo', await plain(1000, 400).png().toBuffer())
    await studio.asOwner('POST /api/v1/studio/email/test')
    const [shown] = await letters()
    const [logo] = shown!.attachments
    assert.match(shown!.html ?? '', /<img\s[^>]*src="cid:logo@studio"[^>]*alt="Test Studio"/)
    assert.deepEqual([logo?.contentId, logo?.mimeType, logo?.related], ['<logo@studio>', 'image/png', true])
    const { width, height } = await sharp(bytesOf(logo!)).metadata()
    assert.deepEqual([width, height], [240, 96])
    arrived = []
    await studio.asOwner(`POST /api/v1/clients/${client.id}/invite`).catch(() => undefined)
    await issueGiftCard(studio, { recipient_name: 'Zoë', recipient_email: 'zoe@mail.test' })
    rmSync(join(studio.folder, 'photos'), { recursive: true })
    const [without] = await letters()
    assert.doesNotMatch(without!.html ?? '', /<img/)
    assert.ok(without!.attachments.every(({ mimeType }) => mimeType !== 'image/png'))
  })
})
