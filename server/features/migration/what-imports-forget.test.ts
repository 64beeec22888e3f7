import { transcript } from '../../test/transcript/transcript.ts'
import { bring, file } from './fixtures/lived.ts'

const PEOPLE = [
  ['Name', 'Email', 'Phone', 'Birthday', 'Friend'],
  ['Ada Gone', 'ADA@studio.test', '1', '31.11.1990', ''],
  ['Bo Stays', 'bo@studio.test', '2', '', 'Ada@Studio.test'],
  ['Cy Stays', 'cy@studio.test', '600 000 003', '', 'ada'],
  ['ada gone', 'ada@studio.test', '', '', ''],
  ['Ada Gone', 'another@studio.test', '', '', ''],
  ['', 'ada@studio.test', '', '', ''],
  ['No Mail', '', '3', '', ''],
]

transcript(import.meta.filename, async (life) => {
  const { owner, later } = life
  const hand = await owner('POST /clients', { full_name: 'Cy Stays', email: 'cy@studio.test' })
  const first = await bring(life, 'clients', PEOPLE)
  const second = await bring(
    life,
    'memberships',
    [
      ['Name', 'Email', 'Membership', 'Start date', 'Price'],
      ['Ada Gone', 'ada@studio.test', 'Gold monthly unlimited', '2026-03-01', '50'],
      ['Bo Stays', 'bo@studio.test', 'Gold monthly unlimited', '2026-03-01', '50'],
      ['Ada Gone', 'ada@studio.test', '', '2026-03-01', '50'],
    ],
    { accept_type_proposals: true },
  )
  const waits = await owner('POST /migration/analyse?entity=clients', file(PEOPLE, 'waits.csv'))
  const { items } = await owner('GET /clients?page_size=20')
  const named = (name: string): number => items.find((one: { full_name: string }) => one.full_name === name).id
  await owner(`POST /gdpr/delete/${named('Ada Gone')}`)
  for (const job of [first, second, waits.job_id]) await owner(`GET /migration/jobs/${job}/rows?page_size=10`)
  await owner(`GET /migration/jobs/${first}/rows.csv`)
  await owner(`POST /gdpr/delete/${named('No Mail')}`)
  await owner(`POST /gdpr/delete/${hand.id}`)
  await owner(`GET /migration/jobs/${first}/rows.csv`)

  // A file that was looked at goes a week after the last look at it; one that was imported stays.
  await later({ days: 3 })
  const late = await owner('POST /migration/analyse?entity=clients', file(PEOPLE.slice(0, 3), 'late.csv'))
  await later({ days: 1 })
  await owner(`POST /migration/jobs/${late.job_id}/analyse`, { entity: 'instructors' })
  await owner(`POST /migration/jobs/${late.job_id}/analyse`, { entity: 'sales' })
  await owner(`POST /migration/jobs/${late.job_id}/analyse`, { entity: 'instructors', column_mapping: { email: 1 } })
  await later({ days: 3 })
  await owner(`GET /migration/status?job_id=${waits.job_id}`)
  await later({ hours: 1 })
  await owner(`GET /migration/status?job_id=${waits.job_id}`)
  await later({ days: 4, hours: -2 })
  await owner(`GET /migration/status?job_id=${late.job_id}`)
  await later({ hours: 2 })
  await owner(`GET /migration/status?job_id=${late.job_id}`)
  await owner(`POST /migration/jobs/${first}/rollback`)
})
