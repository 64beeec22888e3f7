import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { db } from '../../db/build.ts'
import { importFile } from '../../test/build/migration.ts'
import { addClient } from '../../test/build/tags.ts'
import { openWords } from '../email/sealed-words.ts'
import { PASSWORD, startStudio, type TestStudio } from '../../test/studio.ts'
import { mayInvite } from '../../test/build/reach.ts'

const FILE =
  'Name,Email,Date of birth\r\nZoë Müller,zoe@example.com,1988-03-05\r\nMia Müller,zoe@example.com,2016-09-01\r\n' +
  '=HYPERLINK("x"),formula@example.com,\r\nNo Mail,,\r\n'

const outbox = db.selectFrom('emails').select(['to_email', 'kind', 'letter']).where('kind', '=', 'invitation')

describe('inviting imported clients', () => {
  let studio: TestStudio
  let jobId = 0
  before(async () => {
    studio = await startStudio()
    await mayInvite(studio)
    jobId = (await importFile(studio, 'clients', FILE)).job_id
  })
  after(() => studio.stop())

  const send = (body: object = {}) =>
    studio.asOwner('POST /api/v1/migration/invitations/send', { job_id: jobId, ...body })

  it('puts a letter for each into the outbox and says who gets none', async () => {
    const { status, body } = await send()
    assert.deepEqual([status, body.queued], [200, 2])
    assert.deepEqual(
      body.skipped.map(({ full_name, reason }: Record<string, string>) => [full_name, reason]),
      [
        ['Mia Müller', 'Is looked after by somebody else.'],
        ['No Mail', 'Has no e-mail.'],
      ],
    )
    const letters = studio.running.app.db.all(outbox)
    assert.deepEqual(letters.map(({ to_email }) => to_email).toSorted(), ['formula@example.com', 'zoe@example.com'])
  })

  it('does not write twice while an invitation holds', async () => {
    const { body } = await send()
    assert.deepEqual([body.queued, body.skipped.length], [0, 4])
    assert.equal((await send({ client_ids: [99_999] })).status, 404)
    await studio.advance({ days: 14, milliseconds: -1 })
    assert.equal((await send()).body.queued, 0)
    await studio.advance({ milliseconds: 1 })
    assert.equal((await send()).body.queued, 2)
  })

  it('exports links that work, beside those that were mailed, safe for a spreadsheet', async () => {
    const { body: csv, status } = await studio.asOwner(`GET /api/v1/migration/invitations/export?job_id=${jobId}`)
    assert.equal(status, 200)
    assert.match(csv, /"'=HYPERLINK\(""x""\)"/)
    const links = [...csv.matchAll(/\/invite#([\w-]+)/g)].map(([, token]) => token)
    assert.equal(links.length, 2)
    const mailed = studio.running.app.db.all(outbox).findLast(({ to_email }) => to_email === 'zoe@example.com')
    const [, fromMail] =
      /\/invite#([\w-]+)/.exec(openWords(studio.running.app.secrets, JSON.stringify(mailed?.letter))) ?? []
    for (const token of [links[0], fromMail])
      assert.equal((await studio.send(`GET /api/v1/auth/invite/${token}`, { door: 'public' })).body.first_name, 'Zoë')
    const accept = (token: string | undefined) =>
      studio.send('POST /api/v1/auth/reset-password', { body: { token, new_password: PASSWORD }, door: 'public' })
    assert.equal((await accept(links[0])).status, 200)
    assert.equal((await accept(fromMail)).body.code, 'TOKEN_INVALID')
    assert.match(
      (await studio.asOwner(`GET /api/v1/migration/invitations/export?job_id=${jobId}`)).body,
      /Signs in already/,
    )
  })

  it('needs a job', async () => {
    assert.equal((await studio.asOwner('GET /api/v1/migration/invitations/export')).status, 422)
    assert.equal((await studio.asOwner('GET /api/v1/migration/invitations/export?job_id=77')).status, 404)
  })

  it('counts who is left to invite', async () => {
    await addClient(studio, { email: 'byhand@example.com' })
    const { body } = await studio.asOwner('GET /api/v1/migration/summary')
    assert.deepEqual([body.clients, body.clients_to_invite, body.jobs.length], [4, 1, 1])
  })
})
