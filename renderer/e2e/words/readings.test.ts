import assert from 'node:assert/strict'
import { join } from 'node:path'
import { it } from 'node:test'
import { Readings } from './readings.ts'

it('every reading is there in full, or as a difference from one that has the lines it changes', () => {
  const readings = new Readings(join(import.meta.dirname, 'readings'))
  const names = readings.names()
  assert.ok(names.length > 500, String(names.length))
  assert.deepEqual(
    names.filter((name) => readings.text(name) === undefined),
    [],
  )
})
