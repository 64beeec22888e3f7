import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'
import type { Letter, Mail, SmtpSettings } from '../../ports/mail/port.ts'
import { OWNER_EMAIL, startStudio, type TestStudio } from '../../test/studio.ts'
import { goOnline } from '../../test/build/reach.ts'

const laterPlease = () =>
  Object.assign(new Error('no'), {
    code: 'EENVELOPE',
    command: 'RCPT TO',
    responseCode: 451,
    response: '451 come back',
  })
const server = { host: 'smtp.test', port: 2525, security: 'tls', username: 'desk', password: 'mail-Secret-1' }

describe('what the mail server is given', () => {
  let studio: TestStudio
  let given: { settings: SmtpSettings; letter: Letter }[]
  let refuse: ((letter: Letter) => Error | undefined) | undefined
  let atOnce: number
  let mostAtOnce: number

  const mail: Mail = {
    send: async (settings, letter) => {
      mostAtOnce = Math.max(mostAtOnce, ++atOnce)
      await new Promise((resolve) => setImmediate(resolve))
      atOnce -= 1
      const refusal = refuse?.(letter)
      if (refusal) throw refusal
      given.push({ settings, letter })
    },
    close: () => {},
  }
  beforeEach(async () => {
    given = []
    refuse = undefined
    atOnce = 0
    mostAtOnce = 0
    studio = await startStudio({ mail })
    await goOnline(studio)
    const settings = { ...server, from_email: 'desk@studio.test', from_name: 'Marea' }
    assert.equal((await studio.asOwner('PUT /api/v1/studio/email', settings)).status, 200)
  })
  afterEach(() => studio.stop())

  const made = async (operation: string, body: object = {}) => (await studio.asOwner(operation, body)).body
  const invite = async (count: number) => {
    for (let n = 1; n <= count; n += 1) {
      const { id } = await made('POST /api/v1/clients', { full_name: `Client ${n}`, email: `c${n}@mail.test` })
      await made(`POST /api/v1/clients/${id}/invite`)
    }
  }
  const outbox = async () => (await studio.asOwner('GET /api/v1/emails')).body.items

  it('is no letter whose link was sealed with a key that is lost: it says so, and the others leave', async () => {
    refuse = () => Object.assign(new Error('not now'), { code: 'EMESSAGE', responseCode: 451, response: '451 not now' })
    await invite(1)
    await studio.restart(() => rmSync(join(studio.folder, 'secrets.key')), { newKey: true })
    refuse = undefined
    studio.owner = await studio.login(OWNER_EMAIL)
    await made('PUT /api/v1/studio/email', { ...server, from_email: 'desk@studio.test' })
    await made('POST /api/v1/clients/1/invite')
    await studio.advance({ minutes: 2 })
    assert.deepEqual(
      given.map(({ letter }) => letter.to.address),
      ['c1@mail.test'],
    )
    assert.ok(!given[0]!.letter.text.includes('⟦'))
    const [sent, lost] = await outbox()
    assert.deepEqual([sent.status, lost.status], ['sent', 'failed'])
    assert.match(lost.last_error, /sealed with a key the studio no longer has/)
  })

  it('is the server’s name and password, who writes to whom, and four letters at a time', async () => {
    await invite(9)
    await studio.advance({ minutes: 1 })
    assert.deepEqual([given.length, mostAtOnce], [9, 4])
    const { settings, letter } = given.find(({ letter }) => letter.to.address === 'c3@mail.test')!
    assert.deepEqual(settings, server)
    assert.deepEqual(letter.from, { name: 'Marea', address: 'desk@studio.test' })
    assert.deepEqual(letter.to, { name: 'Client 3', address: 'c3@mail.test' })
    assert.equal(letter.subject, 'Test Studio invites you to book online')
    assert.match(letter.text, /^Hello Client 3,\n/)
    assert.match(letter.html, /^<!doctype html>/)
    assert.match(letter.html, /Hello Client 3,/)
    await studio.asOwner('POST /api/v1/studio/email/test')
    const test = given.at(-1)!
    assert.deepEqual(test.settings, server)
    assert.deepEqual(test.letter.from, letter.from)
    assert.deepEqual(test.letter.to, { name: 'Olga Owner', address: 'owner@studio.test' })
    assert.match(test.letter.text, /^Hello Olga Owner,\n/)
    assert.match(test.letter.html, /^<!doctype html>/)
  })

  it('has the code of a gift card in words that the outbox never had', async () => {
    const card = {
      initial_value: 50,
      recipient_name: 'Ben',
      recipient_email: 'ben@mail.test',
      message: '⟦bm90aGluZw==⟧',
    }
    const { id } = await made('POST /api/v1/gift-cards', card)
    const { code } = (await studio.asOwner(`GET /api/v1/gift-cards/${id}/code`)).body
    await studio.advance({ minutes: 1 })
    const { text, html } = given[0]!.letter
    const bare = (said: string) => said.replaceAll('-', '')
    for (const said of [text, html]) {
      assert.ok(bare(said).includes(bare(code)))
      assert.equal(said.split('⟦').length, 2, 'what only looks sealed stays')
    }
  })

  it('tells in the client’s language why the studio did something', async () => {
    const { id } = await made('POST /api/v1/clients', { full_name: 'Ana', email: 'ana@mail.test', locale: 'de' })
    const type = { name: 'Ten', type: 'class_pack', price: 100, credits_included: 10 }
    const { id: membership_type_id } = await made('POST /api/v1/membership-types', type)
    const sale = { client_id: id, membership_type_id, starts_at: '2026-03-04' }
    const membership = await made('POST /api/v1/memberships', sale)
    const { id: template_id } = await made('POST /api/v1/class-templates', { name: 'Yin' })
    const cls = await made('POST /api/v1/scheduled-classes', { template_id, starts_at: '2026-03-20T18:00' })
    await made('POST /api/v1/bookings', { client_id: id, scheduled_class_id: cls.id })
    await studio.asOwner(`DELETE /api/v1/memberships/${membership.id}`)
    await studio.advance({ minutes: 1 })
    const told = given.map(({ letter }) => letter.text).find((text) => text.includes('Grund: '))
    assert.match(told ?? '', /Grund: Die Mitgliedschaft/)
  })

  it('is asked no more once it can’t be reached, but goes on where one letter alone is refused', async () => {
    await invite(9)
    refuse = () => Object.assign(new Error('connect refused'), { code: 'ECONNREFUSED' })
    await studio.advance({ minutes: 1 })
    const told = (await outbox()).filter((one: { last_error: string | null }) => one.last_error !== null)
    assert.deepEqual([told.length, given.length], [4, 0])
    refuse = ({ to }) => (to.address === 'c2@mail.test' ? laterPlease() : undefined)
    await studio.advance({ minutes: 1 })
    assert.equal(given.length, 8)
    const [left, ...others] = (await outbox()).filter(({ status }: { status: string }) => status === 'queued')
    assert.deepEqual([left.to_email, left.attempts], ['c2@mail.test', 1])
    assert.match(left.last_error, /“451 come back”$/)
    assert.deepEqual(others, [])
  })

  it('says in the reader’s language what stands in the way, nothing of the library’s', async () => {
    refuse = () => Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), { code: 'ESOCKET' })
    await invite(1)
    await studio.advance({ minutes: 1 })
    const german = { token: studio.owner, headers: { 'Accept-Language': 'de' } }
    const said = 'Der E-Mail-Server smtp.test antwortet auf diesem Port nicht. Prüfe den Port in den Einstellungen.'
    const { status, body } = await studio.send('POST /api/v1/studio/email/test', german)
    assert.deepEqual([status, body.detail], [502, said])
    assert.equal((await studio.send('GET /api/v1/emails', german)).body.items[0].last_error, said)
  })

  it('is no letter that can’t be made ready: it waits, and the others leave', async () => {
    refuse = ({ to }) => (to.address === 'c1@mail.test' ? new TypeError('a fault of ours') : undefined)
    await invite(3)
    await studio.advance({ minutes: 1 })
    assert.deepEqual(given.map(({ letter }) => letter.to.address).toSorted(), ['c2@mail.test', 'c3@mail.test'])
    const [left] = (await outbox()).filter(({ status }: { status: string }) => status === 'queued')
    assert.match(left.last_error, /^It couldn’t be prepared/)
  })

  it('has its answers go where the settings say, and a name of its own that stays the same at each attempt', async () => {
    const ids: (string | undefined)[] = []
    refuse = ({ messageId }) => {
      ids.push(messageId)
      return ids.length < 2 ? laterPlease() : undefined
    }
    const to = { ...server, from_email: 'desk@studio.test', reply_to: 'hello@studio.test' }
    assert.equal((await made('PUT /api/v1/studio/email', to)).reply_to, 'hello@studio.test')
    await invite(2)
    for (let minute = 0; minute < 2; minute += 1) await studio.advance({ minutes: 1 })
    assert.deepEqual(
      given.map(({ letter }) => letter.replyTo),
      ['hello@studio.test', 'hello@studio.test'],
    )
    assert.match(ids[0] ?? '', /^<[\w.-]+@studio\.test>$/)
    assert.deepEqual([ids.length, new Set(ids).size], [3, 2])
  })
})
