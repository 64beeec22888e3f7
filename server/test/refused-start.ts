import assert from 'node:assert/strict'
import type { ServerProcess } from './process.ts'

/** It ended because it could not start, and said why in plain words: the file and the way out. */
export async function expectRefusal(server: ServerProcess, ...parts: RegExp[]): Promise<void> {
  assert.equal(await server.ended, 2, server.said())
  for (const part of parts) assert.match(server.said(), part)
  assert.ok(!server.said().includes('    at '), `a stack: ${server.said()}`)
  assert.ok(sentencesIn(server.said()) <= 2, `more than two sentences: ${server.said()}`)
  assert.equal(server.printed(), '')
}

/** How many sentences a text has: a full stop before a space ends one, not those in names of files. */
const sentencesIn = (text: string) => text.trim().split(/\.\s+(?=[A-Z“/`])/).length
