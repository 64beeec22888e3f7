import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { registerClient } from '../../test/build/bookings.ts'
import { makeCategory, makeTemplate } from '../../test/build/schedule.ts'
import { makeInstructor } from '../../test/build/staff.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

const TEMPLATES = '/api/v1/class-templates'
const ids = (rows: { id: number }[]) => rows.map(({ id }) => id)

describe('a class template, to the last field', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  it('is the same after it is made, changed, read and listed, by name; its history says what changed', async () => {
    const teacher = await makeInstructor(studio, { full_name: 'Ines' })
    const fields = {
      name: 'morning Flow',
      description: 'A calm start',
      duration_minutes: 75,
      default_capacity: 14,
      default_instructor_id: teacher.id,
      color: '#1a7f5a',
      cancellation_window_hours: 5,
      booking_open_hours_before: 200,
      booking_close_hours_before: 2,
      category_id: (await makeCategory(studio, { name: 'Mat' })).id,
      price: 12.5,
      credit_cost: 2,
      covered_by_all: false,
      pay_in_advance: true,
    }
    const made = await makeTemplate(studio, fields)
    const at = '2026-03-04T11:00:00.000Z'
    const whole = {
      ...fields,
      id: made.id,
      default_instructor_name: 'Ines',
      category_name: 'Mat',
      photo_url: null,
      room_plan_id: null,
      is_active: true,
      created_at: at,
      updated_at: at,
    }
    assert.deepEqual(made, whole)
    assert.deepEqual((await studio.asOwner(`GET ${TEMPLATES}/${made.id}`)).body, whole)
    studio.clock.advance({ minutes: 1 })
    assert.deepEqual((await studio.asOwner(`PUT ${TEMPLATES}/${made.id}`, fields)).body, whole, 'nothing changed')
    const change = {
      duration_minutes: 60,
      description: null,
      default_instructor_id: null,
      cancellation_window_hours: 0,
      price: null,
      credit_cost: 1,
    }
    const changed = { ...whole, ...change, default_instructor_name: null, updated_at: '2026-03-04T11:01:00.000Z' }
    assert.deepEqual((await studio.asOwner(`PUT ${TEMPLATES}/${made.id}`, change)).body, changed)

    const twin = await makeTemplate(studio, { name: 'Morning flow' })
    const [aerial, yin] = [await makeTemplate(studio, { name: 'Aerial' }), await makeTemplate(studio, { name: 'Yin' })]
    await studio.asOwner(`DELETE ${TEMPLATES}/${yin.id}`)
    const list = async (query: string) => (await studio.asOwner(`GET ${TEMPLATES}${query}`)).body
    const active = await list('')
    assert.deepEqual([ids(active.items), active.total], [ids([aerial, made, twin]), 3])
    assert.deepEqual(active.items[1], changed)
    assert.deepEqual(ids((await list('?include_inactive=true')).items), ids([aerial, made, twin, yin]))
    assert.deepEqual(ids((await list('?include_inactive=true&page=2&page_size=3')).items), ids([yin]))
    const client = await registerClient(studio)
    assert.deepEqual((await client.ask(`GET ${TEMPLATES}?include_inactive=true`)).body.total, 3)

    const audited = async (id: number) => {
      const { items } = (await studio.asOwner(`GET /api/v1/audit-log?entity=class_template&entity_id=${id}`)).body
      return items.map(({ action, before, after }: Record<string, unknown>) => [action, before, after])
    }
    const history = await audited(made.id)
    const { price: _, ...changedRow } = change
    assert.equal(history.length, 2)
    assert.deepEqual(history[0], [
      'class_template.update',
      {
        duration_minutes: 75,
        description: 'A calm start',
        default_instructor_id: teacher.id,
        default_instructor_name: 'Ines',
        cancellation_window_hours: 5,
        price_minor: 1250,
        credit_cost: 2,
      },
      { ...changedRow, price_minor: null, default_instructor_name: null },
    ])
    assert.equal(history[1][0], 'class_template.create')
    assert.deepEqual((await audited(yin.id))[0], ['class_template.update', { is_active: true }, { is_active: false }])
  })

  const limits: [field: string, least: number, most: number][] = [
    ['duration_minutes', 5, 1440],
    ['default_capacity', 1, 5000],
    ['cancellation_window_hours', 0, 8760],
    ['booking_open_hours_before', 1, 8760],
    ['booking_close_hours_before', 0, 8760],
    ['credit_cost', 0, 20],
  ]
  for (const [field, least, most] of limits) {
    it(`takes ${field} from ${least} to ${most}`, async () => {
      for (const [value, status] of [
        [least - 1, 422],
        [least, 201],
        [most, 201],
        [most + 1, 422],
      ] as const) {
        const reply = await studio.asOwner(`POST ${TEMPLATES}`, { name: 'Limits', [field]: value })
        assert.equal(reply.status, status, `${value}`)
      }
    })
  }
})
