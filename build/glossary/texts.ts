import { parse } from '@babel/parser'

export type Language = 'en' | 'de' | 'es' | 'fr' | 'it'

/** A text that people read, with the place it comes from. */
export interface Text {
  path: string
  line: number
  language: Language
  text: string
}

interface Node {
  type: string
  loc?: { start: { line: number } }
  [part: string]: unknown
}

/** Folders whose files have five languages in one, each in an export of its name. */
const OF_ALL = /^renderer\/(\w+)\/(messages|phrases)\/|^renderer\/shared\/i18n\//
/** Words that people search with. They are never shown, and people may search with any word. */
const SEARCHED = /^renderer\/manager\/messages\/commands\/(pages|words)\.ts$/
/** Files of one language, named by their own name or their folder. */
const OF_ONE =
  /^(server\/lib\/sayings|server\/features\/email\/templates|server\/features\/automations\/ready-made\/texts|server\/documents\/messages|electron\/words|license-cloud\/words)\/(?:\w+\/)?(en|de|es|fr|it)(?:[/.-])/

/**
 * Texts in a file of the catalogues; none in other files.
 * @param read returns the source, and is called only for a catalogue
 */
export function textsOf(path: string, read: () => string): Text[] {
  if (!path.endsWith('.ts') || /\.test\.ts$/.test(path) || SEARCHED.test(path)) return []
  const one = OF_ONE.exec(path)?.[2] as Language | undefined
  if (!one && !OF_ALL.test(path)) return []
  const program = parse(read(), { sourceType: 'module', plugins: ['typescript'] }).program as unknown as Node
  const statements = program.body as Node[]
  return statements.flatMap((statement) => {
    const language = one ?? languageOf(statement)
    return language ? textsIn(statement).map((found) => ({ ...found, path, language })) : []
  })
}

function languageOf(statement: Node): Language | undefined {
  const declaration = statement.declaration as Node | undefined
  const [first] = (declaration?.declarations ?? []) as { id: { name: string } }[]
  return first && /^(en|de|es|fr|it)$/.test(first.id.name) ? (first.id.name as Language) : undefined
}

/** Texts of a part of a file, without keys, types and the names of modules. A placeholder becomes “…”. */
function textsIn(node: Node): { line: number; text: string }[] {
  const isType = node.type.startsWith('TS') && !('expression' in node)
  if (isType || node.type === 'ImportDeclaration') return []
  const line = node.loc?.start.line ?? 0
  if (node.type === 'StringLiteral') return [{ line, text: String(node.value) }]
  const own = node.type === 'TemplateLiteral' ? [{ line, text: templateText(node) }] : []
  return [...own, ...partsOf(node).flatMap(textsIn)]
}

const templateText = (node: Node) =>
  (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…')

function partsOf(node: Node): Node[] {
  return Object.entries(node)
    .filter(([name]) => !(name === 'key' && !node.computed))
    .flatMap(([, part]) => (Array.isArray(part) ? part : [part]))
    .filter((part): part is Node => typeof part === 'object' && part !== null && typeof part.type === 'string')
}
