import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Reply, Send } from '../../server/test/request.ts'
import { chanceFrom } from '../chance.ts'
import { Accounts } from './accounts.ts'
import { faultsOf, nothingFound } from './findings.ts'
import type { Kind } from './kinds.ts'

interface Server {
  /** The names it has, each as often as it has it. */
  names: string[]
  answers: Map<string, Reply>
}

const reply = (status: number, body: unknown, headers: Record<string, string> = {}): Reply => ({
  status,
  body,
  headers: new Headers(headers),
})

/** A made-up server: adds names, and keeps the first answer for each key. */
function add({ names, answers }: Server, { body, headers = {} }: Send): Reply {
  const key = headers['Idempotency-Key'] ?? ''
  const known = answers.get(key)
  if (known) return reply(known.status, known.body, { 'Idempotency-Replayed': 'true' })
  const { name } = body as { name: string }
  names.push(name)
  const answer = reply(201, { name })
  if (key) answers.set(key, answer)
  return answer
}

/** Writes some names into a server that answers by `answer`, and settles after `meanwhile`; gives what was found. */
async function found(answer: typeof add, meanwhile: (server: Server) => void = () => {}, isSound = true) {
  const server: Server = { names: [], answers: new Map() }
  let count = 0
  const kind: Kind = {
    next: () =>
      count === 30 ? undefined : { mark: `Name ${++count}`, operation: 'POST /names', body: { name: `Name ${count}` } },
    marks: async () => server.names,
  }
  const studio = {
    ask: async (_: string, options: Send = {}) => answer(server, options),
    asOwner: async () =>
      reply(200, { invariants: [{ name: 'seats', ok: isSound, broken: [] }], database: { ok: true, problems: [] } }),
  }
  const findings = nothingFound()
  const accounts = new Accounts(studio, [kind], { findings, chance: chanceFrom('1') })
  const writers = accounts.write(3)
  await writers.answers(30)
  await writers.stop()
  meanwhile(server)
  await accounts.settle()
  return findings
}

const nothing = 'Nothing was changed.'

describe('a server is held against its answers:', () => {
  it('a sound one has nothing to be found', async () => {
    const findings = await found(add)
    assert.deepEqual([findings.acknowledged, faultsOf(findings)], [30, []])
  })

  it('one that loses a write', async () => {
    const findings = await found(add, ({ names }) => void names.shift())
    assert.equal(findings.lost.length, 1)
    assert.match(findings.lost[0]!, /^Name 1/)
  })

  it('one that says that nothing was changed, and has', async () => {
    const findings = await found((server, options) => {
      add({ ...server, answers: new Map() }, options)
      return reply(507, { detail: `Full. ${nothing}` })
    })
    assert.equal(findings.falseRefusals.length, 30)
    assert.deepEqual(findings.lost, [])
  })

  it('one that does a repeat a second time', async () => {
    const findings = await found((server, options) => add({ ...server, answers: new Map() }, options))
    assert.ok(findings.others.some((one) => one.startsWith('a repeat of what was done was answered 201')))
    assert.ok(findings.others.some((one) => one.startsWith('done twice: Name')))
  })

  it('one that answers a repeat otherwise than the first time', async () => {
    const findings = await found(add, ({ answers }) => {
      for (const key of answers.keys()) answers.set(key, reply(201, { name: 'Somebody else' }))
    })
    assert.ok(findings.others.every((one) => one.startsWith('a repeat of what was done was answered 201')))
    assert.ok(findings.others.length > 0)
  })

  it('one that says for ever that a request is being worked on', async () => {
    let isKilled = false
    const findings = await found(
      (server, options) => {
        if (isKilled) return reply(409, { code: 'IDEMPOTENCY_IN_PROGRESS', detail: 'Wait.' })
        if (server.names.length < 20) return add(server, options)
        return reply(500, { detail: 'Oh.' })
      },
      () => (isKilled = true),
    )
    assert.ok(findings.others.some((one) => /a repeat of what was not done .*IN_PROGRESS/.test(one)))
  })

  it('one whose numbers do not add up', async () => {
    const findings = await found(add, undefined, false)
    assert.deepEqual(findings.others, ['seats does not hold: []'])
  })
})
