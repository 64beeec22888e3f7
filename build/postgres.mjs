import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { capture, start } from './children.mjs'
import { step } from './progress.mjs'

const DEBIAN = '/usr/lib/postgresql'
const PROGRAMS = ['initdb', 'postgres', 'pg_isready']
/** Milliseconds for it to answer. */
const PATIENCE = 30_000

/**
 * Starts a separate, empty PostgreSQL, as durable as in production, on a free port of this computer. The programs are
 * the system's, or come by Debian's package manager (as root).
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 * @throws with what to do, where there is none to be had
 */
export async function startPostgres() {
  const programs = await findPrograms()
  const folder = mkdtempSync(join(tmpdir(), 'studio-desk-postgres-'))
  const user = await unprivileged()
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const made = await capture(join(programs, 'initdb'), ['-D', data, '-U', 'license', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'], { ...user, cwd: folder }) // prettier-ignore
  if (made.code !== 0) throw new Error(`PostgreSQL could not be set up.\n\n${made.output.trim()}`)
  const port = await freePort()
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    'logging_collector=off',
  ]
  const words = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
  const { child, ended } = start(join(programs, 'postgres'), words, { ...user, cwd: folder, stdio: 'ignore' })
  const stop = async () => {
    child.kill('SIGINT')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await answering(programs, port)
    return { url: `postgres://license@127.0.0.1:${port}/postgres`, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The folder of PostgreSQL's programs. */
async function findPrograms() {
  const found = installed()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) await step('Installing PostgreSQL', installByApt)
  const come = installed()
  if (come) return come
  throw new Error(
    'No PostgreSQL was found for the license service’s tests: install one, with initdb and postgres on the PATH.',
  )
}

function installed() {
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin')) : []
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...debian]
  return folders.find((folder) => PROGRAMS.every((program) => existsSync(join(folder, program))))
}

async function installByApt() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await capture('apt-get', ['update', '-q'], { env })
  const { code, output } = await capture('apt-get', ['install', '-q', '-y', '--no-install-recommends', 'postgresql'], {
    env,
  })
  if (code !== 0) console.log(output)
}

/** Returns the account to run it as: PostgreSQL refuses root. */
async function unprivileged() {
  if (process.getuid?.() !== 0) return undefined
  const [uid, gid] = await Promise.all(['-u', '-g'].map((which) => capture('id', [which, 'postgres'])))
  return { uid: Number(uid?.output), gid: Number(gid?.output) }
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
      server.close(() => resolve(port))
    })
  })
}

/** @param {string} programs @param {number} port */
async function answering(programs, port) {
  const until = performance.now() + PATIENCE
  const ask = () => capture(join(programs, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)])
  while ((await ask()).code !== 0) {
    if (performance.now() > until) throw new Error(`PostgreSQL did not answer within ${PATIENCE / 1000} s.`)
    await wait(100)
  }
}
