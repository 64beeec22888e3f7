import { transcript } from '../../test/transcript/transcript.ts'
import { bring, invitationOf } from './fixtures/lived.ts'
import { mayInvite } from '../../test/build/reach.ts'

const NAMES = [
  'Name',
  'Email',
  'Phone',
  'Notes',
  'Tags',
  'Marketing',
  'Membership',
  'Kind',
  'Status',
  'Start',
  'Credits left',
  'Price',
]
const line = (name: string, plan: string, tags = '', left = '3') => [
  name,
  `${name.toLowerCase()}@studio.test`,
  '600 000 000',
  `About ${name}`,
  tags,
  'yes',
  plan,
  'class pack',
  'active',
  '2026-03-01',
  left,
  '50',
]

transcript(import.meta.filename, async (life) => {
  const { owner, as, later } = life
  await mayInvite(life.studio)
  await owner('POST /clients', { full_name: 'Filled', email: 'filled@studio.test' })
  await owner('POST /clients', { full_name: 'Edited', email: 'edited@studio.test' })
  const lists = { 'Ten Pack': { price: 90, credits_included: 10 }, 'Six Pack': { price: 50, credits_included: 6 } }
  const job = await bring(
    life,
    'memberships',
    [
      NAMES,
      line('Idle', 'Ten Pack', 'seen'),
      line('Filled', 'Six Pack'),
      line('Edited', 'Six Pack'),
      line('Renamed', 'Ten Pack', 'kept; seen'),
      line('Noted', 'Ten Pack'),
      line('Login', 'Ten Pack'),
      line('Spent', 'Ten Pack', 'spent'),
      line('Tagged', 'Ten Pack', 'gone'),
      line('Gone', 'Six Pack'),
    ],
    { membership_types: lists },
  )
  const other = await bring(life, 'clients', [
    ['Name', 'Email', 'Tags'],
    ['Someone Else', 'else@studio.test', 'else; seen'],
  ])
  await later({ hours: 1 })
  const { items } = await owner('GET /clients?page_size=20')
  const named = (name: string) => items.find(({ full_name }: { full_name: string }) => full_name === name).id
  await owner(`PUT /clients/${named('Edited')}`, { phone: '600 999 999' })
  await owner(`PUT /clients/${named('Renamed')}`, { full_name: 'Renamed Since' })
  await owner(`POST /clients/${named('Noted')}/notes`, { body: 'Called' })
  await owner('POST /migration/invitations/send', { job_id: job, client_ids: [named('Login')] })
  await later({ minutes: 1 })
  const password = { token: invitationOf(life, 'login@studio.test'), new_password: 'Correct-Horse-7' }
  await as('stranger')('POST /auth/reset-password', password)
  const tags = await owner('GET /tags')
  const spent = tags.items.find(({ name }: { name: string }) => name === 'spent')
  await owner(`POST /clients/${named('Tagged')}/tags`, { tag_id: spent.id })
  const held = await owner(`GET /memberships?client_id=${named('Spent')}`)
  await owner(`POST /memberships/${held.items[0].id}/pause`, { pause_days: 5 })
  await owner(`PUT /memberships/${held.items[0].id}`, { notes: 'Asked for more' })
  await owner(`POST /gdpr/delete/${named('Gone')}`)
  await later({ hours: 1 })
  await owner(`POST /migration/jobs/${job}/rollback`)
  await owner(`GET /migration/jobs/${job}/rows?page_size=10`)
  await later({ hours: 1 })
  await owner(`POST /migration/jobs/${job}/rollback`)
  await owner('GET /migration/summary')
  await owner('GET /migration/status')
  await owner(`GET /migration/status?job_id=${job}`)
  await owner(`POST /migration/jobs/${other}/rollback`)
  await owner('POST /migration/jobs/99/rollback')
})
