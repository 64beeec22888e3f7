import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { cache, root } from '../paths.mjs'

/** The result of a program that ran in a copy. */
export interface Outcome {
  /** Null where it was ended. */
  code: number | null
  output: string
  isLate: boolean
}

/** A copy of the tree in which mistakes are made, so that the checkout itself is never touched. */
export interface Copy {
  folder: string
  write(path: string, text: string): void
  /** Runs a Node program in the copy until it ends, prints what matches, or is late; with all it started. */
  run(
    args: readonly string[],
    options: { limitMs: number; until?: RegExp; env?: Record<string, string> },
  ): Promise<Outcome>
  /** The built files: with the mistake, or kept from before it. */
  builds: Builds
  drop(): void
}

/** The files built in a copy, without a mistake and with one. */
export interface Builds {
  isThere(): boolean
  /** Keeps what is there aside as the one without a mistake, so that one with a mistake can be built. */
  keepClean(): void
  /** Puts the one without a mistake back, and gives whether it was away. */
  setMistakenAside(): boolean
  useMistaken(): void
  /** Drops the one with a mistake. */
  useClean(): void
}

/** The parts of the cache that a copy does not share: those that others change, and copies. */
const OWN = /^(?:timings|compiled|types|mutate-.*|license-bundle-.*|.*\.lock)$/

interface CopyOptions {
  /** Factor by which this machine is slower than the yardstick's: the tests have their own limits. */
  slowness: number
  /** Place of the tests' temporary files; the system's own if undefined. */
  temporary: string | undefined
}

const runProgram = promisify(execFile)

/**
 * Copies every file that git knows or would know, with the packages as hard links. That takes a while, in which this process
 * can be stopped.
 */
export async function makeCopy(folder: string, { slowness, temporary: place }: CopyOptions): Promise<Copy> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, '.cache'), { recursive: true })
  const known = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const { stdout: listed } = await runProgram('git', known, { cwd: root, maxBuffer: 2 ** 26 })
  for (const path of new Set(listed.split('\0'))) {
    if (!path || !existsSync(join(root, path))) continue
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    await cp(join(root, path), join(folder, path))
  }
  await runProgram('cp', ['-al', join(root, 'node_modules'), join(folder, 'node_modules')])
  for (const shared of existsSync(cache) ? readdirSync(cache).filter((name) => !OWN.test(name)) : [])
    await runProgram('cp', ['-al', join(cache, shared), join(folder, '.cache', shared)])
  for (const made of ['.cache/types', 'dist'])
    if (existsSync(join(root, made))) await cp(join(root, made), join(folder, made), { recursive: true })
  // Some tests ask git which files there are.
  for (const args of [
    ['init', '-q'],
    ['add', '-A'],
  ])
    await runProgram('git', args, { cwd: folder })
  const temporary = mkdtempSync(join(place ?? tmpdir(), 'mutate-'))
  const running = new Set<ChildProcess>()
  return {
    folder,
    write: (path, text) => writeFileSync(join(folder, path), text),
    run: (args, options) => runIn({ folder, temporary, slowness, running }, args, options),
    builds: buildsIn(folder),
    drop: () => {
      running.forEach(end)
      for (const made of [folder, temporary]) rmSync(made, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

function buildsIn(folder: string): Builds {
  const dist = join(folder, 'dist')
  const [clean, mistaken] = ['clean', 'mistaken'].map((name) => join(folder, '.cache', `dist-${name}`)) as [
    string,
    string,
  ]
  const drop = () => rmSync(dist, { recursive: true, force: true })
  return {
    isThere: () => existsSync(clean) || existsSync(dist),
    keepClean: () => (existsSync(clean) ? drop() : renameSync(dist, clean)),
    setMistakenAside: () => {
      if (!existsSync(clean)) return false
      if (existsSync(dist)) renameSync(dist, mistaken)
      renameSync(clean, dist)
      return true
    },
    useMistaken: () => {
      renameSync(dist, clean)
      if (existsSync(mistaken)) renameSync(mistaken, dist)
    },
    useClean: () => {
      if (!existsSync(clean)) return
      drop()
      renameSync(clean, dist)
    },
  }
}

interface Place {
  folder: string
  temporary: string
  slowness: number
  running: Set<ChildProcess>
}

function runIn(place: Place, args: readonly string[], options: Parameters<Copy['run']>[1]): Promise<Outcome> {
  const { limitMs, until, env } = options
  const child = spawn(process.execPath, args, {
    cwd: place.folder,
    env: {
      ...process.env,
      TMPDIR: place.temporary,
      NODE_COMPILE_CACHE: join(place.folder, '.cache', 'compiled'),
      TEST_SLOWNESS: String(place.slowness),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  place.running.add(child)
  let output = ''
  let isLate = false
  const limit = setTimeout(() => {
    isLate = true
    end(child)
  }, limitMs)
  const read = (text: string) => {
    output += text
    if (until?.test(output)) end(child)
  }
  child.stdout.setEncoding('utf8').on('data', read)
  child.stderr.setEncoding('utf8').on('data', read)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      clearTimeout(limit)
      end(child)
      place.running.delete(child)
      resolve({ code, output, isLate })
    })
  })
}

/** Ends a program and all it started: it leads a process group. */
function end(child: ChildProcess): void {
  try {
    process.kill(-child.pid!, 'SIGKILL')
  } catch {
    // All of them have ended.
  }
}
