import { importFile } from '../../test/build/migration.ts'
import { transcript } from '../../test/transcript/transcript.ts'

const FILE = [
  'Full name,Email,Membership name,Membership kind,Status,Start date,Expiration date,Credits remaining,Credits total,Price paid,Cancellation date,Membership notes',
  'Ana Prats,ana@studio.test,Ten,class_pack,active,2026-02-01,2026-05-01,7,10,150.00,,Likes mats',
  'Bea Soler,bea@studio.test,Month,subscription,active,2026-01-31,,3,4,49.90,,',
  'Cleo Casas,cleo@studio.test,Month,subscription,paused,2026-02-10,,2,4,,,On hold',
  'Dora Diaz,dora@studio.test,Month,subscription,cancelled,2026-01-05,2026-02-28,0,4,49.90,2026-02-20,',
  'Eva Esteve,eva@studio.test,Month,subscription,expired,2025-12-05,2026-01-31,1,4,49.90,,',
  'Fina Font,fina@studio.test,Pass,time_pass,pending,2026-03-20,2026-04-20,,,60,,',
  'Gina Gil,gina@studio.test,Unlimited,subscription,active,2026-02-04,,,,70,,',
  'Hugo Haro,hugo@studio.test,Ten,class_pack,active,2026-02-01,2026-05-01,5,10,150.00,,',
  'Ines Ibarra,ines@studio.test,Given,class_pack,active,2026-02-01,2026-05-01,0,3,,,',
  'Julia Jover,julia@studio.test,Twelve,class_pack,active,2026-02-01,2026-03-03,4,12,170.00,,',
].join('\r\n')

transcript(import.meta.filename, async (life) => {
  const { studio, owner, later } = life
  await owner('POST /membership-types', { name: 'Pass', type: 'time_pass', price: 60, can_pause: true })
  await owner('POST /membership-types', { name: 'Unlimited', type: 'subscription', price: 70 })
  const { job_id } = await importFile(studio, 'memberships', FILE)
  await owner(`GET /migration/status?job_id=${job_id}`)
  await owner('GET /memberships?page_size=8')
  await owner('GET /membership-types?include_inactive=true')
  await later({ days: 1 })
  await later({ days: 26 })

  // Used, edited or resumed by hand since: each stays, and says why.
  const { items } = await owner('GET /memberships?page_size=100')
  const of = (name: string) => items.find((one: { client_name: string }) => one.client_name === name)
  await owner(`PUT /memberships/${of('Ana Prats').id}`, { credits_remaining: 6 })
  await owner(`PUT /memberships/${of('Hugo Haro').id}`, { notes: 'Called' })
  await owner(`POST /memberships/${of('Cleo Casas').id}/resume`)
  await owner(`DELETE /memberships/${of('Fina Font').id}`)
  const types = (await owner('GET /membership-types?include_inactive=true')).items
  const given = types.find(({ name }: { name: string }) => name === 'Given')
  await owner(`PUT /membership-types/${given.id}`, { price: 61 })
  await owner(`POST /migration/jobs/${job_id}/rollback`)
  await owner('GET /memberships')
})
