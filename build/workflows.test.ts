import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, it } from 'node:test'
import { parse } from 'yaml'
import { root } from './paths.mjs'
import { stages } from './stages.mjs'
import { filesBelow } from './sources.mjs'

interface Step {
  uses?: string
  run?: string
  if?: string
}
interface Job {
  'runs-on': string
  'timeout-minutes'?: number
  permissions?: unknown
  strategy?: { matrix: Record<string, unknown[]> }
  steps: Step[]
}
interface Workflow {
  on: Record<string, unknown>
  permissions: unknown
  concurrency: object
  jobs: Record<string, Job>
}

const read = (path: string) => readFileSync(join(root, '.github', path), 'utf8')
const named = (folder: string) => readdirSync(join(root, '.github', folder)).filter((name) => name.endsWith('.yml'))
const workflows = named('workflows').map((name) => {
  const text = read(`workflows/${name}`)
  return { name, text, workflow: parse(text) as Workflow }
})
const jobs = workflows.flatMap(({ name, workflow }) => Object.values(workflow.jobs).map((job) => ({ name, job })))

/** Returns a job as JSON for each of its systems, with the values of its matrix filled in. */
function spelled({ strategy, ...job }: Job): string[] {
  const { include, ...lists } = strategy?.matrix ?? {}
  const listed = Object.entries(lists).flatMap(([key, values]) => values.map((value) => ({ [key]: value })))
  const cases = (include as Record<string, unknown>[] | undefined) ?? (listed.length > 0 ? listed : [{}])
  return cases.map((one) =>
    JSON.stringify(job).replaceAll(/\$\{\{ matrix\.(\w+) \}\}/g, (whole, key: string) => String(one[key] ?? whole)),
  )
}

describe('the workflows', () => {
  it('test on three systems, and package on them', () => {
    for (const name of ['test.yml', 'desktop.yml']) {
      const said = jobs.filter((one) => one.name === name).flatMap(({ job }) => spelled(job))
      for (const system of ['ubuntu', 'macos', 'windows'])
        assert.ok(
          said.some((one) => one.includes(`"runs-on":"${system}-`)),
          `${name}: ${system}`,
        )
    }
  })

  it('walk over every page each night, and before a release', () => {
    const { on, jobs } = workflows.find(({ name }) => name === 'pages.yml')!.workflow
    assert.ok('schedule' in on)
    assert.deepEqual(on['push'], { tags: ['v*'] })
    assert.deepEqual(jobs['pages']!.steps.at(-1)!.run, 'npm test -- pages')
  })

  for (const { name, text, workflow } of workflows) {
    it(`${name} may read and no more, ends at some time, and is not run by what strangers send`, () => {
      assert.deepEqual(workflow.permissions, { contents: 'read' })
      assert.ok(workflow.concurrency)
      assert.ok(!('pull_request_target' in workflow.on) && !('workflow_run' in workflow.on))
      for (const job of Object.values(workflow.jobs)) {
        assert.equal(job.permissions, undefined)
        assert.ok(Number(job['timeout-minutes']) <= 120)
        for (const { run = '' } of job.steps)
          assert.doesNotMatch(run, /\$\{\{(?! matrix\.)/, 'what GitHub fills in goes by the environment')
      }
      assert.doesNotMatch(text, /persist-credentials: true/)
    })

    it(`${name} uses actions by what they are, with the version beside`, () => {
      const uses = text.match(/uses: .*/g) ?? []
      assert.ok(uses.length > 0)
      for (const one of uses) assert.match(one, /^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
    })
  }

  it('say commands, stages and parts of paths that there are', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object }
    const files = filesBelow(root, ['build', 'electron', 'license-cloud', 'renderer', 'server'])
    const said = jobs.flatMap(({ job }) => spelled(job)).join('\n')
    assert.doesNotMatch(said, /\$\{\{ matrix\./, 'not in the matrix')
    const runs = [...said.matchAll(/npm run ([\w-]+)/g)].map(([, script = '']) => script)
    const tests = [...said.matchAll(/npm test(?: -- (\w+)(?: ([\w/]+))?)?/g)]
    assert.ok(runs.length > 3 && tests.length > 5)
    assert.deepEqual(
      runs.filter((script) => !(script in scripts)),
      [],
    )
    for (const [command, stage, part] of tests) {
      assert.ok(stage === undefined || stage in stages, command)
      const ending = stage === 'bundle' ? '.bundle.ts' : '.test.ts'
      if (part !== undefined)
        assert.ok(
          files.some((file) => file.includes(part) && file.endsWith(ending)),
          command,
        )
    }
  })

  it('take secrets and variables that are written down', () => {
    const written = readFileSync(join(root, 'docs/desktop.md'), 'utf8')
    const asked = workflows.flatMap(({ text }) =>
      [...text.matchAll(/\b(?:secrets|vars)\.(\w+)/g)].map(([, key]) => key!),
    )
    assert.ok(asked.length > 5)
    assert.deepEqual(
      asked.filter((key) => !written.includes(`\`${key}\``)),
      [],
    )
  })
})

describe('the forms of issues', () => {
  for (const name of named('ISSUE_TEMPLATE').filter((one) => one !== 'config.yml')) {
    it(`${name} asks for what it says, each once`, () => {
      const form = parse(read(`ISSUE_TEMPLATE/${name}`))
      for (const key of ['name', 'description']) assert.equal(typeof form[key], 'string')
      const fields = form.body.filter(({ type }: { type: string }) => type !== 'markdown')
      const ids = fields.map(({ id }: { id: string }) => id)
      assert.deepEqual([...new Set(ids)], ids)
      for (const { type, attributes, validations } of fields) {
        assert.ok(['input', 'textarea', 'dropdown', 'checkboxes'].includes(type))
        assert.equal(typeof attributes.label, 'string')
        assert.equal(type === 'dropdown', Array.isArray(attributes.options))
        assert.ok(validations === undefined || typeof validations.required === 'boolean')
      }
      assert.ok(fields.some(({ validations }: { validations?: { required: boolean } }) => validations?.required))
    })
  }
})

describe('the Node that is asked for', () => {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { engines: { node: string } }

  it('is the one that is written down', () => {
    const [, major] = /^>=(\d+)\.\d+$/.exec(engines.node)!
    for (const path of ['README.md', 'license-cloud/README.md', 'CONTRIBUTING.md'])
      assert.match(readFileSync(join(root, path), 'utf8'), new RegExp(`Node ${major} or newer`), path)
  })

  it('knows all that is used before Node 24 is there', () => {
    // The code that begins every command, until it hands over; import.meta.dirname came with 20.11.
    const younger = /import\.meta\.main|groupBy\(|withResolvers\(|fromAsync\(|\.isSubsetOf\(|from '[^']+\.ts'/
    const reached = new Set<string>()
    const follow = (path: string) => {
      if (reached.has(path)) return
      reached.add(path)
      const text = readFileSync(join(root, path), 'utf8')
      for (const [, to = ''] of text.matchAll(/from '(\.\.?\/[\w/.-]+\.mjs)'/g)) follow(join(dirname(path), to))
    }
    for (const name of ['start', 'test', 'package', 'bench', 'seed', 'mutate', 'torture', 'license', 'check'])
      follow(`build/${name}.mjs`)
    assert.ok(reached.has('server/flags.mjs') && reached.has('build/node24.mjs'))
    const tooYoung = [...reached].filter((path) => younger.test(readFileSync(join(root, path), 'utf8')))
    assert.deepEqual(tooYoung, [])
  })
})
