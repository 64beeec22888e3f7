import assert from 'node:assert/strict'
import { it } from 'node:test'
import { requireDoor, requirePermission, requireRole, type AnyCaller } from './access.ts'
import type { Door } from './doors.ts'
import { Refusal } from './errors.ts'
import type { Operation } from './operation.ts'
import { asWritten } from '../lib/sayings/sayings.ts'

const permissions = { 'books.buy': asWritten('Buy books'), 'books.lend': asWritten('Lend books') }
const nobody: AnyCaller = { role: 'nobody' }
const reader: AnyCaller = { role: 'reader', id: 1 }
const buyer: AnyCaller = { role: 'librarian', id: 2, permissions: new Set(['books.buy']) }

const cases: [Pick<Operation, 'access' | 'door'>, AnyCaller, Door, string][] = [
  [{ access: 'public' }, nobody, 'public', 'enters'],
  [{ access: 'public', door: 'local' }, nobody, 'public', 'LOOPBACK_ONLY'],
  [{ access: 'public', door: 'local' }, nobody, 'local', 'enters'],
  [{ access: { librarian: 'any' }, door: 'local' }, buyer, 'public', 'LOOPBACK_ONLY'],
  [{ access: { librarian: 'any' }, door: 'local' }, buyer, 'local', 'enters'],
  [{ access: { librarian: 'any' }, door: 'local' }, reader, 'local', 'AUTH_INSUFFICIENT_PERMISSIONS'],
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
    const isRefused = (enter: () => void, code: string) =>
      assert.throws(enter, (error) => error instanceof Refusal && error.code === code)
    const passDoor = () => requireDoor(operation, door)
    const passRole = () => requireRole(operation, caller, permissions)
    if (outcome === 'LOOPBACK_ONLY') {
      isRefused(passDoor, outcome)
      // The check of the door ignores the role, and the check of the role ignores the door.
      passRole()
    } else {
      passDoor()
      if (outcome === 'enters') passRole()
      else isRefused(passRole, outcome)
    }
  })
}

it('a permission is asked of whoever calls, and named to who lacks it', () => {
  requirePermission(buyer, 'books.buy', permissions)
  for (const caller of [buyer, reader, nobody])
    assert.throws(
      () => requirePermission(caller, 'books.lend', permissions),
      /You need the permission “Lend books” \(books\.lend\)\. The owner can grant it\./,
    )
})
