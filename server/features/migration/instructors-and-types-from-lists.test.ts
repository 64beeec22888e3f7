import { transcript } from '../../test/transcript/transcript.ts'
import { bring, file, run } from './fixtures/lived.ts'

const TYPES = [
  [
    'Name',
    'Description',
    'Details',
    'Kind',
    'Price',
    'Interval',
    'Credits',
    'Credits per month',
    'Unlimited',
    'Validity',
  ],
  ['Here Already', '', '', 'class_pack', '10', '', '5', '', '', ''],
  ['Ten', 'Ten classes', 'In half a year', 'class_pack', '150,00', '', '10', '', '', '180'],
  ['ten', '', '', 'drop_in', '1', '', '', '', '', ''],
  ['Month', '', '', 'subscription', '80', 'monthly', '', '8', 'no', '90'],
  ['All Month', '', '', 'subscription', '99.5', 'four weeks', '', '', 'yes', ''],
  ['One', '', '', 'drop in', '0', '', '3', '', '', ''],
  ['Thirty', '', '', 'time pass', '60', '', '', '', '', '30'],
  ['Vague', '', '', '', '60', '', '', '', '', ''],
  ['Left', '', '', '', '60', '', '', '', '', ''],
  ['Priceless', '', '', 'time_pass', '', '', '', '', '', ''],
  ['Below', '', '', 'time_pass', '-1', '', '', '', '', ''],
  ['Foreign', '', '', 'time_pass', '5 £', '', '', '', '', ''],
  ['', '', '', 'time_pass', '5', '', '', '', '', ''],
]

const PEOPLE = [
  ['Name', 'Email', 'Bio', 'Profile'],
  ['Ines García', 'INES@studio.test', 'Vinyasa', 'Since 2001'],
  ['Ines  garcía', 'ines@studio.test', '', ''],
  ['Other Name', 'ines@studio.test', '', ''],
  ['Olga Owner', 'owner@studio.test', '', ''],
  ['Tina Teach', 'tina@studio.test', 'New words', ''],
  ['Nina Teach', 'tina@studio.test', '', ''],
  ['No Mail', '', '', ''],
  ['', 'nameless@studio.test', '', ''],
  ['Deleted Customer', '', '', ''],
  ['Bo Berg', 'bo@studio.test', '', ''],
]

transcript(import.meta.filename, async (life) => {
  const { owner, later } = life
  const tina = { full_name: 'Tina Teach', email: 'tina@studio.test', password: 'Correct-Horse-7' }
  await owner('POST /instructors', tina)
  const pack = { name: 'here  already', type: 'class_pack', price: 50, credits_included: 5, validity_days: 60 }
  await owner('POST /membership-types', pack)
  for (const entity of ['clients', 'instructors', 'membership_types', 'memberships', 'class_schedule'])
    await owner(`GET /migration/templates/${entity}`)
  for (const entity of ['bookings', 'products', 'gift_cards', 'sales', 'horses']) {
    await owner(`GET /migration/templates/${entity}`)
    await owner(`POST /migration/analyse?entity=${entity}`, file(PEOPLE))
  }
  await later({ minutes: 1 })
  const people = await bring(life, 'instructors', PEOPLE)
  await owner(`GET /migration/jobs/${people}/rows?page_size=20`)

  const looked = await owner('POST /migration/analyse?entity=membership_types', file(TYPES))
  const answers = {
    membership_types: {
      Vague: { type: 'time_pass', validity_days: 12, price: 61 },
      Left: { leave_out: true },
      Thirty: { type: 'subscription', billing_interval: 'yearly', credits_per_interval: 40 },
    },
  }
  await owner(`POST /migration/jobs/${looked.job_id}/analyse`, { answers })
  await later({ minutes: 1 })
  await run(life, looked)
  await owner(`GET /migration/jobs/${looked.job_id}/rows?page_size=20`)
  await owner('GET /migration/summary')
  // An instructor and a type that were changed since stay, the others go.
  await later({ hours: 1 })
  const { items } = await owner('GET /instructors')
  const bo = items.find(({ full_name }: { full_name: string }) => full_name === 'Bo Berg')
  await owner(`PUT /instructors/${bo.id}`, { bio: 'Knows it all' })
  const kinds = await owner('GET /membership-types')
  const ten = kinds.items.find(({ name }: { name: string }) => name === 'Ten')
  await owner(`PUT /membership-types/${ten.id}`, { price: 151 })
  await owner(`POST /migration/jobs/${looked.job_id}/rollback`)
  await owner(`POST /migration/jobs/${people}/rollback`)
  await owner('GET /migration/summary')
  const again = await owner('POST /migration/analyse?entity=membership_types', file(TYPES.slice(0, 9)))
  await owner(`POST /migration/jobs/${again.job_id}/analyse`, { answers: { accept_type_proposals: true } })
})
