import { START } from './start.ts'
import Database from 'better-sqlite3'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { migrate } from '../db/migrate.ts'
import type { Disk } from '../ports/disk/port.ts'
import type { Mail, Letter } from '../ports/mail/port.ts'
import { fakeClock, type FakeClock } from '../ports/clock/fake.ts'
import { s3Bucket } from '../ports/bucket/s3.ts'
import { diskFiles } from '../ports/files/disk.ts'
import type { Outbound } from '../ports/outbound/port.ts'
import { httpAi } from '../ports/ai/http.ts'
import { httpLicense } from '../ports/license/http.ts'
import { argon2Passwords } from '../ports/passwords/argon2.ts'
import type { Random } from '../ports/random/port.ts'
import { processorsOnDemand } from '../ports/processor/on-demand.ts'
import { stripeProcessors } from '../ports/processor/stripe.ts'
import { webPush } from '../ports/push/web-push.ts'
import { systemRandom } from '../ports/random/system.ts'
import { TunnelFailed, type Tunnel } from '../ports/tunnel/port.ts'
import { serveRestarting } from '../restarting.ts'
import type { Running } from '../server.ts'
import { request, type ReachedStudio } from './request.ts'

export type { Reply, Send } from './request.ts'

export interface TestStudio extends ReachedStudio {
  clock: FakeClock
  folder: string
  running: Running
  /** The server's own connection: for making its storage fail, never for writing. */
  database: Database.Database
  /** Every line the server logged, the debug ones too. */
  logged: string[]
  /** The letters that "left the house"; `mail.fail` makes the mail server refuse. */
  mail: { sent: Letter[]; fail: string | undefined }
  /** Refresh tokens of the accounts that a login would ask for a code: `login` renews these. */
  sessions: Map<string, string>
  /** The owner's access token; made at the start and renewed when the clock has moved on. */
  owner: string
  /** Moves the clock, then runs the jobs that came due. */
  advance(by: Parameters<FakeClock['advance']>[0]): Promise<void>
  stop(): Promise<void>
  /** Resolves once it has restarted automatically, as after a restore; call it before the cause. */
  restarted(): Promise<void>
  /** Stops and starts the same folder again; what is to be done to the folder in between can be given, and `--new-key`. */
  restart(between?: () => void, options?: { newKey?: boolean }): Promise<void>
}

/** Nobody answers there. */
const NO_PROCESSOR = 'http://127.0.0.1:1'

export const PASSWORD = 'Correct-Horse-7'
export const OWNER_EMAIL = 'owner@studio.test'
let template: Buffer | undefined

/** The migrated, empty database, made once and copied for each test. */
function migratedDatabase(): Buffer {
  if (!template) {
    const database = new Database(':memory:')
    migrate(database)
    template = database.serialize()
    database.close()
  }
  return template
}

export interface StudioOptions {
  timezone?: string
  currency?: string
  now?: string
  /** A clock that others share. */
  clock?: FakeClock
  /** A mail port to use in place of the one that collects letters. */
  mail?: Mail
  /** The outside services it asks; none by default. */
  outbound?: Partial<Outbound>
  /** The tunnel or domain that leads to it; none by default. */
  tunnel?: Tunnel
  /** Its computer's addresses in the studio's network; none, unless told otherwise. */
  network?: string[]
  /** How much its disk still takes; more than enough, unless told otherwise. */
  disk?: Disk
  /** The source of its keys, codes and tokens; random by default. */
  random?: Random
  /** Leave the studio as it is before its first run. */
  bare?: boolean
  /** Environment variables that differ from the tests' own. */
  config?: Partial<Config>
  /** Lets it make backups automatically; without this it makes only requested ones. */
  copies?: boolean
  /** A folder of built pages to serve. */
  pages?: string
  /** Leave answers as they are, as the product does, and don't hold them against their shapes. */
  unchecked?: boolean
}

/** The mail library's error: for an answer of the server (`550 …`) with its number, else as if it can't be reached. */
function mailRefusal(fail: string): Error {
  const responseCode = Number.parseInt(fail, 10)
  const answered = { code: 'EENVELOPE', command: 'RCPT TO', responseCode, response: fail }
  return Object.assign(new Error(fail), Number.isNaN(responseCode) ? { code: 'ECONNECTION' } : answered)
}

