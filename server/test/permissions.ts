import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface DecidedLimit {
  name: string
  max: number
  per: 'minute' | 'hour'
}

/** Who may call an operation, as permissions.tsv has it: a second opinion, written from what was decided, by hand. */
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
  /** What one client may do, whatever their address. */
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
