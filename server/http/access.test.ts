import assert from 'node:assert/strict'
import { it } from 'node:test'
import { requireRole, type AnyCaller } from './access.ts'
import type { Door } from './doors.ts'
import { Refusal } from './errors.ts'
import type { Operation } from './operation.ts'

const permissions = { 'books.buy': 'Buy books', 'books.lend': 'Lend books' }
const nobody: AnyCaller = { role: 'nobody' }
const reader: AnyCaller = { role: 'reader', id: 1 }
const buyer: AnyCaller = { role: 'librarian', id: 2, permissions: new Set(['books.buy']) }

const cases: [Pick<Operation, 'access' | 'door'>, AnyCaller, Door, string][] = [
  [{ access: 'public' }, nobody, 'public', 'enters'],
  [{ access: 'public', door: 'local' }, nobody, 'public', 'LOOPBACK_ONLY'],
  [{ access: 'public', door: 'local' }, nobody, 'local', 'enters'],
  [{ access: { librarian: 'any' }, door: 'local' }, buyer, 'public', 'LOOPBACK_ONLY'],
  [{ access: { reader: 'own' } }, nobody, 'local', 'AUTH_REQUIRED'],
  [{ access: { reader: 'own' } }, reader, 'public', 'enters'],
  [{ access: { reader: 'own' } }, buyer, 'public', 'AUTH_INSUFFICIENT_PERMISSIONS'],
  [{ access: { librarian: 'any' } }, { role: 'librarian', id: 3 }, 'public', 'enters'],
  [{ access: { librarian: 'books.buy' } }, buyer, 'public', 'enters'],
  [{ access: { librarian: 'books.lend' } }, buyer, 'public', 'AUTH_INSUFFICIENT_PERMISSIONS'],
  [{ access: { librarian: 'books.buy' } }, { role: 'librarian', id: 3 }, 'public', 'AUTH_INSUFFICIENT_PERMISSIONS'],
]

for (const [needed, caller, door, outcome] of cases) {
  it(`${caller.role} at the ${door} door, where ${JSON.stringify(needed)} is asked: ${outcome}`, () => {
    const operation: Operation = { id: 'x', summary: 'X', status: 200, ...needed }
    const enter = () => requireRole(operation, caller, door, permissions)
    if (outcome === 'enters') enter()
    else assert.throws(enter, (error) => error instanceof Refusal && error.code === outcome)
  })
}
