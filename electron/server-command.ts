import { app, utilityProcess } from 'electron'
import { join } from 'node:path'
import type { Ports } from './ports.ts'
import type { PreferencesFile } from './preferences.ts'
import { developersNode, NodeChild, type ServerChild } from './server-child.ts'

const program = join(import.meta.dirname, '..', 'server', 'main.mjs')

/** The ports of the doors: as remembered from a start where the usual ones were taken, else as the server has them. */
export function portsOf(preferences: PreferencesFile): Ports {
  const said = (name: string, usual: number) => Number(process.env[name] || usual)
  return preferences.kept.ports ?? { local: said('STUDIO_PORT', 4310), public: said('STUDIO_PUBLIC_PORT', 4311) }
}

/** Starts the server on a data folder, with further words behind its command. */
export function forkServer(folder: string, ports: Ports, words: readonly string[]): ServerChild {
  const env = {
    ...process.env,
    STUDIO_SHELL: '1',
    STUDIO_OPEN: '0',
    STUDIO_PORT: String(ports.local),
    STUDIO_PUBLIC_PORT: String(ports.public),
  }
  const given = ['--data', folder, ...words]
  const node = developersNode(process.env, app.isPackaged)
  return node === undefined
    ? utilityProcess.fork(program, given, { env, stdio: 'pipe', serviceName: 'Studio Desk server' })
    : new NodeChild(node, program, given, env)
}
