import assert from 'node:assert/strict'
import { test } from 'node:test'
import { waysToKiosk } from './reach.ts'

const AT_DESK = { hostname: '127.0.0.1', origin: 'http://127.0.0.1:4310' }
const OFFLINE = {
  is_lan: false,
  lan_urls: ['http://192.168.1.20:4311'],
  own_url: null,
  state: 'off' as const,
  url: null,
}
const IN_WIFI = { ...OFFLINE, is_lan: true, lan_urls: ['http://192.168.1.20:4311', 'http://10.0.0.4:4311'] }
const WIFI = { kind: 'wifi', address: 'http://192.168.1.20:4311/kiosk' }

test('a tablet is led by the Wi-Fi first, then by the internet, and nowhere that only this computer is', () => {
  const cases: [tunnel: Parameters<typeof waysToKiosk>[0], page: typeof AT_DESK, expected: object[]][] = [
    [undefined, AT_DESK, []],
    [OFFLINE, AT_DESK, []],
    [IN_WIFI, AT_DESK, [WIFI]],
    [{ ...OFFLINE, state: 'connecting', url: 'https://x.example' }, AT_DESK, []],
    [{ ...OFFLINE, own_url: 'http://studio.example' }, AT_DESK, []],
    [
      { ...IN_WIFI, state: 'online', url: 'https://x.example' },
      AT_DESK,
      [WIFI, { kind: 'internet', address: 'https://x.example/kiosk' }],
    ],
    [
      { ...OFFLINE, own_url: 'https://studio.example/' },
      { hostname: 'studio.example', origin: 'https://studio.example' },
      [{ kind: 'internet', address: 'https://studio.example/kiosk' }],
    ],
    [
      undefined,
      { hostname: 'studio.example', origin: 'https://studio.example' },
      [{ kind: 'here', address: 'https://studio.example/kiosk' }],
    ],
  ]
  for (const [tunnel, page, expected] of cases) assert.deepEqual(waysToKiosk(tunnel, page).ways, expected)
  assert.deepEqual(waysToKiosk(IN_WIFI, AT_DESK).others, ['http://10.0.0.4:4311/kiosk'])
})
