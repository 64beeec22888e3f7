import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sealed } from '../../../../server/backup/sealing.ts'
import { isEncrypted } from './copy-file.ts'

async function* one(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}

test('a copy that the server encrypted is known as such by its beginning, any other file is none', async () => {
  const kdf = { name: 'argon2id', memory_kib: 8, passes: 1, lanes: 1, salt: '', check: '' } as const
  const pieces: Uint8Array<ArrayBuffer>[] = []
  for await (const piece of sealed(one('studio'), { key: Buffer.alloc(32), kdf }, new Uint8Array(32)))
    pieces.push(Uint8Array.from(piece))
  assert.equal(await isEncrypted(new Blob(pieces)), true)
  assert.deepEqual(
    await Promise.all(['', 'SDSEALE', 'PK\u0003\u0004SDSEALED'].map((text) => isEncrypted(new Blob([text])))),
    [false, false, false],
  )
})
