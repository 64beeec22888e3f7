import assert from 'node:assert/strict'
import { it } from 'node:test'
import { triggerEvents } from '../../events/trigger-values.ts'
import { opsOf } from '../../lib/conditions.ts'
import { holdAgainst } from '../../test/recorded.ts'
import { clientFields, fieldGroups } from './field-list.ts'
import { fieldsFor, triggers } from './trigger-fields.ts'

it('what conditions may ask about is what fields.txt shows', () => {
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
  holdAgainst(import.meta.filename, 'fields.txt', `${[...events, ...groups].join('\n')}\n`)
})
