type Leaf = string | number | boolean | null | undefined | Date | File

/** Every place in the values of a form, written with dots: 'name', 'items.0.quantity'. */
export type Path<Values> = Values extends Leaf
  ? never
  : Values extends readonly (infer One)[]
    ? `${number}` | `${number}.${Path<One>}`
    : { [Name in keyof Values & string]: Name | `${Name}.${Path<NonNullable<Values[Name]>>}` }[keyof Values & string]

export type ValueAt<Values, At extends string> = At extends `${infer Head}.${infer Rest}`
  ? ValueAt<NonNullable<Child<Values, Head>>, Rest>
  : Child<Values, At>

type Child<Values, Name extends string> = Values extends readonly (infer One)[]
  ? One
  : Name extends keyof Values
    ? Values[Name]
    : never

export function valueAt(values: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], values)
}

/** A copy of the values with one place changed; everything beside the way there is kept as it was. */
export function withValueAt<Values>(values: Values, path: string, value: unknown): Values {
  const [head = '', ...rest] = path.split('.')
  const inner = rest.length > 0 ? withValueAt((values as Record<string, unknown>)[head], rest.join('.'), value) : value
  if (!Array.isArray(values)) return { ...values, [head]: inner }
  return values.map((one: unknown, index) => (index === Number(head) ? inner : one)) as Values
}
