import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig, type Config } from './config.ts'
import type { ServedDemo } from './demo/start-demo.ts'
import { endRefused } from './ending.ts'
import type { Flags } from './flags.mjs'
import { argon2id } from './ports/passwords/argon2id.ts'
import { realPorts } from './ports/real.ts'
import { root } from './root.ts'
import { serveRestarting, type Served } from './restarting.ts'
import type { Running, StartOptions } from './server.ts'
import { connectShell } from './shell/connect.ts'

/** Serves the studio until it is asked to stop; ends the process where it can't be started. */
export async function run(flags: Flags, version: string): Promise<void> {
  const given = readConfig(process.env, flags)
  // The demo has a separate folder: it never mixes with a real studio. Its passwords are published: no network reaches it.
  const config = flags.demo ? { ...given, dataDir: join(given.dataDir, 'demo'), lan: false } : given
  const stop = new AbortController()
  try {
    // Everything that signing in needs is loaded, or the start is refused, and not the first person who signs in.
    await argon2id()
    const shell = connectShell()
    const options = { ...optionsOf(config, version, flags), key: await shell?.key }
    if (flags.restore !== undefined) await restoreFirst(options, flags)
    const started = (running: Running) => shell?.serves(running)
    const starting = flags.demo ? demo(options, started, stop.signal) : serve(options, started)
    stopOnSignals(starting, stop)
    await sayReady(await starting, options)
  } catch (error) {
    if (stop.signal.aborted && error === stop.signal.reason) process.exit(0)
    await endRefused(error, config.dataDir)
  }
}

function optionsOf(config: Config, version: string, { newKey }: Flags): StartOptions {
  const pages = join(root, 'dist', 'pages')
  const there = existsSync(pages) ? pages : undefined
  return { config, version, ports: realPorts(config), newKey, pages: there, checkAnswers: false }
}

type Started = (running: Running) => void

function serve(options: StartOptions, started: Started): Promise<Served> {
  return serveRestarting(options, { started, failed: (error) => void endRefused(error, options.config.dataDir) })
}

async function demo(options: StartOptions, started: Started, signal: AbortSignal): Promise<ServedDemo> {
  const { startDemo } = await import('./demo/start-demo.ts')
  return startDemo(options, { serve: (made) => serve(made, started), portsOf: realPorts, signal })
}

/** Puts the studio of a copy in the data folder before it is served; says what was restored. */
async function restoreFirst({ config, ports, key }: StartOptions, flags: Flags): Promise<void> {
  const { restoreAtStart } = await import('./restore-at-start.ts')
  const { restore, passphraseFile, withoutKeys } = flags
  const asked = { file: restore!, passphraseFile, withoutKeys, key }
  process.stdout.write(`${await restoreAtStart(config.dataDir, asked, ports)}\n`)
}

/**
 * Stops in order on request; a request during the start stops it as soon as the start is done, and the signal of `stop` skips
 * work that can be left out.
 */
function stopOnSignals(starting: Promise<Served>, stop: AbortController): void {
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK'] as const) {
    process.on(signal, () => {
      if (isStopping) return
      isStopping = true
      stop.abort()
      // A start that fails ends the process itself.
      starting.then(
        (served) => served.stop().finally(() => process.exit(0)),
        () => {},
      )
    })
  }
}

async function sayReady(served: Served | ServedDemo, { config, version }: StartOptions): Promise<void> {
  const { localUrl, publicUrl, keySaid } = served.running
  if (keySaid) process.stdout.write(`\n${keySaid}\n`)
  process.stdout.write(
    `\nStudio Desk ${version} is ready.\n  For the studio:   ${localUrl}\n  For clients:      ${publicUrl}\n  Data folder:      ${config.dataDir}\n\n`,
  )
  if ('processorUrl' in served) process.stdout.write((await import('./demo/logins.ts')).demoLogins(served.processorUrl))
  if (config.open && process.stdout.isTTY) openBrowser(localUrl)
}

/** Opens an address in the browser of this computer; without a browser, nothing happens. */
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
