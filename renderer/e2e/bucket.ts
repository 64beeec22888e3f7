import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const server = join(import.meta.dirname, '../../server/test/s3-server.ts')

interface Bucket extends AsyncDisposable {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** Starts a server that speaks S3, with one bucket that is empty. */
export async function startBucket(): Promise<Bucket> {
  const folder = mkdtempSync(join(tmpdir(), 'bucket-e2e-'))
  const child = spawn(process.execPath, [server, '--folder', folder, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
  return {
    ...(JSON.parse(line) as Omit<Bucket, typeof Symbol.asyncDispose>),
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGKILL')
      await once(child, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
