import { parse } from '@babel/parser'

/** A node of Babel's tree; its fields are looked at by name, as each kind of mistake needs them. */
export interface Syntax {
  type: string
  start: number
  end: number
  // The tree has some 250 types of nodes; a mistake is made only where the fields it reads are there.
  // oxlint-disable-next-line no-explicit-any
  [field: string]: any
}

/** A source in which mistakes are made. */
export interface Source {
  path: string
  text: string
}

/** A node, those around it (the nearest last), and how its source reads. */
export interface Spot {
  node: Syntax
  around: readonly Syntax[]
  source: Source
}

/** The text of a node. */
export const textOf = ({ source }: Spot, node: Syntax) => source.text.slice(node.start, node.end)

/** Parses TypeScript, with JSX where the name says so; throws where it is none. */
export function parseSource({ path, text }: Source): Syntax {
  const plugins = path.endsWith('x') ? (['typescript', 'jsx'] as const) : (['typescript'] as const)
  return parse(text, { sourceType: 'module', plugins: [...plugins] }).program as Syntax
}

/** Calls back for every node that does something when the program runs: no types, imports, class names, log lines. */
export function visit(source: Source, look: (spot: Spot) => void): void {
  const below = (node: Syntax, around: readonly Syntax[]): void => {
    if (isIdle(node)) return
    look({ node, around, source })
    const inside = [...around, node]
    for (const [field, value] of Object.entries(node)) {
      if (field === 'loc' || field === 'extra' || field.endsWith('Comments')) continue
      for (const child of Array.isArray(value) ? value : [value]) if (isSyntax(child)) below(child, inside)
    }
  }
  below(parseSource(source), [])
}

const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && typeof (value as Syntax).type === 'string' && 'start' in value

const wrappers = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'])
const idleNames = /^(className|style|description|summary|log|logged|classes|describe|meta)$/

function isIdle(node: Syntax): boolean {
  if (node.type.startsWith('TS')) return !wrappers.has(node.type)
  if (node.type === 'ImportDeclaration' || node.type.startsWith('ExportAll')) return true
  if (node.type === 'JSXAttribute') return idleNames.test(node['name'].name)
  if (node.type === 'ObjectProperty') return idleNames.test(node['key'].name ?? '')
  if (node.type !== 'CallExpression') return false
  const callee = node['callee']
  // `.describe()` only documents what it is called on, which is code all the same.
  return idleNames.test(callee.name ?? '') || callee.property?.name === 'log'
}
