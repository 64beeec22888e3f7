import { transcript } from '../../test/transcript/transcript.ts'
import { PASSWORD } from '../../test/studio.ts'

const called = (value: string) => ({ all: [{ field: 'client.full_name', op: 'contains', value }] })

transcript(import.meta.filename, async ({ studio, owner, as, later }) => {
  const made = async (operation: string, body: object) => (await studio.asOwner(operation, body)).body
  for (const name of ['New', 'Twice', 'Chain 1', 'Chain 2', 'Chain 3', 'Chain 4', 'Old']) {
    await made('POST /api/v1/tags', { name, color: name === 'New' ? '#112233' : null })
  }
  await made('POST /api/v1/clients', { full_name: 'Zora Before' })
  await later({ minutes: 1 })
  await owner('POST /auto-tag-rules', { tag_id: 2, trigger_event: 'client.created', condition_json: called('twice') })
  await owner('POST /auto-tag-rules', { tag_id: 1, trigger_event: 'client.created' })
  await owner('POST /auto-tag-rules', { tag_id: 7, trigger_event: 'client.created', is_active: false })
  await owner('POST /auto-tag-rules', { tag_id: 7, trigger_event: 'booking.created', condition_json: {} })
  for (const step of [3, 4, 5]) {
    await owner('POST /auto-tag-rules', {
      tag_id: step + 1,
      trigger_event: 'client.tag_added',
      condition_json: { all: [{ field: 'tag_id', op: 'eq', value: step }] },
    })
  }
  await owner('POST /auto-tag-rules', {
    tag_id: 3,
    trigger_event: 'client.tag_added',
    condition_json: { any: [{ field: 'tag_id', op: 'in', value: [1] }] },
  })
  await owner('POST /auto-tag-rules', { tag_id: 99, trigger_event: 'client.created' })
  await owner('POST /auto-tag-rules', { tag_id: 1, trigger_event: 'client.born' })
  await owner('POST /auto-tag-rules', { tag_id: 1, trigger_event: 'client.created', condition_json: [] })
  await owner('POST /auto-tag-rules', {
    tag_id: 1,
    trigger_event: 'client.created',
    condition_json: { all: [{ field: 'tag_id', op: 'eq', value: 1 }], any: [] },
  })
  await owner('POST /auto-tag-rules', {
    tag_id: 1,
    trigger_event: 'client.inactive',
    condition_json: {
      all: [{ field: 'days', op: 'eq', value: 8 }, { not: [{ field: 'visits', op: 'contains', value: 1 }] }],
    },
  })

  await owner('POST /clients', { full_name: 'Ana Twice' })
  await owner('POST /clients', { full_name: 'Bea Once' })
  await owner('POST /clients', { full_name: 'Erased Twice' })
  await owner('POST /clients', { full_name: 'Gone Twice' })
  await owner('DELETE /clients/5')
  await owner('POST /gdpr/delete/4')
  await owner('POST /clients/3/tags', { tag_id: 1 })
  await later({ minutes: 1 })
  await owner('GET /auto-tag-rules')
  await owner('GET /clients/2/tags')
  await later({ minutes: 1 })
  await owner('GET /clients/2/tags')
  // The preview doesn't follow rules three levels deep either.
  await owner('POST /auto-tag-rules/preview', {
    trigger_event: 'client.tag_added',
    condition_json: { any: [{ field: 'tag_id', op: 'in', value: [3, 4] }] },
  })

  // A tag that is taken back comes again with the next event; one that is there stays as it was.
  await owner('DELETE /clients/2/tags/3')
  await owner('DELETE /clients/2/tags/1')
  await owner('POST /clients/2/tags', { tag_id: 1 })
  await later({ minutes: 1 })
  await owner('GET /clients/2/tags')

  await owner('PUT /auto-tag-rules/1', {})
  await owner('PUT /auto-tag-rules/1', { condition_json: called('once'), is_active: true })
  await owner('PUT /auto-tag-rules/1', { condition_json: null, tag_id: 7 })
  await owner('PUT /auto-tag-rules/1', { tag_id: 99 })
  await owner('PUT /auto-tag-rules/2', { is_active: false })
  await owner('PUT /auto-tag-rules/3', { trigger_event: 'client.tag_added', is_active: true })
  await owner('PUT /auto-tag-rules/8', { trigger_event: 'client.created' })
  await owner('PUT /auto-tag-rules/8', { condition_json: { all: [{ field: 'days', op: 'eq', value: 7 }] } })
  await owner('PUT /auto-tag-rules/8', {
    trigger_event: 'client.inactive',
    condition_json: { all: [{ field: 'days', op: 'eq', value: 7 }] },
  })
  await owner('PUT /auto-tag-rules/99', { is_active: false })
  await owner('POST /clients', { full_name: 'Cora Later' })
  await later({ minutes: 1 })
  await owner('GET /clients/6/tags')
  await owner('DELETE /auto-tag-rules/2')
  await owner('DELETE /auto-tag-rules/2')
  await owner('GET /clients/2/tags')
  await owner('GET /auto-tag-rules')

  const login = async (full_name: string, permission: string) => {
    const role = await made('POST /api/v1/roles', { name: full_name, permissions: [permission] })
    const email = `${full_name.toLowerCase()}@studio.test`
    await made('POST /api/v1/staff', { full_name, email, password: PASSWORD, role_id: role.id })
    return as(full_name, await studio.login(email))
  }
  await made('POST /api/v1/instructors', { full_name: 'Ines', email: 'ines@studio.test', password: PASSWORD })
  for (const ask of [
    await login('Sells', 'marketing.manage'),
    await login('Desk', 'clients.manage'),
    as('ines', await studio.login('ines@studio.test')),
    as('stranger'),
  ]) {
    await ask('GET /auto-tag-rules')
    await ask('POST /auto-tag-rules/preview', { rule_id: 1 })
    await ask('POST /auto-tag-rules', { tag_id: 1, trigger_event: 'client.birthday' })
    await ask('PUT /auto-tag-rules/4', { is_active: false })
    await ask('DELETE /auto-tag-rules/4')
  }
})
