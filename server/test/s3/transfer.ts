import { s3Bucket } from '../../ports/bucket/s3.ts'
import { systemRandom } from '../../ports/random/system.ts'

/**
 * A process that moves one file, as `JSON` on its command line says, with parts as large as in a studio, and reports the
 * largest growth of its memory in bytes. Unused memory is collected all the time (`--expose-gc`), and does not count.
 */
const { way, access, name, file } = JSON.parse(process.argv[2]!)
const bucket = s3Bucket(systemRandom, { loopback: true })
// Modules loaded with the first call are no part of the growth.
await bucket.list(access)
const before = process.memoryUsage.rss()
let most = before
const look = () => {
  globalThis.gc?.()
  most = Math.max(most, process.memoryUsage.rss())
}
setInterval(look, 60).unref()
await bucket[way as 'upload' | 'download'](access, name, file, { isStopping: () => false })
process.stdout.write(String(most - before))
