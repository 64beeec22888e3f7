import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, test } from 'node:test'
import { pageParts as ofManager } from '../../manager/messages/page-parts.ts'
import { pageParts as ofPortal } from '../../portal/messages/page-parts.ts'

const renderer = join(import.meta.dirname, '../..')

/** Files that bring the words of theirs along, and need not be counted with the page that loads them late. */
const BRINGS_ITS_OWN = [
  'manager/shell/assistant/AssistantPanel.tsx',
  'portal/parts/OfferCard.tsx',
  'portal/parts/FilterRow.tsx',
  'portal/pages/timetable/Timetable.tsx',
  'portal/pages/schedule/OwnWeek.tsx',
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

/** Which part an area of words lies in. */
function partOf(app: string): (area: string) => string | undefined {
  const english = join(renderer, app, 'messages/en')
  const parts = [...readFileSync(join(english, 'index.ts'), 'utf8').matchAll(/'\.\/parts\/(\w+)\.ts'/g)]
  const areas = parts.flatMap(([, part = '']) => {
    const names = /words = \{([^}]*)\}/.exec(readFileSync(join(english, `parts/${part}.ts`), 'utf8'))![1]!
    return names.split(',').map((name) => [name.trim(), part] as const)
  })
  const found = new Map(areas)
  return (area) => found.get(area)
}

for (const [app, pageParts] of Object.entries({ manager: ofManager, portal: ofPortal })) {
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
