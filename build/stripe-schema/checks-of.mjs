import { Ajv } from 'ajv'
import standalone from 'ajv/dist/standalone/index.js'

/**
 * The source of a CommonJS module with a check by the name of each root.
 * @param {import('../stripe-schema.mjs').StripeSchema} schema
 */
export function checksOf({ $defs, roots }) {
  // Checks that are compiled quickly: making the checks themselves quick takes longer than all that they check.
  const code = { source: true, optimize: false }
  const ajv = new Ajv({ strict: false, verbose: true, inlineRefs: false, code }).addSchema({ $id: 'defs', $defs })
  for (const [name, shape] of Object.entries(roots))
    ajv.addSchema({ $id: name, ...JSON.parse(JSON.stringify(shape).replaceAll('"#/', '"defs#/')) })
  const compiled = standalone.default(
    ajv,
    Object.fromEntries(Object.keys(roots).map((name) => [identifier(name), name])),
  )
  const names = Object.keys(roots).map((name) => `${JSON.stringify(name)}: exports.${identifier(name)}`)
  return `${compiled};Object.assign(exports, { ${names.join(', ')} })\n`
}

/** @param {string} name such as `Checkout.Session` */
const identifier = (name) => name.replaceAll('.', '_')
