import { setTimeout as wait } from 'node:timers/promises'
import { book, sellPack } from '../../../server/test/build/bookings.ts'
import { makeClient } from '../../../server/test/build/commerce.ts'
import { makeClass } from '../../../server/test/build/schedule.ts'
import { all } from '../kinds.ts'
import { shiftedClock } from '../shifted.ts'
import type { TormentedStudio } from '../studio.ts'
import type { Torment } from '../torment.ts'
import { until } from '../waiting.ts'

const DAY = 86_400_000

/** Its clock jumps years ahead and back, and behind and back: what the wrong clock decided is taken back, nothing is lost. */
export const clockJumps: Torment = {
  name: 'clock jumps',
  begin: async (scene) => {
    const { chance, findings } = scene
    const { options, set: shift } = shiftedClock(scene)
    const { studio, accounts } = await scene.openStudio(undefined, options)
    for (let n = 0; n < 3; n += 1) {
      const client = await makeClient(studio)
      await sellPack(studio, client, 5, { validity_days: 30 })
      await book(studio, await makeClass(studio), client)
    }
    return async () => {
      const writers = accounts.write(chance.whole(1, 6))
      await writers.answers(chance.whole(5, 40))
      await writers.stop()
      const before = await stateOf(studio)
      const isAhead = scene.isSmall || chance.pick([true, true, false])
      shift((isAhead ? 1 : -1) * chance.pick([0.5, 2, 40, 400, 4000]) * DAY)
      const meanwhile = accounts.write(chance.whole(1, 4))
      await meanwhile.answers(chance.whole(5, 40))
      // Every job looks once a second.
      await wait(chance.whole(2500, 4000))
      await meanwhile.stop()
      shift(0)
      await until('what the wrong clock decided is taken back', async () =>
        isKept(before, await stateOf(studio)),
      ).catch(async (error: unknown) => {
        const after = await stateOf(studio)
        const gone = [...before].filter(([record, state]) => after.get(record) !== state).slice(0, 3)
        findings.others.push(
          `${String(error)}: ${gone.map(([record, was]) => `${record} ${was} → ${after.get(record)}`)}`,
        )
      })
      await accounts.settle()
      // Every job sees the right clock before the next jump: two at once are one that is wrong for longer.
      if (!scene.isSmall) await wait(3000)
      // By the right clock what was written by one that was behind is older than a day.
      if (!isAhead) accounts.leaveKeys()
    }
  },
}

/** Returns the state that a clock could change: memberships and bookings, and the details of the audit log, each by its id. */
async function stateOf(studio: TormentedStudio): Promise<Map<string, string>> {
  const memberships = await all(studio, 'memberships?')
  const bookings = await all(studio, 'bookings?')
  const entries = await all(studio, 'audit-log?')
  return new Map([
    ...memberships.map(
      (one) => [`membership ${one.id}`, `${one.status} ${one.credits_remaining} ${one.expires_at}`] as const,
    ),
    ...entries.map((one) => [`audit entry ${one.id}`, JSON.stringify(one.after)] as const),
    ...bookings.map((one) => [`booking ${one.id}`, one.status as string] as const),
  ])
}

const isKept = (before: Map<string, string>, after: Map<string, string>) =>
  [...before].every(([record, state]) => after.get(record) === state)
