import assert from 'node:assert/strict'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { after, before, describe, it } from 'node:test'
import { Worker } from 'node:worker_threads'
import { root } from './paths.mjs'

type Manifest = { scripts: Record<string, string> }
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest
/** The file that each npm script of this project runs. */
const tools = Object.entries(scripts).flatMap(([name, script]) => {
  const file = /^node (build\/\w+\.mjs)$/.exec(script)?.[1]
  return file ? [{ name, file }] : []
})

/** A clone in which nothing has been installed or built: what a tool says first must not need it. */
let clone: string

/** Returns a tool's output and exit code. A thread does as well as a process and costs less. */
async function run(file: string, word: string): Promise<{ code: number; output: string }> {
  const worker = new Worker(join(clone, file), { argv: [word], stdout: true, stderr: true })
  const [code, ...printed] = await Promise.all([
    new Promise<number>((resolve, reject) => worker.on('exit', resolve).on('error', reject)),
    text(worker.stdout),
    text(worker.stderr),
  ])
  return { code, output: printed.join('') }
}

function isPlain(output: string): void {
  assert.match(output, /npm (?:run \w+|test|start)/)
  assert.doesNotMatch(output, /^ +at |Error:/m)
  for (const made of ['node_modules', '.cache', 'dist']) assert.ok(!existsSync(join(clone, made)), made)
}

describe('a tool in a fresh clone', () => {
  before(() => {
    clone = mkdtempSync(join(tmpdir(), 'clone-'))
    const isRead = (path: string) => statSync(path).isDirectory() || /\.(?:mjs|json)$/.test(path)
    cpSync(join(root, 'build'), join(clone, 'build'), { recursive: true, filter: isRead })
    for (const path of ['package.json', 'server/flags.mjs']) cpSync(join(root, path), join(clone, path))
  })
  after(() => rmSync(clone, { recursive: true, force: true }))

  it('is each script of package.json but the formatter', () => {
    assert.deepEqual(
      Object.keys(scripts).filter((name) => !tools.some((tool) => tool.name === name)),
      ['format'],
    )
  })

  for (const { name, file } of tools) {
    it(`${name} says how it is called, and does nothing`, async () => {
      const { code, output } = await run(file, '--help')
      assert.equal(code, 0, output)
      isPlain(output)
    })

    it(`${name} refuses an option that it does not know, and does nothing`, async () => {
      const { code, output } = await run(file, '--nonsense')
      assert.equal(code, 2, output)
      assert.match(output, /--nonsense/)
      isPlain(output)
    })
  }
})
