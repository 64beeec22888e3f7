import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { enrollmentsOf, mail, makeAutomation, registerAgreed, setMailServer } from '../../test/build/automations.ts'
import { book, sellPack } from '../../test/build/bookings.ts'
import { makeClass } from '../../test/build/schedule.ts'
import { OWNER_EMAIL, startStudio, type TestStudio } from '../../test/studio.ts'

describe('an automation that the calendar begins', () => {
  let studio: TestStudio
  beforeEach(async () => {
    studio = await startStudio({ now: '2026-03-03T17:00:00.000Z' })
    await setMailServer(studio)
  })
  afterEach(() => studio.stop())

  const goTo = async (instant: string) => {
    studio.clock.set(instant)
    for (const _ of ['what has happened', 'what follows']) await studio.running.runJobs()
    studio.owner = await studio.login(OWNER_EMAIL)
  }
  const born = (date_of_birth: string) => registerAgreed(studio, ['marketing_email'], { date_of_birth })
  const greeting = [{ type: 'wait', until_time: '09:00' }, mail('Happy birthday')]
  const told = () => studio.mail.sent.map(({ to }) => to.address)

  it('greets on the day, though the computer is switched on after the hour of the greeting', async () => {
    await makeAutomation(studio, { trigger_event: 'client.birthday', steps: greeting })
    const [client, other] = [await born('1990-03-05'), await born('1990-03-06')]
    await goTo('2026-03-03T18:00:00.000Z')
    studio.mail.sent.length = 0
    await goTo('2026-03-05T09:30:00.000Z')
    assert.deepEqual(told(), [client.email], 'at half past ten in Madrid')
    await goTo('2026-03-08T08:00:00.000Z')
    assert.deepEqual(told(), [client.email, other.email], '48 hours after nine o’clock')
  })

  it('sends nothing more than 48 hours after the morning it was for, and says so', async () => {
    const automation = await makeAutomation(studio, { trigger_event: 'client.birthday', steps: greeting })
    await born('1990-03-06')
    await goTo('2026-03-03T18:00:00.000Z')
    studio.mail.sent.length = 0
    await goTo('2026-03-08T08:00:00.001Z')
    assert.deepEqual(told(), [])
    const [{ status, history }] = await enrollmentsOf(studio, automation)
    assert.deepEqual([status, history[1].reason], ['completed', 'late'])
  })

  it('tells of a pack that runs out once, whatever is booked with its last credits', async () => {
    const { body: ready } = await studio.asOwner('GET /api/v1/marketing-automations/ready-made')
    const { key: _, description: __, ...flow } = ready.find(({ key }: { key: string }) => key === 'pack_running_out')
    const automation = await makeAutomation(studio, flow)
    const client = await registerAgreed(studio)
    await sellPack(studio, client, 4)
    for (const day of [4, 5, 6, 7]) {
      await goTo(`2026-03-0${day}T08:30:00.000Z`)
      await book(studio, await makeClass(studio), client)
      await goTo(`2026-03-0${day}T09:30:00.000Z`)
    }
    await goTo('2026-03-08T09:30:00.000Z')
    const letters = studio.mail.sent.filter(({ unsubscribe }) => unsubscribe !== undefined)
    assert.equal(letters.length, 1)
    assert.match(letters[0]!.text, /: 3\./)
    assert.equal((await enrollmentsOf(studio, automation)).length, 1)
  })
})
