import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The files that the pages load, and the type of each. */
const types = {
  'page.css': 'text/css; charset=utf-8',
  'plans.css': 'text/css; charset=utf-8',
  'success.css': 'text/css; charset=utf-8',
  'plans.js': 'text/javascript; charset=utf-8',
  'success.js': 'text/javascript; charset=utf-8',
  'favicon.svg': 'image/svg+xml',
} as const

export type AssetName = keyof typeof types

export interface Asset {
  name: AssetName
  type: string
  text: string
  /** A word of its content: another content has another one. */
  version: string
}

/** Reads what the pages load: beside the source and beside the bundle it lies in `files`. */
export const assets: readonly Asset[] = (Object.keys(types) as AssetName[]).map((name) => {
  const text = readFileSync(join(import.meta.dirname, 'files', name), 'utf8')
  const version = createHash('sha256').update(text).digest('base64url').slice(0, 10)
  return { name, type: types[name], text, version }
})

/** The address that a page loads a file from: kept for ever, for another content is at another one. */
export function addressOf(name: AssetName): string {
  return `/${name}?${assets.find((asset) => asset.name === name)!.version}`
}
