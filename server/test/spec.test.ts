import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { contract as licenseContract } from '../../license-cloud/contract.ts'
import { operations as licenseOperations } from '../../license-cloud/features.ts'
import { contract } from '../contract.ts'
import { operations } from '../features.ts'
import { interfaceText } from './interface/interface.ts'
import { holdAgainst } from './recorded.ts'
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
  const all = [...operations, ...licenseOperations]
  const built = new Map(all.map(({ key, operation }) => [key as string, operation]))

  it('has all 170 operations', () => {
    assert.equal(rows.length, 170)
    assert.deepEqual(
      rows.filter((row) => !built.has(row.key)).map(({ key }) => key),
      [],
    )
  })

  it('answers each with the status of the interface', () => {
    for (const row of rows) assert.equal(built.get(row.key)?.status, row.success, row.key)
  })

  it('mounts every declared operation', () => {
    assert.deepEqual(
      all.map(({ key }) => key).toSorted(),
      Object.keys({ ...contract, ...licenseContract }).toSorted(),
      'A domain stands with its contract in contract.ts and with its routes in features.ts',
    )
  })
})

it('what the operations take and give is what interface.txt shows', () =>
  holdAgainst(import.meta.filename, 'interface.txt', interfaceText()))

describe('the OpenAPI document', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio({ bare: true })
  })
  after(() => studio.stop())

  it('says OpenAPI 3.1 and has every operation', async () => {
    const { body } = await studio.send('GET /api/v1/openapi.json', { door: 'public' })
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
