import type { Database } from 'better-sqlite3'
import { isCurrency } from '../lib/currencies.ts'
import { isFileName } from '../lib/file-name-rules.ts'
import { isZone } from '../lib/time.ts'
import { TYPEFACES } from '../lib/typeface-rules.ts'

type Check = (value: string) => boolean

const isAddress: Check = (value) => /^https?:\/\/[^\s"'<>\\]+$/i.test(value) && URL.canParse(value)
const isPlace: Check = (value) => isAddress(value) || /^\/(?!\/)[^\s"'<>\\]*$/.test(value)
const isColor: Check = (value) => /^#[0-9a-f]{6}$/i.test(value)
const isLocale: Check = (value) => /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(value)

/** The columns whose values become a path, an address, a time zone, a language, a currency or a colour, by the ends of their names. */
const checks: readonly [ending: RegExp, isSound: Check][] = [
  [/^(logo|cover|photo)_file$/, isFileName],
  [/^timezone$/, isZone],
  [/^locale$/, isLocale],
  [/^currency$/, isCurrency],
  [/(^|_)color$/, isColor],
  [/^typeface$/, (value) => (TYPEFACES as readonly string[]).includes(value)],
  [/^(website|tunnel|pay|webhook|success|cancel)_url$|^(tunnel_host|endpoint)$/, isAddress],
  [/^url$/, isPlace],
]

/**
 * The first column that holds a value which our own code never wrote there and which would lead somewhere or break what reads it;
 * undefined where all is as it should be. Sealed values and what is only ever shown as text are not looked at.
 */
export function strangeValueIn(database: Database): string | undefined {
  const tables = database.prepare("SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table'").pluck().all() as string[]
  for (const table of tables) {
    const columns = (database.pragma(`table_info("${table}")`) as { name: string }[]).map(({ name }) => name)
    for (const column of columns) {
      const isSound = checks.find(([ending]) => ending.test(column))?.[1]
      if (!isSound) continue
      const values = database.prepare(`SELECT DISTINCT "${column}" FROM "${table}" WHERE "${column}" IS NOT NULL`).pluck().iterate()
      for (const value of values) if (typeof value !== 'string' || !isSound(value)) return `${table}.${column}`
    }
  }
  return undefined
}
