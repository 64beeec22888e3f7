import { transcript } from '../../test/transcript/transcript.ts'
import { bring, invitationOf } from './fixtures/lived.ts'
import { mayInvite } from '../../test/build/reach.ts'

transcript(import.meta.filename, async (life) => {
  const { owner, as, later, studio } = life
  await mayInvite(studio)
  // Past midnight in Madrid, the day before in UTC.
  await later({ hours: 12, minutes: 30 })
  await owner('GET /migration/summary')
  await owner('GET /migration/status')
  const hand = await owner('POST /clients', { full_name: 'By Hand', email: 'hand@studio.test' })
  const job = await bring(life, 'clients', [
    ['Name', 'Email', 'Phone', 'Date of birth'],
    ['Zoe Last', 'zoe@studio.test', '600 000 001', ''],
    ['Ada First', 'ada@studio.test', '', ''],
    ['Ada Small', 'ada@studio.test', '', '2020-01-01'],
    ['No Mail', '', '', ''],
    ['Put Away', 'away@studio.test', '', ''],
    ['=1+1', 'sum@studio.test', '', ''],
    ['By Hand', 'hand@studio.test', '', ''],
    ['Signs In', 'signs@studio.test', '', ''],
    ['To Erase', 'erase@studio.test', '', ''],
  ])
  const other = await bring(life, 'clients', [
    ['Name', 'Email'],
    ['Of Another', 'another@studio.test'],
  ])
  const { items } = await owner('GET /clients?page_size=20')
  const named = (name: string): number => items.find((one: { full_name: string }) => one.full_name === name).id
  await owner(`DELETE /clients/${named('Put Away')}`)
  await owner(`PUT /clients/${named('Zoe Last')}`, { locale: 'es' })
  await owner('GET /migration/summary')
  const send = (client_ids?: number[]) => owner('POST /migration/invitations/send', { job_id: job, client_ids })
  await send([named('Of Another')])
  await send([])
  await send([named('Signs In'), named('Signs In')])
  const token = invitationOf(life, 'signs@studio.test')
  await later({ minutes: 1 })
  await as('stranger')(`POST /auth/reset-password`, { token, new_password: 'Correct-Horse-7' })
  await send([named('To Erase')])
  await owner(`POST /gdpr/delete/${named('To Erase')}`)
  await owner(`GET /migration/invitations/export?job_id=${job}`)
  await send()
  await later({ minutes: 1 })
  await owner('GET /migration/summary')
  await later({ days: 14, minutes: -1, milliseconds: -1 })
  await send([named('Zoe Last'), hand.id])
  await later({ milliseconds: 1 })
  await send([named('Zoe Last'), hand.id])
  await later({ minutes: 1 })
  await send([named('Ada First')])
  await owner(`GET /migration/invitations/export?job_id=${other}`)
  await owner('GET /migration/invitations/export?job_id=99')
  await owner('GET /migration/invitations/export?job_id=0')
  await owner('POST /migration/invitations/send', { job_id: 99 })
  const { id: role } = await owner('POST /roles', { name: 'Nearly', permissions: ['clients.view', 'clients.manage'] })
  const may = await owner('POST /roles', { name: 'Imports', permissions: ['migration.manage'] })
  const staff = { password: 'Correct-Horse-7' }
  await owner('POST /staff', { ...staff, full_name: 'Mo', email: 'mo@studio.test', role_id: role })
  await owner('POST /staff', { ...staff, full_name: 'Max', email: 'max@studio.test', role_id: may.id })
  const asked = [`invitations/export?job_id=${job}`, `jobs/${job}/rows`, `jobs/${job}/rows.csv`, 'templates/clients']
  const shown = ['summary', 'status', ...asked]
  for (const [name, email] of [
    ['Mo', 'mo'],
    ['Max', 'max'],
    ['Zoe', 'signs'],
  ] as const) {
    const ask = as(name, await studio.login(`${email}@studio.test`))
    for (const path of name === 'Max' ? shown.slice(0, 2) : shown) await ask(`GET /migration/${path}`)
    if (name === 'Max') continue
    await ask('POST /migration/invitations/send', { job_id: job })
    await ask(`POST /migration/jobs/${job}/rollback`)
  }
  await as('stranger')('GET /migration/summary')
})
