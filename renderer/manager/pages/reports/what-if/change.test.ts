import assert from 'node:assert/strict'
import { it } from 'node:test'
import { ApiError } from '../../../../api/problem.ts'
import { notHeld, withoutChange, type Change } from './change.ts'

const added: Change = {
  kind: 'add',
  template_id: 1,
  weekday: 1,
  start_time: '18:00',
  duration_minutes: 60,
  capacity: 12,
  instructor_id: null,
}
const gone: Change = { kind: 'cancel', slot: '1-1-18:00-0' }
const held: Change = { kind: 'resize', slot: '2-1-18:00-0', capacity: 4 }

it('a change of a class that was not held in the weeks is told from the others by what the answer names', () => {
  const all = [added, gone, held]
  const refused = (...paths: string[]) => {
    const errors = paths.map((path) => ({ in: 'body' as const, path, message: 'There are no classes in these weeks' }))
    return new ApiError({ title: '', status: 422, detail: '', code: 'VALIDATION_ERROR', errors })
  }
  assert.deepEqual(notHeld(all, null), [])
  assert.deepEqual(notHeld(all, refused('changes.1.slot')), [gone])
  assert.deepEqual(notHeld(all, refused('changes.1.slot', 'changes.2.slot')), [gone, held])
  assert.deepEqual(notHeld(all, refused('changes.0.template_id', 'weeks')), [])
  assert.deepEqual(notHeld(all, new ApiError({ title: '', status: 503, detail: '', code: 'SERVER_BUSY' })), [])
})

it('a row takes back the change that it shows, an added class by its place among those asked about', () => {
  assert.deepEqual(withoutChange([added, held], held.slot), [added])
  assert.deepEqual(withoutChange([held, added], 'new-1'), [held])
  assert.deepEqual(withoutChange([held, added], 'new-0'), [held, added])
})
