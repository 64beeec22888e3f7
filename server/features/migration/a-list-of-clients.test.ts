import { transcript } from '../../test/transcript/transcript.ts'
import { file, run } from './fixtures/lived.ts'

const NAMES = [
  'First name',
  'Last name',
  'Email',
  'Mobile',
  'Phone',
  'Home phone',
  'Work phone',
  'Birthday',
  'Client since',
  'Gender',
  'Street',
  'City',
  'Emergency contact name',
  'Emergency phone',
  'Notes',
  'Memo',
  'Tags',
  'Newsletter',
  'Unsubscribed',
  'SMS opt in',
  'Shoe size',
]

type Cells = Partial<Record<string, string>>
const line = (first: string, last: string, cells: Cells = {}) => [
  first,
  last,
  ...NAMES.slice(2).map((name) => cells[name] ?? ''),
]

transcript(import.meta.filename, async (life) => {
  const { owner, as, later } = life
  await later({ hours: 12, minutes: 30 })
  await owner('POST /tags', { name: 'VIP', color: '#336699' })
  const hana = { full_name: 'Hana Here', email: 'hana@studio.test', password: 'Correct-Horse-7', phone: '600 111 111' }
  const { access_token } = await as('stranger')('POST /auth/register/client', hana)
  await owner('POST /clients', { full_name: 'Full Already', email: 'full@studio.test', phone: '600 222 222' })
  await owner('POST /clients', { full_name: 'No Mail' })
  const consent = as('Hana', access_token)
  for (const granted of [true, false]) await consent('POST /gdpr/consent', { consent_type: 'marketing_email', granted })

  const rows = [
    NAMES,
    line('Zoë', 'Alm', {
      Email: 'zoe@studio.test',
      Mobile: '600 000 001',
      Phone: '910 000 001',
      Birthday: '2000-02-29',
      'Client since': '31.12.2019',
      Gender: 'F',
      Street: 'Calle 7',
      City: 'Madrid',
      'Emergency contact name': 'Bo',
      'Emergency phone': '600 000 002',
      Notes: 'Bad knee',
      Memo: 'Likes mats',
      Tags: 'vip; Early|Yoga',
      Newsletter: 'yes',
      'SMS opt in': 'no',
      'Shoe size': '38',
    }),
    // A child of eighteen years less one day shares an address with an adult who comes later.
    line('Kid', 'Bell', { Email: 'bell@studio.test', Birthday: '2008-03-06', Tags: 'early' }),
    line('Old', 'Bell', { Email: 'Bell@Studio.test', Birthday: '2008-03-05', 'Work phone': '910 000 009' }),
    line('Other', 'Bell', { Email: 'bell@studio.test' }),
    line('Hana', 'Here', {
      Email: 'HANA@studio.test',
      Phone: '910 000 002',
      Birthday: '1990-01-02',
      Newsletter: 'yes',
      'SMS opt in': 'yes',
      Tags: 'Early',
    }),
    line('Full', 'Already', { Email: 'full@studio.test', Phone: '999 999 999' }),
    line('Niece', 'Here', { Email: 'hana@studio.test' }),
    line('Twice', 'Told', { Email: 'twice@studio.test', 'Home phone': '910 1', Newsletter: 'yes', Tags: 'a' }),
    line('twice', 'told', { Email: 'twice@studio.test', Street: 'Calle 8', Unsubscribed: 'yes', Tags: 'b, a' }),
    line('Born', 'Tomorrow', { Email: 'born@studio.test', Birthday: '2026-03-06' }),
    line('Born', 'Today', { Email: 'today@studio.test', Birthday: '2026-03-05' }),
    line('No', 'Mail'),
    line('Same', 'Name', { Gender: 'x' }),
    line('Same', 'Name', { Memo: 'another' }),
    line('Same', 'Name', { Memo: 'another' }),
    line('', '', { Email: 'nameless@studio.test' }),
    line('Deleted', 'Customer'),
    line('Grand Total', '', { Memo: '12' }),
    line('Wrong', 'Cells', {
      Email: 'wrong@',
      Mobile: '12',
      Phone: '910 000 003',
      Birthday: '31.11.1990',
      'Client since': '1990-13-01',
      Newsletter: 'perhaps',
      Unsubscribed: 'perhaps',
      'SMS opt in': 'maybe',
    }),
    line('Asks', 'Nothing', { Email: 'asks@studio.test', Unsubscribed: 'no', Newsletter: '' }),
    line('Last', 'Row', { Email: 'last@studio.test', Gender: '-' }),
  ]
  const looked = await owner('POST /migration/analyse?entity=clients', file(rows, 'people.csv'))
  const job = `/migration/jobs/${looked.job_id}`
  await owner(`GET ${job}/rows?page_size=3&page=2`)
  await owner(`GET ${job}/rows?disposition=rejected`)
  await owner('POST /migration/confirm', { job_id: looked.job_id, column_mapping: looked.column_mapping })
  await later({ minutes: 5 })
  await owner(`POST ${job}/analyse`, { answers: { people_without_email: 'same_person' } })
  await owner(`POST ${job}/rollback`)
  await owner(`POST ${job}/stop`)
  await owner(`POST ${job}/resume`)
  await later({ minutes: 5 })
  await run(life, looked)
  await owner(`GET ${job}/rows?page_size=4`)
  await owner(`GET ${job}/rows?page_size=2&page=2&disposition=matched`)
  await owner(`GET ${job}/rows?disposition=skipped`)
  await owner(`GET ${job}/rows.csv`)
  await owner('GET /migration/summary')
  for (const verb of ['stop', 'resume']) await owner(`POST ${job}/${verb}`)
  await owner(`POST ${job}/analyse`, {})
  await owner('POST /migration/confirm', { job_id: looked.job_id, column_mapping: looked.column_mapping })

  // The same list once more: each is here already, and those without an e-mail are others.
  const again = await owner('POST /migration/analyse?entity=clients', file(rows.slice(0, 16), 'again.csv'))
  await later({ minutes: 5 })
  await run(life, again, { people_without_email: 'different_people' })
  await owner(`GET /migration/jobs/${again.job_id}/rows?page_size=20`)
  await later({ minutes: 5 })
  await owner(`POST /migration/jobs/${again.job_id}/rollback`)
  await later({ minutes: 5 })
  await owner(`POST /migration/jobs/${again.job_id}/rollback`)
  await owner(`POST ${job}/rollback`)
  await owner('GET /migration/summary')
  await owner('GET /migration/status')
})
