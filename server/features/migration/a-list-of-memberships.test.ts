import { transcript } from '../../test/transcript/transcript.ts'
import { file, run } from './fixtures/lived.ts'

const NAMES = [
  'Client Name',
  'Email',
  'Membership Name',
  'Kind',
  'Status',
  'Start Date',
  'Expiration Date',
  'Cancelled Date',
  'Completed At',
  'Purchase Date',
  'Remaining',
  'Total',
  'Price',
  'Billing Frequency',
  'Expired',
  'Frozen',
  'Refunded',
  'Plan Notes',
]

type Cells = Partial<Record<string, string>>
const line = (name: string, plan: string, cells: Cells = {}) => [
  name,
  `${name.toLowerCase()}@studio.test`,
  plan,
  ...NAMES.slice(3).map((column) => cells[column] ?? ''),
]
const on = (day: string, cells: Cells = {}) => ({ 'Start Date': day, ...cells })

transcript(import.meta.filename, async (life) => {
  const { owner, later } = life
  // Past midnight in Madrid, the day before in UTC: today is the 5th.
  await later({ hours: 12, minutes: 30 })
  const pack = { name: 'Five', type: 'class_pack', price: 50, credits_included: 5, validity_days: 60 }
  const five = await owner('POST /membership-types', pack)
  const flat = { name: 'Flat', type: 'subscription', price: 70, billing_interval: 'monthly', unlimited: true }
  const month = await owner('POST /membership-types', flat)
  const ana = await owner('POST /clients', { full_name: 'Ana', email: 'ana@studio.test' })
  const bea = await owner('POST /clients', { full_name: 'Bea', email: 'bea@studio.test' })
  const sale = { payment_method: 'cash', starts_at: life.studio.clock.now() }
  await owner('POST /memberships', { ...sale, client_id: ana.id, membership_type_id: month.id })
  await owner('POST /memberships', { ...sale, client_id: bea.id, membership_type_id: five.id })

  const rows = [
    NAMES,
    line('Ana', 'flat', on('2026-03-05')),
    line('Ana', 'Flat', on('2026-03-05', { Price: '65' })),
    line('Bea', 'Five', on('2026-03-05', { Remaining: '5', 'Expiration Date': '2026-05-03' })),
    line('Cas', 'Five', on('2026-03-06', { Remaining: '0', Price: '0' })),
    line('Dan', 'Five', on('2026-03-05', { 'Expiration Date': '2026-03-04', Remaining: '2' })),
    line('Dan', 'FIVE', on('2026-02-01', { 'Expiration Date': '2026-03-04', Status: 'active' })),
    line('Eva', 'Five', on('2026-02-01', { 'Expiration Date': '2026-03-05' })),
    line('Fay', 'Five', on('2026-02-01', { Remaining: 'unlimited' })),
    line('Gil', 'Gold', { Price: '120,50', 'Billing Frequency': 'quarterly', 'Purchase Date': '2026-01-31' }),
    line('Hal', 'Gold', { Price: '120,50', 'Plan Notes': 'Corner place' }),
    line('Hal', 'Gold', on('2026-02-01', { Status: 'hold', Price: '-1' })),
    line('Ida', 'Gold', on('2026-02-01', { 'Cancelled Date': '2026-03-05' })),
    line('Jon', 'Gold', on('2026-02-01', { 'Cancelled Date': '2026-03-06' })),
    line('Kim', 'Gold', on('2026-02-01', { Status: 'cancelled', 'Cancelled Date': '2026-03-06' })),
    line('Leo', 'Flat', on('2025-02-01', { Status: 'completed', 'Completed At': '2025-05-01' })),
    line('Mia', 'Flat', on('2026-02-01', { Frozen: 'yes' })),
    line('Mia', 'Flat', on('2026-02-15')),
    line('Mia', 'Gold', on('2026-02-15', { Price: '120.5' })),
    line('Noa', 'Flat', on('2026-02-01', { Refunded: 'yes', 'Cancelled Date': '2026-02-20' })),
    line('Oto', 'Flat', on('2026-02-01', { Status: 'Dormant' })),
    line('Pia', 'Flat', on('2026-02-01', { Expired: 'yes' })),
    line('Qin', 'Old', on('2026-02-01')),
    line('Rob', 'Odd', on('2026-02-01', { Status: 'pending' })),
    line('Sol', '', on('2026-02-01')),
    line('Tea', 'Flat', on('2026-02-31')),
    line('Uli', 'Flat', on('2026-02-01', { Remaining: '1.5' })),
    line('', 'Flat', on('2026-02-01')),
  ]
  const { job_id, ...looked } = await owner('POST /migration/analyse?entity=memberships', file(rows))
  const job = `/migration/jobs/${job_id}`
  const { column_mapping } = looked
  const some = { two_active_plans: 'keep_newest', missing_start: 'leave_out', unknown_credits: 'none' }
  await owner('POST /migration/confirm', { job_id, column_mapping, answers: some })
  const types = {
    Gold: { accept: true, price: 111.5 },
    old: { leave_out: true },
    Odd: { membership_type_id: month.id },
  }
  await owner(`POST ${job}/analyse`, { answers: { membership_types: { Odd: { membership_type_id: 99 } } } })
  await owner(`POST ${job}/analyse`, { answers: { membership_types: { Gold: { price: 1.005 } } } })
  const answers = { statuses: { dormant: 'paused' }, membership_types: types, unknown_credits: 'full' }
  await later({ minutes: 1 })
  const asked = { ...answers, two_active_plans: 'keep_newest', missing_start: 'today' }
  await run(life, { job_id, column_mapping }, asked)
  await owner(`GET ${job}/rows?page_size=30`)
  await owner(`GET ${job}/rows.csv`)
  await owner('GET /migration/summary')

  const more = [
    NAMES,
    line('Ana', 'Ten times', on('2026-03-05', { Kind: 'prepaid', Total: '10', Remaining: '3' })),
    line('Gil', 'Gold', on('2026-01-31')),
    line('Gil', 'Gold', on('2026-01-30')),
    line('Vic', 'Ten Times', on('2026-03-05', { Kind: 'prepaid' })),
  ]
  const second = await owner('POST /migration/analyse?entity=memberships', file(more))
  const all = { two_active_plans: 'keep_all', unknown_credits: 'full', accept_type_proposals: true }
  await owner(`POST /migration/jobs/${second.job_id}/analyse`, { answers: all })
  await later({ minutes: 1 })
  await run(life, second)
  await later({ days: 1 })
  await owner(`POST ${job}/rollback`)
  await owner(`GET ${job}/rows?page_size=5`)
  await owner(`POST /migration/jobs/${second.job_id}/rollback`)
  await owner('GET /migration/summary')
})
