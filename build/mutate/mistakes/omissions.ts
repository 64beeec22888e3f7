import { textOf, type Spot, type Syntax } from '../syntax.ts'
import { brief, instead, type Kind } from './mistake.ts'

/** The name that is called: `audit` of `audit(tx, …)`, `end` of `this.sessions.end(…)`. */
const calledName = (call: Syntax | undefined): string =>
  call?.type === 'CallExpression' ? (call['callee'].name ?? call['callee'].property?.name ?? '') : ''

const leavesEarly = (node: Syntax): boolean =>
  /^(Throw|Return|Continue)Statement$/.test(node.type) ||
  (node.type === 'BlockStatement' && node['body'].length > 0 && leavesEarly(node['body'].at(-1)))

const guard: Kind = {
  name: 'forgotten check',
  at: (spot) => {
    const { node } = spot
    if (node.type !== 'IfStatement' || node['alternate'] || !leavesEarly(node['consequent'])) return []
    return [instead(node, '', `dropped: ${brief(textOf(spot, node))}`)]
  },
}

const effects =
  /^(require|refuse|assert|check|audit|emit|enqueue|write|end|revoke|invalidate|limit|take|record|note|log\w|set|reset|clear|forget|remove|delete|close|focus|navigate|go|cancel|restore|run|execute|on)[A-Z]?/

const call: Kind = {
  name: 'forgotten call',
  at: (spot) => {
    const { node } = spot
    if (node.type !== 'ExpressionStatement') return []
    const inner = /^(Await|Unary)Expression$/.test(node['expression'].type)
      ? node['expression'].argument
      : node['expression']
    if (!effects.test(calledName(inner))) return []
    return [instead(node, '', `dropped the call: ${brief(textOf(spot, node))}`)]
  },
}

const awaiting: Kind = {
  name: 'forgotten await',
  at: (spot) => {
    const { node, around } = spot
    if (node.type !== 'AwaitExpression' || around.at(-1)?.type !== 'ExpressionStatement') return []
    return [instead(node, textOf(spot, node['argument']), `did not wait for ${brief(textOf(spot, node))}`)]
  },
}

const narrowing = /^(where|andWhere|whereRef|filter|groupBy|distinct|limit|min|max|trim|onConflict|ignoreCase)$/

const narrow: Kind = {
  name: 'forgotten filter',
  at: (spot) => {
    const { node } = spot
    if (!narrowing.test(calledName(node)) || node['callee'].type !== 'MemberExpression') return []
    const base = node['callee'].object as Syntax
    const dropped = spot.source.text.slice(base.end, node.end)
    return [{ start: base.end, end: node.end, text: '', did: `forgot ${brief(dropped.trim())}` }]
  },
}

const droppable =
  /^(limits|door|idempotent|onError|onSuccess|onSettled|onMutate|optimistic|refresh|invalidates|key|cached|is_active|ended_at|updated_at|expires_at|max|per)$/

const property: Kind = {
  name: 'forgotten property',
  at: (spot) => {
    const { node, around } = spot
    if (node.type !== 'ObjectProperty' || around.at(-1)?.type !== 'ObjectExpression') return []
    if (!droppable.test(node['key'].name ?? '')) return []
    return [withComma(spot, `forgot ${brief(textOf(spot, node))}`)]
  },
}

/** An item of a list is left out together with the comma that follows it. */
function withComma({ node, source }: Spot, did: string) {
  const comma = /^\s*,/.exec(source.text.slice(node.end))?.[0].length ?? 0
  return { start: node.start, end: node.end + comma, text: '', did }
}

const props =
  /^(is(Disabled|Pending|Required|ReadOnly|Invalid|Open|Stale|Filtered|Selected|Current)|disabled|on[A-Z]\w*|error|errors|reasons|retry|value|key|max\w*|min\w*|step|href|denied|page|total)$/

const prop: Kind = {
  name: 'forgotten prop',
  at: (spot) => {
    const { node } = spot
    if (node.type !== 'JSXAttribute' || !props.test(node['name'].name ?? '')) return []
    return [instead(node, '', `forgot the prop ${brief(textOf(spot, node))}`)]
  },
}

/** Mistakes by leaving something out. */
export const omissions: readonly Kind[] = [guard, call, awaiting, narrow, property, prop]
