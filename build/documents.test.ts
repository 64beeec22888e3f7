import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { before, describe, it } from 'node:test'
import { pathToFileURL } from 'node:url'
import { root } from './paths.mjs'
import { filesBelow } from './sources.mjs'

/** Returns the documents written for people: each one below the project, by its path. */
function documents(): { path: string; text: string }[] {
  return filesBelow(root, ['.'])
    .map((path) => path.replace(/^\.\//, ''))
    .filter((path) => path.endsWith('.md'))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

/** A document without what is shown as code. */
const prose = (text: string) => text.replaceAll(/^```[\s\S]*?^```/gm, '').replaceAll(/`[^`\n]*`/g, '')

/** Returns where a document leads within the project: its links and pictures, as they are written. */
function leadsTo(text: string): string[] {
  const found = [...prose(text).matchAll(/\]\(([^)\s]+)\)|<img src="([^"]+)"/g)].map(([, to, of]) => to ?? of ?? '')
  return found.filter((to) => !/^[a-z]+:/.test(to))
}

/** True if what a document at a path leads to is there: a file or folder, and the heading in it. */
function isThere(from: string, to: string): boolean {
  const [file = '', heading] = to.split('#')
  const target = file === '' ? from : normalize(join(dirname(from), file))
  if (!existsSync(join(root, target))) return false
  return heading === undefined || headings(readFileSync(join(root, target), 'utf8')).includes(heading)
}

/** The headings of a document, as links name them. */
function headings(text: string): string[] {
  const lines = text.replaceAll(/^```[\s\S]*?^```/gm, '').match(/^#+ .*$/gm) ?? []
  return lines.map((line) =>
    line
      .replace(/^#+ /, '')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

/** The words in bold of a document, which in the guide are those on the pages. */
function inBold(text: string): string[] {
  return [...prose(text).matchAll(/\*\*([^*]+)\*\*/g)].map(([, words = '']) => words.replaceAll(/\s+/g, ' '))
}

const all = documents()

describe('what is written for people', () => {
  it('leads to files and headings that are there', () => {
    const links = all.flatMap(({ path, text }) => leadsTo(text).map((to) => ({ path, to })))
    assert.ok(links.length > 60)
    assert.deepEqual(
      links.filter(({ path, to }) => !isThere(path, to)).map(({ path, to }) => `${path}: ${to}`),
      [],
    )
  })

  it('is known to lead nowhere where the file or the heading is missing', () => {
    assert.ok(isThere('README.md', 'docs/README.md') && isThere('docs/README.md', '../README.md#start'))
    assert.ok(!isThere('README.md', 'docs/nothing.md') && !isThere('docs/README.md', '../README.md#no-such-heading'))
    assert.deepEqual(leadsTo('[a](b.md) `[c](d.md)` ![e](f.webp) [g](https://h.test) <img src="i.webp">'), [
      'b.md',
      'f.webp',
      'i.webp',
    ])
  })

  it('names measures, tests and places of the code that are there', () => {
    const named = ['SECURITY.md', 'CONTRIBUTING.md'].flatMap((path) => {
      const text = readFileSync(join(root, path), 'utf8')
      return [...text.matchAll(/`([\w-]+\/[\w./-]*)`/g)].map(([, file]) => file!)
    })
    assert.ok(named.length > 50)
    const isMade = /^(dist|node_modules|\.cache)\//
    assert.deepEqual(
      named.filter((file) => !isMade.test(file) && !existsSync(join(root, file))),
      [],
    )
  })

  it('runs the commands that there are', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object }
    const said = all.flatMap(({ path, text }) =>
      [...text.matchAll(/\bnpm (?:run ([\w-]+)|(start|test)\b)/g)].map(
        ([, run, own]) => [path, (run ?? own)!] as const,
      ),
    )
    assert.ok(said.length > 20)
    assert.deepEqual(
      said.filter(([, name]) => !(name in scripts)),
      [],
    )
  })

  it('is short where everybody begins: the README within 200 lines, the house within 140', () => {
    const lines = (path: string) =>
      all
        .find((one) => one.path === path)!
        .text.trimEnd()
        .split('\n').length
    assert.ok(lines('README.md') <= 200, `README.md has ${lines('README.md')} lines`)
    assert.ok(lines('ARCHITECTURE.md') <= 140, `ARCHITECTURE.md has ${lines('ARCHITECTURE.md')} lines`)
  })
})

describe('the guide', () => {
  const chapters = all.filter(({ path }) => path.startsWith('docs/guide/'))
  const words = new Set<string>()
  before(async () => {
    const catalogues = filesBelow(root, ['renderer'])
      .filter((path) => /\/messages\/.+\.ts$/.test(path))
      .filter((path) => /^export const en\b/m.test(readFileSync(join(root, path), 'utf8')))
    assert.ok(catalogues.length > 50)
    for (const path of catalogues) {
      const { en } = (await import(pathToFileURL(join(root, path)).href)) as { en: unknown }
      gather(typeof en === 'function' ? (en as () => unknown)() : en)
    }
  })

  function gather(value: unknown): void {
    if (typeof value === 'string') words.add(value)
    else if (value !== null && typeof value === 'object') Object.values(value).forEach(gather)
  }

  it('is led through by its contents', () => {
    const contents = leadsTo(readFileSync(join(root, 'docs/README.md'), 'utf8'))
    assert.ok(chapters.length >= 15)
    assert.deepEqual(
      chapters.filter(({ path }) => !contents.includes(path.replace('docs/', ''))).map(({ path }) => path),
      [],
    )
  })

  it('says in bold what stands on the pages', () => {
    const named = chapters.flatMap(({ path, text }) => inBold(text).map((word) => [path, word] as const))
    assert.ok(named.length > 200)
    assert.deepEqual(
      named.filter(([, word]) => !words.has(word)).map(([path, word]) => `${path}: ${word}`),
      [],
    )
  })
})
