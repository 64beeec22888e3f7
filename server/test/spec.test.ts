import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { Validator } from '@seriousme/openapi-schema-validator'
import { operations } from '../features.ts'
import { contract } from '../contract.ts'
import { notBuilt, notBuiltGroups } from './not-built.ts'
import { startStudio, type TestStudio } from './studio.ts'

const rows = readFileSync(join(import.meta.dirname, 'operations.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [service = '', group = '', method = '', path = '', success = ''] = line.split('\t')
    return { service, group, key: `${method} ${path}`, success: Number(success) }
  })

describe('the interface', () => {
  const built = new Map(operations.map(({ key, operation }) => [key as string, operation]))
  const waiting = (row: (typeof rows)[number]) => notBuiltGroups.includes(row.group) || notBuilt.includes(row.key)

  it('has all 170 operations, built or named as not built yet', () => {
    assert.equal(rows.length, 170)
    const missing = rows.filter((row) => !built.has(row.key) && !waiting(row)).map(({ key }) => key)
    assert.deepEqual(missing, [])
  })

  it('names nothing as not built that is built, and nothing that does not exist', () => {
    const stale = rows.filter((row) => built.has(row.key) && waiting(row)).map(({ key }) => key)
    assert.deepEqual(stale, [])
    assert.deepEqual(
      notBuilt.filter((key) => !rows.some((row) => row.key === key)),
      [],
    )
    assert.deepEqual(
      notBuiltGroups.filter((group) => !rows.some((row) => row.group === group)),
      [],
    )
  })

  it('answers each with the status of the interface', () => {
    for (const row of rows) {
      const operation = built.get(row.key)
      if (operation) assert.equal(operation.status, row.success, row.key)
    }
  })

  it('mounts every declared operation', () => {
    assert.deepEqual(operations.map(({ key }) => key).toSorted(), Object.keys(contract).toSorted())
  })
})

describe('the OpenAPI document', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio({ bare: true })
  })
  after(() => studio.stop())

  it('is valid OpenAPI 3.1 and has every operation', async () => {
    const { body } = await studio.send('GET /api/v1/openapi.json', { door: 'public' })
    const { valid, errors } = await new Validator().validate(structuredClone(body))
    assert.ok(valid, JSON.stringify(errors)?.slice(0, 2000))
    assert.equal(body.openapi, '3.1.0')
    const described = Object.entries<Record<string, unknown>>(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    assert.deepEqual(described.toSorted(), operations.map(({ key }) => key).toSorted())
  })

  it('has a page to read it on, with everything that page needs from here and from nowhere else', async () => {
    const page = await studio.send('GET /api/docs', { door: 'public' })
    assert.equal(page.status, 200)
    assert.match(page.body, /<redoc spec-url="\/api\/v1\/openapi\.json">/)
    const policy = page.headers.get('content-security-policy') ?? ''
    assert.match(policy, /script-src 'self';/)
    assert.match(policy, /frame-ancestors 'none'/)
    assert.doesNotMatch(policy, /https?:/)
    const [, path = ''] = /<script src="([^"]+)"><\/script>/.exec(page.body) ?? []
    assert.equal(page.body.match(/<script/g)?.length, 1)
    const script = await studio.send(`GET ${path}`, { door: 'public', headers: { 'Accept-Encoding': 'br' } })
    assert.equal(script.status, 200)
    assert.equal(script.headers.get('content-encoding'), 'br')
    assert.doesNotMatch(script.body, /cdn\.redoc/)
  })
})
