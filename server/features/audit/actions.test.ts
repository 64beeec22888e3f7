import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { AUDIT_ACTIONS } from './actions.ts'

/** Written by a template, of what its rest may be. */
const MADE_OF = ['appointment.${end}', 'studio.${kind}']

test('every action that the log has a sentence for is written somewhere', () => {
  const sources = globSync('server/{features,clock}/**/*.ts', { cwd: `${import.meta.dirname}/../../..` })
    .filter((file) => !file.endsWith('.test.ts') && !file.endsWith('audit/actions.ts'))
    .map((file) => readFileSync(`${import.meta.dirname}/../../../${file}`, 'utf8'))
    .filter((text) => /AuditAction|\baudit(?:ed)?\(|change(?:Booking|Appointment)\(|audited\(/.test(text))
  const isWritten = (name: string) => sources.some((text) => text.includes(name))
  const made = ['appointment.completed', 'appointment.no_show', 'studio.cover', 'studio.logo']
  assert.ok(MADE_OF.every((template) => isWritten(`\`${template}\``)))
  assert.deepEqual(
    AUDIT_ACTIONS.filter((action) => !made.includes(action) && !isWritten(`'${action}'`)),
    [],
  )
})
