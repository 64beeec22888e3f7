import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { startStudio, type TestStudio } from '../../test/studio.ts'

describe('what the audit log says of its records', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  const made = async (operation: string, body: object = {}) => {
    const answer = await studio.asOwner(operation, body)
    assert.ok(answer.status < 300, JSON.stringify(answer.body))
    return answer.body
  }
  const latest = async (query = '') => (await studio.asOwner(`GET /api/v1/audit-log${query}`)).body.items[0]

  it('names whom a booking is of and into which class', async () => {
    const template = await made('POST /api/v1/class-templates', { name: 'Morning Flow' })
    const starts_at = '2026-03-20T18:00'
    const cls = await made('POST /api/v1/scheduled-classes', { template_id: template.id, starts_at })
    const client = await made('POST /api/v1/clients', { full_name: 'Clara Vidal' })
    await made('POST /api/v1/bookings', { scheduled_class_id: cls.id, client_id: client.id, force: true })
    const entry = await latest('?action=booking.create')
    assert.deepEqual(entry.client, { id: client.id, name: 'Clara Vidal', is_erased: false })
    assert.deepEqual(entry.occasion, { kind: 'class', id: cls.id, name: 'Morning Flow', starts_at: cls.starts_at })
    assert.equal(entry.names.scheduled_class_id[cls.id], 'Morning Flow')
    const planned = await latest('?action=class.create')
    assert.deepEqual(planned.record, { name: 'Morning Flow', is_gone: false })
    assert.equal(planned.occasion.id, cls.id)
  })

  it('says what a record is called now, and what one was called that is gone', async () => {
    const kept = await made('POST /api/v1/tags', { name: 'Old name' })
    await made(`PUT /api/v1/tags/${kept.id}`, { name: 'New name' })
    assert.deepEqual((await latest(`?entity=tag&entity_id=${kept.id}&action=tag.create`)).record, {
      name: 'New name',
      is_gone: false,
    })
    const lost = await made('POST /api/v1/tags', { name: 'Short-lived' })
    await made(`DELETE /api/v1/tags/${lost.id}`)
    assert.deepEqual((await latest('?action=tag.delete')).record, { name: 'Short-lived', is_gone: true })
  })

  it('names the categories and classes that a membership type covers', async () => {
    const mat = await made('POST /api/v1/class-categories', { name: 'Mat' })
    const barre = await made('POST /api/v1/class-templates', { name: 'Barre', category_id: mat.id })
    assert.equal((await latest('?action=class_template.create')).names.category_id[mat.id], 'Mat')
    const coverage = {
      classes: 'listed',
      category_ids: [mat.id],
      template_ids: [barre.id],
      service_category_ids: [],
      service_ids: [],
    }
    await made('POST /api/v1/membership-types', { name: 'Mat only', type: 'drop_in', price: 10, coverage })
    const { names } = await latest('?action=membership_type.create')
    assert.deepEqual([names.category_ids[mat.id], names.template_ids[barre.id]], ['Mat', 'Barre'])
    const lost = await made('POST /api/v1/class-categories', { name: 'Trial' })
    await made(`DELETE /api/v1/class-categories/${lost.id}`)
    assert.deepEqual((await latest('?action=class_category.delete')).record, { name: 'Trial', is_gone: true })
  })

  it('has no name of who was erased', async () => {
    const { id } = await made('POST /api/v1/clients', { full_name: 'Gone For Ever' })
    await made(`POST /api/v1/gdpr/delete/${id}`)
    const entry = await latest(`?entity=client&entity_id=${id}`)
    assert.deepEqual(
      [entry.record, entry.client],
      [
        { name: null, is_gone: false },
        { id, name: null, is_erased: true },
      ],
    )
    assert.ok(!JSON.stringify(await studio.asOwner('GET /api/v1/audit-log')).includes('Gone For Ever'))
  })

  it('gives amounts in the currency that they were in', async () => {
    await made('POST /api/v1/gift-cards', { initial_value: 50, payment_method: 'cash' })
    const card = await latest('?entity=gift_card')
    assert.deepEqual([card.amount, card.currency], [50, 'EUR'])
  })
})
