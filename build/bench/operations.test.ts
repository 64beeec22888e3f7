import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { localDate } from '../../server/lib/time.ts'
import { makeYears } from '../../server/seed/make-years.ts'
import { ZONE } from '../../server/seed/making.ts'
import { root } from '../paths.mjs'
import { prepare } from './growth.ts'
import { operations } from './operations.ts'
import { serveAtOnce, type Served } from './served.ts'
import { openSite, type Site } from './site.ts'

describe('the operations that the bench calls', () => {
  const made = mkdtempSync(join(tmpdir(), 'studio-bench-made-'))
  let served: Served
  let site: Site
  before(async () => {
    const until = localDate(new Date().toISOString(), ZONE)
    await makeYears(made, { years: 10, seed: 1, scale: 0.002, until }, () => {})
    served = await serveAtOnce(made, join(root, 'server/main.ts'))
    site = await openSite({ served, made })
  })
  after(async () => {
    await served.stop()
    rmSync(made, { recursive: true, force: true })
  })

  for (const [operation, entry] of Object.entries(operations)) {
    if (typeof entry === 'string') {
      it(`${operation} is not measured, for a reason`, () => assert.match(entry, /\w{3}.* .*\w/))
      continue
    }
    for (const [name, way] of Object.entries(entry)) {
      it(`${operation}${name && `, ${name}`} is answered`, async () => {
        for (const _ of [1, 2]) await prepare(operation, site, await way(site), await served.token())()
      })
    }
  }
})
