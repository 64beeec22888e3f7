import assert from 'node:assert/strict'
import { it } from 'node:test'
import { enrollmentsOf, mail, makeAutomation, registerAgreed, setMailServer } from '../../test/build/automations.ts'
import { OWNER_EMAIL, startStudio } from '../../test/studio.ts'

const NOW = '2026-03-02T09:00:00.000Z'

it('a clock that was years ahead for a moment skips no step for good and takes nobody in', async () => {
  const studio = await startStudio({ now: NOW })
  const goTo = async (instant: string) => {
    studio.clock.set(instant)
    await studio.running.runJobs()
    await studio.running.runJobs()
    studio.owner = await studio.login(OWNER_EMAIL)
  }
  try {
    await setMailServer(studio)
    const steps = [{ type: 'wait', hours: 1 }, mail('Hello'), { type: 'wait', days: 2 }]
    const automation = await makeAutomation(studio, { steps })
    const away = await makeAutomation(studio, { trigger_event: 'client.inactive' })
    await registerAgreed(studio)
    await goTo('2026-03-02T09:00:01.000Z')
    const before = await enrollmentsOf(studio, automation)
    assert.equal(before[0].next_at, '2026-03-02T10:00:00.000Z')

    await goTo('2031-05-05T09:00:00.000Z')
    assert.equal((await enrollmentsOf(studio, automation))[0].history[1].reason, 'late')
    await goTo('2026-03-02T09:00:04.000Z')
    assert.deepEqual(await enrollmentsOf(studio, automation), before)
    assert.deepEqual(await enrollmentsOf(studio, away), [])

    await goTo('2026-03-02T10:00:00.000Z')
    assert.deepEqual(
      studio.mail.sent.map(({ subject }) => subject),
      ['Hello'],
    )
    const { body } = await studio.asOwner('GET /api/v1/studio/integrity')
    assert.deepEqual(
      body.invariants.filter(({ ok }: { ok: boolean }) => !ok),
      [],
    )
  } finally {
    await studio.stop()
  }
})
