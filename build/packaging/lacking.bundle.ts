import assert from 'node:assert/strict'
import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { furnish } from '../../server/test/build/furnish.ts'
import { serve } from '../../server/test/bundle/served.ts'
import { startProcess, temporaryFolder } from '../../server/test/process.ts'
import { npmRunPackage, packaged, type Packaged } from './packaged.ts'

describe('a package that lacks something', () => {
  const folder = temporaryFolder()
  let app: Packaged
  before(async () => {
    app = await packaged()
  })
  after(() => rmSync(folder, { recursive: true, force: true }))

  /** Does something while a part of the package is not there. */
  async function without(part: string, act: () => Promise<void>): Promise<void> {
    const [inside, aside] = [join(app.app, 'node_modules', part), join(folder, 'aside')]
    renameSync(inside, aside)
    await act().finally(() => renameSync(aside, inside))
  }

  for (const [part, says] of [
    ['argon2', /Cannot find package 'argon2'/],
    ['argon2/prebuilds', /No native build was found/],
    ['better-sqlite3', /Cannot find package 'better-sqlite3'/],
    ['@phc/format', /Cannot find module '@phc\/format'/],
  ] as const) {
    it(`does not start without ${part}, and says so`, () =>
      without(part, async () => {
        const server = startProcess(join(folder, 'data'), {}, [app.server])
        await assert.rejects(server.ready, says)
      }))
  }

  it('takes no photo without sharp’s library', () =>
    without(`@img`, async () => {
      const studio = await serve(join(folder, 'no-photos'), [app.server])
      try {
        await assert.rejects(furnish(studio), /instructors\/1\/photo: 500/)
      } finally {
        await studio.stop()
      }
    }))
})

describe('npm run package', () => {
  it('says so where Electron’s executable is not where it is said to be', async () => {
    const { code, output } = await npmRunPackage([], { ELECTRON_OVERRIDE_DIST_PATH: join('no', 'where') })
    assert.equal(code, 1)
    assert.match(output, /ELECTRON_OVERRIDE_DIST_PATH names no.where, in which there is no /)
  })

  it('refuses options it does not know', async () => {
    const { code, output } = await npmRunPackage(['--standin'])
    assert.equal(code, 2)
    assert.match(output, /“--standin” is not an option of npm run package/)
  })
})
