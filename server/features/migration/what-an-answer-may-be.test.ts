import assert from 'node:assert/strict'
import { transcript } from '../../test/transcript/transcript.ts'
import { file } from './fixtures/lived.ts'

const LIST = [
  ['Name', 'E-mail', 'Membership', 'Start date', 'Note', 'Note'],
  ['Ana', 'ana@studio.test', 'Odd', '2026-03-01', 'one', 'two'],
]

transcript(import.meta.filename, async ({ owner, studio }) => {
  const { job_id, column_mapping } = await owner('POST /migration/analyse?entity=memberships', file(LIST))
  // The test records refusals and only counts accepted answers, since each answer is long.
  let taken = 0
  const tried = async (verb: string, body: object) => {
    const path = verb === 'again' ? `jobs/${job_id}/analyse` : 'confirm'
    const { status } = await studio.asOwner(`POST /api/v1/migration/${path}`, body)
    if (status === 200) taken += 1
    else await owner(`POST /migration/${path}`, body)
  }
  const answer = (answers: object) => tried('again', { answers })
  const type = (said: object) => answer({ membership_types: { Odd: said } })
  for (const field of ['credits_included', 'credits_per_interval'])
    for (const count of [0, 1, 1.5, 8999, 9000]) await type({ [field]: count })
  for (const validity_days of [0, 1, 2.5, 36_500, 36_501]) await type({ validity_days })
  for (const price of [-0.01, 0, 0.01]) await type({ price })
  for (const membership_type_id of [0, 1]) await type({ membership_type_id })
  for (const billing_interval of ['weekly', 'four_weekly', 'quarterly', 'half_yearly', 'yearly', 'daily'])
    await type({ billing_interval })
  for (const kind of ['subscription', 'class_pack', 'time_pass', 'drop_in', 'horse']) await type({ type: kind })
  await type({ colour: 'red' })
  await type({ leave_out: 'yes' })
  for (const size of [200, 201]) await answer({ membership_types: { ['n'.repeat(size)]: { accept: true } } })
  for (const size of [100, 101]) await answer({ statuses: { ['s'.repeat(size)]: 'active' } })
  for (const status of ['pending', 'paused', 'expired', 'cancelled', 'asleep'])
    await answer({ statuses: { x: status } })
  await answer({ date_order: 'year_month' })
  await answer({ people_without_email: 'nobody' })
  await answer({ two_active_plans: 'keep_oldest' })
  await answer({ unknown_credits: 'half' })
  await answer({ missing_start: 'tomorrow' })
  await answer({ accept_type_proposals: 'yes' })
  await answer({ shoe_size: 38 })
  const mapped = (mapping: object) => tried('again', { column_mapping: mapping })
  await mapped({ full_name: 'Name', email: 'Name' })
  await mapped({ full_name: ['Name', 'E-mail'] })
  await mapped({ full_name: ['Name'], client_notes: ['Note', 'Note (2)'] })
  await mapped({ full_name: 0, client_notes: [4, 5] })
  for (const ref of [-1, 0.5, 6, 'n'.repeat(500), 'n'.repeat(501)]) await mapped({ full_name: ref })
  await mapped({ client_notes: [] })
  await mapped({ client_notes: Array.from({ length: 50 }, () => 4) })
  await mapped({ client_notes: Array.from({ length: 51 }, () => 4) })
  await mapped({ ['f'.repeat(50)]: 'Name' })
  await mapped({ ['f'.repeat(51)]: 'Name' })
  await tried('again', { entity: 'horses' })
  await tried('again', { entity: 'clients', column_mapping: { full_name: 'Name', price: 'Note' } })
  await tried('confirm', { job_id, column_mapping: { shoe_size: 'Name', full_name: 'Nobody' } })
  await tried('confirm', { job_id: 99, column_mapping })
  await tried('confirm', { job_id })
  await tried('confirm', { job_id, column_mapping, answers: { membership_types: { Odd: { membership_type_id: 9 } } } })
  await owner('POST /migration/jobs/99/analyse', {})
  for (const page of ['page=0', 'page_size=0', 'page_size=1', 'page=2', 'disposition=lost'])
    await owner(`GET /migration/jobs/${job_id}/rows?${page}`)
  await owner('GET /migration/jobs/99/rows')
  await owner('GET /migration/jobs/99/rows.csv')
  await owner('GET /migration/status?job_id=99')
  await owner(`POST /migration/jobs/${job_id}/analyse`, { answers: { statuses: { taken: 'active' } } })
  assert.equal(taken, 25)
})
