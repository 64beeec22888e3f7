import assert from 'node:assert/strict'
import { it } from 'node:test'
import { z } from 'zod'
import { checkDeclaration } from './declaration.ts'
import type { Operation } from './operation.ts'

const one = { maxBytes: 1 }
const answer = z.string()
const cases: [string, Partial<Operation>, RegExp | undefined][] = [
  ['POST', { body: answer, answer }, undefined],
  ['POST', { upload: one, answer }, undefined],
  ['POST', { body: answer, answer, idempotent: false }, undefined],
  ['POST', {}, undefined],
  ['PUT', { body: answer, upload: one }, /reads its body in 2 ways/],
  ['PUT', { body: answer, raw: one }, /reads its body in 2 ways/],
  ['PUT', { upload: one, raw: one, streamIn: one }, /reads its body in 3 ways/],
  ['GET', { answer, file: 'text/csv' }, /answers in 2 ways/],
  ['GET', { answer, redirect: true, status: 302 }, /answers in 2 ways/],
  ['GET', { answer, orFile: 'text/csv' }, undefined],
  ['GET', { redirect: true, status: 302 }, undefined],
  ['GET', { redirect: true, status: 303 }, undefined],
  ['GET', { redirect: true, status: 201 }, /a status that is not its own/],
  ['GET', { status: 302 }, /a status that is not its own/],
  ['GET', { status: 303, answer }, /a status that is not its own/],
  ['GET', { file: 'text/csv' }, undefined],
  ['POST', { raw: one }, /needs idempotent: false/],
  ['POST', { streamIn: one }, /needs idempotent: false/],
  ['POST', { file: 'text/csv' }, /needs idempotent: false/],
  ['POST', { redirect: true, status: 303 }, /needs idempotent: false/],
  ['POST', { redirect: true, status: 303, idempotent: false }, undefined],
]

for (const [method, declared, fault] of cases) {
  it(`${method} with ${Object.keys(declared).join(', ') || 'nothing'}: ${fault?.source ?? 'is mounted'}`, () => {
    const operation: Operation = { id: 'x', summary: 'X', access: 'public', status: 200, ...declared }
    const check = () => checkDeclaration(`${method as 'GET'} /x`, operation)
    if (fault) assert.throws(check, fault)
    else check()
  })
}
