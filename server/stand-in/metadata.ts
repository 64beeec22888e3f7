import type Stripe from 'stripe'
import { Refusal } from './refusal.ts'

type Given = Stripe.MetadataParam | '' | null | undefined

/** Metadata as it is kept: what is given goes over what was there, an empty text takes a key away, an empty whole all. */
export function metadataOf(given: Given, before: Stripe.Metadata | null = {}): Stripe.Metadata {
  if (given === undefined) return { ...before }
  if (given === '' || given === null) return {}
  const merged = Object.entries({ ...before, ...given }).filter(([, value]) => value !== '' && value !== null)
  return Object.fromEntries(merged.map(([key, value]) => [key, String(value)]))
}

/** Refuses metadata beyond Stripe's limits, wherever in the parameters it is. */
export function checkMetadata(params: unknown, path = ''): void {
  if (typeof params !== 'object' || params === null) return
  for (const [name, value] of Object.entries(params)) {
    const at = path === '' ? name : `${path}[${name}]`
    if (name === 'metadata' && typeof value === 'object' && value !== null) checkOne(value, at)
    else checkMetadata(value, at)
  }
}

function checkOne(metadata: object, param: string): void {
  const entries = Object.entries(metadata)
  if (entries.length > 50) throw new Refusal('You cannot add more than 50 keys to metadata', { param })
  for (const [key, value] of entries) {
    if (key.length > 40)
      throw new Refusal(`Metadata keys can have up to 40 characters, but you passed in one with ${key.length}`, {
        param,
      })
    if (String(value).length > 500)
      throw new Refusal(
        `Metadata values can have up to 500 characters, but you passed in a value that is ${String(value).length} characters`,
        { param },
      )
  }
}
