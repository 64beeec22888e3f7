import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { oneAtATime } from './one-at-a-time.mjs'
import { cache, root } from './paths.mjs'
import { hashOf } from './sources.mjs'

/** @typedef {{ $defs: Record<string, object>, roots: Record<string, object> }} StripeSchema */

/**
 * JSON Schema of types of the installed stripe package, made from its own declarations and kept in `.cache` as long as the
 * package, the one who makes it and the names are the same.
 * @param {readonly string[]} names such as `Checkout.SessionCreateParams` @returns {Promise<StripeSchema>}
 */
export async function stripeSchema(names) {
  const sorted = [...new Set(names)].sort()
  const made = [
    'build/stripe-schema/schema-of.mjs',
    'node_modules/stripe/package.json',
    'build/on-demand/typescript5/package.json',
  ]
  const file = join(cache, `stripe-schema-${hashOf(root, made, sorted.join(' ')).slice(0, 16)}.json`)
  if (!existsSync(file)) await oneAtATime(`${file}.lock`, () => make(file, sorted))
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** @param {string} file @param {string[]} names */
async function make(file, names) {
  if (existsSync(file)) return
  const { schemaOf } = await import('./stripe-schema/schema-of.mjs')
  mkdirSync(cache, { recursive: true })
  writeFileSync(`${file}.part`, JSON.stringify(schemaOf(names)))
  renameSync(`${file}.part`, file)
}
