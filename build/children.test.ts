import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { pathToFileURL } from 'node:url'
import { root } from './paths.mjs'

const at = (file: string) => JSON.stringify(pathToFileURL(join(root, 'build', file)).href)

/** Returns how a process ends by Ctrl-C once it has said that it is ready. */
async function stopped(lines: string): Promise<unknown[]> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', lines], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'close')
  await once(child.stdout, 'data')
  child.kill('SIGINT')
  const late = setTimeout(() => child.kill('SIGKILL'), 10_000)
  const end = await ended
  clearTimeout(late)
  return end
}

describe(
  'a tool that is told to end',
  { skip: process.platform === 'win32' && 'Windows ends it without asking' },
  () => {
    it('ends while it works without a pause', async () => {
      const work = `import ${at('command-line.mjs')}; process.stdout.write('ready'); for (;;);`
      assert.deepEqual(await stopped(work), [null, 'SIGINT'])
    })

    it('ends its child first, and knows that it was told to', async () => {
      const waits = `[process.execPath, ['-e', "console.log('ready'); setInterval(() => {}, 1e6)"]]`
      const work = `
      import { handOver, stoppedExit } from ${at('children.mjs')}
      const code = await handOver(...${waits})
      process.exitCode = code === stoppedExit() ? 7 : code`
      assert.deepEqual(await stopped(work), [7, null])
    })
  },
)
