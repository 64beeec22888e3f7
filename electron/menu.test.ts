import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Actions, Facts } from './actions.ts'
import { menuItems } from './menu.ts'
import { buildMenu, itemsOf } from './test/stand-in/menu.ts'

const facts: Facts = {
  standing: 'ready',
  publicLink: 'https://studio.example',
  isServing: false,
  isAtLogin: true,
  isKeyInFile: false,
  canLockKey: true,
  update: null,
}
const done: string[] = []
const actions = new Proxy({} as Actions, { get: (_, name) => () => done.push(String(name)) })

describe('the application’s menu', () => {
  const menuOf = (platform: NodeJS.Platform, changes: Partial<Facts> = {}) =>
    buildMenu(menuItems(platform, { ...facts, ...changes }, actions))
  const headings = (platform: NodeJS.Platform) => menuOf(platform).items.map(({ role, label }) => role ?? label)
  const find = (platform: NodeJS.Platform, text: RegExp, changes?: Partial<Facts>) =>
    itemsOf(menuOf(platform, changes)).filter(({ label = '' }) => text.test(label))

  it('is each platform’s own', () => {
    assert.deepEqual(headings('darwin'), ['appMenu', 'File', 'editMenu', 'View', 'windowMenu', 'help'])
    for (const platform of ['win32', 'linux'] as const)
      assert.deepEqual(headings(platform), ['&File', 'editMenu', '&View', 'windowMenu', 'help'])
  })

  for (const [platform, accelerator] of [
    ['darwin', 'Command+Q'],
    ['win32', 'Control+Q'],
    ['linux', 'Control+Q'],
  ] as const) {
    it(`quits on ${platform} by ${accelerator}`, () => {
      const [quit, ...others] = find(platform, /Quit/)
      assert.deepEqual([quit!.accelerator, others.length], [accelerator, 0])
      ;(quit!.click as () => void)()
      assert.equal(done.pop(), 'quit')
    })
  }

  it('offers the version that waits, else to look for one', () => {
    for (const platform of ['darwin', 'linux'] as const) {
      assert.equal(find(platform, /version/)[0]!.label, 'Look for a new version')
      assert.equal(find(platform, /version/, { update: '1.1.0' })[0]!.label, 'Install version 1.1.0 …')
    }
  })

  it('offers the clients’ link where there is one', () => {
    assert.equal(find('linux', /clients’ link/).length, 2)
    assert.equal(find('linux', /clients’ link/, { publicLink: null }).length, 0)
  })

  it('says where the key is, and can’t change it where there is no password store', () => {
    const key = (changes: Partial<Facts>) => {
      const [{ checked, enabled }] = find('linux', /key/, changes) as [{ checked: boolean; enabled: boolean }]
      return [checked, enabled]
    }
    assert.deepEqual(key({}), [false, true])
    assert.deepEqual(key({ isKeyInFile: true, canLockKey: false }), [true, false])
  })
})
