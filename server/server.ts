import type { ServerType } from '@hono/node-server'
import Database from 'better-sqlite3'
import { rmSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { STORAGE_HEADER } from './api/storage-refusal.ts'
import { buildApp, type AppOptions } from './app.ts'
import type { Config } from './config.ts'
import { Feed } from './changes/feed.ts'
import { ClockWatch } from './clock/watch.ts'
import type { App, Ports } from './context.ts'
import { dropLeftOvers } from './backup/left-overs.ts'
import { finishRestore } from './backup/staging.ts'
import { keepPrivate, makeDataFolder } from './data-folder.ts'
import { markCleanEnd, takeCleanEnd } from './db/clean-end.ts'
import { newestCopy } from './db/copy-aside.ts'
import { databaseFile, watchOwnFiles } from './db/own-files.ts'
import { checkFile, probe } from './db/file-check.ts'
import { watchForLoss, type LostFileWatch } from './db/keep-lost.ts'
import { openDatabase, stopWaiting } from './db/open.ts'
import { areAmountsUnclear } from './features/amounts/queries.ts'
import { StorageState } from './db/storage-state.ts'
import { Turn } from './db/turn.ts'
import { Reader, Writer } from './db/writer.ts'
import { presentEra } from './features/backup/queries.ts'
import { backupJobs } from './features/backup/jobs.ts'
import { refuseLiveElsewhere } from './features/billing/account/live-elsewhere.ts'
import { applyErasures } from './features/gdpr/apply-erasures.ts'
import { Streams } from './features/stream/streams.ts'
import { endTunnel } from './features/tunnel/keep.ts'
import { createLog, RecentLog, type Log } from './http/recent-log.ts'
import { jobs } from './jobs/index.ts'
import { JobRunner } from './jobs/runner.ts'
import { NetworkDoors } from './network-doors.ts'
import { close, listen, type AtOnce, type Listening, type Respond } from './listen.ts'
import { lockFolder } from './lock.ts'
import { isMadeUp } from './made-up.ts'
import { seams } from './seams.ts'
import { hasSecrets } from './secrets.ts'
import { newStudioKey, refuseWrongKey, studioKey } from './studio-key.ts'

export interface Running {
  app: App
  localUrl: string
  publicUrl: string
  /** The message about a newly created key. */
  keySaid: string | undefined
  /** The clients' door, for those who count who comes. */
  publicServer: ServerType
  runner: JobRunner
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
  /** Begin with a new key, where the old one is lost. */
  newKey?: boolean
  /** The root key, where the desktop shell keeps it. */
  key?: string
  /** Stops this studio and starts it again; without it, none can be restored while it is served. */
  restart?: () => void
  /** This computer's addresses in the studio's network, asked again and again; found out, unless told otherwise. */
  networkAddresses?: () => string[]
  /** Is given the open database, for tests that make its storage fail. */
  opened?: (database: Database.Database) => void
}

/** Starts one studio: locks its folder, opens its database, opens both doors, starts the jobs, writes server.json. */
export async function startServer(given: StartOptions): Promise<Running> {
  const config = isMadeUp(given.config.dataDir) ? { ...given.config, lan: false } : given.config
  const options = { ...given, config }
  const { ports } = options
  makeDataFolder(config.dataDir)
  const unlock = lockFolder(config.dataDir)
  let database: Database.Database | undefined
  try {
    finishRestore(config.dataDir)
    const isTrusted = takeCleanEnd(config.dataDir)
    const isNew = !hasSecrets(config.dataDir) && newestCopy(join(config.dataDir, 'backups')) === undefined
    const stamp = ports.clock.now()
    const place = { folder: config.dataDir, random: ports.random, stamp, key: options.key }
    const look = (opened: Database.Database) => options.newKey || refuseWrongKey(opened, place)
    database = openDatabase(config.dataDir, { isNew, isTrusted, stamp, look })
    return await serveStudio(options, { database, isTrusted, unlock })
  } catch (error) {
    database?.close()
    unlock()
    throw error
  }
}

interface Held {
  database: Database.Database
  isTrusted: boolean
  unlock: () => void
}

async function serveStudio(options: StartOptions, { database, isTrusted, unlock }: Held): Promise<Running> {
  const { config } = options
  const folder = config.dataDir
  const { app, keySaid, lost } = openStudio(options, database)
  const { log, storage, ports } = app
  refuseLiveElsewhere(app)
  tidyCopies(folder, log)
  await storage.whenWell(() => applyErasures(app))
  const { router, addresses } = buildApp(app, options)
  const { local, outside, openAt } = await openDoors(app, router.fetch, (incoming, outgoing) =>
    addresses.answer({ incoming, outgoing }),
  )
  const network = new NetworkDoors(app, openAt, options.networkAddresses)
  // Where a free port was asked for, links need the one that was found.
  app.config = { ...config, port: local.port, publicPort: outside.port }
  const runner = new JobRunner(
    app,
    config.copies ? [...jobs, ...backupJobs] : jobs,
    (job) => backupJobs.includes(job) || !areAmountsUnclear(app.db),
  )
  const tryStorage = () => storage.tryAgain(() => app.writer.write(probe))
  const late = isTrusted ? lateCheck(app) : undefined
  const stopTicking = ports.clock.every(1000, () => {
    lost.look()
    app.clockWatch.look(ports.clock.now())
    app.streams.look(ports.clock.now())
    void network.look()
    late?.begin()
    void tryStorage()
    runner.start()
  })
  await network.look()
  await storage.whenWell(async () => writeFacts(app, { local, outside }))
  void closeToOthers(folder, log)
  return {
    app,
    localUrl: local.url,
    publicUrl: outside.url,
    keySaid,
    publicServer: outside.server,
    runner,
    request: (method, path, body, token) => requestInside(router.fetch, local, { method, path, body, token }),
    runJobs: async () => {
      app.clockWatch.look(ports.clock.now())
      app.streams.look(ports.clock.now())
      await network.look()
      await tryStorage()
      await runner.runDue()
    },
    stop: async () => {
      stopTicking()
      lost.look()
      endTunnel(app)
      app.streams.end()
      const doors = [close(local.server), close(outside.server), network.stop()]
      const [unfinished] = await Promise.all([runner.stop(), late?.giveUp(), lost.kept(), ...doors])
      if (unfinished.length > 0) log('warn', 'stopped while jobs were at work', { jobs: unfinished.join(', ') })
      ports.mail.close()
      endDatabase(database, app)
      rmSync(factsFile(folder), { force: true })
      unlock()
    },
  }
}

interface Opened {
  app: App
  keySaid: string | undefined
  lost: LostFileWatch
}

/** Services that live as long as the process, on an open database. */
function openStudio(options: StartOptions, database: Database.Database): Opened {
  const { config, version, ports, newKey } = options
  const now = () => ports.clock.now()
  const recentLog = new RecentLog(now)
  const log = recentLog.following(options.log ?? createLog(config.logLevel, now, (line) => process.stderr.write(line)))
  const place = { folder: config.dataDir, random: ports.random, stamp: ports.clock.now(), key: options.key }
  const { secrets, said } = newKey
    ? newStudioKey(database, place)
    : { secrets: studioKey(database, place), said: undefined }
  stopWaiting(database)
  options.opened?.(database)
  const storage = new StorageState(now, log)
  const requireFiles = watchOwnFiles(databaseFile(config.dataDir))
  const turn = new Turn(database)
  const lost = watchForLoss({
    database,
    turn,
    folder: config.dataDir,
    storage,
    log,
    requireFiles,
    now,
  })
  const db = new Reader(database, turn)
  const changes = new Feed(() => Date.parse(now()))
  changes.watch(database)
  const streams = new Streams(changes)
  const writer = new Writer(database, { turn, failed: (error) => storage.failed(error), requireFiles, changes })
  const clockWatch = new ClockWatch(log)
  const restart = options.restart ?? (() => log('error', 'the studio can’t start itself again'))
  const app = {
    config,
    version,
    ports,
    secrets,
    era: db.one(presentEra, {})?.era ?? '',
    seams,
    log,
    recentLog,
    clockWatch,
    storage,
    db,
    writer,
    restart,
    changes,
    streams,
  }
  return { app, keySaid: said, lost }
}

async function openDoors(
  app: App,
  respond: Respond,
  fromMemory: AtOnce,
): Promise<{ local: Listening; outside: Listening; openAt: (hostname: string) => Promise<Listening> }> {
  const { config, log, storage } = app
  const told = tellingOfStorage(app, respond)
  const local = await listen(told, { door: 'local', port: config.port, hostname: '127.0.0.1', log })
  const atOnce: AtOnce = (...wire) => storage.trouble === null && fromMemory(...wire)
  try {
    const open = (hostname: string, port: number) => listen(told, { door: 'public', port, hostname, log, atOnce })
    const outside = await open('127.0.0.1', config.publicPort)
    return { local, outside, openAt: (hostname) => open(hostname, outside.port) }
  } catch (error) {
    await close(local.server)
    throw error
  }
}

/** While the storage fails, every answer says so, so that every page knows. */
function tellingOfStorage({ storage }: App, respond: Respond): Respond {
  return (request, env) => {
    if (storage.trouble !== null) env.outgoing?.setHeader(STORAGE_HEADER, storage.trouble.fault)
    return respond(request, env)
  }
}

async function requestInside(
  respond: Respond,
  local: Listening,
  { method, path, body, token }: { method: string; path: string; body: unknown; token: string },
): Promise<{ status: number; body: unknown }> {
  const headers = {
    Host: new URL(local.url).host,
    ...(!(body instanceof FormData) && { 'Content-Type': 'application/json' }),
    Authorization: `Bearer ${token}`,
  }
  const sent = new Request(new URL(path, local.url), {
    method,
    headers,
    ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
  })
  const socket = { remoteAddress: '127.0.0.1', localPort: local.port }
  const answer = await respond(sent, { door: 'local', incoming: { socket } })
  return { status: answer.status, body: answer.status === 204 ? null : await answer.json() }
}

/** Reads a large file from end to end once the doors are open and nobody waits for it any more. */
function lateCheck({ config, storage, log }: App): { begin: () => void; giveUp: () => Promise<void> } {
  let check: ReturnType<typeof checkFile> | undefined
  return {
    begin: () => {
      if (check) return
      check = checkFile(databaseFile(config.dataDir))
      check.found.then(
        (found) => {
          for (const problem of found) log('error', 'database damaged', { problem })
          if (found[0] !== undefined) storage.damaged(found[0])
        },
        (error: unknown) => log('warn', 'the database was not checked', { error: String(error) }),
      )
    },
    giveUp: async () => check?.giveUp(),
  }
}

const factsFile = (folder: string) => join(folder, 'server.json')

/** Says where the studio is served, for programs beside it. */
function writeFacts({ config, version }: App, { local, outside }: { local: Listening; outside: Listening }): void {
  const facts = { local_url: local.url, public_url: outside.url, pid: process.pid, version }
  const file = factsFile(config.dataDir)
  writeFileSync(`${file}.part`, JSON.stringify(facts))
  renameSync(`${file}.part`, file)
}

/** Removes the unfinished backups of a process that was ended, as far as possible. */
function tidyCopies(folder: string, log: Log): void {
  try {
    dropLeftOvers(join(folder, 'backups'))
  } catch (error) {
    log('warn', 'what was left of unfinished copies stays', { error: String(error) })
  }
}

async function closeToOthers(folder: string, log: Log): Promise<void> {
  try {
    await keepPrivate(folder)
  } catch (error) {
    log('warn', 'files could not be closed to other users', { error: String(error) })
  }
}

/** Moves the log into the file and closes it; where that can't be done, the next start finds the log and goes on from it. */
function endDatabase(database: Database.Database, { config, writer, log }: App): void {
  try {
    writer.emptyLog()
  } catch (error) {
    log('warn', 'the log stays beside the database', { error: String(error) })
  }
  database.close()
  try {
    markCleanEnd(config.dataDir)
  } catch (error) {
    log('warn', 'the clean end could not be noted', { error: String(error) })
  }
}
