import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { book, makeFullClass, registerClient, registerMember, setRules, wait } from '../../test/build/bookings.ts'
import { makeMembershipType, sellMembership } from '../../test/build/memberships.ts'
import { makeClass, makeTemplate } from '../../test/build/schedule.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

const [THURSDAY, FRIDAY] = [4, 5]

describe('another timetable, for who waited in vain', () => {
  let studio: TestStudio
  let template_id: number
  before(async () => {
    studio = await startStudio()
    template_id = (await makeTemplate(studio)).id
    const other = (await makeTemplate(studio)).id
    const sold = async (client: { id: number }, terms: object) => {
      const type = await makeMembershipType(studio, { type: 'time_pass', unlimited: true, validity_days: 90, ...terms })
      await sellMembership(studio, { client_id: client.id, membership_type_id: type.id })
    }
    const member = await registerMember(studio)
    // Their pass for this kind of class is good on Thursdays alone; on Fridays they come by another one.
    const onThursdays = await registerClient(studio)
    await sold(onThursdays, { usable_times: [{ weekdays: [THURSDAY], from: '06:00', until: '22:00' }] })
    await sold(onThursdays, { coverage: { classes: 'listed', template_ids: [other] } })
    // Both came on a Friday, and both waited for a Thursday without getting a spot, one of them alone for the next.
    const friday = await makeClass(studio, { template_id: other, starts_at: '2026-03-06T18:00' })
    const visits = [await book(studio, friday, member), await book(studio, friday, onThursdays)]
    await goTo(friday.starts_at)
    for (const { id } of visits) await studio.asOwner(`POST /api/v1/bookings/${id}/check-in`)
    const { cls } = await makeFullClass(studio, { template_id, starts_at: '2026-03-12T18:00' })
    await wait(cls, onThursdays)
    await wait(cls, member)
    await wait((await makeFullClass(studio, { template_id, starts_at: '2026-03-19T18:00' })).cls, onThursdays)
    await goTo('2026-04-06T10:00:00Z')
  })
  after(() => studio.stop())

  const goTo = (at: string) => studio.advance({ milliseconds: Date.parse(at) - Date.parse(studio.clock.now()) })
  const ask = async (...changes: object[]) => {
    const { status, body } = await studio.asOwner('POST /api/v1/simulations/schedule', { changes })
    assert.equal(status, 200, JSON.stringify(body))
    return body.classes as { slot: string; template_id: number; weekday: number; why: { from_waitlist: number } }[]
  }
  const added = { kind: 'add', weekday: FRIDAY, start_time: '18:00', duration_minutes: 60, capacity: 5 }
  const comeTo = async (change: object, slot: string) => {
    const found = (await ask(change)).find((one) => one.slot === slot)
    return found!.why.from_waitlist
  }
  const theirs = async () => (await ask()).find((one) => one.template_id === template_id)!.slot

  it('adds a class that only those come to whose membership covers it then', async () => {
    assert.equal(await comeTo({ ...added, template_id }, 'new-0'), 1)
  })

  it('lets all into a larger class: their passes are good on its day', async () => {
    const slot = await theirs()
    assert.equal(await comeTo({ kind: 'resize', slot, capacity: 3 }, slot), 3)
  })

  it('moves a class to where one of them has nothing that pays', async () => {
    const slot = await theirs()
    // The clients with the spots never came on a Friday: they are lost, and the second who waits gets the first spot.
    assert.equal(await comeTo({ kind: 'move', slot, weekday: FRIDAY, start_time: '18:00' }, slot), 1)
  })

  it('adds one for everybody who waits where its price can be paid', async () => {
    await studio.asOwner(`PUT /api/v1/class-templates/${template_id}`, { price: 15 })
    await setRules(studio, { pay_at_studio_enabled: false })
    assert.equal(await comeTo({ ...added, template_id }, 'new-0'), 1)
    await setRules(studio, { pay_at_studio_enabled: true })
    assert.equal(await comeTo({ ...added, template_id }, 'new-0'), 3)
  })
})
