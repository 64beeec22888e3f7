import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import { NOTICES, packagesInside } from '../notices.mjs'
import { keptPackages } from '../notices/bundled.ts'
import { dist, root } from '../paths.mjs'
import { filesIn } from './size.mjs'
import { packaged, type Packaged } from './packaged.ts'

describe('the notices of the work of others', () => {
  let app: Packaged
  let text: string
  before(async () => {
    app = await packaged()
    text = readFileSync(join(app.app, 'dist/pages', NOTICES), 'utf8')
  })

  /** The packages, by their folders, that the notices don't name with their version. */
  const unnamed = (folders: readonly string[]) =>
    folders.filter((folder) => {
      const { name, version } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
      return !text.includes(`\n  ${name} ${version} — `)
    })

  it('name every package in the archive', () => {
    const inArchive = filesIn(app.archive).flatMap(
      ({ path }) => /^node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path)?.[0] ?? [],
    )
    assert.ok(inArchive.length > 100)
    assert.deepEqual(unnamed([...new Set(inArchive)]), [])
  })

  it('name every package of which a bundle has something', () => {
    const kept = keptPackages(dist)
    assert.deepEqual([...kept.keys()], ['electron', 'kiosk', 'manager', 'portal', 'server', 'widget'])
    for (const [bundle, folder] of [
      ['server', 'node_modules/hono'],
      ['manager', 'node_modules/@fullcalendar/react'],
      ['portal', 'node_modules/react-dom'],
      ['kiosk', 'node_modules/react-dom'],
      ['electron', 'node_modules/electron-updater'],
    ] as const)
      assert.ok(kept.get(bundle)?.includes(folder), `${bundle} has nothing of ${folder}`)
    assert.deepEqual(unnamed(packagesInside()), [])
  })

  it('lie beside the application too, as what they say of Electron does', () => {
    assert.equal(readFileSync(join(app.unpacked, 'resources', NOTICES), 'utf8'), text)
    assert.ok(existsSync(join(app.app, 'LICENSE')))
  })
})
