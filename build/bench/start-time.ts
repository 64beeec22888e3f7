import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { quietEnvironment, serverFile } from './studio.ts'

/** Milliseconds from starting the bundled server (on a folder it knows) to its first answer. */
export async function studioStart(folder: string): Promise<number> {
  const began = performance.now()
  const child = spawn(process.execPath, [serverFile], {
    env: quietEnvironment(folder),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((resolve) => {
    let text = ''
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString()
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(text)
      if (found) resolve(found[0])
    })
  })
  await fetch(`${url}/api/v1/health`)
  const took = performance.now() - began
  await ended(child)
  return took
}

/** The same for the bare server. */
export async function helloStart(): Promise<number> {
  const began = performance.now()
  const child = spawn(process.execPath, [join(import.meta.dirname, 'hello-server.ts')], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const port = await new Promise((resolve) => child.once('message', resolve))
  await fetch(`http://127.0.0.1:${String(port)}/`)
  const took = performance.now() - began
  await ended(child)
  return took
}

async function ended(child: ReturnType<typeof spawn>): Promise<void> {
  const exit = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await exit
}

/** A folder for the starts to share, removed by `close`. */
export function startFolder(): { folder: string; close: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'studio-start-'))
  return { folder, close: () => rmSync(folder, { recursive: true, force: true }) }
}
