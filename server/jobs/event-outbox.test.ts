import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { systemActor } from '../api/caller.ts'
import type { Condition } from '../lib/conditions.ts'
import {
  addClient,
  eventsThat,
  firings,
  giveTag,
  makeFollowing,
  makeRule,
  makeTag,
  refuseTag,
  tagsOf,
} from '../test/build/tags.ts'
import { startStudio, type TestStudio } from '../test/studio.ts'
import { eventOutbox } from './event-outbox.ts'
import { Round } from './round.ts'

describe('the event outbox', () => {
  let studio: TestStudio
  beforeEach(async () => {
    studio = await startStudio()
  })
  afterEach(() => studio.stop())

  const isOf = (tag: { id: number }): Condition => ({ all: [{ field: 'tag_id', op: 'eq', value: tag.id }] })
  const handleNow = () => {
    const act = { now: studio.clock.now(), actor: systemActor, requestId: null, seams: studio.running.app.seams }
    const round = new Round(
      eventOutbox.name,
      () => {},
      () => false,
      act.now,
    )
    return eventOutbox.run(studio.running.app, act, round)
  }

  it('fires a rule once for each event, however many runs are at it at the same time', async () => {
    const rule = await makeRule(studio)
    const clients = await Promise.all(Array.from({ length: 250 }, () => addClient(studio)))
    await Promise.all([handleNow(), studio.running.runJobs(), handleNow(), handleNow()])
    await studio.advance({ minutes: 1 })
    assert.equal(await firings(studio, rule), clients.length)
    assert.equal(await eventsThat(studio, 'client.tag_added', isOf({ id: rule.tag_id })), clients.length)
  })

  it('handles after a restart what was left before it', async () => {
    const rule = await makeRule(studio)
    const client = await addClient(studio)
    await studio.restart()
    await studio.advance({ seconds: 1 })
    assert.deepEqual(await tagsOf(studio, client), [rule.tag_name])
    await studio.restart()
    await studio.advance({ days: 1 })
    assert.equal(await firings(studio, rule), 1)
  })

  it('fires no rule again of an event that broke off between two of them', async () => {
    const [first, second] = [await makeRule(studio), await makeRule(studio)]
    const last = await makeTag(studio, { name: 'Z' })
    await makeFollowing(studio, { id: second.tag_id }, last)
    const client = await addClient(studio)
    const mend = refuseTag(studio, client, { id: second.tag_id })
    await studio.advance({ seconds: 1 })
    assert.deepEqual(await tagsOf(studio, client), [first.tag_name])
    await studio.restart()
    mend()
    await studio.advance({ minutes: 1 })
    assert.deepEqual(await tagsOf(studio, client), [first.tag_name, second.tag_name, 'Z'])
    assert.deepEqual([await firings(studio, first), await firings(studio, second)], [1, 1])
    assert.equal(await eventsThat(studio, 'client.tag_added', isOf({ id: first.tag_id })), 1)
  })

  it('keeps the order of each client’s events, and lets nobody wait for another’s', async () => {
    const [start, step, middle, end] = [
      await makeTag(studio, { name: 'start' }),
      await makeTag(studio, { name: 'step' }),
      await makeTag(studio, { name: 'middle' }),
      await makeTag(studio, { name: 'end' }),
    ]
    const hasMiddle: Condition = {
      all: [
        { field: 'tag_id', op: 'eq', value: step.id },
        { field: 'client.tags', op: 'contains', value: middle.id },
      ],
    }
    await makeRule(studio, { trigger_event: 'client.tag_added', condition_json: hasMiddle, tag_id: end.id })
    await makeFollowing(studio, start, middle)
    const [stuck, free] = [await addClient(studio), await addClient(studio)]
    const mend = refuseTag(studio, stuck, middle)
    for (const client of [stuck, free]) for (const tag of [start, step]) await giveTag(studio, client, tag)

    await studio.advance({ seconds: 1 })
    assert.deepEqual(await tagsOf(studio, stuck), ['start', 'step'])
    assert.deepEqual(await tagsOf(studio, free), ['end', 'middle', 'start', 'step'])
    mend()
    await studio.advance({ seconds: 58 })
    assert.deepEqual(await tagsOf(studio, stuck), ['start', 'step'], 'not before the next attempt')
    await studio.advance({ seconds: 2 })
    assert.deepEqual(await tagsOf(studio, stuck), ['end', 'middle', 'start', 'step'])
  })

  it('gives an event up after eight attempts, so that the client’s later ones go on', async () => {
    const rule = await makeRule(studio)
    const client = await addClient(studio)
    refuseTag(studio, client, { id: rule.tag_id })
    const [tag, follows] = [await makeTag(studio), await makeTag(studio, { name: 'later' })]
    await makeFollowing(studio, tag, follows)
    await giveTag(studio, client, tag)
    for (const minutes of [0, 1, 5, 15, 60, 240, 720]) {
      await studio.advance({ minutes })
      assert.deepEqual(await tagsOf(studio, client), [tag.name], `after ${minutes} minutes`)
    }
    await studio.advance({ minutes: 1440 })
    assert.deepEqual(await tagsOf(studio, client), ['later', tag.name])
    assert.equal(await firings(studio, rule), 0)
  })

  it('follows from what follows twice, and no further', async () => {
    const [first, ...others] = await Promise.all('abcde'.split('').map((name) => makeTag(studio, { name })))
    let before = first
    for (const tag of others) {
      await makeFollowing(studio, before, tag)
      before = tag
    }
    const client = await addClient(studio)
    await giveTag(studio, client, first)
    await studio.advance({ minutes: 1 })
    assert.deepEqual(await tagsOf(studio, client), ['a', 'b', 'c', 'd'])
    assert.equal(await eventsThat(studio, 'client.tag_added'), 3, 'what is not handled is not previewed')
  })
})
