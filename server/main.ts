import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigRefused, readConfig } from './config.ts'
import { DatabaseRefused } from './db/open.ts'
import { FolderInUse } from './lock.ts'
import { realPorts } from './ports/real.ts'
import { startServer } from './server.ts'

/** The server as a process: exit code 2 with a plain message where it can't start, a clean stop on a signal. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const root = import.meta.dirname.endsWith(join('dist', 'server'))
    ? join(import.meta.dirname, '../..')
    : join(import.meta.dirname, '..')
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const pages = join(root, 'dist', 'pages')
  const running = await startServer({
    config,
    version,
    ports: realPorts(config),
    pages: existsSync(pages) ? pages : undefined,
    checkAnswers: false,
  })
  process.stdout.write(
    `\nStudio Desk ${version} is ready.\n  For the studio:   ${running.localUrl}\n  For clients:      ${running.publicUrl}\n  Data folder:      ${config.dataDir}\n\n`,
  )
  if (config.open && process.stdout.isTTY) openBrowser(running.localUrl)
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      void running.stop().then(() => process.exit(0))
    })
  }
}

function openBrowser(url: string): void {
  const [command, ...args] =
    process.platform === 'darwin'
      ? ['open', url]
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '', url]
        : ['xdg-open', url]
  spawn(command!, args, { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref()
}

main().catch((error: unknown) => {
  const expected =
    error instanceof ConfigRefused ||
    error instanceof FolderInUse ||
    error instanceof DatabaseRefused ||
    (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
  process.stderr.write(`${expected ? (error as Error).message : String((error as Error).stack)}\n`)
  process.exit(expected ? 2 : 1)
})
