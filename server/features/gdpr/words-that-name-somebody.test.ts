import { importFile } from '../../test/build/migration.ts'
import { transcript } from '../../test/transcript/transcript.ts'

transcript(import.meta.filename, async ({ studio, owner, later }) => {
  await importFile(
    studio,
    'clients',
    'Full name,Email,Mobile phone,Notes\r\nZoe Quill,zoe@studio.test,+34 611 222 333,Likes Bea\r\nBea Soler,,,Came with Zoe Quill\r\n',
  )
  const [zoe, bea] = [{ id: 1 }, { id: 2 }]
  const client = (full_name: string, more: object = {}) => owner('POST /clients', { full_name, ...more })
  const note = ({ id }: { id: number }, body: string) => owner(`POST /clients/${id}/notes`, { body })
  const erase = async ({ id }: { id: number }) => {
    await later({ minutes: 1 })
    await owner(`POST /gdpr/delete/${id}`)
  }

  await owner(`PUT /clients/${bea.id}`, { emergency_contact: 'ZOE QUILL, +34 611 222 333' })
  await note(bea, 'Zoe Quillfeather is another, and Azoe Quill; zoe quill is not. $& Zoe  Quill')
  await note(bea, 'Write to ZOE@studio.test or azoe@studio.test; +34 611 222 333 or +34 611 222 3334')
  const kim = await client('Kim Quill', { guardian_id: zoe.id, email: 'zoe@studio.test', phone: '+34 611 222 333' })
  await client('Leo Quill', { guardian_id: zoe.id, email: 'leo@studio.test', phone: '600' })
  await owner('POST /gift-cards', { initial_value: 9, recipient_name: 'Mother', message: 'From Zoe Quill & "co"' })
  await owner('POST /closures', { starts_on: '2026-08-10', ends_on: '2026-08-11', reason: 'Wedding of Zoe Quill' })
  const drop = await owner('POST /membership-types', { name: 'Drop-in', type: 'drop_in', price: 10 })
  const sell = ({ id }: { id: number }, notes: string) =>
    owner('POST /memberships', { client_id: id, membership_type_id: drop.id, starts_at: '2026-03-04', notes })
  const sold = await sell(bea, 'Paid by Zoe Quill')
  await owner(`PUT /memberships/${sold.id}`, { credits_remaining: 2, credits_reason: 'For Zoe Quill' })
  await owner(`GET /gdpr/export/${zoe.id}`)
  await erase(zoe)
  await owner(`GET /clients/${kim.id}`)

  // Signs that mean something in a pattern, in JSON or in HTML.
  const odd = await client('Al "A" (O\\Neil) & <b>')
  await note(bea, 'Al "A" (O\\Neil) & <b> came; al "a" (o\\neil) & <b>')
  await owner('POST /gift-cards', {
    initial_value: 9,
    recipient_email: 'm@studio.test',
    message: 'Al "A" (O\\Neil) & <b>',
  })
  await erase(odd)
  const percent = await client('50% O_f')
  await note(bea, '50% O_f is one; 501 Oxf is none')
  await erase(percent)

  // Words that another person here has too, and words that are too short, are no trace.
  const [first, second] = [await client('Ana Prats', { email: 'ana@studio.test' }), await client('ANA PRATS')]
  const [short, staff] = [await client('Cher', { phone: '12-34 5' }), await client('olga owner')]
  const six = await client('Madonna', { phone: '12 34-56' })
  const shares = await client('Dora Diaz', { email: 'dora@studio.test', phone: '+34 699 999 999' })
  await client('Eva Esteve', { phone: '+34 699 999 999' })
  await note(bea, 'Ana Prats; ana@studio.test; Cher; 12-34 5; Olga Owner; 12 34-56; Dora Diaz; +34 699 999 999')
  await erase(first)
  await erase(short)
  await erase(staff)
  await erase(six)
  await erase(shares)
  await note(bea, 'Ana Prats came')
  await erase(second)
})
