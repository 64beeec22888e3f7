import { serve, type HttpBindings, type ServerType } from '@hono/node-server'
import { rmSync, writeFileSync, renameSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buildApp, type AppOptions } from './app.ts'
import type { Config } from './config.ts'
import type { App, Door, Ports } from './context.ts'
import { openDatabase } from './db/open.ts'
import { Reader, Writer } from './db/writer.ts'
import { applyErasures } from './features/gdpr/apply-erasures.ts'
import { doorSettings } from './features/settings/doors.ts'
import { jobs } from './jobs/index.ts'
import { createLog, type Log } from './http/log.ts'
import type { Env } from './http/mount.ts'
import { JobRunner } from './jobs/runner.ts'
import { lockFolder } from './lock.ts'
import { seams } from './seams.ts'
import { hasSecrets, loadSecrets } from './secrets.ts'

export interface Running {
  app: App
  localUrl: string
  publicUrl: string
  /** Sends a request by the local door, without the network. */
  request(method: string, path: string, body: unknown, token: string): Promise<{ status: number; body: unknown }>
  /** Runs every job that is due now; resolves when all have ended. */
  runJobs(): Promise<void>
  stop(): Promise<void>
}

export interface StartOptions extends AppOptions {
  version: string
  config: Config
  ports: Ports
  log?: Log
}

/** Starts one studio: locks its folder, opens its database, opens both doors, starts the jobs, writes server.json. */
export async function startServer(options: StartOptions): Promise<Running> {
  const { config, ports, version } = options
  const log =
    options.log ??
    createLog(
      config.logLevel,
      () => ports.clock.now(),
      (line) => process.stderr.write(line),
    )
  const unlock = lockFolder(config.dataDir)
  try {
    const isNew = !hasSecrets(config.dataDir)
    const database = openDatabase(config.dataDir, { isNew, stamp: ports.clock.now() })
    const secrets = loadSecrets(config.dataDir, ports.random)
    const app: App = {
      config,
      version,
      ports,
      secrets,
      seams,
      log,
      db: new Reader(database),
      writer: new Writer(database),
    }
    await applyErasures(app)
    const router = buildApp(app, options)
    const openDoor = (door: Door, port: number, hostname: string) => listen(router.fetch, door, port, hostname)
    const local = await openDoor('local', config.port, '127.0.0.1')
    const outside = await openDoor('public', config.publicPort, doorSettings(app).lan_enabled ? '0.0.0.0' : '127.0.0.1')
    // Where a free port was asked for, links need the one that was found.
    app.config = { ...config, port: local.port, publicPort: outside.port }
    const runner = new JobRunner(app, jobs)
    const stopTicking = ports.clock.every(1000, () => void runner.start())
    const facts = { local_url: local.url, public_url: outside.url, pid: process.pid, version }
    const factsFile = join(config.dataDir, 'server.json')
    writeFileSync(`${factsFile}.part`, JSON.stringify(facts))
    renameSync(`${factsFile}.part`, factsFile)
    return {
      app,
      localUrl: local.url,
      publicUrl: outside.url,
      request: async (method, path, body, token) => {
        const headers = {
          Host: new URL(local.url).host,
          'Content-Type': 'application/json',
          Authorization: `Bearer ${token}`,
        }
        const sent = new Request(new URL(path, local.url), {
          method,
          headers,
          ...(body !== undefined && { body: JSON.stringify(body) }),
        })
        const socket = { remoteAddress: '127.0.0.1', localPort: local.port }
        const answer = await router.fetch(sent, { door: 'local', incoming: { socket } })
        return { status: answer.status, body: answer.status === 204 ? null : await answer.json() }
      },
      runJobs: () => runner.runDue(),
      stop: async () => {
        stopTicking()
        const [unfinished] = await Promise.all([runner.stop(), close(local.server), close(outside.server)])
        if (unfinished.length > 0) log('warn', 'stopped while jobs were at work', { jobs: unfinished.join(', ') })
        ports.mail.close()
        database.pragma('wal_checkpoint(TRUNCATE)')
        database.close()
        rmSync(factsFile, { force: true })
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

type Respond = (request: Request, env: Env['Bindings']) => Response | Promise<Response>

async function listen(
  respond: Respond,
  door: Door,
  port: number,
  hostname: string,
): Promise<{ url: string; port: number; server: ServerType }> {
  const server = serve({
    fetch: (request, env) => respond(request, { incoming: (env as HttpBindings).incoming, door }),
    port,
    hostname,
  })
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve)
    server.once('error', reject)
  })
  const { port: taken } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${taken}`, port: taken, server }
}

async function close(server: ServerType): Promise<void> {
  await new Promise<void>((resolve) => {
    server.close(() => resolve())
    if ('closeIdleConnections' in server) server.closeIdleConnections()
    setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), 2000).unref()
  })
}
