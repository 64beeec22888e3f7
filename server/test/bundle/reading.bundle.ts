import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import { operations } from '../../features.ts'
import { fakeClock } from '../../ports/clock/fake.ts'
import { temporaryFolder } from '../process.ts'
import { startCheckedProcessor, type CheckedProcessor } from '../processor.ts'
import { pairKiosk } from '../build/kiosks.ts'
import { everythingLicensed } from '../build/stage.ts'
import { calls } from '../calls/all.ts'
import { book } from '../build/bookings.ts'
import { goOnline } from '../build/reach.ts'
import { makeClass } from '../build/schedule.ts'
import { furnish, type Furnished } from '../build/furnish.ts'
import { bundle, serve, type ServedStudio } from './served.ts'

const reading = operations.filter(({ key }) => key.startsWith('GET '))

describe('the bundle', () => {
  const folder = temporaryFolder()
  let studio: ServedStudio
  let processor: CheckedProcessor
  let made: Furnished
  let tokens: Record<'client' | 'instructor' | 'kiosk', string>
  before(async () => {
    processor = await startCheckedProcessor({ clock: fakeClock(new Date().toISOString()) })
    const { licenseUrl, aiProviderBases } = await everythingLicensed()
    studio = await serve(folder, bundle, {
      STRIPE_API_BASE: processor.url,
      LICENSE_URL: licenseUrl,
      AI_PROVIDER_BASES: JSON.stringify(aiProviderBases),
    })
    const license_key = 'SD1-GKHJZ-KN7C0-KTHFN-MJEP4-KS64D'
    assert.equal((await studio.asOwner('POST /api/v1/studio/license', { license_key })).status, 200)
    made = await furnish(studio, processor)
    await goOnline(studio)
    const child = { id: Number(made.dependantIds['dependant_id']) }
    made.dependantIds['booking_id'] = (await book(studio, await makeClass(studio), child)).id
    tokens = {
      client: await studio.login(made.client.email),
      instructor: await studio.login(made.instructor),
      kiosk: await pairKiosk(studio),
    }
  })
  after(async () => {
    await studio.stop()
    await processor.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  /** The path of an operation with the ids of records that are there; fails where one is missing. */
  function pathOf(key: string): string {
    const ids = key.includes('{dependant_id}') ? made.dependantIds : made.ids
    const path = key.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      assert.ok(ids[name] !== undefined, `${key}: server/test/build/furnish.ts makes no record for {${name}}`)
      return encodeURIComponent(ids[name])
    })
    const query = calls[key]?.query?.(ids)
    return query ? `${path}?${query}` : path
  }

  /** Asks as the owner; as an instructor or a client where managers may not, or mean themselves. */
  function tokenFor({ key, operation: { access } }: (typeof reading)[number]): string | undefined {
    if (access === 'public') return undefined
    if (key === 'GET /api/v1/instructors/me') return tokens.instructor
    if (access.manager) return undefined
    return access.client ? tokens.client : access.instructor ? tokens.instructor : tokens.kiosk
  }

  const ask = (mounted: (typeof reading)[number], query = '') => {
    const token = tokenFor(mounted)
    const path = pathOf(mounted.key) + query
    return token || mounted.operation.access === 'public'
      ? studio.send(path, { ...(token && { token }) })
      : studio.asOwner(path)
  }

  it('has an assistant that answers, with its threads', async () => {
    const messages = [{ role: 'user', content: 'Hello?' }]
    const { status, body } = await studio.asOwner('POST /api/v1/assistant/chat', { messages })
    assert.deepEqual([status, body.reply], [200, 'Hello.'], JSON.stringify(body))
  })

  it('has the operations of the sources in its OpenAPI document', async () => {
    const { body } = await studio.send('GET /api/v1/openapi.json')
    const described = Object.entries<object>(body.paths).flatMap(([path, methods]) =>
      'get' in methods ? [`GET ${path}`] : [],
    )
    assert.deepEqual(described.toSorted(), reading.map(({ key }) => key).toSorted())
  })

  for (const mounted of reading) {
    const { key, operation } = mounted
    it(`${key} answers with what it declares`, async () => {
      const { status, headers, body } = await ask(mounted)
      assert.equal(status, operation.status, JSON.stringify(body).slice(0, 500))
      const type = headers.get('content-type') ?? ''
      const [declared, got = ''] = [operation.file ?? 'application/json', type.split(';')[0]]
      assert.ok(
        declared.endsWith('/*') ? got.startsWith(declared.slice(0, -1)) : got === declared,
        `${declared}: ${type}`,
      )
      if (operation.file === 'application/pdf') assert.match(body, /^%PDF-[^]*%%EOF\s*$/)
      else if (operation.file) assert.ok(JSON.stringify(body).length > '""'.length)
      else operation.answer!.parse(body)
    })
    if (operation.orFile === undefined) continue
    it(`${key} answers as a file where asked`, async () => {
      const { status, headers, body } = await ask(mounted, `?format=${operation.orFile === 'text/csv' ? 'csv' : 'zip'}`)
      assert.equal(status, operation.status, JSON.stringify(body).slice(0, 500))
      assert.equal(headers.get('content-type')?.split(';')[0], operation.orFile)
      if (operation.orFile === 'text/csv') assert.match(body, /^\uFEFF?\w+[^]*\r\n$/)
      else assert.ok(body.startsWith('PK') && body.includes('manifest.json'))
    })
  }

  it('has written no error', () => assert.deepEqual(studio.troubles(), []))
})
