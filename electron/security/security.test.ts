import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { outsideOf, pathOf } from './links.ts'
import { isOf, isOwn, isTrustedSender } from './origins.ts'
import { mayHave } from './permissions.ts'

const origins = { local: 'http://127.0.0.1:4310', public: 'http://127.0.0.1:4311' }
const closed = { local: undefined, public: undefined }

describe('an origin', () => {
  for (const [address, isIt] of [
    ['http://127.0.0.1:4310', true],
    ['http://127.0.0.1:4310/manage?a=b#c', true],
    ['HTTP://127.0.0.1:4310/', true],
    ['http://127.0.0.1:43101/', false],
    ['http://127.0.0.1:4310.evil.example/', false],
    ['http://127.0.0.1:4310@evil.example/', false],
    ['http://evil@127.0.0.1:4310/', false],
    ['https://127.0.0.1:4310/', false],
    ['http://127.0.0.1/', false],
    ['blob:http://127.0.0.1:4310/1', false],
    ['', false],
  ] as const) {
    it(`is ${isIt ? '' : 'not '}that of ${address || 'nothing'}`, () =>
      assert.equal(isOf(origins.local, address), isIt))
  }

  it('is nobody’s while the studio is not served, but the shell’s own pages stay', () => {
    assert.equal(isOwn('http://127.0.0.1:4310/', closed), false)
    assert.equal(isOwn('studio-desk-page://shell/now', closed), true)
    assert.equal(isOwn('studio-desk-page://other/now', closed), false)
  })
})

describe('a deep link', () => {
  for (const [link, path] of [
    ['studio-desk://manage', '/manage'],
    ['studio-desk://manage/', '/manage'],
    ['studio-desk://manage/clients/3', '/manage/clients/3'],
    ['STUDIO-DESK://manage/clients', '/manage/clients'],
    ['studio-desk://manage/schedule?day=2026-03-04&class=7', '/manage/schedule?day=2026-03-04&class=7'],
    ['studio-desk://manage/clients/%C3%B1', '/manage/clients/%C3%B1'],
    ['studio-desk://manage/a/../clients', '/manage/clients'],
    ['studio-desk://manage/../../api/v1/clients', '/manage/api/v1/clients'],
    ['studio-desk://manage/%2e%2e/api', '/manage/api'],
    ['studio-desk://manage/a%2fb', null],
    ['studio-desk://manage/a%5Cb', null],
    ['studio-desk://manage/a%00', null],
    ['studio-desk://manage//evil.example', null],
    ['studio-desk://manage/<script>', '/manage/%3Cscript%3E'],
    ['studio-desk://manage/a\\b', null],
    ['studio-desk://manage/reset#token', null],
    ['studio-desk://manage@evil.example/', null],
    ['studio-desk://a:b@manage/', null],
    ['studio-desk://manage:80/', null],
    ['studio-desk://Manage/', null],
    ['studio-desk://api/v1/clients', null],
    ['studio-desk:manage', null],
    ['studio-desk:///manage', null],
    ['http://manage/clients', null],
    ['studio-desk-page://manage/now', null],
    [`studio-desk://manage/${'a'.repeat(1978)}`, `/manage/${'a'.repeat(1978)}`],
    [`studio-desk://manage/${'a'.repeat(1980)}`, null],
    ['', null],
  ] as const) {
    it(`${link.slice(0, 60) || 'without a word'} leads ${path === null ? 'nowhere' : `to ${path.slice(0, 60)}`}`, () =>
      assert.equal(pathOf(link), path))
  }
})

describe('what is handed to the system', () => {
  for (const [address, outside] of [
    ['https://example.com/a b', 'https://example.com/a%20b'],
    ['mailto:a@example.com?subject=Hi', 'mailto:a@example.com?subject=Hi'],
    ['tel:+34', 'tel:+34'],
    ['http://127.0.0.1:4311/classes', 'http://127.0.0.1:4311/classes'],
    ['http://127.0.0.1:4310/manage', null],
    ['https://user:secret@example.com/', null],
    ['http://example.com/', null],
    ['file:///etc/passwd', null],
    ['smb://server/share', null],
    ['javascript:alert(1)', null],
    ['vbscript:x', null],
    ['not an address', null],
  ] as const) {
    it(`of ${address} is ${outside ?? 'nothing'}`, () => assert.equal(outsideOf(address, origins), outside))
  }

  it('is not the clients’ door while there is none', () => {
    assert.equal(outsideOf('http://127.0.0.1:4311/', closed), null)
  })
})

describe('a permission', () => {
  it('is granted to the studio’s own pages alone, and only those they use', () => {
    for (const permission of ['clipboard-sanitized-write', 'notifications', 'fullscreen']) {
      assert.equal(mayHave(permission, 'http://127.0.0.1:4310/', origins), true, permission)
      assert.equal(mayHave(permission, 'http://127.0.0.1:4311/', origins), false, permission)
      assert.equal(mayHave(permission, 'studio-desk-page://shell', origins), false, permission)
      assert.equal(mayHave(permission, 'http://127.0.0.1:4310/', closed), false, permission)
    }
    for (const permission of ['media', 'clipboard-read', 'hid', 'unknown', ''])
      assert.equal(mayHave(permission, 'http://127.0.0.1:4310/', origins), false, permission)
  })
})

describe('a message to the shell', () => {
  for (const [frame, isTrusted] of [
    [{ url: 'studio-desk-page://shell/now', parent: null }, true],
    [{ url: 'studio-desk-page://shell/now', parent: {} }, false],
    [{ url: 'studio-desk-page://evil/now', parent: null }, false],
    [{ url: 'http://127.0.0.1:4310/manage', parent: null }, false],
    [{ url: '', parent: null }, false],
    [null, false],
  ] as const) {
    it(`from ${JSON.stringify(frame)} is ${isTrusted ? '' : 'not '}trusted`, () =>
      assert.equal(isTrustedSender(frame), isTrusted))
  }
})
