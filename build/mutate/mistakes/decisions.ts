import { textOf, type Spot, type Syntax } from '../syntax.ts'
import { brief, instead, type Edit, type Kind } from './mistake.ts'

/** Replaces the operator between the two sides of an expression. */
function operator(spot: Spot, becomes: Readonly<Record<string, string>>): Edit[] {
  const { left, right, operator: was } = spot.node
  const now = becomes[was as string]
  if (!now || !left || !right) return []
  const between = spot.source.text.slice(left.end, right.start)
  const at = left.end + between.indexOf(was)
  return [
    { start: at, end: at + was.length, text: now, did: `${brief(textOf(spot, spot.node))}: ${was} became ${now}` },
  ]
}

const boundary: Kind = {
  name: 'boundary',
  at: (spot) =>
    spot.node.type === 'BinaryExpression' ? operator(spot, { '>': '>=', '>=': '>', '<': '<=', '<=': '<' }) : [],
}

/** The same in SQL, which is text here: the operator of a comparison. */
const boundaryInSql: Kind = {
  name: 'boundary',
  at: (spot) => {
    const swaps: Record<string, string> = { '>': '>=', '>=': '>', '<': '<=', '<=': '<' }
    const parent = spot.around.at(-1)
    if (spot.node.type !== 'StringLiteral' || parent?.type !== 'CallExpression') return []
    const now = swaps[spot.node['value'] as string]
    return now ? [instead(spot.node, `'${now}'`, `${spot.node['value']} became ${now} in a query`)] : []
  },
}

const equality: Kind = {
  name: 'equality',
  at: (spot) =>
    spot.node.type === 'BinaryExpression' ? operator(spot, { '===': '!==', '!==': '===', '==': '!=', '!=': '==' }) : [],
}

const logic: Kind = {
  name: 'and/or',
  at: (spot) =>
    spot.node.type === 'LogicalExpression' && !isShown(spot.node['right'])
      ? operator(spot, { '&&': '||', '||': '&&' })
      : [],
}

const isShown = (node: Syntax) => node.type === 'JSXElement' || node.type === 'JSXFragment'

const condition: Kind = {
  name: 'forgotten condition',
  at: (spot) => {
    const { node } = spot
    if (node.type !== 'LogicalExpression' || node['operator'] !== '&&') return []
    const [left, right] = [textOf(spot, node['left']), textOf(spot, node['right'])]
    if (isShown(node['right'])) return [instead(node, right, `shown always, not only where ${brief(left)}`)]
    return [instead(node, left, `forgot "${brief(right)}"`), instead(node, right, `forgot "${brief(left)}"`)]
  },
}

const negation: Kind = {
  name: 'negation',
  at: (spot) => {
    const { node, around } = spot
    const isNot = (one: Syntax | undefined) => one?.type === 'UnaryExpression' && one['operator'] === '!'
    if (!isNot(node) || isNot(around.at(-1)) || isNot(node['argument'])) return []
    return [instead(node, textOf(spot, node['argument']), `dropped the ! of ${brief(textOf(spot, node))}`)]
  },
}

const branches: Kind = {
  name: 'swapped branches',
  at: (spot) => {
    const { node } = spot
    const [test, yes, no] = [node['test'], node['consequent'], node['alternate']] as Syntax[]
    if (!/^(ConditionalExpression|IfStatement)$/.test(node.type) || !test || !yes || !no) return []
    if (no.type === 'IfStatement' || textOf(spot, yes) === textOf(spot, no)) return []
    const between = spot.source.text.slice(yes.end, no.start)
    const text = textOf(spot, no) + between + textOf(spot, yes)
    return [{ start: yes.start, end: no.end, text, did: `swapped the branches of ${brief(textOf(spot, test))}` }]
  },
}

/** Mistakes in what is decided. */
export const decisions: readonly Kind[] = [boundary, boundaryInSql, equality, logic, condition, negation, branches]
