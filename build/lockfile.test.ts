import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lockFaults, unpinned } from './lockfile.mjs'

const sound = {
  '': { optionalDependencies: { paint: '1.0.0' } },
  server: { optionalDependencies: { paint: '1.0.0' } },
  'node_modules/@studio-desk/server': { resolved: 'server', link: true },
  'node_modules/paint': {
    integrity: 'sha512-a',
    optionalDependencies: { 'paint-mac': '1.0.0', 'paint-linux': '1.0.0' },
  },
  'node_modules/paint-mac': { integrity: 'sha512-b' },
  'node_modules/paint/node_modules/paint-linux': { integrity: 'sha512-c' },
  'node_modules/paint/node_modules/inner': { inBundle: true },
}

const faults: [string, Record<string, object | undefined>, string[]][] = [
  ['nothing, in a sound lock', {}, []],
  [
    'a platform package that is not locked',
    { 'node_modules/paint-mac': undefined },
    ['node_modules/paint names paint-mac, which is not locked'],
  ],
  [
    'a platform package locked only where its user cannot find it',
    { 'node_modules/paint-mac': undefined, 'node_modules/other/node_modules/paint-mac': { integrity: 'sha512-b' } },
    ['node_modules/paint names paint-mac, which is not locked'],
  ],
  ['a package without a checksum', { 'node_modules/paint-mac': {} }, ['node_modules/paint-mac has no integrity']],
  [
    "a registry's address",
    { 'node_modules/paint-mac': { integrity: 'sha512-b', resolved: 'https://registry.example/paint-mac.tgz' } },
    ['node_modules/paint-mac names the address https://registry.example/paint-mac.tgz'],
  ],
]

for (const [name, change, expected] of faults) {
  test(`the lock check finds ${name}`, () => {
    const packages = Object.fromEntries(
      Object.entries({ ...sound, ...change }).filter((entry) => entry[1] !== undefined),
    )
    assert.deepEqual(lockFaults({ packages }), expected)
  })
}

for (const version of ['1.2.3', '7.0.2004', '2.0.0-rc.1', 'npm:paint@1.2.3', 'npm:@art/paint@1.2.3']) {
  test(`${version} is one exact version`, () => assert.deepEqual(unpinned({ dependencies: { paint: version } }), []))
}

for (const version of [
  '^1.2.3',
  '~1.2.3',
  '1.2',
  '1.x',
  '>=1.2.3',
  '1.2.3 || 2.0.0',
  '*',
  'latest',
  'file:../paint',
  'npm:paint@^1.2.3',
]) {
  test(`${version} is not one exact version, in any kind of dependency`, () => {
    const fault = `paint is ${version}, not one exact version`
    for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies']) {
      assert.deepEqual(unpinned({ [kind]: { paint: version } }), [fault])
    }
  })
}
