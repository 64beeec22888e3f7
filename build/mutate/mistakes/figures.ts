import { textOf, type Syntax } from '../syntax.ts'
import { brief, instead, type Edit, type Kind } from './mistake.ts'

const isText = (node: Syntax): boolean =>
  /^(StringLiteral|TemplateLiteral)$/.test(node.type) ||
  (node.type === 'BinaryExpression' && node['operator'] === '+' && (isText(node['left']) || isText(node['right'])))

const arithmetic: Kind = {
  name: 'arithmetic',
  at: (spot) => {
    const { node } = spot
    const now = { '+': '-', '-': '+', '*': '/', '/': '*', '%': '*' }[node['operator'] as string]
    if (node.type !== 'BinaryExpression' || !now || isText(node)) return []
    const at = node['left'].end + spot.source.text.slice(node['left'].end).indexOf(node['operator'])
    return [
      { start: at, end: at + 1, text: now, did: `${brief(textOf(spot, node))}: ${node['operator']} became ${now}` },
    ]
  },
}

const factor: Kind = {
  name: 'factor',
  at: ({ node, around }) => {
    const parent = around.at(-1)
    const inCode = parent && /^(BinaryExpression|CallExpression|VariableDeclarator|ObjectProperty)$/.test(parent.type)
    if (node.type !== 'NumericLiteral' || !inCode) return []
    const value = node['value'] as number
    if (value === 100) return [instead(node, '1', '100 became 1')]
    return value >= 2 ? [instead(node, String(value + 1), `${value} became ${value + 1}`)] : []
  },
}

const converting = /^(toMajor|toMinor|percentOf|shareOf|money|abs|round|ceil|floor|trunc)$/

const unit: Kind = {
  name: 'unit',
  at: (spot) => {
    const { node } = spot
    if (node.type !== 'CallExpression' || !converting.test(node['callee'].name ?? node['callee'].property?.name ?? ''))
      return []
    const [first] = node['arguments'] as Syntax[]
    return first ? [instead(node, textOf(spot, first), `${brief(textOf(spot, node))} is taken as it is`)] : []
  },
}

const confused = new Map(
  Object.entries({
    some: 'every',
    every: 'some',
    min: 'max',
    max: 'min',
    floor: 'ceil',
    ceil: 'floor',
    find: 'findLast',
    findLast: 'find',
    startOfDay: 'endOfDay',
    endOfDay: 'startOfDay',
    addDays: 'addMonths',
    addMinutes: 'addHours',
    addHours: 'addMinutes',
    notExists: 'exists',
    exists: 'notExists',
  }),
)

const oneForAnother: Kind = {
  name: 'one for another',
  at: ({ node }) => {
    if (node.type !== 'CallExpression') return []
    const name = (node['callee'].property ?? node['callee']) as Syntax
    const now = name.type === 'Identifier' ? confused.get(name['name'] as string) : undefined
    return now ? [instead(name, now, `${name['name']} became ${now}`)] : []
  },
}

const firstOrLast: Kind = {
  name: 'first/last',
  at: (spot) => {
    const { node } = spot
    if (node.type === 'MemberExpression' && node['computed'] && node['property'].value === 0)
      return [instead(node, `${textOf(spot, node['object'])}.at(-1)`, `${brief(textOf(spot, node))}: the last one`)]
    if (node.type !== 'CallExpression' || node['callee'].property?.name !== 'at') return []
    const edits: Edit[] = []
    const argument = node['arguments'][0] as Syntax | undefined
    if (argument && textOf(spot, argument) === '-1') edits.push(instead(argument, '0', 'took the first, not the last'))
    return edits
  },
}

const direction: Kind = {
  name: 'sort direction',
  at: (spot) => {
    const { node } = spot
    const parent = spot.around.at(-1)
    if (node.type === 'StringLiteral' && /^(asc|desc)$/.test(node['value']))
      return [instead(node, node['value'] === 'asc' ? "'desc'" : "'asc'", `sorted the other way`)]
    if (node.type !== 'StringLiteral' || parent?.type !== 'CallExpression') return []
    if (parent['callee'].property?.name !== 'orderBy' || parent['arguments'].length !== 1) return []
    return [instead(node, `${textOf(spot, node)}, 'desc'`, `sorted by ${textOf(spot, node)} the other way`)]
  },
}

/** Mistakes in figures and lists. */
export const figures: readonly Kind[] = [arithmetic, factor, unit, oneForAnother, firstOrLast, direction]
