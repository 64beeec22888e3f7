import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Actions, Facts } from './actions.ts'
import { menuItems, trayItems } from './menu.ts'
import { buildMenu, itemsOf } from './test/stand-in/menu.ts'
import { en } from './words/en.ts'
import { wordsFor } from './words/words.ts'

const facts: Facts = {
  standing: 'ready',
  publicLink: 'https://studio.example',
  isServing: false,
  isAtLogin: true,
  isKeyInFile: false,
  canLockKey: true,
  update: null,
}
/** Words that a language has in common with English. */
const SHARED = new Set(['File', '&File', 'Services', 'Zoom'])

function textsOf(part: object): string[] {
  return Object.values(part).flatMap((one: unknown) => {
    if (typeof one === 'function') return [String((one as (word: string) => string)('1.1.0'))]
    return typeof one === 'string' ? [one, one.replace('&', '')] : textsOf(one as object)
  })
}

const done: string[] = []
const actions = new Proxy({} as Actions, { get: (_, name) => () => done.push(String(name)) })

describe('the menus in each language', () => {
  const english = new Set(textsOf(en))
  for (const language of ['de', 'es', 'fr', 'it']) {
    it(`say nothing in English: ${language}`, () => {
      const menu = { facts: { ...facts, update: '1.1.0' }, actions, words: wordsFor([language]) }
      const items = (['darwin', 'linux'] as const).flatMap((platform) => menuItems(platform, menu))
      const labels = itemsOf({ items: [...items, ...trayItems(menu)] })
        .filter(({ type, role }) => type !== 'separator' && role !== 'appMenu')
        .map(({ label, role }) => label ?? `the system’s ${role}`)
      assert.deepEqual(
        labels.filter((label) => label.startsWith('the system’s') || (english.has(label) && !SHARED.has(label))),
        [],
      )
    })
  }
})

describe('the application’s menu', () => {
  const menuOf = (platform: NodeJS.Platform, changes: Partial<Facts> = {}) =>
    buildMenu(menuItems(platform, { facts: { ...facts, ...changes }, actions, words: en }))
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
      assert.equal(find(platform, /updates/)[0]!.label, 'Check for updates')
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
