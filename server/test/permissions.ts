import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface DecidedLimit {
  name: string
  max: number
  per: 'minute' | 'hour'
}

/** The callers of an operation, as permissions.tsv has them: a second opinion, written by hand from the decisions. */
export interface Row {
  key: string
  door: string
  isPublic: boolean
  /** For kiosks, and nobody else. */
  isKiosk: boolean
  manager: string
  instructor: string
  client: string
  limits: DecidedLimit[]
  /** The limit for one client, at any address. */
  ofClient: DecidedLimit[]
}

/** The rows of permissions.tsv, one an operation. */
export const permissionRows: readonly Row[] = readFileSync(join(import.meta.dirname, 'permissions.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [method, path, door = '', open, manager = '', instructor = '', client = '', limits = '', ofClient = ''] =
      line.split('\t')
    const who = { isPublic: open === 'public', isKiosk: open === 'kiosk', manager, instructor, client }
    return { key: `${method} ${path}`, door, ...who, limits: limitsIn(limits), ofClient: limitsIn(ofClient) }
  })

function limitsIn(cell: string): DecidedLimit[] {
  return [...cell.matchAll(/([\w-]+) (\d+)\/(minute|hour)/g)].map(([, name = '', max, per]) => ({
    name,
    max: Number(max),
    per: per as DecidedLimit['per'],
  }))
}
