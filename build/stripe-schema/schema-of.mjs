import { join } from 'node:path'
import { importOnDemand } from '../on-demand.mjs'
import { root } from '../paths.mjs'

/** The last TypeScript whose compiler has an interface in JavaScript. It is not installed where types are checked. */
const { default: ts } = await importOnDemand('typescript5', 'typescript/lib/typescript.js')

/**
 * The members of that compiler's objects that are used here.
 * @typedef {{ name: string, flags: number }} CompilerSymbol
 * @typedef {object} Type
 * @property {number} flags
 * @property {Type[]} types of a union or an intersection
 * @property {string | number} value of a literal
 * @property {() => boolean} isUnion
 * @property {() => boolean} isIntersection
 * @property {() => boolean} isStringLiteral
 * @property {() => boolean} isNumberLiteral
 * @property {(name: string) => CompilerSymbol | undefined} getProperty
 * @property {() => CompilerSymbol[]} getProperties
 * @property {() => Type | undefined} getStringIndexType
 * @typedef {object} Checker
 * @property {(source: object) => CompilerSymbol | undefined} getSymbolAtLocation
 * @property {(module: CompilerSymbol) => CompilerSymbol[]} getExportsOfModule
 * @property {(symbol: CompilerSymbol) => CompilerSymbol} getAliasedSymbol
 * @property {(symbol: CompilerSymbol) => Type} getDeclaredTypeOfSymbol
 * @property {(symbol: CompilerSymbol) => Type} getTypeOfSymbol
 * @property {(type: Type) => string} typeToString
 * @property {(type: Type) => boolean} isArrayType
 * @property {(type: Type) => Type[]} getTypeArguments
 */

/** The file in which the package declares `Stripe`. */
const types = join(root, 'node_modules', 'stripe', 'esm', 'stripe.core.d.ts')

/**
 * Returns the JSON Schema of what the types of these names allow on the wire.
 * @param {string[]} names @returns {import('../stripe-schema.mjs').StripeSchema}
 */
export function schemaOf(names) {
  const program = ts.createProgram([types], {
    strict: true,
    skipLibCheck: true,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    types: ['node'],
    typeRoots: [join(root, 'node_modules', '@types')],
  })
  /** @type {Checker} */
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(types)
  const module = source && checker.getSymbolAtLocation(source)
  const exported = module && checker.getExportsOfModule(module).find(({ name }) => name === 'Stripe')
  if (!exported) throw new Error(`${types} does not export Stripe any more`)
  const shapes = new Shapes(checker)
  return {
    roots: Object.fromEntries(names.map((name) => [name, shapes.of(typeNamed(checker, exported, name))])),
    $defs: shapes.definitions,
  }
}

/** @param {Checker} checker @param {CompilerSymbol} from @param {string} name */
function typeNamed(checker, from, name) {
  let symbol = from
  for (const part of name.split('.')) {
    const resolved = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    const found = checker.getExportsOfModule(resolved).find((one) => one.name === part)
    if (!found) throw new Error(`The installed stripe package has no type ${name}`)
    symbol = found
  }
  return checker.getDeclaredTypeOfSymbol(
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
  )
}

/** The shapes that types allow on the wire: closed where TypeScript leaves them open, so that misspellings are found. */
class Shapes {
  /** @type {Record<string, object>} */
  definitions = {}
  /** @type {Map<Type, string>} */
  #names = new Map()
  #checker

  /** @param {Checker} checker */
  constructor(checker) {
    this.#checker = checker
  }

  /** @param {Type} type @param {string} [field] @returns {object} */
  of(type, field = '') {
    if (type.isUnion()) return this.#ofUnion(type, field)
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value }
    if (type.flags & ts.TypeFlags.Null) return { type: 'null' }
    if (type.flags & ts.TypeFlags.String) return { type: 'string' }
    if (type.flags & ts.TypeFlags.Number) return { type: /percent|rate/.test(field) ? 'number' : 'integer' }
    if (type.flags & ts.TypeFlags.BooleanLike) return booleanOf([this.#checker.typeToString(type)])
    if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return {}
    return this.#ofObject(type)
  }

  /** @param {Type} type @param {string} field */
  #ofUnion(type, field) {
    const members = type.types.filter((one) => !(one.flags & ts.TypeFlags.Undefined) && !isOtherString(one))
    const text = members.some((one) => one.flags & ts.TypeFlags.String)
    // An expandable object is an id, unless its expansion is asked for.
    const kept = members.filter((one) => !(text && one.getProperty('id') && one.getProperty('object')))
    const values = kept.flatMap((one) => (one.isStringLiteral() ? [one.value] : []))
    const booleans = kept.filter((one) => one.flags & ts.TypeFlags.BooleanLike)
    const rest = kept.filter((one) => !one.isStringLiteral() && !booleans.includes(one))
    const anyOf = [
      ...(values.length > 0 ? [{ enum: values }] : []),
      ...(booleans.length > 0 ? [booleanOf(booleans.map((one) => this.#checker.typeToString(one)))] : []),
      ...rest.map((one) => this.of(one, field)),
    ]
    return anyOf.length === 1 ? /** @type {object} */ (anyOf[0]) : { anyOf }
  }

  /** @param {Type} type */
  #ofObject(type) {
    if (this.#checker.isArrayType(type)) {
      const [items] = this.#checker.getTypeArguments(type)
      return { type: 'array', items: items ? this.of(items) : {} }
    }
    const name = this.#checker.typeToString(type)
    if (name === 'Decimal') return { type: 'string', pattern: '^-?\\d+(\\.\\d+)?$' }
    if (name === 'Metadata' || name === 'MetadataParam')
      return { type: 'object', additionalProperties: { type: 'string' } }
    // The object of an event is of any kind.
    if (/(^|\.)(Object|PreviousAttributes)$/.test(name) && type.getProperties().length === 0) return { type: 'object' }
    const known = this.#names.get(type)
    if (known) return { $ref: `#/$defs/${known}` }
    const own = `${this.#names.size}-${name.replaceAll(/[^\w.]/g, '_').slice(0, 40)}`
    this.#names.set(type, own)
    this.definitions[own] = this.#propertiesOf(type)
    return { $ref: `#/$defs/${own}` }
  }

  /** @param {Type} type */
  #propertiesOf(type) {
    /** @type {Record<string, object>} */
    const properties = {}
    /** @type {string[]} */
    const required = []
    for (const property of type.getProperties()) {
      const own = this.#checker.getTypeOfSymbol(property)
      if (isVoid(own)) continue
      properties[property.name] = this.of(own, property.name)
      if (!(property.flags & ts.SymbolFlags.Optional)) required.push(property.name)
    }
    const index = type.getStringIndexType()
    return { type: 'object', properties, required, additionalProperties: index ? this.of(index) : false }
  }
}

/** `deleted?: void` says that something is not there. @param {Type} type */
const isVoid = (type) =>
  (type.isUnion() ? type.types : [type]).every((one) => one.flags & (ts.TypeFlags.Void | ts.TypeFlags.Undefined))

/** True if the type leaves an enumeration open: `string & Record<never, never>`. @param {Type} type */
const isOtherString = (type) => type.isIntersection() && type.types.some((one) => one.flags & ts.TypeFlags.String)

/** @param {string[]} names */
const booleanOf = (names) =>
  names.includes('boolean') || names.length === 2 ? { type: 'boolean' } : { const: names[0] === 'true' }
