import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Permission } from '../../api/permissions.ts'
import { makeInstructor, makeManager } from '../../test/build/staff.ts'
import { startStudio } from '../../test/studio.ts'

describe('today’s parts', () => {
  it('are each for their own permission', async () => {
    const studio = await startStudio()
    try {
      const parts: [Permission, string[]][] = [
        [
          'bookings.view',
          ['unresolved', 'appointments', 'unresolved_appointments', 'offers', 'first_visits', 'first_visits_soon'],
        ],
        ['charges.manage', ['charges_due']],
        ['memberships.view', ['failed_payments', 'expiring']],
        ['clients.view', ['birthdays', 'new_clients']],
        ['sales.view', ['takings']],
        ['schedule.manage', ['substitutes', 'untaught']],
        ['schedule.view', []],
      ]
      for (const [permission, expected] of parts) {
        const { token } = await makeManager(studio, [permission])
        const { body } = await studio.send('GET /api/v1/today', { token })
        assert.deepEqual(
          // Tasks for nobody in particular are everybody's.
          Object.keys(body).filter((name) => body[name] !== null && name !== 'tasks'),
          expected,
          permission,
        )
      }
      const token = await studio.login((await makeInstructor(studio)).email)
      assert.equal((await studio.send('GET /api/v1/today', { token })).status, 403)
    } finally {
      await studio.stop()
    }
  })
})
