import assert from 'node:assert/strict'
import { it, mock } from 'node:test'
import { Refusal } from '../api/errors.ts'
import { Press } from './press.ts'

const limits = { paperMs: 60_000, waiting: 50, idleMs: 60_000 }
const facts = { title: 'Paper', author: 'Studio', created: [2026, 3, 4, 11, 0, 0], language: 'en', color: '#2f6f5e' }
const waiver = { ...facts, paper: 'a4', version: '1', body: 'Text', signed: 'S', moment: 'M', about: [] }
const order = { template: 'waiver', data: waiver }

it('refuses a paper when too many wait, and sets the others', async () => {
  const press = new Press({ ...limits, waiting: 1 })
  const [first, second] = [press.set(order), press.set(order)]
  await assert.rejects(press.set(order), (error) => error instanceof Refusal && error.code === 'SERVER_BUSY')
  for (const bytes of await Promise.all([first, second])) assert.ok(bytes.length > 1000)
})

it('gives up a paper that takes too long, and those after it too where they do', async () => {
  const press = new Press({ ...limits, paperMs: 1 })
  const all = await Promise.allSettled([press.set(order), press.set(order)])
  assert.deepEqual(
    all.map((one) => one.status === 'rejected' && (one.reason as Error).message),
    ['A paper took too long', 'A paper took too long'],
  )
})

it('goes on after a paper that can’t be set', async () => {
  const press = new Press(limits)
  const [broken, whole] = await Promise.allSettled([
    press.set({ ...order, data: { title: 'Nothing else' } }),
    press.set(order),
  ])
  assert.match(
    String(broken.status === 'rejected' && broken.reason),
    /The template waiver could not be set: .*"message":"dictionary does not contain key/,
  )
  assert.equal(whole.status, 'fulfilled')
})

it('goes on after a paper that can’t be handed to its thread', async () => {
  const press = new Press(limits)
  const [broken, whole] = await Promise.allSettled([
    press.set({ ...order, data: { ...waiver, body: () => 'Text' } }),
    press.set(order),
  ])
  assert.match(String(broken.status === 'rejected' && broken.reason), /could not be cloned/)
  assert.equal(whole.status, 'fulfilled')
})

it('goes on after it ended for want of work', async () => {
  const press = new Press({ ...limits, idleMs: 0 })
  for (let round = 0; round < 2; round += 1) assert.ok((await press.set(order)).length > 1000)
})

it('gives each paper its own time, and ends only after a whole while without work', async () => {
  mock.timers.enable({ apis: ['setTimeout'] })
  try {
    const press = new Press({ ...limits, paperMs: 1000, idleMs: 300 })
    assert.ok((await press.set(order)).length > 1000)
    mock.timers.tick(299)
    const second = press.set(order)
    mock.timers.tick(999)
    assert.ok((await second).length > 1000)
  } finally {
    mock.timers.reset()
  }
})

it('takes the end of a thread that it gave up for nothing that concerns the next', async () => {
  mock.timers.enable({ apis: ['setTimeout'] })
  try {
    const press = new Press({ ...limits, idleMs: 300 })
    for (let round = 0; round < 2; round += 1) {
      assert.ok((await press.set(order)).length > 1000)
      mock.timers.tick(300)
    }
  } finally {
    mock.timers.reset()
  }
})
