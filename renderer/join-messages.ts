import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, isAbsolute, join } from 'node:path'
import type { Plugin } from 'vite'
import * as kiosk from './kiosk/messages/parts.ts'
import * as manager from './manager/messages/parts.ts'
import * as portal from './portal/messages/parts.ts'

interface Table {
  languages: readonly string[]
  parts: Readonly<Record<string, readonly string[]>>
}

/** An area of messages: a file, or a folder whose files say it together, in the order of their names; a folder in it holds what is said under its own. */
type Area = string | { readonly [name: string]: Area }

const tables: Readonly<Record<string, Table>> = { manager, portal, kiosk }
const PREFIX = 'virtual:messages/'

/**
 * Joins the messages of each part and language into one module, by the tables in `messages/parts.ts`:
 * `virtual:messages/portal` has a function for each that fetches it. A file of messages is a separate module for each
 * language (`rooms.ts?de`), so that its other languages are dropped.
 */
export function joinMessages(): Plugin {
  return {
    name: 'join-messages',
    enforce: 'pre',
    resolveId(id, importer = '') {
      if (id.startsWith(PREFIX)) return `\0${id}`
      const language = /\.ts\?(\w\w)$/.exec(importer)?.[1]
      if (importer.startsWith(`\0${PREFIX}`) && isAbsolute(id)) return { id, moduleSideEffects: false }
      if (!language || !id.startsWith('.')) return null
      const path = join(dirname(importer), id)
      return { id: /[\\/](messages|phrases)[\\/]/.test(path) ? `${path}?${language}` : path, moduleSideEffects: false }
    },
    load: (id) => (id.startsWith(`\0${PREFIX}`) ? joinedMessages(id.slice(1)) : null),
  }
}

/** The source of such a module. @param id `virtual:messages/APP` or `virtual:messages/APP/LANGUAGE/PART` */
export function joinedMessages(id: string): string {
  const [app = '', language, part] = id.slice(PREFIX.length).split('/')
  const { languages, parts } = tables[app]!
  if (language && part) return joined(language, new Map(parts[part]!.map((name) => [name, areaOf(app, name)])))
  const rows = languages.map((one) => {
    const fetching = Object.keys(parts).map((name) => `${name}: () => import('${PREFIX}${app}/${one}/${name}')`)
    return `${one}: {${fetching.join()}}`
  })
  return `export const files = {${rows.join()}}`
}

/** An area by its name; what the application doesn't say itself is shared. */
function areaOf(app: string, name: string): Area {
  const found = [app, 'shared'].map((folder) => join(import.meta.dirname, folder, 'messages', name))
  const own = found.find((path) => existsSync(path) || existsSync(`${path}.ts`))
  if (own === undefined) throw new Error(`There are no messages ${name} of the ${app}`)
  return areaAt(own)
}

function areaAt(path: string): Area {
  if (existsSync(`${path}.ts`)) return `${path}.ts`
  const names = readdirSync(path)
    .toSorted()
    .map((file) => file.replace(/\.ts$/, ''))
  return Object.fromEntries(names.map((name) => [name, areaAt(join(path, name))]))
}

function joined(language: string, areas: ReadonlyMap<string, Area>): string {
  const imports: string[] = []
  const read = (path: string): string => {
    const name = `words${imports.length}`
    imports.push(`import { ${language} as ${name} } from ${JSON.stringify(`${path}?${language}`)}`)
    return isMade(path, language) ? `${name}()` : name
  }
  const write = (area: Area): string => {
    if (typeof area === 'string') return read(area)
    const rows = Object.entries(area).map(([name, one]) =>
      typeof one === 'string' ? `...${read(one)}` : `${name}: ${write(one)}`,
    )
    return `{ ${rows.join(', ')} }`
  }
  const rows = [...areas].map(([name, area]) => `${name}: ${write(area)}`)
  return `${imports.join('\n')}\nexport const words = { ${rows.join(', ')} }`
}

/** True if a file makes its words of a language in a function. */
const isMade = (path: string, language: string): boolean =>
  new RegExp(`^export const ${language} = \\(\\)`, 'm').test(readFileSync(path, 'utf8'))
