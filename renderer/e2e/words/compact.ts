/** The longest line; the children of a longer one get separate lines. */
const WIDTH = 150
/** Icons and marks share a line until it is so long. */
const RUN = 120

interface Node {
  own: string
  children: Node[]
}

/**
 * Sets what a page says (Playwright's snapshot, below it the looks and the questions to the server) out in few lines without
 * leaving anything out: what hangs on a line follows it where there is room, neighbours that belong together share a line.
 */
export function compact(text: string): string[] {
  const lines = text.split('\n').filter((line) => line !== '')
  const end = lines.findIndex((line) => !/^ *- /.test(line))
  const rest = end === -1 ? [] : lines.slice(end)
  const asks = rest.filter((line) => line.startsWith('asks '))
  const looks = rest.filter((line) => !line.startsWith('asks '))
  const trees = treesOf(end === -1 ? lines : lines.slice(0, end))
  return [...trees.flatMap((one) => drawn(one, '')), ...inRuns(looks), ...asks.toSorted()]
}

function treesOf(lines: readonly string[]): Node[] {
  const top: Node[] = []
  const open: { depth: number; children: Node[] }[] = [{ depth: -1, children: top }]
  for (const line of lines) {
    const depth = line.search(/\S/)
    while (open.at(-1)!.depth >= depth) open.pop()
    const node: Node = { own: unquoted(line.slice(depth + 2)), children: [] }
    open.at(-1)!.children.push(node)
    open.push({ depth, children: node.children })
  }
  return top
}

/** The snapshot puts quotes around a line with a colon in its name. */
const unquoted = (own: string): string =>
  own.replace(/^'((?:[^']|'')*)'/, (_, inner: string) => inner.replaceAll("''", "'"))

function drawn({ own, children }: Node, indent: string): string[] {
  if (children.length === 0) return [indent + own]
  const inner = sharing(children.map((child) => drawn(child, `${indent} `)))
  const parts = inner.map(([line]) => line!.trim())
  const isOne = parts.length === 1 && children.length === 1
  const line = `${indent}${own} ${isOne ? parts[0] : `{ ${parts.join(' | ')} }`}`
  return inner.every((one) => one.length === 1) && line.length <= WIDTH ? [line] : [indent + own, ...inner.flat()]
}

/** Lets neighbours that belong together share a line. */
function sharing(blocks: readonly string[][]): string[][] {
  const all: string[][] = []
  let before = ''
  for (const block of blocks) {
    const line = block[0]!.trim()
    const role = block.length === 1 && !line.includes('{ ') ? roleOf(line) : ''
    const last = all.at(-1)
    if (last && belongs(before, role) && last[0]!.length + line.length < WIDTH) last[0] += ` | ${line}`
    else all.push([...block])
    before = role
  }
  return all
}

const CELLS = ['cell', 'gridcell', 'rowheader', 'columnheader']
const SAME = ['button', 'radio', 'checkbox', 'tab', 'option', 'menuitem', 'spinbutton', 'cell']
const roleOf = (line: string): string => {
  const role = /^[\w/]+/.exec(line)?.[0] ?? ''
  return CELLS.includes(role) ? 'cell' : role
}
const isTicked = (role: string) => role === 'radio' || role === 'checkbox' || role === 'switch'

/** True if a part belongs to the one before it: another cell, what a term means, what a field is called. */
function belongs(before: string, role: string): boolean {
  if (before === 'term') return role === 'definition'
  if (isTicked(before) && role === 'text') return true
  if (before === 'text') return /^(textbox|searchbox|combobox|button|group)$/.test(role)
  return before === role && SAME.includes(role)
}

const isMark = (line: string) => /^[a-z-]+( text-[a-z-]+!?)*$|^[a-z-]+=\S*( [a-z-]+=\S*)*$/.test(line)

function inRuns(lines: readonly string[]): string[] {
  const all: string[] = []
  let isRun = false
  for (const line of lines) {
    const last = all.at(-1) ?? ''
    if (isRun && isMark(line) && last.length + line.length < RUN) all[all.length - 1] = `${last} | ${line}`
    else all.push(line)
    isRun = isMark(line)
  }
  return all
}
