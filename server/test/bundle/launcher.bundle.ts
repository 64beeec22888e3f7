import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { endProcess, factsOf, startProcess, temporaryFolder } from '../process.ts'

const launcher = join(import.meta.dirname, '../../../build/start.mjs')

describe('npm start', () => {
  const folder = temporaryFolder()
  after(() => rmSync(folder, { recursive: true, force: true }))

  it('serves again after the server was killed, and says why; not after a stop', async () => {
    const launched = startProcess(folder, {}, [launcher, '--data', folder])
    const { pid } = await launched.ready
    process.kill(pid, 'SIGKILL')
    while (factsOf(folder)?.pid === pid) {
      assert.equal(launched.child.exitCode, null, launched.said())
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    assert.match(launched.said(), /was ended from outside \(SIGKILL\).*starts again/)
    const { local_url } = factsOf(folder)!
    assert.equal((await fetch(`${local_url}/api/v1/health`)).status, 200)
    assert.equal(await endProcess(launched), 0)
    assert.equal(factsOf(folder), undefined)
  })

  it('says its options and refuses words it does not know, without a server', async () => {
    const help = startProcess(folder, {}, [launcher, '--help'])
    assert.equal(await help.ended, 0)
    assert.match(help.printed(), /--new-key/)
    const wrong = startProcess(folder, {}, [launcher, '--dmeo'])
    assert.equal(await wrong.ended, 2)
    assert.match(wrong.said(), /“--dmeo” is not an option/)
    const loose = startProcess(folder, {}, [launcher, '--data', folder, 'demo'])
    assert.equal(await loose.ended, 2)
    assert.match(loose.said(), /“demo” is not an option/)
  })

  it('starts nothing where npm has kept an option to itself', async () => {
    const forgotten = { npm_lifecycle_event: 'start', npm_config_demo: 'true', npm_config_data: 'there' }
    const kept = startProcess(folder, forgotten, [launcher])
    assert.equal(await kept.ended, 2)
    assert.match(kept.said(), /npm has kept --demo, --data to itself: write `npm start -- --demo --data …`/)
    assert.equal(factsOf(folder), undefined)
  })

  it('is refused once where a start can’t be, and not tried again', async () => {
    const refused = startProcess(folder, {}, [launcher, '--data', launcher])
    assert.equal(await refused.ended, 2)
    assert.match(refused.said(), /start\.mjs is a file where a folder should be/)
    assert.ok(!refused.said().includes('starts again'))
  })
})
