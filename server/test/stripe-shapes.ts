import type { ErrorObject, ValidateFunction } from 'ajv'
import { stripeChecks } from '../../build/stripe-schema.mjs'
import { TYPE_OF } from '../stand-in/kinds.ts'
import { routes } from '../stand-in/api.ts'
import type { RequestFault, Shapes } from '../stand-in/shapes.ts'

let made: Promise<Shapes> | undefined

/** Stripe's own types, as its installed package has them, to hold what is asked and answered against. */
export const stripeShapes = (): Promise<Shapes> => (made ??= makeShapes())

async function makeShapes(): Promise<Shapes> {
  const names = [...routes.flatMap(({ params, answer }) => [params, answer]), ...Object.values(TYPE_OF)]
  const checks = await stripeChecks(names)
  const checkOf = (type: string): ValidateFunction => {
    const check = checks[type]
    if (!check) throw new Error(`There is no shape of ${type}`)
    return check
  }
  return {
    request: (type, params) => {
      const check = checkOf(type)
      return check(params) ? undefined : faultOf(deepest(check.errors ?? []))
    },
    answer: (type, object) => {
      const check = checkOf(type)
      if (check(object)) return undefined
      const { instancePath, message, params } = deepest(check.errors ?? [])
      return `${instancePath || 'the whole'} ${message} ${JSON.stringify(params)}`
    },
  }
}

/** Of many errors (each branch of a choice has its own) the one that looked furthest inside, names before types. */
function deepest(errors: readonly ErrorObject[]): ErrorObject {
  const depth = ({ instancePath, keyword }: ErrorObject) =>
    instancePath.split('/').length * 2 + (keyword === 'additionalProperties' ? 1 : 0)
  const [first] = [...errors].sort((a, b) => depth(b) - depth(a))
  if (!first) throw new Error('There is no error')
  return first
}

/** An error in the words of Stripe. */
function faultOf({ instancePath, keyword, message, params, data }: ErrorObject): RequestFault {
  const parts = instancePath.split('/').slice(1)
  const named = (names: string[]) => names.map((name, index) => (index === 0 ? name : `[${name}]`)).join('')
  if (keyword === 'additionalProperties') {
    const param = named([...parts, String(params.additionalProperty)])
    return { param, code: 'parameter_unknown', message: `Received unknown parameter: ${param}` }
  }
  if (keyword === 'required') {
    const param = named([...parts, String(params.missingProperty)])
    return { param, code: 'parameter_missing', message: `Missing required param: ${param}.` }
  }
  const param = named(parts)
  if (keyword === 'type' && params.type === 'integer')
    return { param, code: 'parameter_invalid_integer', message: `Invalid integer: ${String(data)}` }
  return { param, code: 'parameter_invalid', message: `Invalid ${param}: ${String(data)} ${message}` }
}
