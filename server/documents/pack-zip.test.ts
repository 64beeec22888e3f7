import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sha256 } from '../test/build/exit-pack.ts'
import { unzip } from '../test/unzip.ts'
import { PackZip } from './pack-zip.ts'

const MADE = '2026-03-04T11:00:00.000Z'
const MB = 1024 * 1024

describe('an archive that leaves while it is made', () => {
  it('holds its files as they were added, and lists them', async () => {
    const zip = new PackZip(MADE)
    const pieces: Uint8Array[] = []
    const fill = async () => {
      await zip.add('a.txt', ['Ana', '', ' & ', Buffer.from('Łukasz')])
      await zip.add('none.txt', [])
      await zip.add('b.bin', [new Uint8Array(MB)], { compress: false })
      zip.end()
    }
    await Promise.all([fill(), zip.handOver(async (piece) => void pieces.push(piece))])
    const files = await unzip(Buffer.concat(pieces))
    assert.equal(files['a.txt']!.toString(), 'Ana & Łukasz')
    assert.equal(files['b.bin']!.length, MB)
    const list = Object.entries(files).map(([name, bytes]) => ({
      name,
      size_bytes: bytes.length,
      sha256: sha256(bytes),
    }))
    assert.deepEqual(zip.files, list)
    assert.ok(Buffer.concat(pieces).length > MB)
  })

  it('reads no further than what is taken', async () => {
    const zip = new PackZip(MADE)
    let read = 0
    function* endless(): Generator<Uint8Array> {
      for (;;) {
        read += 1
        yield new Uint8Array(64 * 1024)
      }
    }
    let taken = 0
    const gone = new Error('Nobody is there')
    void zip.add('endless.bin', endless(), { compress: false })
    const handed = zip.handOver(async () => {
      taken += 1
      for (let turn = 0; turn < 100; turn += 1) await new Promise(setImmediate)
      if (taken === 3) throw gone
    })
    await assert.rejects(handed, gone)
    assert.ok(read < 40, `${read} pieces of 64 KB were read for three of 128 KB`)
  })

  it('says what broke in a file', async () => {
    function* broken(): Generator<string> {
      yield 'half'
      throw new Error('The table is damaged')
    }
    await assert.rejects(new PackZip(MADE).add('broken.csv', broken()), /damaged/)
  })

  it('forgets each file once it has left', async () => {
    const [count, size] = [1500, 30_000]
    const zip = new PackZip(MADE)
    const before = buffersInUse()
    let held = 0
    const fill = async () => {
      for (let n = 0; n < count; n += 1) await zip.add(`waivers/${n}.pdf`, [new Uint8Array(size)], { compress: false })
      held = buffersInUse() - before
      zip.end()
    }
    await Promise.all([fill(), zip.handOver(async () => {})])
    assert.equal(zip.files.length, count)
    assert.ok(held < (count * size) / 4, `${Math.round(held / MB)} MB are held of ${Math.round((count * size) / MB)}`)
  })
})

/** The bytes of all buffers that anybody still holds. */
function buffersInUse(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  // The second waits for what the first is still giving back.
  collect()
  collect()
  return process.memoryUsage().arrayBuffers
}
