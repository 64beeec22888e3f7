import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Permission } from '../../api/permissions.ts'

/** The consequences of an operation, as rights.tsv has them. */
export interface Right {
  key: string
  /** The name of the request in power.ts or value.ts that tries it; empty where the operation gives nothing. */
  attack: string
  /** An owner alone, or who holds all of these. */
  needs: 'owner' | readonly Permission[]
  gives: string
}

const [, ...lines] = readFileSync(join(import.meta.dirname, '..', 'rights.tsv'), 'utf8')
  .trimEnd()
  .split('\n')

/** The rows of rights.tsv: one an operation that gives nothing, one for each way in which another gives something. */
export const rights: readonly Right[] = lines.map((line) => {
  const [key = '', needs = '', attack = '', gives = ''] = line.split('\t')
  return { key, attack, gives, needs: needs === 'owner' ? needs : (needs.split(' + ') as Permission[]) }
})
