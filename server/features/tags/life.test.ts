import { transcript } from '../../test/transcript/transcript.ts'

transcript(import.meta.filename, async ({ owner, later }) => {
  const ana = await owner('POST /clients', { full_name: 'Ana Prats', email: 'ana@studio.test' })
  const vip = await owner('POST /tags', { name: 'VIP', color: '#336699' })
  await owner(`POST /clients/${ana.id}/tags`, { tag_id: vip.id })
  await owner('GET /tags')
  await later({ days: 1 })
  await owner(`DELETE /clients/${ana.id}/tags/${vip.id}`)
  await owner(`DELETE /clients/${ana.id}/tags/${vip.id}`)
})
