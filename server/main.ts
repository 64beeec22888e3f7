import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigRefused, readConfig } from './config.ts'
import { DatabaseRefused } from './db/refused.ts'
import { FolderInUse } from './lock.ts'
import { realPorts } from './ports/real.ts'
import { frontDesk, instructors, owner, PASSWORD, visitor } from './demo/people.ts'
import { quietMail } from './demo/quiet-mail.ts'
import { hasSecrets } from './secrets.ts'
import { startServer, type StartOptions } from './server.ts'

/** The server as a process: exit code 2 with a plain message where it can't start, a clean stop on a signal. */
async function main(): Promise<void> {
  const isDemo = process.argv.includes('--demo')
  const given = readConfig(process.env)
  // The demo has a folder of its own: it never mixes with a real studio. Its passwords are published: no network reaches it.
  const config = isDemo ? { ...given, dataDir: join(given.dataDir, 'demo'), lan: false } : given
  const root = import.meta.dirname.endsWith(join('dist', 'server'))
    ? join(import.meta.dirname, '../..')
    : join(import.meta.dirname, '..')
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const pages = join(root, 'dist', 'pages')
  const options = {
    config,
    version,
    ports: isDemo ? { ...realPorts(config), mail: quietMail } : realPorts(config),
    pages: existsSync(pages) ? pages : undefined,
    checkAnswers: false,
  }
  if (isDemo && !hasSecrets(config.dataDir)) await prepareDemo(options)
  const running = await startServer(options)
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      void running.stop().then(() => process.exit(0))
    })
  }
  process.stdout.write(
    `\nStudio Desk ${version} is ready.\n  For the studio:   ${running.localUrl}\n  For clients:      ${running.publicUrl}\n  Data folder:      ${config.dataDir}\n\n`,
  )
  if (isDemo) process.stdout.write(demoLogins)
  if (config.open && process.stdout.isTTY) openBrowser(running.localUrl)
}

async function prepareDemo(options: StartOptions): Promise<void> {
  const { makeDemo } = await import('./demo/make-demo.ts')
  process.stdout.write('Making a studio to look at: six weeks of classes, bookings and people …\n')
  await makeDemo({ ...options, log: () => {} })
}

const demoLogins = `  Made-up studio "Marea Yoga & Pilates". Sign in with the password ${PASSWORD}
    Owner:       ${owner.email}
    Front desk:  ${frontDesk.email}
    Instructor:  ${instructors[0].email}
    Client:      ${visitor.email}  (at the clients' address)

`

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
