import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import * as manager from './manager/messages/parts.ts'
import * as portal from './portal/messages/parts.ts'

interface Table {
  languages: readonly string[]
  parts: Readonly<Record<string, readonly string[]>>
}

const tables: Readonly<Record<string, Table>> = { manager, portal }
const PREFIX = 'virtual:messages/'

/**
 * Joins the messages of each part and language into one module, by the tables in `messages/parts.ts`:
 * `virtual:messages/portal` has a function for each that fetches it.
 */
export function joinMessages(): Plugin {
  return {
    name: 'join-messages',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load: (id) => (id.startsWith(`\0${PREFIX}`) ? joinedMessages(id.slice(1)) : null),
  }
}

/** The source of such a module. @param id `virtual:messages/APP` or `virtual:messages/APP/LANGUAGE/PART` */
export function joinedMessages(id: string): string {
  const [app = '', language, part] = id.slice(PREFIX.length).split('/')
  const { languages, parts } = tables[app]!
  if (language && part) return joined(parts[part]!.map((file) => pathOf(app, language, file)))
  const rows = languages.map((one) => {
    const fetching = Object.keys(parts).map((name) => `${name}: () => import('${PREFIX}${app}/${one}/${name}')`)
    return `${one}: {${fetching.join()}}`
  })
  return `export const files = {${rows.join()}}`
}

/** The source file of messages by its name in a table. */
export const pathOf = (app: string, language: string, file: string) => {
  const shared = file.startsWith('shared/')
  const folder = join(import.meta.dirname, shared ? 'shared' : app, 'messages', language)
  return join(folder, `${file.replace(/^shared\//, '')}.ts`)
}

function joined(paths: readonly string[]): string {
  const areas = paths.map((path) => ({ path, names: areasIn(path) }))
  const imports = areas.map(({ path, names }) => `import { ${names.join()} } from ${JSON.stringify(path)}`)
  return `${imports.join('\n')}\nexport const words = { ${areas.flatMap(({ names }) => names).join()} }`
}

/** The areas of messages that a file holds: its exports. */
export const areasIn = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name)
