import { permissions } from '../../../server/api/permissions.ts'
import { textOf } from '../syntax.ts'
import { instead, type Kind } from './mistake.ts'

const names: readonly string[] = permissions

const reach: Kind = {
  name: 'wider reach',
  at: ({ node }) => {
    if (node.type !== 'ObjectProperty' || !/^(client|instructor)$/.test(node['key'].name ?? '')) return []
    if (node['value'].value !== 'own') return []
    return [instead(node['value'], "'all'", `${node['key'].name}: 'own' became 'all'`)]
  },
}

const permission: Kind = {
  name: 'another permission',
  at: (spot) => {
    const { node, around } = spot
    if (node.type !== 'StringLiteral' || !names.includes(node['value'])) return []
    const parent = around.at(-1)
    const isDeclared = parent?.type === 'ObjectProperty' && parent['key'].name === 'manager'
    const next = names[(names.indexOf(node['value']) + 1) % names.length]!
    const other = instead(node, `'${next}'`, `${textOf(spot, node)} became '${next}'`)
    return isDeclared ? [other, instead(node, "'any'", `${textOf(spot, node)} became 'any'`)] : [other]
  },
}

/** Mistakes in who may do what. */
export const rights: readonly Kind[] = [reach, permission]
