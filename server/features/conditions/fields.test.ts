import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { it } from 'node:test'
import { triggerEvents } from '../../events/trigger-values.ts'
import { opsOf } from '../../lib/conditions.ts'
import { clientFields, fieldGroups } from './field-list.ts'
import { fieldsFor, triggers } from './trigger-fields.ts'

it('what conditions may ask about is what fields.txt shows (UPDATE_FIELDS=1 writes it anew)', () => {
  const events = triggerEvents.map(
    (event) => `${event} (${triggers[event].label}): ${triggers[event].groups.join(', ')}, client`,
  )
  const groups = Object.entries({ ...fieldGroups, client: clientFields }).flatMap(([group, fields]) => [
    `\n# ${group}`,
    ...fields.map((field) => `${JSON.stringify(field)} ${opsOf(field.type).join(' ')}`),
  ])
  for (const event of triggerEvents) {
    const own = triggers[event].groups.flatMap((group) => fieldGroups[group])
    assert.deepEqual(fieldsFor(event), [...own, ...clientFields])
  }
  const file = join(import.meta.dirname, 'fields.txt')
  const text = `${[...events, ...groups].join('\n')}\n`
  if (process.env['UPDATE_FIELDS'] === '1') writeFileSync(file, text)
  assert.equal(text, readFileSync(file, 'utf8'))
})
