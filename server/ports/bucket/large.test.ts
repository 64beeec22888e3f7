import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { createReadStream, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { after, before, describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { startS3Server, type S3Server } from '../../test/s3-server.ts'

const MIB = 1 << 20
const SIZE = 96 * MIB + 5
// Less than the half that comes in the second process, and more than what the runtime itself takes meanwhile.
const LITTLE = 50 * MIB
const folder = mkdtempSync(join(tmpdir(), 'studio-desk-large-'))
const file = join(folder, 'large')
const back = join(folder, 'back')
let server: S3Server

before(async () => {
  server = await startS3Server({ folder: join(folder, 'server'), smallestPart: 5 * MIB })
  const handle = await open(file, 'w')
  const chunk = randomBytes(MIB)
  for (let at = 0; at < SIZE; at += MIB) {
    chunk.writeUInt32BE(at)
    await handle.write(chunk.subarray(0, Math.min(MIB, SIZE - at)))
  }
  await handle.close()
})
after(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

/** Moves a file in a separate process; returns its exit and its output. */
function transfer(way: 'upload' | 'download', path: string) {
  const what = { way, access: { ...server.access, prefix: 'copies' }, name: 'large', file: path }
  const script = join(import.meta.dirname, '../../test/s3/transfer.ts')
  const child = spawn(process.execPath, ['--expose-gc', script, JSON.stringify(what)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
  const ended = new Promise<{ code: number | null; said: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, said })),
  )
  return { ended, kill: () => child.kill('SIGKILL') }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** Waits until something can be seen, for a minute at most. */
async function until(seen: () => boolean | Promise<boolean>) {
  for (let n = 0; n < 6000; n += 1) {
    if (await seen()) return
    await sleep(10)
  }
  assert.fail('It was never seen')
}

/** Bytes of a download that are noted as kept. */
async function keptOf(note: string): Promise<number> {
  return existsSync(note) ? JSON.parse(await readFile(note, 'utf8')).kept_bytes : 0
}

const parts = () => server.seen.filter((one) => one.startsWith('UploadPart'))

describe('a large file', () => {
  it('goes up in parts, past the end of the process, in little memory', async () => {
    server.faults.push({ on: 'UploadPart', after: 4, wait: 60_000 })
    const first = transfer('upload', file)
    await until(() => parts().length === 5)
    first.kill()
    await first.ended
    assert.equal(JSON.parse(await readFile(`${file}.upload.json`, 'utf8')).etags.length, 4)
    const { code, said } = await transfer('upload', file).ended
    assert.equal(code, 0)
    assert.deepEqual(
      parts().slice(5),
      Array.from({ length: 9 }, (_, index) => `UploadPart ${index + 5}`),
    )
    assert(Number(said) < LITTLE, `Its memory grew by ${said} bytes`)
  })

  it('comes back, past the end of the process, in little memory', async () => {
    server.faults.push({ on: 'GetObject', breakAfter: 44 * MIB, stall: true })
    const first = transfer('download', back)
    const kept = () => keptOf(`${back}.part.json`)
    await until(async () => (await kept()) >= 40 * MIB)
    assert((await kept()) < 43 * MIB, 'It was noted only when the connection was given up')
    first.kill()
    await first.ended
    assert(!existsSync(back))
    const { code, said } = await transfer('download', back).ended
    assert.equal(code, 0)
    assert.match(server.seen.at(-1)!, /^GetObject bytes=4\d{7}-$/)
    assert(Number(said) < LITTLE, `Its memory grew by ${said} bytes`)
    assert.equal(await hashOf(back), await hashOf(file))
  })
})
