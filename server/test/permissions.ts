import { readFileSync } from 'node:fs'
import { join } from 'node:path'

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
  limits: { name: string; max: number; per: 'minute' | 'hour' }[]
}

/** The rows of permissions.tsv, one an operation. */
export const permissionRows: readonly Row[] = readFileSync(join(import.meta.dirname, 'permissions.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [method, path, door = '', open, manager = '', instructor = '', client = '', limits = ''] = line.split('\t')
    const parsed = [...limits.matchAll(/([\w-]+) (\d+)\/(minute|hour)/g)].map(([, name = '', max, per]) => ({
      name,
      max: Number(max),
      per: per as 'minute' | 'hour',
    }))
    const who = { isPublic: open === 'public', isKiosk: open === 'kiosk', manager, instructor, client }
    return { key: `${method} ${path}`, door, ...who, limits: parsed }
  })
