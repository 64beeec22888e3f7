import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deviceState, type Browser } from './device-rules.ts'

const able: Browser = {
  isSecure: true,
  canPush: true,
  isApple: false,
  isInstalled: false,
  permission: 'granted',
  isSubscribed: true,
}
const cases: [what: Partial<Browser>, state: string][] = [
  [{}, 'on'],
  [{ isSubscribed: false }, 'off'],
  [{ permission: 'default' }, 'off'],
  [{ permission: 'denied' }, 'blocked'],
  [{ isSecure: false, canPush: false }, 'insecure'],
  [{ canPush: false }, 'unknown'],
  [{ canPush: false, isApple: true }, 'homeScreen'],
  [{ canPush: false, isApple: true, isInstalled: true }, 'unknown'],
  [{ isApple: true, isInstalled: true }, 'on'],
]
for (const [what, state] of cases)
  test(`a device with ${JSON.stringify(what)} is ${state}`, () =>
    assert.equal(deviceState({ ...able, ...what }), state))
