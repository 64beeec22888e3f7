import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dropEmptySecrets } from './signing.mjs'

test('an empty secret is none; one that is there stays, and so does what is no secret', () => {
  const env = { CSC_LINK: '', WIN_CSC_LINK: 'a.p12', WIN_CSC_KEY_PASSWORD: '', APPLE_API_KEY: '', MY_CSC_LINK: '' }
  dropEmptySecrets(env)
  assert.deepEqual(env, { WIN_CSC_LINK: 'a.p12', MY_CSC_LINK: '' })
})
