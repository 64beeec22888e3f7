import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { askInstead, claimInstead, makeClass } from '../../test/build/schedule.ts'
import { makeInstructor } from '../../test/build/staff.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

const PATH = '/api/v1/substitute-requests'

interface Shown {
  id: number
  scheduled_class_id: number
  asked_by: number
  asked_by_name: string
  claimed_by_name: string
}

describe('who is told of a class that looks for a substitute', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  const in7Days = (hours = 0) => ({
    starts_at: new Date(Date.parse(studio.clock.now()) + (7 * 24 + hours) * 3_600_000).toISOString(),
  })
  /** The kinds of letters that somebody has got, in their order. */
  const lettersTo = async (name: string): Promise<string[]> => {
    const { items } = (await studio.asOwner('GET /api/v1/emails?page_size=200')).body
    const theirs = items.filter(({ to_name }: { to_name: string }) => to_name === name)
    return theirs.map(({ kind }: { kind: string }) => kind).toReversed()
  }
  const askMore = ({ scheduled_class_id }: Shown, body: object) =>
    studio.asOwner(`POST /api/v1/scheduled-classes/${scheduled_class_id}/substitute-requests`, body)

  it('is not who is named while an offer waits for a word, which is said; once it is declined they are', async () => {
    const request = await claimInstead(studio, in7Days())
    const other = await makeInstructor(studio)
    const named = await askMore(request, { instructor_ids: [other.id] })
    assert.deepEqual([named.status, named.body.code], [409, 'SUBSTITUTE_TAKEN'])
    assert.match(named.body.detail, new RegExp(`^${request.claimed_by_name} offers to teach`))
    assert.deepEqual(await lettersTo(other.full_name), [])
    const asked = await askMore(request, {})
    assert.deepEqual([asked.status, asked.body.id, asked.body.status], [201, request.id, 'claimed'])
    await studio.asOwner(`POST ${PATH}/${request.id}/decline`)
    assert.equal((await askMore(request, { instructor_ids: [other.id] })).status, 201)
    assert.deepEqual(await lettersTo(other.full_name), ['substitute_asked'])
  })

  it('is nobody where the class was given away while others were being named', async () => {
    const request = await claimInstead(studio, in7Days(2))
    await studio.asOwner(`POST ${PATH}/${request.id}/approve`)
    const other = await makeInstructor(studio)
    const body = { instructor_ids: [other.id], asked_by: request.asked_by }
    const named = await askMore(request, body)
    assert.deepEqual([named.status, named.body.code], [409, 'SUBSTITUTE_TAKEN'])
    assert.match(named.body.detail, new RegExp(`^${request.claimed_by_name} is now teaching`))
    assert.deepEqual(await lettersTo(other.full_name), [])
    const now = await askMore(request, { ...body, asked_by: (await claimer(request)).id })
    assert.deepEqual([now.status, now.body.asked_by_name], [201, request.claimed_by_name])
    assert.deepEqual(await lettersTo(other.full_name), ['substitute_asked'])
  })
  const claimer = async ({ claimed_by_name }: Shown): Promise<{ id: number }> => {
    const { items } = (await studio.asOwner('GET /api/v1/instructors?page_size=200')).body
    return items.find(({ full_name }: { full_name: string }) => full_name === claimed_by_name)
  }

  it('is who asked, once the studio stops looking; not where they say so themselves', async () => {
    const [theirs, own] = [await claimInstead(studio, in7Days(4)), await askInstead(studio, [], in7Days(6))]
    for (const _ of ['once', 'again']) await studio.asOwner(`DELETE ${PATH}/${theirs.id}`)
    assert.deepEqual(await lettersTo(theirs.asked_by_name), ['substitute_withdrawn'])
    assert.deepEqual(await lettersTo(theirs.claimed_by_name), ['substitute_asked', 'substitute_withdrawn'])
    const { email } = (await studio.asOwner(`GET /api/v1/instructors/${own.asked_by}`)).body
    const token = await studio.login(email)
    assert.equal((await studio.send(`DELETE ${PATH}/${own.id}`, { token })).status, 200)
    assert.deepEqual(await lettersTo(own.asked_by_name), [])
  })

  it('is who may teach it at its new time, where the class is moved: an offer was for the former one', async () => {
    const [named, busy, declined] = [
      await makeInstructor(studio),
      await makeInstructor(studio),
      await makeInstructor(studio),
    ]
    const request = await askInstead(studio, [named, busy, declined], in7Days(10))
    const path = `/api/v1/scheduled-classes/${request.scheduled_class_id}`
    const claimBy = async ({ email }: { email: string }) =>
      studio.send(`POST ${PATH}/${request.id}/claim`, { token: await studio.login(email) })
    assert.equal((await claimBy(declined)).status, 200)
    await studio.asOwner(`POST ${PATH}/${request.id}/decline`)
    assert.equal((await claimBy(named)).body.status, 'claimed')
    const { starts_at } = in7Days(12)
    await makeClass(studio, { instructor_id: busy.id, starts_at })
    assert.equal((await studio.asOwner(`PUT ${path}`, { starts_at })).status, 200)
    const asked = await askMore(request, {})
    assert.deepEqual([asked.body.id, asked.body.status, asked.body.claimed_by], [request.id, 'open', null])
    assert.equal((await studio.asOwner(`POST ${PATH}/${request.id}/approve`)).body.code, 'SUBSTITUTE_NOT_CLAIMED')
    const told = [named, busy, declined].map(({ full_name }) => lettersTo(full_name))
    assert.deepEqual(await Promise.all(told), [
      ['substitute_asked', 'substitute_asked'],
      ['substitute_asked'],
      ['substitute_asked', 'substitute_declined'],
    ])
    const given = { starts_at: in7Days(14).starts_at, instructor_id: named.id }
    assert.equal((await studio.asOwner(`PUT ${path}`, given)).status, 200)
    assert.deepEqual((await lettersTo(busy.full_name)).length, 1, 'it is given as it is moved')
    assert.equal((await lettersTo(named.full_name)).at(-1), 'substitute_found')
  })

  it('is who asked and who gets it, where the studio gives it to somebody while nobody has offered', async () => {
    const request = await askInstead(studio, [], in7Days(8))
    const given = await makeInstructor(studio)
    const path = `POST /api/v1/scheduled-classes/${request.scheduled_class_id}/substitute`
    assert.equal((await studio.asOwner(path, { instructor_id: given.id })).status, 200)
    assert.deepEqual(await lettersTo(request.asked_by_name), ['substitute_found'])
    assert.deepEqual(await lettersTo(given.full_name), ['substitute_found'])
    const back = await studio.asOwner(path, { instructor_id: request.asked_by })
    assert.equal(back.status, 200)
    assert.deepEqual(await lettersTo(request.asked_by_name), ['substitute_found'], 'nobody looks any more')
  })
})
