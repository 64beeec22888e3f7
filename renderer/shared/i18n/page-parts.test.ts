import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, test } from 'node:test'
import { pageParts as ofManager } from '../../manager/messages/page-parts.ts'
import { parts as inManager } from '../../manager/messages/parts.ts'
import { pageParts as ofPortal } from '../../portal/messages/page-parts.ts'
import { parts as inPortal } from '../../portal/messages/parts.ts'

const renderer = join(import.meta.dirname, '../..')

/** Files that bring the words of theirs along, and need not be counted with the page that loads them late. */
const BRINGS_ITS_OWN = [
  'manager/shell/assistant/AssistantPanel.tsx',
  'manager/pages/schedule/board/OpenedAppointment.tsx',
  'portal/parts/OfferCard.tsx',
  'portal/parts/PayingCards.tsx',
  'portal/parts/FilterRow.tsx',
  'portal/pages/timetable/Timetable.tsx',
  'portal/pages/schedule/OwnWeek.tsx',
  'manager/shell/help/HelpDrawer.tsx',
  'portal/pages/schedule/NextUp.tsx',
  'portal/pages/schedule/OwnSide.tsx',
  'portal/pages/class/PublicClassPage.tsx',
  'portal/pages/prices/WhatToBuy.tsx',
]

/** A file and all that it is made of, what it loads late included. */
function made(file: string, found = new Set<string>()): Set<string> {
  const name = file.slice(renderer.length + 1)
  if (found.has(file) || !existsSync(file) || /\/(messages|routes\.ts)/.test(name)) return found
  if (BRINGS_ITS_OWN.includes(name)) return found
  found.add(file)
  for (const [, to = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g))
    made(normalize(join(dirname(file), to)), found)
  return found
}

/** The areas of words that some files read. */
function said(files: ReadonlySet<string>): Set<string> {
  const text = [...files].map((file) => readFileSync(file, 'utf8')).join('\n')
  const taken = [...text.matchAll(/const \{([^{}]*)\} = useMessages\(\)(?!\.)/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.split(':')[0]!.trim()),
  )
  const named = [...text.matchAll(/useMessages\(\)\.(\w+)/g)].map(([, name = '']) => name)
  return new Set([...taken, ...named].filter(Boolean))
}

/** The part that holds an area of words. */
function partOf(app: 'manager' | 'portal'): (area: string) => string | undefined {
  const rows = Object.entries<readonly string[]>(tables[app])
  const found = new Map(rows.flatMap(([part, areas]) => areas.map((area) => [area, part] as const)))
  return (area) => found.get(area)
}

const tables = { manager: inManager, portal: inPortal }

for (const [app, pageParts] of [
  ['manager', ofManager],
  ['portal', ofPortal],
] as const) {
  describe(`the ${app}`, () => {
    const part = partOf(app)
    const routes = readFileSync(join(renderer, app, 'routes.ts'), 'utf8')
    const pages = [...routes.matchAll(/^ {2}'([^']+)': \(\) => import\('([^']+)'\)/gm)]

    test('has every word in one part', () => {
      const all = said(new Set(pages.flatMap(([, , file = '']) => [...made(join(renderer, app, file))])))
      assert.deepEqual(
        [...all].filter((area) => part(area) === undefined),
        [],
      )
    })

    test('says on every page what has been fetched for it, and fetches nothing that it does not say', () => {
      assert.ok(pages.length > 10)
      for (const [, route = '', file = ''] of pages) {
        const areas = said(made(join(renderer, app, file)))
        const needed = new Set([...areas].map(part).filter((name) => name !== 'first'))
        assert.deepEqual(new Set((pageParts as Record<string, string[]>)[route]), needed, route)
      }
    })

    test('says in its frame what all pages fetch', () => {
      const frame = said(made(join(renderer, app, 'router.ts')))
      assert.deepEqual(
        [...frame].filter((area) => part(area) !== 'first'),
        [],
      )
    })
  })
}
