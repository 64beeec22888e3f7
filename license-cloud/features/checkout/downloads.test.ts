import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { downloads } from './confirm.ts'

test('the downloads of a version have the names under which it is built', () => {
  const host = 'https://files.example/desk'
  assert.deepEqual(downloads({ host, version: '2.0.0-rc.1' }), {
    mac: 'https://files.example/desk/studio-desk-2.0.0-rc.1-mac-arm64.dmg',
    windows: 'https://files.example/desk/studio-desk-2.0.0-rc.1-win-x64.exe',
    linux: 'https://files.example/desk/studio-desk-2.0.0-rc.1-linux-x86_64.AppImage',
  })
  const builder = readFileSync(join(import.meta.dirname, '../../../electron-builder.yml'), 'utf8')
  assert.match(builder, /^artifactName: studio-desk-\$\{version\}-\$\{os\}-\$\{arch\}\.\$\{ext\}$/m)
})
