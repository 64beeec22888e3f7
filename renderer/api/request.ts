import type { RawInput } from './types.ts'

/** Method and address of a call: {names} of the path filled in, query values that are set appended. */
export function addressOf(key: string, { params = {}, query = {} }: RawInput): { method: string; url: string } {
  const [method = '', path = ''] = key.split(' ')
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined || value === null) throw new Error(`${key} needs ${name}`)
    return encodeURIComponent(String(value))
  })
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value))
  }
  const text = search.toString()
  return { method, url: text ? `${filled}?${text}` : filled }
}

/** A random key that makes a repeated POST answer like the first. It works on plain http too. */
export function idempotencyKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
