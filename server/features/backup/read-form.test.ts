import assert from 'node:assert/strict'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { json, text } from 'node:stream/consumers'
import { after, before, describe, it } from 'node:test'
import { isDeepStrictEqual } from 'node:util'
import { expectAllClosed, stateOf } from '../../test/build/restoring.ts'
import type { Reply } from '../../test/request.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'
import { until } from '../../test/until.ts'

const TYPE = 'multipart/form-data; boundary=mats'
const FILE = part('name="file"; filename="copy.studiobackup"', 'no copy at all')
const END = '--mats--\r\n'

function part(disposition: string, content: string, more = ''): string {
  return `--mats\r\nContent-Disposition: form-data; ${disposition}\r\n${more}\r\n${content}\r\n`
}
const field = (name: string, value = 'x') => part(`name="${name}"`, value)

describe('a form with a copy to restore', () => {
  let studio: TestStudio
  /** The state while nothing is taken in. */
  let untouched: ReturnType<typeof stateOf>
  before(async () => {
    studio = await startStudio({ bare: true })
    untouched = stateOf(studio)
  })
  after(() => studio.stop())

  const send = (body: string, type = TYPE) =>
    studio.send('POST /api/v1/studio/restore', { body, headers: { 'Content-Type': type } })

  /** Refused with nothing left of it, and the studio goes on. */
  async function expectNone(sent: () => Promise<Pick<Reply, 'status' | 'body'>>, status: number, code: string) {
    const answer = await sent()
    assert.deepEqual([answer.status, answer.body.code], [status, code], answer.body.detail)
    await expectNothingLeft()
  }

  /** The server may answer before it has read the whole request, and still be removing its file. */
  async function expectNothingLeft() {
    const incoming = join(studio.folder, 'backups', 'incoming')
    const left = () => (existsSync(incoming) ? readdirSync(incoming) : [])
    for (let turn = 0; turn < 500 && (left().length > 0 || !isDeepStrictEqual(stateOf(studio), untouched)); turn += 1)
      await new Promise((done) => setTimeout(done, 20))
    assert.deepEqual(left(), [])
    assert.deepEqual(stateOf(studio), untouched)
    await expectAllClosed(studio)
    assert.equal((await studio.send('GET /api/v1/health')).status, 200)
  }

  it('is read where it is whole', async () => {
    await expectNone(() => send(FILE + END), 422, 'BACKUP_INVALID')
    await expectNone(() => send(field('passphrase', 'x'.repeat(1000)) + FILE + END), 422, 'BACKUP_INVALID')
    await expectNone(() => send(FILE + field('without_secrets', 'true') + END), 422, 'BACKUP_INVALID')
  })

  const half = FILE.slice(0, -8)
  for (const [what, body] of [
    ['is empty', ''],
    ['has no part', END],
    ['has no file', field('passphrase') + END],
    ['is no form', 'PK\x03\x04 and the rest of a copy'],
    ['ends in its file', half],
    ['ends after its file', FILE],
    ['ends in the head of its file', FILE.slice(0, 40)],
    ['ends in a text', field('passphrase').slice(0, -4)],
    ['ends in a file of another name', part('name="other"; filename="a"', 'half').slice(0, -4)],
    ['ends in its second file', FILE + half],
    ['has a file of another name', part('name="copy"; filename="a"', 'a copy') + END],
    ['has one besides its file', part('name="photo"; filename="a"', 'a photo') + FILE + END],
    ['has two files', FILE + FILE + END],
    ['has its file as text', field('file') + END],
    ['has a field that nobody knows', field('evil') + FILE + END],
    ['has a field of the prototype', field('__proto__') + FILE + END],
    ['has a field that is built in', field('constructor') + FILE + END],
    ['has a field without a name', part('', 'x') + FILE + END],
    ['has a field twice', field('passphrase') + field('passphrase') + FILE + END],
    ['has more fields than there are', Array.from({ length: 40 }, (_, at) => field(`f${at}`)).join('') + FILE + END],
    ['has a text of 1001 characters', field('passphrase', 'x'.repeat(1001)) + FILE + END],
    ['has a text of a megabyte', field('passphrase', 'x'.repeat(1_000_000)) + FILE + END],
    ['has a choice that is none', field('without_secrets', 'yes') + FILE + END],
    ['names a copy that leads elsewhere', field('from', 'here') + field('file_name', '../studio.sqlite') + END],
    ['names a copy by no copy’s name', field('from', 'here') + field('file_name', 'secrets.key') + END],
  ] satisfies [string, string][]) {
    it(`is refused where it ${what}`, () => expectNone(() => send(body), 422, 'VALIDATION_ERROR'))
  }

  it('is refused where its head does not end', async () => {
    await expectNone(() => send(`--mats\r\n${'X-A: b\r\n'.repeat(20_000)}`), 422, 'VALIDATION_ERROR')
  })

  it('is refused in another form, or one that does not say where its parts end', async () => {
    for (const type of ['application/zip', 'application/json', 'text/plain', 'application/x-www-form-urlencoded'])
      await expectNone(() => send(FILE + END, type), 415, 'UNSUPPORTED_MEDIA_TYPE')
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; boundary=other'])
      await expectNone(() => send(FILE + END, type), 422, 'VALIDATION_ERROR')
  })

  it('of more than 4 GiB is refused at once, before it comes', async () => {
    const answer = async () => {
      const headers = { 'Content-Type': TYPE, 'Content-Length': String(4 * 1024 ** 3 + 1) }
      const sent = request(`${studio.running.localUrl}/api/v1/studio/restore`, { method: 'POST', headers })
      const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: Reply['body'] }>()
      sent.on('response', (got) => void json(got).then((body) => resolve({ status: got.statusCode!, body }), reject))
      sent.on('error', reject)
      sent.flushHeaders()
      return promise.finally(() => sent.destroy())
    }
    await expectNone(answer, 413, 'PAYLOAD_TOO_LARGE')
  })

  const raw = (declared: number, body: string) => {
    const { hostname, port } = new URL(studio.running.localUrl)
    const socket = connect(Number(port), hostname)
    const head = `POST /api/v1/studio/restore HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: ${TYPE}\r\n`
    socket.write(`${head}Content-Length: ${declared}\r\nConnection: close\r\n\r\n${body}`)
    return socket
  }

  it('that is larger than declared is read as far as that', async () => {
    const changed = () => statSync(join(studio.folder, 'backups', 'incoming')).mtimeMs
    const before = changed()
    const answer = await text(raw(FILE.length, FILE + END + FILE + END))
    assert.match(answer, /^HTTP\/1\.1 4\d\d/)
    // The server may refuse the bytes after the request before it looks at the request itself.
    await until(() => changed() !== before)
    await expectNothingLeft()
  })

  it('whose sender goes away leaves nothing, and no file open', async () => {
    const socket = raw(100_000_000, half + 'x'.repeat(500_000))
    const incoming = join(studio.folder, 'backups', 'incoming')
    await until(() => existsSync(incoming) && readdirSync(incoming).length > 0)
    assert.equal(readdirSync(incoming).length, 1, 'it was being taken in')
    socket.destroy()
    await expectNothingLeft()
  })
})
