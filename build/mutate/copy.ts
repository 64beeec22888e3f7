import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../paths.mjs'

/** What a program that ran in a copy came to. */
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
  drop(): void
}

/** Copies every file that git knows or would know, with the packages as hard links. */
export function makeCopy(folder: string): Copy {
  rmSync(folder, { recursive: true, force: true })
  const temporary = `${folder}-tmp`
  mkdirSync(temporary, { recursive: true })
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
  for (const path of new Set(listed.toString().split('\0'))) {
    if (!path || !existsSync(join(root, path))) continue
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    cpSync(join(root, path), join(folder, path))
  }
  execFileSync('cp', ['-al', join(root, 'node_modules'), join(folder, 'node_modules')])
  for (const made of ['.cache/types', 'dist'])
    if (existsSync(join(root, made))) cpSync(join(root, made), join(folder, made), { recursive: true })
  // Some tests ask git which files there are.
  for (const args of [
    ['init', '-q'],
    ['add', '-A'],
  ])
    execFileSync('git', args, { cwd: folder, stdio: 'ignore' })
  const running = new Set<ChildProcess>()
  return {
    folder,
    write: (path, text) => writeFileSync(join(folder, path), text),
    run: (args, options) => runIn({ folder, temporary, running }, args, options),
    drop: () => {
      running.forEach(end)
      for (const made of [folder, temporary]) rmSync(made, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

interface Place {
  folder: string
  temporary: string
  running: Set<ChildProcess>
}

function runIn(place: Place, args: readonly string[], options: Parameters<Copy['run']>[1]): Promise<Outcome> {
  const { limitMs, until, env } = options
  const child = spawn(process.execPath, args, {
    cwd: place.folder,
    env: { ...process.env, TMPDIR: place.temporary, ...env },
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

/** Ends a program and all it started: it leads a process group of its own. */
function end(child: ChildProcess): void {
  try {
    process.kill(-child.pid!, 'SIGKILL')
  } catch {
    // All of them have ended.
  }
}
