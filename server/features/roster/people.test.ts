import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { book, registerMember, type TestClient } from '../../test/build/bookings.ts'
import { makeClass } from '../../test/build/schedule.ts'
import { makeInstructor, makeManager } from '../../test/build/staff.ts'
import { giveTag, makeTag } from '../../test/build/tags.ts'
import { OWNER_EMAIL, startStudio, type TestStudio } from '../../test/studio.ts'

describe('the people of a class, for their instructor', () => {
  let studio: TestStudio
  let ines: { id: number; email: string }
  let token: string
  let ada: TestClient
  let cls: { id: number; starts_at: string }
  before(async () => {
    studio = await startStudio()
    ines = (await makeInstructor(studio, { full_name: 'Ines' })) as typeof ines
    const before = await makeClass(studio, { starts_at: '2026-03-05T10:00', instructor_id: ines.id })
    cls = (await makeClass(studio, { starts_at: '2026-03-06T10:00', instructor_id: ines.id })) as typeof cls
    ada = await registerMember(studio, { full_name: 'Ada', phone: '+34 600 000 001' })
    const first = await book(studio, before, ada)
    await book(studio, cls, ada)
    studio.clock.set('2026-03-05T09:00:00.000Z')
    studio.owner = await studio.login(OWNER_EMAIL)
    await studio.asOwner(`POST /api/v1/bookings/${first.id}/check-in`)
    token = await studio.login(ines.email)
  })
  after(() => studio.stop())

  const people = (as = token) => studio.send(`GET /api/v1/scheduled-classes/${cls.id}/people`, { token: as })
  const adaAsSeen = async () => (await people()).body[0]
  const note = (body: object) => studio.asOwner(`POST /api/v1/clients/${ada.id}/notes`, body)
  const agree = (granted: boolean) => ada.ask('POST /api/v1/gdpr/consent', { consent_type: 'health_data', granted })

  it('tells how to reach them and how often they came', async () => {
    const { tags, notes, health, ...rest } = await adaAsSeen()
    assert.deepEqual([tags, notes, health], [[], [], []])
    assert.deepEqual(rest, {
      client_id: ada.id,
      phone: '+34 600 000 001',
      emergency_contact: null,
      visits: 1,
      last_visit_at: '2026-03-05T09:00:00.000Z',
    })
  })

  it('shows the tags and notes that are for instructors, and no others', async () => {
    const tag = await makeTag(studio, { name: 'Expecting', color: '#1a7f5a', for_instructors: true })
    await giveTag(studio, ada, tag)
    await giveTag(studio, ada, await makeTag(studio, { name: 'Difficult' }))
    await note({ body: 'Pays late' })
    await note({ body: 'Prefers the window', for_instructors: true })
    const { tags, notes, health } = await adaAsSeen()
    assert.deepEqual(tags, [{ name: 'Expecting', color: '#1a7f5a' }])
    assert.deepEqual(
      notes.map(({ body }: { body: string }) => body),
      ['Prefers the window'],
    )
    assert.deepEqual(health, [])
    await studio.asOwner(`PUT /api/v1/tags/${tag.id}`, { name: 'Pregnant' })
    assert.deepEqual((await adaAsSeen()).tags, [{ name: 'Pregnant', color: '#1a7f5a' }])
    await studio.asOwner(`PUT /api/v1/tags/${tag.id}`, { name: 'Pregnant', for_instructors: false })
    assert.deepEqual((await adaAsSeen()).tags, [])
  })

  it('shows notes on health while the client agrees', async () => {
    const own = 'Lower back: no deep twists'
    assert.equal((await ada.ask('PUT /api/v1/clients/me/health-note', { body: own })).status, 200)
    await note({ body: 'Knee operation in May', is_health: true, for_instructors: true })
    const read = async () => (await adaAsSeen()).health.map(({ body }: { body: string }) => body)
    const asNotes = async () => {
      const { body } = await studio.send(`GET /api/v1/clients/${ada.id}/notes`, { token })
      return body.filter(({ is_health }: { is_health: boolean }) => is_health).length
    }
    assert.deepEqual([await read(), await asNotes()], [[], 0])
    await agree(true)
    assert.deepEqual([await read(), await asNotes()], [['Knee operation in May', own], 2])
    assert.deepEqual((await adaAsSeen()).health[1].staff_name, null)
    await agree(false)
    assert.deepEqual([await read(), await asNotes()], [[], 0])
    await agree(true)
    await ada.ask('PUT /api/v1/clients/me/health-note', { body: 'Better now' })
    assert.deepEqual((await read()).toSorted(), ['Better now', 'Knee operation in May'])
    await ada.ask('PUT /api/v1/clients/me/health-note', { body: null })
    assert.deepEqual(await read(), ['Knee operation in May'])
    assert.deepEqual((await ada.ask('GET /api/v1/clients/me/health-note')).body, { body: null, written_at: null })
  })

  it('is for the class’s own instructor, and for managers who may see clients', async () => {
    const other = (await makeInstructor(studio, { full_name: 'Otto' })) as typeof ines
    assert.equal((await people(await studio.login(other.email))).status, 404)
    const manager = await makeManager(studio, ['schedule.view'])
    assert.equal((await people(manager.token)).status, 403)
    assert.equal((await people(studio.owner)).body.length, 1)
  })
})
