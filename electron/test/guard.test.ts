import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { Desktop } from './desktop.ts'

const LOCAL = 'http://127.0.0.1:4310'

describe('what a page in the window may do', () => {
  let desktop: Desktop
  before(async () => {
    desktop = await Desktop.start()
    await desktop.ready()
  })
  after(() => desktop.end())
  beforeEach(() => {
    desktop.electron.opened.length = 0
  })

  for (const [what, url, stays, outside] of [
    ['its own pages', `${LOCAL}/manage/clients?q=a`, true, false],
    ['another port of this computer', 'http://127.0.0.1:5000/', false, false],
    ['its own address by another name', 'http://localhost:4310/manage', false, false],
    ['its own address with a password in it', 'http://a:b@127.0.0.1:4310/manage', false, false],
    ['a website', 'https://example.com/help', false, true],
    ['a website without encryption', 'http://example.com/', false, false],
    ['a page of the local network', 'http://192.168.1.20:4311/', false, true],
    ['a computer of the local network by its name', 'http://desk.local:4311/', false, true],
    ['an address that only looks near', 'http://192.168.1.20.example.com/', false, false],
    ['a page of the shell', 'studio-desk-page://shell/now', false, false],
    ['a letter', 'mailto:studio@example.com', false, true],
    ['a call', 'tel:+34600000000', false, true],
    ['a file', 'file:///etc/passwd', false, false],
    ['a script', 'javascript:alert(1)', false, false],
    ['a page made up', 'data:text/html,hello', false, false],
    ['another program', 'ms-msdt:/id', false, false],
  ] as const) {
    it(`goes ${stays ? 'to' : outside ? 'outside for' : 'nowhere for'} ${what}`, () => {
      const { contents } = desktop.window
      assert.equal(contents.goes(url), stays)
      assert.deepEqual(desktop.electron.opened, outside ? [url] : [])
      assert.equal(contents.opens(url), stays)
      assert.equal(desktop.electron.opened.length, outside ? 2 : 0)
      assert.equal(contents.goes(url, false), stays)
      assert.equal(contents.isRedirected(url), stays)
      assert.equal(desktop.electron.opened.length, outside ? 2 : 0)
    })
  }

  it('opens the clients’ door of this computer in the browser', () => {
    assert.equal(desktop.window.contents.opens('http://127.0.0.1:4311/'), false)
    assert.deepEqual(desktop.electron.opened, ['http://127.0.0.1:4311/'])
  })

  it('opens the clients’ pages wherever the owner has them, as soon as they are there', async () => {
    const { contents } = desktop.window
    desktop.plan({ publicUrl: 'http://desk:4311' })
    // The studio may be saying at this moment what was before.
    await desktop.until(() => !contents.opens('http://desk:4311/classes') && desktop.electron.opened.length > 0)
    assert.equal(contents.opens('http://desk:4312/classes'), false)
    await new Promise((resolve) => setTimeout(resolve, 50))
    assert.deepEqual([...new Set(desktop.electron.opened)], ['http://desk:4311/classes'])
    desktop.plan({})
  })

  it('comes back from an empty page, by whatever name', async () => {
    const { contents } = desktop.window
    const page = `${LOCAL}/manage/clients`
    contents.emit('did-navigate-in-page', {}, page, true)
    for (const url of ['about:blank', 'about:blank#a', 'about:blank?a']) {
      await contents.load(url)
      assert.equal(contents.url, page, url)
    }
    contents.url = 'about:srcdoc'
    contents.emit('did-fail-load', {}, -300, 'ERR_INVALID_URL', 'about:srcdoc', true)
    assert.equal(contents.url, page)
  })

  it('stays where its server is away, and does not ask for it again and again', () => {
    const { contents } = desktop.window
    contents.url = `${LOCAL}/manage/tasks`
    contents.emit('did-fail-load', {}, -102, 'ERR_CONNECTION_REFUSED', contents.url, true)
    assert.equal(contents.url, `${LOCAL}/manage/tasks`)
  })

  it('loads no dictionaries from elsewhere', { skip: process.platform === 'darwin' }, () => {
    const { spelling, spellingOf } = desktop.electron.session
    assert.deepEqual([spelling, spellingOf, desktop.window.options.webPreferences!.spellcheck], [false, [], false])
  })

  it('has a menu of what can be done with a field, a text and a link', () => {
    const can = { canUndo: false, canRedo: false, canCut: true, canCopy: true, canPaste: true, canSelectAll: true }
    const nothing = { isEditable: false, selectionText: '', linkURL: '', editFlags: can, dictionarySuggestions: [] }
    const shown = (params: object) => {
      desktop.electron.contextMenu = { items: [] }
      desktop.window.contents.emit('context-menu', {}, { ...nothing, ...params })
      return desktop.electron.contextMenu.items.map(({ role, label, type }) => role ?? label ?? type)
    }
    assert.deepEqual(shown({}), [])
    assert.deepEqual(shown({ selectionText: 'Ana' }), ['copy'])
    const field = ['undo', 'redo', 'separator', 'cut', 'copy', 'paste', 'separator', 'selectAll']
    assert.deepEqual(shown({ isEditable: true }), field)
    assert.deepEqual(shown({ isEditable: true, dictionarySuggestions: ['class'] }), ['class', 'separator', ...field])
    assert.deepEqual(shown({ linkURL: 'https://a.test/' }), ['Copy the link'])
    // By the keyboard it opens at the field, wherever the pointer is.
    shown({ isEditable: true, menuSourceType: 'keyboard', x: 300, y: 200 })
    assert.deepEqual(desktop.electron.contextAt, { sourceType: 'keyboard', x: 300, y: 200 })
    shown({ isEditable: true, menuSourceType: 'mouse', x: 300, y: 200 })
    assert.deepEqual(desktop.electron.contextAt, { sourceType: 'mouse' })
  })

  it('embeds no other browser', () => {
    assert.equal(desktop.window.contents.attachesWebview(), false)
  })

  it('has no permission but those its pages use, and only from its own origin', () => {
    const { request, check, device } = desktop.electron.session
    const asked = (permission: string, requestingUrl: string) => {
      let answer: boolean | undefined
      request!({}, permission, (isGranted) => (answer = isGranted), { requestingUrl })
      assert.equal(check!({}, permission, new URL(requestingUrl).origin), answer)
      return answer
    }
    assert.equal(asked('clipboard-sanitized-write', `${LOCAL}/manage`), true)
    assert.equal(asked('clipboard-sanitized-write', 'https://example.com/'), false)
    for (const permission of ['media', 'geolocation', 'clipboard-read', 'display-capture', 'openExternal', 'usb'])
      assert.equal(asked(permission, `${LOCAL}/manage`), false, permission)
    assert.equal(device!(), false)
  })

  it('has a content policy, whatever the server forgets', () => {
    const headersFor = (url: string, responseHeaders: Record<string, string[]>) => {
      let changed: Record<string, string[]> = {}
      desktop.electron.session.headers!({ url, responseHeaders }, (answer) => (changed = answer.responseHeaders))
      return changed
    }
    const given = { 'content-security-policy': ["default-src 'none'"] }
    assert.deepEqual(headersFor(`${LOCAL}/manage`, given), given)
    assert.match(
      headersFor(`${LOCAL}/x`, { a: ['b'] })['Content-Security-Policy']![0]!,
      /default-src 'self'.*object-src 'none'/,
    )
    assert.deepEqual(headersFor('https://example.com/', { a: ['b'] }), { a: ['b'] })
  })
})
