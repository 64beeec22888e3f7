import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { oneAtATime } from './one-at-a-time.mjs'
import { cache, root } from './paths.mjs'
import { hashOf } from './sources.mjs'

/** @typedef {{ $defs: Record<string, object>, roots: Record<string, object> }} StripeSchema */

/**
 * JSON Schema of types of the installed stripe package, made from its own declarations.
 * @param {readonly string[]} names such as `Checkout.SessionCreateParams` @returns {Promise<StripeSchema>}
 */
export async function stripeSchema(names) {
  const file = await stored('schema.json', names, async (sorted) => {
    const { schemaOf } = await import('./stripe-schema/schema-of.mjs')
    return JSON.stringify(schemaOf(sorted))
  })
  return JSON.parse(readFileSync(file, 'utf8'))
}

/**
 * A check for each of these types, as Ajv compiles it: compiling takes seconds, loading what was compiled milliseconds.
 * @param {readonly string[]} names @returns {Promise<Record<string, import('ajv').ValidateFunction | undefined>>}
 */
export async function stripeChecks(names) {
  const file = await stored('checks.cjs', names, async (sorted) => {
    const { checksOf } = await import('./stripe-schema/checks-of.mjs')
    return checksOf(await stripeSchema(sorted))
  })
  return createRequire(import.meta.url)(file)
}

/**
 * Keeps a result made of the installed package in `.cache` until the package, the code that makes it or the names change.
 * @param {string} ending @param {readonly string[]} names @param {(sorted: string[]) => Promise<string>} make @returns {Promise<string>} its path
 */
async function stored(ending, names, make) {
  const sorted = [...new Set(names)].sort()
  const sources = [
    'build/stripe-schema/checks-of.mjs',
    'build/stripe-schema/schema-of.mjs',
    'node_modules/ajv/package.json',
    'node_modules/stripe/package.json',
    'build/on-demand/typescript5/package.json',
  ]
  const file = join(cache, `stripe-${hashOf(root, sources, sorted.join(' ')).slice(0, 16)}-${ending}`)
  if (existsSync(file)) return file
  await oneAtATime(`${file}.lock`, async () => {
    if (existsSync(file)) return
    mkdirSync(cache, { recursive: true })
    writeFileSync(`${file}.part`, await make(sorted))
    renameSync(`${file}.part`, file)
  })
  return file
}
