import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Batches } from './meter.ts'

/** Batches whose work ends when and as the test says. */
function held() {
  const worked: (readonly string[])[] = []
  const ends: PromiseWithResolvers<readonly string[]>[] = []
  const batches = new Batches<string, string>((items) => {
    worked.push(items)
    const end = Promise.withResolvers<readonly string[]>()
    ends.push(end)
    return end.promise
  })
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  return {
    batches,
    worked,
    end: (batch: number) => (ends[batch]!.resolve(worked[batch]!.map((item) => item.toUpperCase())), turn()),
    fail: (batch: number, error: Error) => (ends[batch]!.reject(error), turn()),
  }
}

describe('what is worked on together', () => {
  it('waits for nobody where it comes alone', async () => {
    const { batches, worked, end } = held()
    const alone = batches.add('a')
    assert.deepEqual(worked, [['a']])
    await end(0)
    assert.equal(await alone, 'A')
    const later = batches.add('b')
    assert.deepEqual(worked, [['a'], ['b']])
    await end(1)
    assert.equal(await later, 'B')
  })

  it('is all that came meanwhile, in its order, each with what came of it', async () => {
    const { batches, worked, end } = held()
    const all = ['a', 'b', 'c', 'd'].map((item) => batches.add(item))
    await end(0)
    assert.deepEqual(worked, [['a'], ['b', 'c', 'd']])
    const last = batches.add('e')
    await end(1)
    await end(2)
    assert.deepEqual(worked[2], ['e'])
    assert.deepEqual(await Promise.all([...all, last]), ['A', 'B', 'C', 'D', 'E'])
  })

  it('fails together, and nothing else with it', async () => {
    const { batches, end, fail } = held()
    const [first, ...failing] = ['a', 'b', 'c'].map((item) => batches.add(item))
    const refused = failing.map((one) => assert.rejects(one, /broken/))
    await end(0)
    const next = batches.add('d')
    await fail(1, new Error('broken'))
    await Promise.all(refused)
    await end(2)
    assert.deepEqual([await first, await next], ['A', 'D'])
  })

  it('may come to one later than to the others, or fail for it alone', async () => {
    const late = Promise.withResolvers<string>()
    const resultOf = (item: string) => {
      if (item === 'wrong') return Promise.reject(new Error(item))
      return item === 'late' ? late.promise : item
    }
    const batches = new Batches<string, string>((items) => Promise.resolve(items.map(resultOf)))
    const [, second, third, fourth] = ['first', 'late', 'wrong', 'next'].map((item) => batches.add(item))
    await assert.rejects(third!, /wrong/)
    assert.equal(await fourth, 'next')
    late.resolve('at last')
    assert.equal(await second, 'at last')
  })
})
