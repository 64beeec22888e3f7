import { extractAll } from '@electron/asar'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { after } from 'node:test'
import { temporaryFolder } from '../../server/test/process.ts'
import { capture } from '../children.mjs'
import { root } from '../paths.mjs'

export const UPDATES_URL = 'https://updates.test/studio'

/** The result of `npm run package -- --stand-in`, outside the project. */
export interface Packaged {
  /** The folder as it would be installed, its archive, and that archive's files where Node can run them. */
  unpacked: string
  archive: string
  app: string
  /** The server among these files. */
  server: string
  /** The command's output. */
  printed: string
}

const home = temporaryFolder()
after(() => rmSync(home, { recursive: true, force: true }))

let made: Promise<Packaged> | undefined

/** The packaged application, made once for all tests of a run and removed after them. */
export const packaged = () => (made ??= make())

async function make(): Promise<Packaged> {
  const out = join(home, 'packages')
  const { code, output } = await npmRunPackage(['--stand-in', '--out', out], { UPDATES_URL })
  if (code !== 0) throw new Error(`Nothing was packaged: ${output}`)
  const unpacked = join(
    out,
    readdirSync(out).find((name) => name.endsWith('-unpacked'))!,
  )
  const archive = join(unpacked, 'resources', 'app.asar')
  const app = join(home, 'app')
  extractAll(archive, app)
  return { unpacked, archive, app, server: join(app, 'dist', 'server', 'main.mjs'), printed: output }
}

/** Runs the command as npm does; gives its exit code and what it printed. */
export function npmRunPackage(args: string[], env: Record<string, string> = {}) {
  return capture(process.execPath, [join(root, 'build', 'package.mjs'), ...args], {
    env: { ...process.env, ...env },
  })
}
