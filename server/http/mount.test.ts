import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { HTTPException } from 'hono/http-exception'
import { z } from 'zod'
import { NOW, operation, serving, type Ctx } from '../test/library/in-process.ts'
import { KeptAnswer } from './cached-answer.ts'
import type { Door } from './doors.ts'
import { Refusal } from './errors.ts'

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

  it('answers what it declares: nothing, JSON that fits, or a fault of ours', async () => {
    const answer = z.strictObject({ ok: z.literal(true) })
    const { send, logged } = serving([
      operation('GET /none', { status: 204 }, () => undefined),
      operation('GET /fits', { answer, status: 201 }, () => ({ ok: true })),
      operation('GET /odd', { answer }, () => ({ ok: false })),
      operation('GET /kept', { answer, cached: true }, () => new KeptAnswer({ ok: true })),
      operation('GET /kept-odd', { answer, cached: true }, () => new KeptAnswer({ ok: 1 })),
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
    const full = () => new Refusal('STORAGE_FULL', 'Make room.')
    const closed = serving([fails])
    const answer = await closed.send('GET /open/fails')
    assert.deepEqual([answer.status, answer.body.detail], [500, 'Something went wrong here. Nothing was changed.'])
    assert.equal(answer.headers.get('access-control-allow-origin'), null)
    for (const [incoming, status] of [
      [{ destroyed: true, complete: false }, 422],
      [{ destroyed: true, complete: true }, 500],
      [{ destroyed: false, complete: false }, 500],
    ] as const)
      assert.equal((await closed.send('GET /open/fails', {}, 'local', incoming)).status, status)
    const open = serving([fails], { refusalOf: full, isOpenToPages: (path) => path.startsWith('/open/') })
    const refused = await open.send('GET /open/fails')
    assert.deepEqual([refused.status, refused.headers.get('access-control-allow-origin')], [507, '*'])
    assert.equal((await open.send('GET /other')).headers.get('access-control-allow-origin'), null)
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
})
