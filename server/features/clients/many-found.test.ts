import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { book, registerMember, setRules } from '../../test/build/bookings.ts'
import { makeClass } from '../../test/build/schedule.ts'
import { importFile } from '../../test/build/migration.ts'
import { addClient } from '../../test/build/tags.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

/** More than are gathered and sorted: those beyond are looked for while the names are walked. */
const MANY = 1005

describe('a filter that more clients match than are gathered', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
    await setRules(studio, { checkin_open_minutes_before: 1440 })
    const lines = Array.from({ length: MANY }, (_, n) => `Muñoz ${n},n${n}@crowd.test,Crowd`)
    const job = await importFile(studio, 'clients', ['Name,E-mail,Tags', ...lines].join('\n'))
    assert.equal(job.status, 'completed')
  })
  after(() => studio.stop())

  /** The names that a filter finds on all its pages, which are as many as it says. */
  const found = async (filter: Record<string, string>): Promise<string[]> => {
    const names: string[] = []
    for (let after = ''; ;) {
      const query = new URLSearchParams({ ...filter, page_size: '200', ...(after && { after }) })
      const { status, body } = await studio.asOwner(`GET /api/v1/clients?${query.toString()}`)
      assert.equal(status, 200)
      names.push(...body.items.map(({ full_name }: { full_name: string }) => full_name))
      if (body.next === null) {
        assert.equal(body.total, names.length)
        return names
      }
      after = body.next
    }
  }
  /** Those of them who are not of the crowd. */
  const others = async (filter: Record<string, string>) => {
    const names = await found(filter)
    const own = names.filter((name) => !/^Muñoz \d+$/.test(name))
    assert.equal(names.length - own.length, MANY)
    return own
  }

  it('finds a text in whatever letters it is written, marked or plain, small or large', async () => {
    for (const full_name of [
      'MUNOZ',
      'Mun\u0303oz',
      'Mu\u01F9oz',
      'Mu\u0144oz Дана',
      'Munøz',
      'Muno',
      'Mu noz',
      'Mun|oz',
    ]) {
      await addClient(studio, { full_name })
    }
    const all = ['MUNOZ', 'Mun\u0303oz', 'Mu\u01F9oz', 'Mu\u0144oz Дана', 'Munøz']
    for (const search of ['munoz', 'MUÑOZ', 'Muñoz', 'UÑOZ', 'mun\u0303oz']) {
      assert.deepEqual((await others({ search })).toSorted(), all.toSorted(), search)
    }
  })

  it('finds each of several words, in whatever field it stands', async () => {
    await addClient(studio, { full_name: 'Munoz', phone: '600 crowd.test' })
    await addClient(studio, { full_name: 'Munoz Elsewhere' })
    assert.deepEqual(await others({ search: 'crowd.test muñoz' }), ['Munoz'])
    assert.deepEqual(await others({ search: 'CROWD.TEST' }), ['Munoz'])
  })

  it('finds who has changed their name or e-mail by what it is now', async () => {
    const { id } = await addClient(studio, { full_name: 'Someone Else' })
    const change = (body: object) => studio.asOwner(`PUT /api/v1/clients/${id}`, body)
    assert.equal((await others({ search: 'muñoz' })).includes('Someone Muñoz'), false)
    await change({ full_name: 'Someone Muñoz' })
    assert.equal((await others({ search: 'muñoz' })).includes('Someone Muñoz'), true)
    await change({ full_name: 'Someone', email: 'zq@crowd.test' })
    assert.equal((await others({ search: 'muñoz' })).includes('Someone'), false)
    assert.equal((await others({ search: 'crowd.test' })).includes('Someone'), true)
    await change({ full_name: 'Somebody' })
    assert.deepEqual(await found({ search: 'zq' }), ['Somebody'])
    await change({ email: 'xk@crowd.test' })
    assert.deepEqual([await found({ search: 'zq' }), await found({ search: 'xk' })], [[], ['Somebody']])
    assert.equal((await studio.asOwner('GET /api/v1/studio/integrity')).body.ok, true)
  })

  it('finds the start of a word or of an e-mail', async () => {
    await addClient(studio, { full_name: 'Ana de Munera' })
    await addClient(studio, { full_name: 'Bea Comun' })
    await addClient(studio, { full_name: 'Cleo', email: 'mu@studio.test' })
    const names = await others({ search: 'mu' })
    assert.equal(names.includes('Ana de Munera') && names.includes('Cleo'), true)
    assert.equal(names.includes('Bea Comun'), false)
  })

  it('finds who has a tag, and who was not here for days', async () => {
    const [tag] = (await studio.asOwner('GET /api/v1/tags')).body.items
    assert.equal(tag.name, 'Crowd')
    assert.deepEqual(await others({ tag_id: String(tag.id) }), [])
    assert.deepEqual(await others({ tag_id: String(tag.id), search: 'crowd' }), [])

    const visitor = await registerMember(studio, { full_name: 'Vera Visits' })
    const cls = await makeClass(studio, { starts_at: '2026-03-04T20:00' })
    const booking = await book(studio, cls, visitor)
    const isAway = async (inactive_days: string) => (await others({ inactive_days })).includes('Vera Visits')
    assert.equal(await isAway('1'), true)
    assert.equal((await studio.asOwner(`POST /api/v1/bookings/${booking.id}/check-in`)).status, 200)
    assert.equal(await isAway('1'), false)
    await studio.advance({ days: 3 })
    assert.deepEqual([await isAway('2'), await isAway('3')], [true, false])
  })
})
