import assert from 'node:assert/strict'
import { it } from 'node:test'
import { z } from 'zod'
import { operations } from '../features.ts'

/** Literal texts: secrets, ids of files, the computer’s own words. Days and times of day have a fixed form. */
const TO_THE_LETTER = [
  'passphrase',
  'action',
  'cancel_url',
  'column_mapping',
  'currency',
  'ends_at',
  'entity',
  'expires_at',
  'locale',
  'manager_password',
  'new_password',
  'old_password',
  'password',
  'recovery_code',
  'refresh_token',
  'return_url',
  'starts_at',
  'success_url',
  'timezone',
  'token',
  'v',
  'valid_from',
  'valid_until',
]

/** The texts that a schema takes, each with the name of its field. */
function textsOf(schema: z.core.$ZodType | undefined, field: string): { field: string; text: z.core.$ZodString }[] {
  if (!schema) return []
  // Of the many kinds of schemas only the fields that lead to others are looked at.
  // oxlint-disable-next-line no-explicit-any
  const def = schema._zod.def as any
  if (def.type === 'string') return [{ field, text: schema as z.core.$ZodString }]
  const named = Object.entries<z.core.$ZodType>(def.shape ?? {}).flatMap(([name, inner]) => textsOf(inner, name))
  const inside = [def.innerType, def.element, def.in, def.valueType, ...(def.options ?? [])]
  return [...named, ...inside.flatMap((inner) => textsOf(inner, field))]
}

/** True if a text loses the spaces around it, or can have none as it has a form. */
function isTrimmed({ _zod: { def } }: z.core.$ZodString): boolean {
  return (def.checks ?? []).some(({ _zod: { def: check } }) => {
    const { tx, format } = check as { tx?: (text: string) => string; format?: string }
    return tx?.(' x ') === 'x' || format !== undefined
  })
}

it('a text that people type loses the spaces around it, but for what is taken to the letter', () => {
  const kept = operations.flatMap(({ key, operation: { body, query } }) =>
    [body, query]
      .flatMap((schema) => textsOf(schema, ''))
      .filter(({ field, text }) => !TO_THE_LETTER.includes(field) && !('format' in text._zod.def) && !isTrimmed(text))
      .map(({ field }) => `${key} ${field}`),
  )
  assert.deepEqual(kept, ['POST /api/v1/bookings/{booking_id}/check-in code'])
})

/** Texts that are compared with stored ones, or parsed in a fixed form. */
const ONLY_COMPARED = [...TO_THE_LETTER, 'code', 'gift_card_code', 'promo_code', 'totp_code']
const READ_BY_A_FORM = /(^|_)(email|url)$|^(tunnel_host|reply_to)$/

it('a text that people type has no control characters in it, but for what is only compared or has a form', () => {
  const taken = operations.flatMap(({ key, operation: { body } }) =>
    textsOf(body, '')
      .filter(
        ({ field, text }) =>
          !ONLY_COMPARED.includes(field) && !READ_BY_A_FORM.test(field) && z.safeParse(text, '1\u00001').success,
      )
      .map(({ field }) => `${key} ${field}`),
  )
  assert.deepEqual(taken, [])
})