/** Starts a real studio on a real SQLite file and free ports, with a clock that stands still, and sets it up. */
export async function startStudio(options: StudioOptions = {}): Promise<TestStudio> {
  const folder = mkdtempSync(join(tmpdir(), 'studio-desk-'))
  const random = options.random ?? systemRandom
  writeFileSync(join(folder, 'secrets.key'), `${Buffer.from(random.bytes(32)).toString('base64')}\n`)
  writeFileSync(join(folder, 'studio.sqlite'), migratedDatabase())
  const clock = options.clock ?? fakeClock(options.now ?? START)
  const outbox: TestStudio['mail'] = { sent: [], fail: undefined }
  const mail: Mail = options.mail ?? {
    send: async (_, letter) => {
      if (outbox.fail) throw mailRefusal(outbox.fail)
      outbox.sent.push(letter)
    },
    close: () => {},
  }
  const noNet = () => Promise.reject(new Error('There is no net in tests'))
  const outbound: Outbound = { get: noNet, look: noNet, post: noNet, ...options.outbound }
  const tunnel = options.tunnel ?? {
    open: () => Promise.reject(new TunnelFailed('no_answer', 'There is no net in tests')),
  }
  const disk = options.disk ?? { free: () => Promise.resolve(64_000_000_000) }
  const logged: string[] = []
  let database: Database.Database
  let restarted = Promise.withResolvers<void>()
  const config = { ...testConfig, copies: options.copies ?? false, ...options.config, dataDir: folder }
  const start = (newKey = false) =>
    serveRestarting(
      {
        newKey,
        version: 'test',
        config,
        ports: {
          clock,
          random,
          passwords: fastPasswords,
          mail,
          files: diskFiles(join(folder, 'photos')),
          bucket: s3Bucket(random, { pause: 1, loopback: true, disk }),
          outbound,
          push: webPush(outbound, random),
          disk,
          processors: processorsOnDemand(async () =>
            stripeProcessors({ base: options.config?.stripeApiBase ?? NO_PROCESSOR, clock }),
          ),
          tunnel,
          license: httpLicense({ url: config.licenseUrl, publicKey: config.licensePublicKey, random }),
          ai: httpAi,
        },
        pages: options.pages,
        checkAnswers: !options.unchecked,
        networkAddresses: () => options.network ?? [],
        opened: (own) => (database = own),
        log: (level, message, fields) => {
          logged.push(JSON.stringify({ level, message, ...fields }))
          if (level === 'error') process.stderr.write(`${message} ${JSON.stringify(fields)}\n`)
        },
      },
      { started: () => restarted.resolve(), failed: (error) => restarted.reject(error) },
    )
  let served = await start()

  const send: TestStudio['send'] = (operation, options = {}) =>
    request(options.door === 'public' ? served.running.publicUrl : served.running.localUrl, operation, options)
  let logins = 0
  const sessions: TestStudio['sessions'] = new Map()
  const login = async (email: string) => {
    const known = sessions.get(email)
    if (known !== undefined) {
      const renewed = await send('POST /api/v1/auth/refresh', { body: { refresh_token: known } })
      if (renewed.status === 200) return renewed.body.access_token as string
    }
    // From another address each time: tests sign in more often than one address may.
    logins += 1
    const credentials = { email, password: PASSWORD }
    const headers = { 'X-Forwarded-For': `2001:db8:0:${logins.toString(16)}::1` }
    let answer = await send('POST /api/v1/auth/login', { body: credentials, headers, door: 'public' })
    // Managers who may not sign in from outside do so at the studio's own computer.
    if (['TOTP_SETUP_REQUIRED', 'LOOPBACK_ONLY'].includes(answer.body.code)) {
      const from = `127.${1 + (logins >> 16)}.${(logins >> 8) & 255}.${logins & 255}`
      answer = await send('POST /api/v1/auth/login', { body: credentials, from })
    }
    if (answer.status !== 200) throw new Error(`Login of ${email} failed: ${answer.body.detail}`)
    return answer.body.access_token as string
  }

  const studio: TestStudio = {
    clock,
    folder,
    logged,
    mail: outbox,
    sessions,
    owner: '',
    send,
    login,
    get database() {
      return database
    },
    get running() {
      return served.running
    },
    asOwner: (operation, body) => send(operation, { token: studio.owner, body }),
    advance: async (by) => {
      clock.advance(by)
      await served.running.runJobs()
      if (studio.owner) studio.owner = await login(OWNER_EMAIL)
    },
    stop: async () => {
      await served.stop()
      rmSync(folder, { recursive: true, force: true })
    },
    restarted: () => {
      restarted = Promise.withResolvers<void>()
      return restarted.promise
    },
    restart: async (between, { newKey } = {}) => {
      await served.stop()
      between?.()
      served = await start(newKey)
    },
  }
  if (!options.bare) {
    const { timezone = 'Europe/Madrid', currency = 'EUR' } = options
    const setup = {
      studio_name: 'Test Studio',
      timezone,
      currency,
      manager_full_name: 'Olga Owner',
      manager_email: OWNER_EMAIL,
      manager_password: PASSWORD,
    }
    const { status, body } = await send('POST /api/v1/auth/bootstrap', { body: setup })
    if (status !== 201) throw new Error(`Bootstrap failed: ${JSON.stringify(body)}`)
    studio.owner = body.access_token
  }
  return studio
}

/** Hashes with the least memory argon2 allows: tests sign in by the hundred. */
const fastPasswords = argon2Passwords({ memoryCost: 64 })

export const testConfig: Config = {
  dataDir: '',
  port: 0,
  publicPort: 0,
  lan: undefined,
  // The tests stand behind a proxy that names each caller.
  forwardedForTrusted: true,
  trustedProxies: undefined,
  open: false,
  licenseUrl: 'http://127.0.0.1:9',
  licensePublicKey: undefined,
  stripeApiBase: undefined,
  copies: false,
  bucketLoopback: true,
  tunnelHost: undefined,
  aiProviderBases: {},
  outsideMs: 14_000,
  logLevel: 'error',
}
