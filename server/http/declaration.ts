import type { Operation, OperationKey } from './operation.ts'

/** Throws where an operation is declared to do two things that exclude each other. Asked when it is mounted. */
export function checkDeclaration(key: OperationKey, operation: Operation): void {
  const { body, upload, raw, streamIn, answer, file, redirect, status, idempotent } = operation
  const bodies = [body, upload, raw, streamIn].filter(Boolean)
  if (bodies.length > 1) throw new Error(`${key} reads its body in ${bodies.length} ways`)
  const answers = [answer, file, redirect].filter(Boolean)
  if (answers.length > 1) throw new Error(`${key} answers in ${answers.length} ways`)
  if (Boolean(redirect) !== (status === 302 || status === 303))
    throw new Error(`${key} has a status that is not its own`)
  const isKept = !raw && !streamIn && !file && !redirect
  if (key.startsWith('POST ') && !isKept && idempotent !== false) {
    throw new Error(`${key} has a body or an answer that is not kept for a repeat: it needs idempotent: false`)
  }
}
