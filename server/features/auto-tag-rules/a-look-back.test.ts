import { transcript } from '../../test/transcript/transcript.ts'

transcript(import.meta.filename, async ({ studio, owner, later }) => {
  const made = async (operation: string, body: object) => (await studio.asOwner(operation, body)).body
  const look = (body: object) => owner('POST /auto-tag-rules/preview', body)
  for (const name of ['Had', 'Given', 'Follows']) await made('POST /api/v1/tags', { name })
  await owner('POST /clients', { full_name: 'Ana Old' })
  await later({ minutes: 1 })
  await owner('POST /clients', { full_name: 'Bea Young' })
  await owner('POST /clients', { full_name: 'Cleo Young' })
  await owner('POST /clients', { full_name: 'Erased Young' })
  await owner('POST /clients', { full_name: 'Gone Young' })
  await owner('DELETE /clients/5')
  await owner('POST /gdpr/delete/4')
  await look({ trigger_event: 'client.created' })
  await later({ days: 89, hours: 23, minutes: 59 })
  await look({ trigger_event: 'client.created' })
  await later({ minutes: 1 })
  await look({ trigger_event: 'client.created' })

  await owner('POST /clients/3/tags', { tag_id: 1 })
  await owner('POST /clients/3/tags', { tag_id: 2 })
  await owner('POST /clients/2/tags', { tag_id: 2 })
  await owner('POST /auto-tag-rules', {
    tag_id: 1,
    trigger_event: 'client.tag_added',
    condition_json: { all: [{ field: 'tag_id', op: 'eq', value: 2 }] },
  })
  await owner('POST /auto-tag-rules', { tag_id: 3, trigger_event: 'client.tag_added', is_active: false })
  await look({ rule_id: 1 })
  await look({ rule_id: 2 })
  await look({ trigger_event: 'client.tag_added' })
  await look({
    trigger_event: 'client.tag_added',
    condition_json: { all: [{ field: 'tag_id', op: 'eq', value: 1 }] },
  })
  await look({ trigger_event: 'client.tag_added', condition_json: null })
  await later({ minutes: 1 })
  await look({ rule_id: 1 })
  await look({ rule_id: 2 })

  await look({})
  await look({ rule_id: 1, trigger_event: 'client.created' })
  await look({ rule_id: 1, condition_json: {} })
  await look({ condition_json: {} })
  await look({ rule_id: 99 })
  await look({ trigger_event: 'client.created', condition_json: { all: [{ field: 'days', op: 'eq', value: 7 }] } })
})
