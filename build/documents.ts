import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { filesBelow } from './sources.mjs'
import { root } from './paths.mjs'

/** What is written for people to read: each document below the project, by its path. */
export function documents(): { path: string; text: string }[] {
  return filesBelow(root, ['.'])
    .map((path) => path.replace(/^\.\//, ''))
    .filter((path) => path.endsWith('.md'))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

/** A document without what is shown as code. */
const prose = (text: string) => text.replaceAll(/^```[\s\S]*?^```/gm, '').replaceAll(/`[^`\n]*`/g, '')

/** Where a document leads within the project: its links and pictures, as they are written. */
export function leadsTo(text: string): string[] {
  const found = [...prose(text).matchAll(/\]\(([^)\s]+)\)|<img src="([^"]+)"/g)].map(([, to, of]) => to ?? of ?? '')
  return found.filter((to) => !/^[a-z]+:/.test(to))
}

/** Whether what a document at a path leads to is there: a file or folder, and the heading in it. */
export function isThere(from: string, to: string): boolean {
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
export function inBold(text: string): string[] {
  return [...prose(text).matchAll(/\*\*([^*]+)\*\*/g)].map(([, words = '']) => words.replaceAll(/\s+/g, ' '))
}
