import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, it } from 'node:test'

const tools = ['bench/run.ts', 'mutate/run.ts', 'packaging/run.mjs', 'seed/main.ts', 'torture/run.ts']

function run(tool: string, option: string): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, tool), option], {
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

describe('a tool', () => {
  for (const tool of tools) {
    it(`${tool} says how it is called when it is asked`, () => {
      const { status, output } = run(tool, '--help')
      assert.equal(status, 0, output)
      assert.match(output, /npm run \w+/)
      assert.doesNotMatch(output, /^ +at /m)
    })

    it(`${tool} refuses an option that it does not know, without a stack`, () => {
      const { status, output } = run(tool, '--nonsense')
      assert.equal(status, 2, output)
      assert.match(output, /npm run \w+|nonsense/)
      assert.doesNotMatch(output, /^ +at /m)
    })
  }
})
