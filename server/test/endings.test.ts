import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { setRules } from './build/bookings.ts'
import { assertSound, startOnlineStudio } from './build/online.ts'
import { visitors } from './endings/guests.ts'
import { house } from './endings/house.ts'
import { memberships } from './endings/memberships.ts'
import { people } from './endings/people.ts'
import { decisionOn, DEPENDENTS, NONE, readTable } from './endings/table.ts'
import type { AnyThing, Place } from './endings/thing.ts'
import { underWay } from './endings/under-way.ts'
import { startPushService } from './push-service.ts'

const THINGS: Record<string, AnyThing> = { ...memberships, ...people, ...house, ...visitors, ...underWay }
const rows = readTable()

describe('what ends', () => {
  let place: Place
  before(async () => {
    const pushes = await startPushService(() => place.studio.clock.now())
    place = { ...(await startOnlineStudio({ outbound: pushes.outbound })), pushes }
    await setRules(place.studio, {
      waitlist_confirm_minutes: 60,
      late_cancel_fee: 10,
      checkin_open_minutes_before: 120,
      guest_bookings_enabled: true,
    })
  })
  after(async () => {
    await place.stop()
    place.pushes.close()
  })

  it('is decided in every cell, and in no other', () => {
    for (const [thing, { endings }] of Object.entries(THINGS))
      for (const ending of endings) for (const dependent of DEPENDENTS) decisionOn(rows, thing, ending, dependent)
    const known = (thing: string, ending: string) => THINGS[thing]?.endings.includes(ending)
    const strange = rows.filter(
      ({ thing, endings, dependent }) =>
        !(thing in THINGS) ||
        !(DEPENDENTS as readonly string[]).includes(dependent) ||
        !endings.every((ending) => known(thing, ending)),
    )
    assert.deepEqual(strange, [])
  })

  for (const [name, { endings, live }] of Object.entries(THINGS))
    for (const ending of endings)
      it(`${name}: ${ending}`, async () => {
        const looks = await live(place, ending)
        const decided: Record<string, string> = {}
        const became: Record<string, string> = {}
        for (const dependent of DEPENDENTS) {
          const { becomes } = decisionOn(rows, name, ending, dependent)
          const look = looks[dependent]
          if (becomes !== NONE || look) decided[dependent] = becomes
          if (look) became[dependent] = await look()
        }
        assert.deepEqual(became, decided)
      })

  it('leaves nothing that contradicts anything else', () => assertSound(place.studio))
})
