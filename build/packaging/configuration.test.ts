import assert from 'node:assert/strict'
import { validateConfiguration } from 'app-builder-lib/out/util/config/config.js'
import type { Configuration } from 'app-builder-lib'
import { DebugLogger, log } from 'builder-util'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { mock, test } from 'node:test'
import { root } from '../paths.mjs'
import { configuration } from './configuration.mjs'

// It tells each time which file it has read.
mock.method(log, 'info', () => {})

const now = { electron: '/electron', out: '/out', updatesUrl: undefined, leftOvers: [] }
const valid = (config: Configuration) => validateConfiguration(config, new DebugLogger(false))

test('the configuration is valid for the targets of all three systems', async () => {
  const config = await configuration({ ...now, updatesUrl: 'https://updates.test/' })
  await valid(config)
  const targets = [config.mac, config.win, config.linux].map((system) => system?.target)
  assert.deepEqual(targets, [['dmg', 'zip'], ['nsis'], ['AppImage', 'deb', 'tar.gz']])
  for (const system of [config.mac, config.win, config.linux]) {
    assert.ok(existsSync(resolve(root, system!.icon as string)), `${String(system!.icon)} is missing`)
  }
})

test('a word that electron-builder does not know is refused', async () => {
  const config = await configuration(now)
  await assert.rejects(
    valid({ ...config, mac: { ...config.mac, hardendRuntime: true } } as Configuration),
    /configuration\.mac should be/,
  )
})

test('updates are looked for at the address of the environment, for each system and processor; else nowhere', async () => {
  const { publish } = await configuration({ ...now, updatesUrl: 'https://updates.test/studio//' })
  assert.deepEqual(publish, [{ provider: 'generic', url: 'https://updates.test/studio/${os}/${arch}' }])
  assert.equal((await configuration(now)).publish, null)
})

test('what a former build left behind is named to be left out', async () => {
  const { files } = await configuration({ ...now, leftOvers: ['run-AAAAAAAA.mjs'] })
  assert.equal((files[0]!.filter as string[]).at(-1), '!dist/server/run-AAAAAAAA.mjs')
})
