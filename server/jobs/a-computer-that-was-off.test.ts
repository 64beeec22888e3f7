import { transcript } from '../test/transcript/transcript.ts'

transcript(
  import.meta.filename,
  async ({ studio, owner, later }) => {
    const born = (full_name: string, date_of_birth: string) => owner('POST /clients', { full_name, date_of_birth })
    // Los Angeles: 3 March until 08:00 UTC. The days are 3, 4, then off until the 20th; only the last 14 are announced.
    await born('Third', '1990-03-03')
    await born('Fourth', '1990-03-04')
    await born('Sixth', '1990-03-06')
    await born('Seventh', '1990-03-07')
    await born('Twentieth', '1990-03-20')
    await born('Next', '1990-03-21')
    await owner('POST /membership-types', {
      name: 'Week',
      type: 'time_pass',
      price: 10,
      unlimited: true,
      validity_days: 9,
    })
    await owner('POST /memberships', {
      client_id: 2,
      membership_type_id: 1,
      starts_at: '2026-03-03',
      payment_method: 'cash',
    })
    await later({ minutes: 0 })
    await later({ minutes: 29 })
    await later({ minutes: 1 })
    await later({ minutes: 15 })
    await later({ days: 16 })
    await later({ minutes: 15 })
    studio.clock.set('2026-03-10T08:00:00.000Z')
    await later({ minutes: 0 })
    await later({ days: 11 })
  },
  { timezone: 'America/Los_Angeles', now: '2026-03-04T07:30:00.000Z' },
)
