import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { Block } from './blocks.ts'
import { parseChapter } from './parse.ts'
import { webpSize } from './webp-size.ts'

const PREFIX = 'virtual:guide'
const folder = resolve(import.meta.dirname, '../../docs/guide')

/** The chapters in the order of the contents. */
export function chaptersOf(contents: string): string[] {
  return [...contents.matchAll(/^\d+\. \[[^\]]+\]\(guide\/([\w-]+)\.md\)/gm)].map(([, name]) => name!)
}

/**
 * Builds the guide into the pages: `virtual:guide` names its chapters in their order, each with what fetches its blocks, and in
 * which languages each is there. English is always there; a translation is the file of the same name in a folder of the language.
 */
export function guide(): Plugin {
  return {
    name: 'guide',
    enforce: 'pre',
    resolveId: (id) => (id === PREFIX || id.startsWith(`${PREFIX}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${PREFIX}`) return contents()
      if (!id.startsWith(`\0${PREFIX}/`)) return null
      const [language = '', chapter = ''] = id.slice(PREFIX.length + 2).split('/')
      const file = fileOf(language, chapter)
      this.addWatchFile(file)
      return moduleOf(parseChapter(readFileSync(file, 'utf8')))
    },
  }
}

const fileOf = (language: string, chapter: string) =>
  language === 'en' ? join(folder, `${chapter}.md`) : join(folder, language, `${chapter}.md`)

function contents(): string {
  const names = chaptersOf(readFileSync(join(folder, '../README.md'), 'utf8'))
  const languages = ['en', ...readdirSync(folder).filter((name) => /^[a-z]{2}$/.test(name))]
  const rows = names.map((name) => {
    const written = languages.filter((language) => existsSync(fileOf(language, name)))
    const fetching = written.map((language) => `${language}: () => import('${PREFIX}/${language}/${name}')`)
    const headings = Object.fromEntries(written.map((language) => [language, headingsOf(language, name)]))
    return `{ name: '${name}', headings: ${JSON.stringify(headings)}, files: {${fetching.join()}} }`
  })
  return `export const chapters = [${rows.join()}]`
}

/** The title of a chapter, then its headings. */
function headingsOf(language: string, chapter: string) {
  return parseChapter(readFileSync(fileOf(language, chapter), 'utf8')).flatMap((block) =>
    block.kind === 'heading' ? [{ level: block.level, id: block.id, text: block.text }] : [],
  )
}

/** A chapter as a module, each picture with the address that the build gives it. */
function moduleOf(blocks: readonly Block[]): string {
  const imports: string[] = []
  const rows = blocks.map((block) => {
    if (block.kind !== 'picture') return JSON.stringify(block)
    const name = `picture${imports.length}`
    imports.push(`import ${name} from ${JSON.stringify(`${resolve(folder, block.src)}?url`)}`)
    const size = webpSize(readFileSync(resolve(folder, block.src)))
    return `{ ...${JSON.stringify({ kind: 'picture', alt: block.alt, ...size })}, src: ${name} }`
  })
  return `${imports.join('\n')}\nexport default [${rows.join()}]`
}
