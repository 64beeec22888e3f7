import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { about } from '../api/about.ts'
import { operations } from '../features.ts'
import { documentedMessages } from '../features/webhooks/messages.ts'
import { openapi, tagOf } from '../http/openapi.ts'

type Node = Record<string, unknown>
const document = JSON.parse(JSON.stringify(openapi(operations, about('1.2.3'), documentedMessages)))

/** Every object in a document, with the path that leads to it. */
function* objects(value: unknown, path = ''): Generator<[string, Node]> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield [path, value as Node]
  for (const [name, part] of Object.entries(value)) yield* objects(part, `${path}/${name}`)
}

const described = operations.map(({ key, operation }) => {
  const [method = '', path = ''] = key.split(' ')
  return { key, path, operation, entry: document.paths[path][method.toLowerCase()] }
})

describe('what the document says', () => {
  it('names each operation by a verb and what it is done to, each once', () => {
    const ids = described.map(({ entry }) => entry.operationId as string)
    assert.deepEqual(
      ids.filter((id) => !/^[a-z]+([A-Z][a-z]+)+$/.test(id)),
      [],
    )
    assert.equal(new Set(ids).size, ids.length)
    const { post, get } = document.paths['/api/v1/bookings']
    assert.deepEqual([post.operationId, get.operationId], ['bookClass', 'listBookings'])
  })

  it('says of each operation whether a token is needed', () => {
    for (const { key, operation, entry } of described) {
      assert.deepEqual(entry.security, operation.access === 'public' ? [] : [{ token: [] }], key)
    }
    const { type, scheme, description } = document.components.securitySchemes.token
    assert.deepEqual([type, scheme], ['http', 'bearer'])
    assert.match(description, /POST \/api\/v1\/auth\/login/)
    assert.match(document.info.description, /auth\/refresh/)
  })

  it('shows a body that is accepted for each that takes one', () => {
    const bodies = described.filter(({ operation }) => operation.body)
    assert.ok(bodies.length > 60)
    for (const { key, operation, entry } of bodies) {
      const { example } = entry.requestBody.content['application/json']
      const parsed = operation.body!.safeParse(example)
      assert.ok(parsed.success, `${key} ${parsed.error?.message}`)
    }
  })

  it('describes every area, and no other', () => {
    const used = new Set(described.map(({ key }) => tagOf(key)))
    const declared: { name: string; description: string }[] = document.tags
    assert.deepEqual(
      declared.map(({ name }) => name).toSorted(),
      [...used].toSorted(),
      "One operation of each area (the first segment of the path) says what it is about: `area: '…'` in its contract.ts",
    )
    assert.ok(declared.every(({ description }) => description.length > 5))
  })

  it('describes a resource once, and a list by what it lists', () => {
    const { schemas } = document.components
    for (const name of ['Booking', 'BookingPage', 'Client', 'ClientPage', 'Membership', 'Problem', 'Session']) {
      assert.ok(schemas[name], name)
    }
    assert.equal(schemas.ClientPage.properties.items.items.$ref, '#/components/schemas/Client')
    const shapes = new Map<string, string>()
    for (const [name, schema] of Object.entries(schemas)) shapes.set(JSON.stringify(schema), name)
    const repeated = [...objects(document.paths, '/paths')].filter(([, node]) => shapes.has(JSON.stringify(node)))
    assert.deepEqual(
      repeated.map(([path]) => path),
      [],
    )
  })

  it('refers to nothing that is not there, and to everything that is', () => {
    const referred = new Set(
      [...objects(document)].flatMap(([, node]) => (typeof node['$ref'] === 'string' ? [node['$ref']] : [])),
    )
    const there = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`)
    assert.deepEqual([...referred].toSorted(), there.toSorted())
  })

  it('gives instants, dates, e-mails and addresses their format, and arrays their items', () => {
    for (const [path, node] of objects(document)) {
      const types = [node['type']].flat()
      if (types.includes('array')) assert.ok(node['items'], path)
    }
    const instants = [...objects(document.components.schemas)].filter(([path]) => /_at$/.test(path))
    const loose = instants.filter(([, node]) => !/"format":"date(-time)?"|\$ref/.test(JSON.stringify(node)))
    assert.deepEqual(
      loose.map(([path]) => path),
      [],
    )
    const { properties } = document.components.schemas.Client
    assert.match(JSON.stringify(properties.email), /"format":"email"/)
    assert.match(JSON.stringify(properties.date_of_birth), /"format":"date"/)
    assert.match(JSON.stringify(document.components.schemas.StudioSettings.properties.website_url), /"format":"uri"/)
  })

  it('says whose it is, under which licence and where it is served', () => {
    assert.equal(document.info.version, '1.2.3')
    assert.equal(document.info.license.identifier, 'MIT')
    assert.ok(document.info.contact.name && document.servers[0].url)
  })
})
