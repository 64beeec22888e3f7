import assert from 'node:assert/strict'
import type { NetworkInterfaceInfo } from 'node:os'
import { test } from 'node:test'
import { ownAddresses, tabletAddresses } from './own-network.ts'

const at = (address: string, more: object = {}) =>
  ({ address, family: 'IPv4', internal: false, ...more }) as NetworkInterfaceInfo

test('a tablet is led to the Wi-Fi or the cable, not to a container or a private tunnel', () => {
  const cases: [found: NodeJS.Dict<NetworkInterfaceInfo[]>, expected: string[]][] = [
    [{ lo: [at('127.0.0.1', { internal: true })] }, []],
    [
      {
        docker0: [at('172.17.0.1')],
        'br-1f': [at('172.18.0.1')],
        utun3: [at('10.8.0.2')],
        wlan0: [at('192.168.1.20')],
      },
      ['192.168.1.20'],
    ],
    [
      { eth0: [at('172.20.0.5')], wlp2s0: [at('10.0.0.7')], en0: [at('192.168.1.5')] },
      ['192.168.1.5', '10.0.0.7', '172.20.0.5'],
    ],
    [
      { 'vEthernet (WSL)': [at('172.30.0.1')], 'Local Area 2': [at('192.168.0.9')], 'Wi-Fi': [at('10.1.1.4')] },
      ['10.1.1.4', '192.168.0.9'],
    ],
    [{ en0: [at('169.254.10.1'), at('fe80::1', { family: 'IPv6' })] }, []],
  ]
  for (const [found, expected] of cases) assert.deepEqual(tabletAddresses(found), expected)
})

test('the door opens at every address that is not this computer’s own', () => {
  const found = { lo: [at('127.0.0.1', { internal: true })], docker0: [at('172.17.0.1')], en0: [at('192.168.1.5')] }
  assert.deepEqual(ownAddresses(found), ['172.17.0.1', '192.168.1.5'])
})
