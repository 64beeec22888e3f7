import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { HTTPException } from 'hono/http-exception'
import { z } from 'zod'
import { solve } from '../test/build/proof.ts'
import { anything, json, NOW, operation, serving, type Ctx } from '../test/library/in-process.ts'
import { AnswerInMemory } from './cached-answer.ts'
import type { Door } from './doors.ts'
import { Refusal } from './errors.ts'
import { RateLimits } from './rate-limit.ts'
import { asWritten } from '../lib/sayings/sayings.ts'

describe('an operation', () => {
  it('is found by its path: what stands there before what is filled in, and a file before its record', async () => {
    const named = (name: string) => () => ({ name })
    const { send } = serving([
      operation('GET /books/{id}', { params: z.strictObject({ id: z.string() }) }, (_, { params }) => params),
      operation('GET /books/{id}.pdf', { params: z.strictObject({ id: z.string() }) }, (_, { params }) => ({
        pdf: params.id,
      })),
      operation('GET /books/new', {}, named('new')),
      operation(
        'GET /books/{id}/pages/{page}',
        { params: z.strictObject({ id: z.string(), page: z.string() }) },
        (_, { params }) => params,
      ),
      operation('GET /books/{id}/pages/last', { params: z.looseObject({}) }, named('last')),
    ])
    for (const [path, answer] of [
      ['/books/7', { id: '7' }],
      ['/books/7.pdf', { pdf: '7' }],
      ['/books/7.txt', { id: '7.txt' }],
      ['/books/new', { name: 'new' }],
      ['/books/7/pages/2', { id: '7', page: '2' }],
      ['/books/7/pages/last', { name: 'last' }],
    ] as const)
      assert.deepEqual((await send(`GET ${path}`)).body, answer, path)
    assert.equal((await send('GET /book')).body.code, 'NOT_FOUND')
    assert.equal((await send('POST /books/7')).status, 404)
  })

  it('is given who asks, when, through which door and in which language', async () => {
    const shown = ({ now, caller, door, ip, requestId, languages }: Ctx) => ({
      now,
      caller,
      door,
      ip,
      requestId,
      languages,
    })
    const access = { reader: 'own' }
    const { send } = serving([operation('GET /me', { access }, shown), operation('GET /public', {}, shown)])
    const headers = { Authorization: 'bearer  ana', 'Accept-Language': 'de', 'X-Forwarded-For': '192.0.2.7' }
    const caller = { role: 'reader', id: 'ana' }
    assert.deepEqual((await send('GET /me', { headers }, 'public')).body, {
      now: NOW,
      caller,
      door: 'public',
      ip: '192.0.2.7',
      requestId: 'run-1',
      languages: 'de',
    })
    assert.deepEqual((await send('GET /public', { headers: { Authorization: 'Bearer ana' } })).body, {
      now: NOW,
      caller: { role: 'nobody' },
      door: 'local',
      ip: '127.0.0.1',
      requestId: 'run-2',
    })
    for (const Authorization of ['', 'ana', 'Bearer', 'Bearer ana x', 'Basic ana']) {
      const refused = await send('GET /me', { headers: { Authorization } })
      assert.deepEqual([refused.body.code, refused.headers.get('www-authenticate')], ['AUTH_REQUIRED', 'Bearer'])
    }
  })

  it('asks for the door before it asks who it is, for the right before it reads', async () => {
    const access = { reader: 'own' }
    const { send } = serving([
      operation('POST /here', { access, door: 'local', body: anything }),
      operation('POST /theirs', { access: { librarian: 'any' }, body: anything }),
    ])
    const headers = { Authorization: 'Bearer ana' }
    const unread = { body: '{', headers: { ...headers, 'Content-Type': 'application/json' } }
    for (const [line, init, door, code] of [
      ['POST /here', {}, 'public', 'LOOPBACK_ONLY'],
      ['POST /here', unread, 'public', 'LOOPBACK_ONLY'],
      ['POST /here', {}, 'local', 'AUTH_REQUIRED'],
      ['POST /here', unread, 'local', 'VALIDATION_ERROR'],
      ['POST /theirs', unread, 'public', 'AUTH_INSUFFICIENT_PERMISSIONS'],
    ] as const)
      assert.equal((await send(line, init, door)).body.code, code)
    assert.equal((await send('POST /here', json({}, headers))).status, 200)
  })

  it('has a cookie kept where it succeeds, and only there', async () => {
    const { send } = serving([
      operation('GET /kept', {}, ({ setCookie }) => {
        setCookie('a=1')
        setCookie('a=2')
        return {}
      }),
      operation('GET /gone', { status: 204 }, ({ setCookie }) => setCookie('a=3')),
      operation('GET /none', {}),
      operation('GET /failed', {}, ({ setCookie }) => {
        setCookie('a=4')
        throw new Refusal('NOT_FOUND', asWritten('No.'))
      }),
    ])
    const cookies = []
    for (const name of ['kept', 'gone', 'none', 'failed'])
      cookies.push((await send(`GET /${name}`)).headers.get('set-cookie'))
    assert.deepEqual(cookies, ['a=2', 'a=3', null, null])
  })

  it('says of a failure what had been done before it, but to who only reads', async () => {
    const fails =
      (progress: Ctx['effect']['progress']) =>
      ({ effect }: Ctx) => {
        effect.progress = progress
        throw new Error('secret')
      }
    const outcomes = [
      ['nothing', 'Nothing was changed.', 'Nothing was changed.'],
      ['part', 'Part of this was done. Send the same request again to finish it.', 'Try again in a moment.'],
      ['all', 'Your request was carried out anyway. Check before you try again.', 'Try again in a moment.'],
    ] as const
    const operations = outcomes.flatMap(([progress]) => [
      operation(`POST /${progress}`, { body: anything }, fails(progress)),
      operation(`GET /${progress}`, {}, fails(progress)),
    ])
    const full = () => new Refusal('STORAGE_FULL', asWritten('Make room.'), { headers: { 'Retry-After': '5' } })
    for (const [host, begins] of [
      [serving(operations), 'Something went wrong on our side.'],
      [serving(operations, { refusalOf: full }), 'Make room.'],
    ] as const)
      for (const [progress, toWriter, toReader] of outcomes) {
        const written = await host.send(`POST /${progress}`, json({}))
        const read = await host.send(`GET /${progress}`)
        assert.deepEqual(
          [written, read].map(({ body }) => body.detail),
          [`${begins} ${toWriter}`, `${begins} ${toReader}`],
        )
        assert.equal(read.headers.get('retry-after'), begins === 'Make room.' ? '5' : null)
      }
  })

  it('answers what it declares: nothing, JSON that fits, or a fault of ours', async () => {
    const answer = z.strictObject({ ok: z.literal(true) })
    const { send, logged } = serving([
      operation('GET /none', { status: 204 }, () => undefined),
      operation('GET /fits', { answer, status: 201 }, () => ({ ok: true })),
      operation('GET /odd', { answer }, () => ({ ok: false })),
      operation('GET /kept', { answer, cached: true }, () => new AnswerInMemory({ ok: true })),
      operation('GET /kept-odd', { answer, cached: true }, () => new AnswerInMemory({ ok: 1 })),
      operation('GET /either', { answer, orFile: 'text/csv' }, () => ({
        type: 'text/csv',
        bytes: new Uint8Array([65]),
      })),
      operation('GET /gone', {}, () => {
        throw new HTTPException(400)
      }),
    ])
    const statuses = []
    for (const name of ['none', 'fits', 'odd', 'kept', 'kept-odd', 'either', 'gone'])
      statuses.push((await send(`GET /${name}`)).status)
    assert.deepEqual(statuses, [204, 201, 500, 200, 500, 200, 422])
    assert.equal((await send('GET /either')).text, 'A')
    assert.deepEqual(logged.slice(0, 4), [
      'debug answered GET /none',
      'debug answered GET /fits',
      'error failed /odd',
      'error failed /kept-odd',
    ])
  })

  it('that fails says nothing of why, but where the disk is full, and nothing to who went away', async () => {
    const fails = operation('GET /open/fails', {}, () => {
      throw new Error('secret')
    })
    const full = () => new Refusal('STORAGE_FULL', asWritten('Make room.'))
    const closed = serving([fails])
    const answer = await closed.send('GET /open/fails')
    assert.deepEqual(
      [answer.status, answer.body.detail],
      [500, 'Something went wrong on our side. Nothing was changed.'],
    )
    for (const [incoming, status] of [
      [{ destroyed: true, complete: false }, 422],
      [{ destroyed: true, complete: true }, 500],
      [{ destroyed: false, complete: false }, 500],
    ] as const)
      assert.equal((await closed.send('GET /open/fails', {}, 'local', incoming)).status, status)
    assert.equal((await serving([fails], { refusalOf: full }).send('GET /open/fails')).status, 507)
  })

  it('is counted by address and door, ten times as wide for who has none', async () => {
    const limits = [{ name: 'tries', per: 'minute', max: 1 }] as const
    const { send } = serving([operation('GET /tried', { limits })])
    const tries = async (door: Door, headers: Record<string, string>, times: number) => {
      const statuses = []
      for (let n = 0; n < times; n += 1) statuses.push((await send('GET /tried', { headers }, door)).status)
      return statuses
    }
    assert.deepEqual(await tries('local', {}, 2), [200, 429])
    assert.deepEqual(await tries('public', { 'X-Forwarded-For': '127.0.0.1' }, 2), [200, 429])
    assert.deepEqual(await tries('public', {}, 11), [...Array<number>(10).fill(200), 429])
  })

  it('counts itself where it says so', async () => {
    const limits = [{ name: 'tries', per: 'minute', max: 1 }] as const
    const { send } = serving([
      operation('GET /tried', { limits, countsItself: true }, ({ counted, header }) => {
        if (header('X-Counted')) for (const limit of limits) counted.byAddress(limit)
        return {}
      }),
    ])
    const statuses = []
    for (const headers of [{}, {}, { 'X-Counted': '1' }, {}, { 'X-Counted': '1' }] as Record<string, string>[])
      statuses.push((await send('GET /tried', { headers })).status)
    assert.deepEqual(statuses, [200, 200, 200, 200, 429])
  })

  it('lets a puzzle be solved where a bucket is shared and that is declared', async () => {
    const limits = [{ name: 'tries', per: 'minute', max: 1, shared: 1, orProof: true }] as const
    const signing = { bytes: (count: number) => new Uint8Array(count), sign: (text: string) => `of-${text.length}` }
    const { send } = serving([operation('GET /tried', { limits })], { limits: new RateLimits(signing) })
    const tried = async (headers: Record<string, string>) => (await send('GET /tried', { headers }, 'public')).body
    await tried({})
    const { code, proof_of_work } = await tried({})
    assert.equal(code, 'RATE_LIMITED')
    const solution = { [proof_of_work.header]: await solve(proof_of_work) }
    assert.deepEqual(await tried(solution), {})
    assert.equal((await tried(solution)).code, 'RATE_LIMITED')
    const known = { 'X-Forwarded-For': '192.0.2.7' }
    await tried(known)
    assert.equal((await tried(known)).proof_of_work, undefined)
  })
})
