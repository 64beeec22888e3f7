import { transcript } from '../../test/transcript/transcript.ts'
import { PASSWORD } from '../../test/studio.ts'

transcript(import.meta.filename, async ({ studio, owner, as, later }) => {
  const made = async (operation: string, body: object) => (await studio.asOwner(operation, body)).body
  await made('POST /api/v1/clients', { full_name: 'Ana Prats', email: 'ana@mail.test' })
  await made('POST /api/v1/clients', { full_name: 'Bea Brook' })
  await made('POST /api/v1/clients', { full_name: 'Erased One' })
  const vip = await owner('POST /tags', { name: ' VIP ', color: '#336699' })
  const early = await owner('POST /tags', { name: 'early' })
  const late = await owner('POST /tags', { name: 'Late', color: null })
  await owner('POST /tags', { name: 'vip' })
  await owner('POST /tags', { name: '', color: 'blue' })
  await later({ hours: 1 })
  await owner(`PUT /tags/${vip.id}`, { name: 'LATE' })
  await owner(`PUT /tags/${vip.id}`, { name: 'vip' })
  await owner(`PUT /tags/${vip.id}`, { name: 'Vips', color: '#000000' })
  await owner(`PUT /tags/${early.id}`, { name: 'Early', color: null })
  await owner('PUT /tags/99', { name: 'Nobody’s' })
  await owner(`PUT /tags/${vip.id}`, {})

  for (const [client, tag] of [
    [1, vip.id],
    [1, late.id],
    [1, early.id],
    [2, late.id],
    [3, late.id],
  ] as const) {
    await owner(`POST /clients/${client}/tags`, { tag_id: tag })
  }
  await later({ minutes: 1 })
  await owner('POST /clients/1/tags', { tag_id: vip.id })
  await owner('POST /clients/1/tags', { tag_id: 99 })
  await owner('POST /clients/99/tags', { tag_id: vip.id })
  await owner('GET /clients/1/tags')
  await owner('GET /clients/2/tags')
  await owner('GET /clients/99/tags')
  await owner('GET /tags')
  await owner('GET /tags?page_size=2')
  await owner('GET /tags?page_size=2&page=2')
  await owner(`DELETE /clients/1/tags/${vip.id}`)
  await owner(`DELETE /clients/1/tags/${vip.id}`)
  await owner(`DELETE /clients/2/tags/${early.id}`)
  await owner(`DELETE /clients/99/tags/${late.id}`)

  const login = async (full_name: string, permissions: string[]) => {
    const role = await made('POST /api/v1/roles', { name: full_name, permissions })
    const email = `${full_name.toLowerCase()}@studio.test`
    await made('POST /api/v1/staff', { full_name, email, password: PASSWORD, role_id: role.id })
    return as(full_name, await studio.login(email))
  }
  await made('POST /api/v1/instructors', { full_name: 'Ines', email: 'ines@studio.test', password: PASSWORD })
  const registered = { full_name: 'Cleo', email: 'cleo@mail.test', password: PASSWORD }
  await studio.send('POST /api/v1/auth/register/client', { body: registered, door: 'public' })
  const people = [
    await login('Sees', ['clients.view']),
    await login('Manages', ['clients.view', 'clients.manage']),
    await login('Sells', ['marketing.manage']),
    as('ines', await studio.login('ines@studio.test')),
    as('cleo', await studio.login('cleo@mail.test')),
    as('stranger'),
  ]
  const spare = await made('POST /api/v1/tags', { name: 'Spare' })
  for (const [index, ask] of people.entries()) {
    await ask('GET /tags?page_size=1')
    await ask('POST /tags', { name: `Tag ${index}` })
    await ask(`PUT /tags/${spare.id}`, { name: `Spare ${index}` })
    await ask('GET /clients/2/tags')
    await ask('POST /clients/2/tags', { tag_id: spare.id })
    await ask(`DELETE /clients/2/tags/${spare.id}`)
    await ask(`DELETE /tags/${spare.id}`)
  }

  const rules = [
    await owner('POST /auto-tag-rules', { tag_id: early.id, trigger_event: 'client.created' }),
    await owner('POST /auto-tag-rules', {
      tag_id: early.id,
      trigger_event: 'client.created',
      condition_json: { not: [{ field: 'client.tags', op: 'contains', value: late.id }] },
    }),
    await owner('POST /auto-tag-rules', {
      tag_id: late.id,
      trigger_event: 'client.tag_added',
      condition_json: {
        any: [{ all: [{ field: 'tag_id', op: 'in', value: [99, early.id] }] }, { field: 'visits', op: 'eq', value: 1 }],
      },
    }),
  ]
  for (const tag of [early, late, vip]) await owner(`DELETE /tags/${tag.id}`)
  for (const rule of rules.slice(1)) await owner(`DELETE /auto-tag-rules/${rule.id}`)
  await owner(`DELETE /tags/${early.id}`)
  await owner(`POST /gdpr/delete/3`)
  await owner('POST /clients/3/tags', { tag_id: late.id })
  await owner('GET /clients/3/tags')
  await owner(`DELETE /clients/3/tags/${late.id}`)
  await owner('GET /tags?page_size=2')
  await owner(`DELETE /tags/${late.id}`)
  await owner(`DELETE /tags/${late.id}`)
  await owner('GET /clients/2/tags')
})
