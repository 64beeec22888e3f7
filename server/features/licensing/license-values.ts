import { z } from 'zod'

export const plan = z.enum(['base', 'base_ai'])
export const licenseStatus = z.enum(['active', 'canceled', 'invalid', 'grace_expired'])

export type LicenseStatus = z.output<typeof licenseStatus>
