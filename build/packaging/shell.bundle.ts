import assert from 'node:assert/strict'
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { temporaryFolder } from '../../server/test/process.ts'
import { capture } from '../children.mjs'
import { cache, root } from '../paths.mjs'

describe('the shell', () => {
  const folder = temporaryFolder()
  after(() => rmSync(folder, { recursive: true, force: true }))

  /** Bundles a copy of the shell with a line added to its main. */
  function bundleWith(line: string) {
    const project = mkdtempSync(join(folder, 'copy-'))
    const parts = [
      'electron',
      'build/paths.mjs',
      'build/desktop.mjs',
      'build/notices',
      'package.json',
      'tsconfig.base.json',
    ]
    for (const part of parts) {
      cpSync(join(root, part), join(project, part), { recursive: true })
    }
    for (const part of ['node_modules', 'renderer', 'server'])
      symlinkSync(join(root, part), join(project, part), 'junction')
    appendFileSync(join(project, 'electron', 'main.ts'), `\n${line}\n`)
    return capture(process.execPath, [join(project, 'build', 'desktop.mjs')])
  }

  it('can’t be bundled where its main waits at the top, which Electron would do for ever', async () => {
    const { code, output } = await bundleWith('await app.whenReady()')
    assert.equal(code, 1)
    assert.match(output, /Top-level await is currently not supported/)
  })

  it('is bundled where it does not', async () => {
    const { code, output } = await bundleWith('void app.whenReady()')
    assert.equal(code, 0, output)
  })

  /** Checks the types of a line as those of the shell are. */
  async function check(line: string) {
    // Inside the project, where the types are found.
    mkdirSync(cache, { recursive: true })
    const place = mkdtempSync(join(cache, 'shell-'))
    try {
      const settings = { extends: join(root, 'electron', 'tsconfig.json'), include: ['*.ts'] }
      const compilerOptions = { incremental: false, tsBuildInfoFile: null }
      writeFileSync(join(place, 'tsconfig.json'), JSON.stringify({ ...settings, compilerOptions }))
      writeFileSync(join(place, 'some.ts'), `import { app, BrowserWindow } from 'electron'\n${line}\n`)
      return await capture(process.execPath, [join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-p', place])
    } finally {
      rmSync(place, { recursive: true })
    }
  }

  it('does not compile where it asks Electron for what there is not', async () => {
    const { code, output } = await check(
      `void app.whenRedy()\nnew BrowserWindow({ webPreferences: { sandbocks: true } })`,
    )
    assert.notEqual(code, 0)
    assert.match(output, /some\.ts\(2,\d+\).*whenRedy[^]*some\.ts\(3,\d+\).*sandbocks/)
  })

  it('compiles where it asks for what there is', async () => {
    const { code, output } = await check(
      `void app.whenReady()\nnew BrowserWindow({ webPreferences: { sandbox: true } })`,
    )
    assert.equal(code, 0, output)
  })
})
