import { textOf, type Spot, type Syntax } from '../syntax.ts'
import { brief, instead, type Edit, type Kind } from './mistake.ts'

/** Values of one group may be taken for each other. */
const groups: Record<string, string> = {
  Identifier: 'name',
  MemberExpression: 'name',
  StringLiteral: 'text',
  NumericLiteral: 'number',
  BooleanLiteral: 'truth',
}

/** Two neighbours of a list change places. */
function swapped(spot: Spot, items: readonly Syntax[], what: string): Edit[] {
  return items.slice(1).flatMap((second, index) => {
    const first = items[index]!
    const [one, two] = [textOf(spot, first), textOf(spot, second)]
    if (!groups[first.type] || groups[first.type] !== groups[second.type] || one === two) return []
    const text = two + spot.source.text.slice(first.end, second.start) + one
    return [{ start: first.start, end: second.end, text, did: `swapped ${what} ${brief(one)} and ${brief(two)}` }]
  })
}

const argumentsSwapped: Kind = {
  name: 'swapped arguments',
  at: (spot) =>
    spot.node.type === 'CallExpression' ? swapped(spot, spot.node['arguments'] as Syntax[], 'the arguments') : [],
}

const valuesSwapped: Kind = {
  name: 'swapped values',
  at: (spot) => {
    if (spot.node.type !== 'ObjectExpression') return []
    const own = (spot.node['properties'] as Syntax[]).filter(
      (one) => one.type === 'ObjectProperty' && !one['shorthand'] && groups[one['value'].type],
    )
    const neighbours = own.map((one) => one['value'] as Syntax)
    return swapped(spot, neighbours, 'the values')
  },
}

const shorthandSwapped: Kind = {
  name: 'swapped values',
  at: (spot) => {
    if (spot.node.type !== 'ObjectExpression') return []
    const own = (spot.node['properties'] as Syntax[]).filter((one) => one['shorthand'])
    return own.slice(1).map((second, index) => {
      const first = own[index]!
      const [one, two] = [textOf(spot, first), textOf(spot, second)]
      const text = `${one}: ${two}${spot.source.text.slice(first.end, second.start)}${two}: ${one}`
      return { start: first.start, end: second.end, text, did: `gave ${two} as ${one} and ${one} as ${two}` }
    })
  },
}

const boolean: Kind = {
  name: 'true/false',
  at: ({ node, around }) => {
    const parent = around.at(-1)?.type ?? ''
    if (node.type !== 'BooleanLiteral' || !/^(ObjectProperty|CallExpression|ReturnStatement|Arrow\w+)$/.test(parent))
      return []
    return [instead(node, String(!node['value']), `${node['value']} became ${!node['value']}`)]
  },
}

const words = /^(m|t|messages|texts|words|label|labels)$/
const sayings = new Map<string, string[]>()

/** Another text of the same catalogue that the file shows as well. */
const message: Kind = {
  name: 'swapped texts',
  at: (spot) => {
    const { node, source } = spot
    if (node.type !== 'MemberExpression' || node['computed'] || !words.test(node['object'].name ?? '')) return []
    const kept = `${source.path}\n${source.text}`
    if (!sayings.has(kept)) sayings.set(kept, [...new Set(source.text.match(/\b(?:m|t|messages)\.\w+\b(?![.(])/g))])
    const now = sayings
      .get(kept)!
      .find((other) => other !== textOf(spot, node) && other.startsWith(node['object'].name))
    return now ? [instead(node, now, `says ${now} for ${textOf(spot, node)}`)] : []
  },
}

const utcDay: Kind = {
  name: 'UTC date',
  at: (spot) => {
    const { node } = spot
    if (node.type !== 'CallExpression' || !/^(localDate|studioDay)$/.test(node['callee'].name ?? '')) return []
    const [instant] = node['arguments'] as Syntax[]
    return instant
      ? [instead(node, `${textOf(spot, instant)}.slice(0, 10)`, `${brief(textOf(spot, node))}: the day in UTC`)]
      : []
  },
}

const utcZone: Kind = {
  name: 'UTC date',
  at: (spot) => {
    const { node } = spot
    if (node.type !== 'CallExpression' || spot.source.path.startsWith('server/lib/')) return []
    return (node['arguments'] as Syntax[])
      .filter((argument) => /(^|\.)(timezone|timeZone|zone)$/.test(textOf(spot, argument)))
      .map((argument) => instead(argument, "'UTC'", `${brief(textOf(spot, node))}: in UTC`))
  },
}

/** Mistakes by taking one thing for its neighbour. */
export const mixes: readonly Kind[] = [
  argumentsSwapped,
  valuesSwapped,
  shorthandSwapped,
  boolean,
  message,
  utcDay,
  utcZone,
]
