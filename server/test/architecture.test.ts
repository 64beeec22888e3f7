import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { describe, it } from 'node:test'
import { contract } from '../contract.ts'

const root = join(import.meta.dirname, '../..')
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
  cwd: root,
  encoding: 'utf8',
})
const files = tracked
  .trim()
  .split('\n')
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
const isTest = (path: string) => /\.(?:test|bundle)\.tsx?$|\/calls\.ts$|\/test\/|\/e2e\/|\/fixtures\//.test(path)
const code = files.filter(({ path }) => !isTest(path))
const server = code.filter(({ path }) => path.startsWith('server/'))
const textOf = new Map(code.map(({ path, text }) => [path, text]))

interface Import {
  from: string
  to: string
  typeOnly: boolean
}

const imports: Import[] = code.flatMap(({ path, text }) =>
  [...text.matchAll(/(?:^(?:import|export)\s+(type\s+)?(?:[^'"]*?from\s+)?|\bimport\()'([^']+)'/gm)].map(
    ([, type, to = '']) => ({
      from: path,
      to: to.startsWith('.') ? normalize(join(dirname(path), to)) : to,
      typeOnly: Boolean(type),
    }),
  ),
)

/** Imports of the files that match which are not among the allowed ones. */
function breaking(matching: RegExp, allowed: (one: Import) => boolean): string[] {
  return imports
    .filter((one) => matching.test(one.from) && !allowed(one))
    .map(({ from, to }) => `${from} imports ${to}`)
}

/** Each file with the files that it imports; types and dynamic imports count too. */
const importsOf = new Map(
  code.map(({ path, text }) => [
    path,
    [...text.matchAll(/(?:\bfrom|^import|\bimport\()\s*'(\.[^']+)'/gm)]
      .map(([, to = '']) => normalize(join(dirname(path), to)))
      // A file may name its own type.
      .filter((to) => to !== path),
  ]),
)
const pageFiles = new Map([...importsOf].filter(([path]) => path.startsWith('renderer/')))

/** The first way from a file back to itself, as the files in between; null when there is none. */
function circleOf(start: string): string[] | null {
  const seen = new Set<string>()
  const follow = (path: string): string[] | null => {
    for (const to of pageFiles.get(path) ?? []) {
      if (to === start) return [path]
      if (seen.has(to)) continue
      seen.add(to)
      const rest = follow(to)
      if (rest) return [path, ...rest]
    }
    return null
  }
  return follow(start)
}

/** The largest groups of files that all import each other, on whatever way (Tarjan's strongly connected components). */
function cycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const found: string[][] = []
  const index = new Map<string, number>()
  const stack: string[] = []
  const visit = (path: string): number => {
    const own = index.size
    index.set(path, own)
    stack.push(path)
    let lowest = own
    for (const to of graph.get(path) ?? []) {
      if (!graph.has(to)) continue
      const seen = index.get(to)
      if (seen === undefined) lowest = Math.min(lowest, visit(to))
      else if (stack.includes(to)) lowest = Math.min(lowest, seen)
    }
    if (lowest === own) found.push(stack.splice(stack.indexOf(path)))
    return lowest
  }
  for (const path of graph.keys()) if (!index.has(path)) visit(path)
  return found.filter(({ length }) => length > 1)
}

const isRules = (path: string) => /\/([\w-]+-)?rules\.ts$|\/choose-membership\.ts$/.test(path)
const featureOf = (path: string) => /^server\/features\/([\w-]+)\//.exec(path)?.[1]

/**
 * Writers of a table besides its owner: signing in and set-up know accounts before there are features for them. An erasure
 * writes wherever it finds something; its statements name no table.
 */
const mayWrite: Readonly<Record<string, readonly string[]>> = {
  clients: ['auth'],
  staff: ['auth'],
  roles: ['auth'],
  establishments: ['auth'],
}

/** The layer of each feature that is named there, counted from the bottom, as the list under `## Layers` says. */
function layersOf(document: string): Map<string, number> {
  const [, section = ''] = /\n## Layers\n([\s\S]*?)(?=\n## )/.exec(document) ?? []
  const lines = section.split('\n').filter((line) => line.startsWith('- '))
  return new Map(
    lines.flatMap((line, layer) => [...line.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => [name, layer])),
  )
}

describe('the house', () => {
  it('lets contracts know zod and contracts only', () => {
    const allowed =
      /^zod$|\/contract\.ts$|^server\/http\/(operation|shapes)\.ts$|^server\/api\/(operation|client-limits)\.ts$|^server\/lib\/sayings\/sayings\.ts$/
    assert.deepEqual(
      breaking(
        /^server\/features\/.*\/contract\.ts$/,
        ({ to, typeOnly }) => typeOnly || allowed.test(to) || /-(values|fields)\.ts$/.test(to),
      ),
      [],
    )
  })

  it('builds features in the layers of ARCHITECTURE.md, each on lower ones only', () => {
    const layers = layersOf(readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8'))
    const features = [...new Set(server.map(({ path }) => featureOf(path)).filter((name) => name !== undefined))]
    assert.deepEqual(
      [...layers.keys()].filter((name) => !features.includes(name)),
      [],
      'ARCHITECTURE.md names features under Layers that there are not',
    )
    const layerOf = (feature: string) => layers.get(feature) ?? layers.size
    const upwards = breaking(/^server\/features\//, ({ from, to }) => {
      const [own, other] = [featureOf(from), featureOf(to)]
      if (!own || !other || own === other) return true
      return layerOf(other) < layerOf(own)
    })
    assert.deepEqual(
      upwards,
      [],
      'A feature imports from lower layers only, and one without a layer stands on top: put the imported feature in a layer ' +
        'under Layers in ARCHITECTURE.md, or ask it through a seam',
    )
  })

  it('has no import cycle of more than 12 files, types and dynamic imports counted, seams aside', () => {
    assert.ok([...importsOf.values()].flat().length > 10_000)
    // A seam names who acts, who names every seam.
    const withoutSeams = (cycle: string[]) => cycle.filter((path) => !path.endsWith('/seam.ts'))
    assert.deepEqual(
      cycles(importsOf).filter((cycle) => withoutSeams(cycle).length > 12),
      [],
      'Move the shared type into a file of its own, or beside the lowest of those that use it',
    )
  })

  it('keeps what features read in their queries files', () => {
    const queries = /(^|[/-])queries\.ts$/
    // The tables that an invariant reads are declared with its sentence, those of an erasure with the table.
    const declared = /^server\/features\/(integrity\/invariant\.ts|gdpr\/(holdings|remains|free-text))/
    const elsewhere = server.filter(
      ({ path, text }) =>
        featureOf(path) && !queries.test(path) && !declared.test(path) && /\bselect(No)?From\(/.test(text),
    )
    assert.deepEqual(
      elsewhere.map(({ path }) => path),
      [],
      'Move the select to the queries.ts beside it',
    )
  })

  it('has each table written by one feature only', () => {
    const writers = new Map<string, Set<string>>()
    for (const { path, text } of server.filter(({ path }) => /^server\/(features|events|api)\//.test(path))) {
      const owner = featureOf(path) ?? dirname(path)
      for (const [, table = ''] of text.matchAll(/\b(?:insertInto|updateTable|deleteFrom)\(\s*'(\w+)'/g)) {
        if (mayWrite[table]?.includes(owner)) continue
        writers.set(table, (writers.get(table) ?? new Set()).add(owner))
      }
    }
    const shared = [...writers].filter(([, owners]) => owners.size > 1)
    assert.deepEqual(
      shared.map(([table, owners]) => `${table}: ${[...owners].join(', ')}`),
      [],
    )
  })

  it('introduces features to each other in the composition only', () => {
    const composition = /^server\/(seams|features|contract|server|app|run|main)\.ts$|^server\/jobs\//
    assert.deepEqual(
      // A feature's jobs know the types of those that run them.
      breaking(
        /^server\/features\//,
        ({ to, typeOnly }) => !composition.test(to) || (typeOnly && to.startsWith('server/jobs/')),
      ),
      [],
    )
  })

  it('keeps rules pure: libraries, other rules and types', () => {
    assert.deepEqual(
      breaking(
        /^server\/features\/.*rules\.ts$/,
        ({ to, typeOnly }) => typeOnly || to.startsWith('server/lib/') || isRules(to),
      ),
      [],
    )
  })

  it('gives real ports to the composition only', () => {
    const real = /^server\/ports\/\w+\/(system|argon2|smtp|disk|s3|http|real)\.ts$|^server\/ports\/real\.ts$/
    const composition = /^server\/(run|ports\/real)\.ts$|^license-cloud\/(main|ports\/real|commands\/\w+)\.ts$|^build\//
    assert.deepEqual(
      imports.filter(({ from, to }) => real.test(to) && !composition.test(from)).map(({ from }) => from),
      [],
    )
  })

  it('keeps the stand-in of the processor to tests, torments and the demo', () => {
    const within = /^(server\/(stand-in|demo)|build\/torture)\//
    assert.deepEqual(
      imports.filter(({ from, to }) => to.startsWith('server/stand-in/') && !within.test(from)).map(({ from }) => from),
      [],
    )
    assert.deepEqual(
      breaking(
        /^server\/stand-in\//,
        ({ to, typeOnly }) => typeOnly || !to.startsWith('server/') || /^server\/(stand-in|lib)\//.test(to),
      ),
      [],
    )
  })

  it('reaches other features by their verbs and queries, never by their routes', () => {
    const routes = imports.filter(
      ({ from, to }) => /^server\/.*\/routes\.ts$/.test(to) && from !== 'server/features.ts',
    )
    assert.deepEqual(routes, [])
  })

  it('lets what carries operations know no application: its own files, libraries and the types of ports', () => {
    const port = /^server\/ports\/\w+\/port\.ts$/
    const allowed = ({ to, typeOnly }: Import) =>
      !to.startsWith('server/') || /^server\/(http|lib)\//.test(to) || (typeOnly && port.test(to))
    assert.deepEqual(breaking(/^server\/http\//, allowed), [])
    assert.deepEqual(
      breaking(/^server\/http\//, ({ to }) => !/^better-sqlite3|^kysely/.test(to)),
      [],
    )
  })

  it('keeps libraries free of everything else', () => {
    assert.deepEqual(
      breaking(/^server\/lib\//, ({ to }) => to.startsWith('server/lib/') || !to.startsWith('server/')),
      [],
    )
  })

  it('gives the pages the contract’s types, pure rules, money’s arithmetic and sayings, nothing else of the server', () => {
    const pure = /-rules\.ts$|^server\/lib\/money\.ts$|^server\/lib\/sayings\/(..\/[\w-]+|templates)\.ts$/
    const allowed = ({ to, typeOnly }: Import) => !to.startsWith('server/') || typeOnly || pure.test(to)
    assert.deepEqual(breaking(/^renderer\//, allowed), [])
  })

  it('gives the desktop shell the types of its talk with the server, and the pages’ codes to scan', () => {
    const talk = ({ to, typeOnly }: Import) => typeOnly && to === 'server/shell/port.ts'
    const allowed = (one: Import) =>
      !/^(server|renderer|build|license-cloud)\//.test(one.to) || talk(one) || one.to === 'renderer/shared/qr/encode.ts'
    assert.deepEqual(breaking(/^electron\//, allowed), [])
    assert.deepEqual(
      breaking(
        /^electron\/(security\/(?!guard)|pages\/(?!serve)|updates\/(?!updater))/,
        ({ to }) => !/^electron(-|$)/.test(to),
      ),
      [],
    )
  })

  it('lets ui primitives know no router and no query', () => {
    assert.deepEqual(
      breaking(
        /^renderer\/ui\//,
        ({ to }) => !/@tanstack\/(react-query|history)|renderer\/(api|manager|portal|shared\/router)\//.test(to),
      ),
      [],
    )
  })

  it('has no circle among the files of the pages, types and what is loaded late counted', () => {
    assert.ok([...pageFiles.values()].flat().length > 1000)
    assert.deepEqual([...pageFiles.keys()].map(circleOf).filter(Boolean), [])
  })

  it('asks on the pages for the permission of what they read and send', () => {
    const asked = (path: string) =>
      [...(textOf.get(path) ?? '').matchAll(/'((?:GET|POST|PUT|PATCH|DELETE) \/api\/(?:v1|billing)[^']*)'/g)].map(
        ([, key]) => {
          const { access } = contract[key as keyof typeof contract]
          return access !== 'public' && 'manager' in access ? access.manager : 'any'
        },
      )
    const folders = Map.groupBy(pageFiles.keys(), dirname)
    // Links are judged at their target as well; reading a calendar, booking against the rules, giving away,
    // changing a login, what lies in a basket and what is done for several are fields of a request.
    const elsewhere =
      /ProfileActions\.tsx bookings\.manage|CalendarLinks\.tsx bookings\.view|desk\/(?:Offer\.tsx|use-types\.ts) memberships\.manage|desk\/(?:Classes\.tsx|use-classes\.ts) bookings\.manage|Owed\.tsx charges\.manage|desk\/(?:PaymentCard|StockFix)\.tsx products\.manage|(?:use-type-actions\.ts|SellButton\.tsx) memberships\.manage|bookings\.override|payments\.give|clients\.login|RefundPurchase\.tsx payments\.refund|(?:BulkBar|AbsentPage)\.tsx marketing\.manage/
    const wrong = [...pageFiles].flatMap(([path, read]) => {
      const near = new Set([path, ...read, ...(folders.get(dirname(path)) ?? [])].flatMap(asked))
      return [...(textOf.get(path) ?? '').matchAll(/\b(?:useDenied\(\)|denied)\('([\w.]+)'/g)]
        .map(([, permission = '']) => ({ permission, named: `${path} ${permission}` }))
        .filter(({ permission, named }) => !elsewhere.test(named) && !near.has(permission as 'any'))
        .map(({ named }) => named)
    })
    assert.deepEqual(wrong, [])
  })

  it('names each entry of a list on the pages first of all by its key', () => {
    const entry = /\.(?:flatMap|map)\((?:\([^()]*\)|\w+) =>\s*\(?\s*(?:\/\/.*\s*)*(<(?!>)[\w.]+(?![\w.]|\s+key=).*)/g
    const nameless = code
      .filter(({ path }) => path.startsWith('renderer/'))
      .flatMap(({ path, text }) => [...text.matchAll(entry)].map(([, start]) => `${path}: ${start}`))
    assert.deepEqual(nameless, [])
  })

  it('takes time, chance and the outside world as arguments', () => {
    const reaching = /\bDate\.now\(|\bnew Date\(\)|\brandomUUID\(|\bMath\.random\(|(?<![.\w])fetch\(|process\.env/
    const places = /^server\/(ports\/|config\.ts|(ending|run|shell\/parent)\.ts|db\/open\.ts)/
    const found = server.filter(
      ({ path, text }) => !places.test(path) && reaching.test(text.replaceAll(/\/\/.*|\/\*[\s\S]*?\*\//g, '')),
    )
    assert.deepEqual(
      found.map(({ path }) => path),
      [],
    )
  })

  it('has a test for every domain', () => {
    const domains = new Set(server.map(({ path }) => featureOf(path)).filter(Boolean))
    const tested = new Set(
      files
        .filter(({ path }) => isTest(path))
        .flatMap(({ path, text }) => [
          featureOf(path),
          ...[...text.matchAll(/tests the domain ([\w-]+)/g)].map((m) => m[1]),
        ]),
    )
    assert.deepEqual(
      [...domains].filter((domain) => !tested.has(domain)),
      [],
      'Add a test beside the code: server/features/<domain>/<domain>.test.ts',
    )
  })

  it('keeps files small and well named', () => {
    const long = files
      .filter(({ path, text }) => !path.endsWith('.generated.ts') && text.split('\n').length > 401)
      .map(({ path }) => path)
    assert.deepEqual(long, [])
    const vague = files.filter(({ path }) => /^(utils?|helpers?|manager|common|misc)\.tsx?$/i.test(basename(path)))
    assert.deepEqual(
      vague.map(({ path }) => path),
      [],
    )
  })

  it('has nothing unfinished or silenced', () => {
    const soft = /\b(TODO|FIXME)\b|@ts-(ignore|expect-error|nocheck)|\b(it|test|describe)\.(skip|only|todo)\b/
    assert.deepEqual(
      files
        .filter(({ path, text }) => !path.endsWith('architecture.test.ts') && soft.test(text))
        .map(({ path }) => path),
      [],
    )
  })
})
