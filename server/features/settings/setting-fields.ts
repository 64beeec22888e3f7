import { z } from 'zod'
import { rangeIn } from '../../http/addresses.ts'
import { isCurrency } from '../../lib/currency-rules.ts'
import { DEFAULT_TYPEFACE, TYPEFACES } from '../../lib/typeface-rules.ts'
import { isZone, spelledZone } from '../../lib/time.ts'
import { isLocale } from '../../lib/locale-rules.ts'
import { webAddress } from './setting-rules.ts'
import { say } from '../../lib/sayings/sayings.ts'

/** A whole number between two others; `preset` is what a new studio starts with. */
export const whole = (least: number, most: number, preset: number) =>
  z.int().min(least).max(most).meta({ default: preset })

export const toggle = (preset: boolean) => z.boolean().meta({ default: preset })

export const timezone = z
  .string()
  .max(64)
  .overwrite(spelledZone)
  .refine(isZone, say('settings.expected_timezone_such_as_europe'))

export const currency = z
  .string()
  .length(3)
  .toUpperCase()
  .refine(isCurrency, say('settings.expected_currency_such_as_eur'))

export const locale = z.string().max(16).refine(isLocale, say('settings.expected_language_such_as_en'))

/** Where a proxy stands: an address, or a range in CIDR notation. */
export const proxy = z
  .string()
  .trim()
  .max(50)
  .toLowerCase()
  .refine((text) => rangeIn(text) !== undefined, say('settings.expected_range'))

/** A name under a tunnel server's own: one label of a host's name, as such servers take it. */
export const tunnelName = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9][a-z0-9-]{3,48}[a-z0-9]$/, say('settings.expected_5_to_50_letters'))

/** An absolute http(s) address without credentials; `what` says what it leads to. */
export const address = (what: string) =>
  z
    .string()
    .trim()
    .max(2048)
    .transform((value, context) => {
      const found = webAddress(value)
      if (found === undefined) context.addIssue(`Expected ${what}, such as https://studio.example`)
      return found ?? z.NEVER
    })

/** The pairing of faces that pages are set in. */
export const typeface = z.enum(TYPEFACES)
export const typefaceIn = typeface
  .describe('The pairing of faces that the pages are set in')
  .meta({ default: DEFAULT_TYPEFACE })

/** The path of what any website may ask: which studio is meant. */
export const publicStudio = z.strictObject({ public_studio_id: z.string().max(64) })
