import { z } from 'zod'
import type { Contract, Limit } from '../../api/operation.ts'
import { date, dateOut, email, emailOut, id, instantOut, name, password, phone, resource } from '../../http/shapes.ts'
import { factorFields } from './totp-fields.ts'
import { LEGAL_KINDS } from '../settings/legal-values.ts'
import { currency, locale, timezone } from '../settings/setting-fields.ts'

const account = z.strictObject({
  id,
  email: emailOut.nullable(),
  full_name: z.string(),
  role: z.enum(['manager', 'instructor', 'client']),
})

/** Holder of the session; the page uses their language at once. */
const holder = account.extend({
  locale: z.string().optional().describe('The language a client reads in, where they have said so'),
})

export const session = resource('Session', {
  access_token: z.string(),
  refresh_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_in: z.int().describe('Seconds'),
  role: account.shape.role,
  account: holder,
})

export const done = resource('Done', { success: z.literal(true) })
const perHour = (limit: string, max: number): Limit => ({ name: limit, per: 'hour', max })
const orDone = 'Gives tokens only where signing in would; else `success`, and the new password is set all the same.'

/** An account's bucket can be filled by anybody who knows its e-mail: its owner solves a puzzle instead. */
export const loginLimits: readonly Limit[] = [
  { name: 'login', per: 'minute', max: 10, orProof: true },
  { ...perHour('login', 50), orProof: true },
]
export const recoveryLimit = perHour('recovery', 5)
export const forgotLimit: Limit = { ...perHour('forgot-password', 5), orProof: true }

const newCode = { recovery_code: z.string() }

export const authContract = {
  'POST /api/v1/auth/register/client': {
    area: 'Signing in, passwords and the first set-up.',
    id: 'registerClient',
    summary: 'Register as a client and sign in',
    access: 'public',
    idempotent: false,
    limits: [{ ...perHour('register', 10), orProof: true }],
    body: z.strictObject({
      email,
      password,
      full_name: name,
      phone: phone.optional(),
      date_of_birth: date.optional(),
      accepts: z
        .array(z.enum(LEGAL_KINDS))
        .max(LEGAL_KINDS.length)
        .describe('What they accept by registering; kept in their consent log')
        .optional(),
      locale: z.string().max(16).optional().describe('The language they read in; else letters come in the studio’s'),
    }),
    example: { email: 'ana@example.com', password: 'Correct-Horse-7', full_name: 'Ana Ruiz', phone: '+34 600 000 001' },
    status: 201,
    answer: session,
    errors: ['EMAIL_IN_USE', 'GUARDIAN_NOT_ALLOWED', 'STUDIO_NOT_CONFIGURED'],
  },
  'POST /api/v1/auth/bootstrap': {
    id: 'setUpStudio',
    summary: 'Set the studio up: settings, location 1 and the owner',
    description: 'Once only, on the studio’s own computer. The recovery code is in this answer and nowhere else.',
    access: 'public',
    door: 'local',
    idempotent: false,
    body: z.strictObject({
      studio_name: name,
      timezone: timezone.optional(),
      currency: currency.optional(),
      locale: locale.optional(),
      manager_full_name: name,
      manager_email: email,
      manager_password: password,
    }),
    example: {
      studio_name: 'Casa Yoga',
      timezone: 'Europe/Madrid',
      currency: 'EUR',
      locale: 'en',
      manager_full_name: 'Olga Ortega',
      manager_email: 'olga@example.com',
      manager_password: 'Correct-Horse-7',
    },
    status: 201,
    answer: session.extend(newCode),
    errors: ['STUDIO_ALREADY_CONFIGURED', 'LOOPBACK_ONLY'],
  },
  'POST /api/v1/auth/login': {
    id: 'signIn',
    summary: 'Sign in: staff first, then clients',
    access: 'public',
    idempotent: false,
    limits: loginLimits,
    countsItself: true,
    description:
      'An account with a second factor answers TOTP_REQUIRED until its code comes along. From outside, managers need one: ' +
      'TOTP_SETUP_REQUIRED.',
    body: z.strictObject({ email, password: z.string().max(256), ...factorFields }),
    example: { email: 'olga@example.com', password: 'Correct-Horse-7' },
    status: 200,
    answer: session,
    errors: ['AUTH_INVALID_CREDENTIALS', 'LOOPBACK_ONLY', 'TOTP_REQUIRED', 'TOTP_SETUP_REQUIRED'],
  },
  'POST /api/v1/auth/refresh': {
    id: 'refreshSession',
    summary: 'A new access token for a refresh token',
    access: 'public',
    idempotent: false,
    body: z.strictObject({ refresh_token: z.string().max(2000) }),
    example: { refresh_token: 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl' },
    status: 200,
    answer: session,
    errors: ['AUTH_INVALID_TOKEN', 'LOOPBACK_ONLY', 'TOTP_REQUIRED', 'TOTP_SETUP_REQUIRED'],
  },
  'POST /api/v1/auth/manager/recover-with-code': {
    id: 'recoverOwner',
    summary: 'Set the owner’s password with the recovery code; gives a new code',
    description: `At the studio’s own computer it turns the owner’s second factor off. ${orDone}`,
    access: 'public',
    idempotent: false,
    body: z.strictObject({ recovery_code: z.string().min(1).max(100), new_password: password }),
    example: { recovery_code: 'ABCD-EFGH-JKLM-NPQR', new_password: 'Battery-Staple-8' },
    status: 200,
    answer: z.union([session.extend(newCode), done.extend(newCode)]),
    errors: ['RECOVERY_CODE_INVALID', 'RATE_LIMITED'],
  },
  'POST /api/v1/auth/logout': {
    id: 'signOut',
    summary: 'Sign out: the caller discards its tokens',
    access: { manager: 'any', instructor: 'all', client: 'all' },
    idempotent: false,
    status: 200,
    answer: done,
  },
  'POST /api/v1/auth/forgot-password': {
    id: 'requestPasswordReset',
    summary: 'Ask for a reset e-mail; the answer is the same whether or not the e-mail is known',
    access: 'public',
    idempotent: false,
    limits: [forgotLimit],
    body: z.strictObject({ email }),
    example: { email: 'ana@example.com' },
    status: 200,
    answer: done,
  },
  'POST /api/v1/auth/reset-password': {
    id: 'resetPassword',
    summary: 'Set a password with a reset or invitation token',
    description: orDone,
    access: 'public',
    idempotent: false,
    body: z.strictObject({ token: z.string().min(1).max(200), new_password: password }),
    example: { token: 'Zm9yLW9uZS11c2Utb25seQ', new_password: 'Battery-Staple-8' },
    status: 200,
    answer: z.union([session, done]),
    errors: ['TOKEN_INVALID', 'EMAIL_IN_USE', 'GUARDIAN_NOT_ALLOWED'],
  },
  'GET /api/v1/auth/invite/{token}': {
    id: 'readInvitation',
    summary: 'Whom an invitation is for',
    access: 'public',
    params: z.strictObject({ token: z.string().min(1).max(200) }),
    status: 200,
    answer: z.strictObject({ first_name: z.string(), email: z.string().describe('Masked'), studio_name: z.string() }),
    errors: ['TOKEN_INVALID', 'GUARDIAN_NOT_ALLOWED'],
  },
  'GET /api/v1/auth/me': {
    id: 'readOwnAccount',
    summary: 'The signed-in account',
    access: { manager: 'any', instructor: 'all', client: 'all' },
    status: 200,
    answer: account.extend({
      phone: z.string().nullable(),
      date_of_birth: dateOut.nullable(),
      role_id: id.nullable(),
      role_name: z.string().nullable(),
      is_owner: z.boolean(),
      instructor_id: id.nullable(),
      permissions: z.array(z.string()),
      totp_enabled: z.boolean().describe('Whether the account signs in with a second factor'),
      recovery_codes_left: z.int(),
      recovery_code_kept: z
        .boolean()
        .nullable()
        .describe('Whether the owner has said that they keep the recovery code; null: it does not open this account'),
      locale: z.string().nullable().describe('The language that their letters come in; null: the studio’s'),
      weekly_email: z.boolean().nullable().describe('Whether the weekly email comes to them; null: they are no owner'),
      created_at: instantOut,
    }),
  },
  'PUT /api/v1/auth/me': {
    id: 'changeOwnAccount',
    summary: 'Change what somebody of the team decides for themselves',
    access: { manager: 'any', instructor: 'all' },
    body: z.strictObject({ locale: locale.nullable(), weekly_email: z.boolean() }).partial(),
    example: { locale: 'de' },
    status: 200,
    answer: done,
  },
  'POST /api/v1/auth/recovery-code': {
    id: 'renewRecoveryCode',
    summary: 'Make a new recovery code; the one before opens nothing any more',
    description: 'For the owner whose account it opens, the first. The code is in this answer and nowhere else.',
    access: { manager: 'any' },
    idempotent: false,
    body: z.strictObject({ password: z.string().max(256) }),
    example: { password: 'Correct-Horse-7' },
    status: 200,
    answer: z.strictObject(newCode),
    errors: ['AUTH_INVALID_CREDENTIALS', 'RATE_LIMITED'],
  },
  'POST /api/v1/auth/recovery-code/confirm': {
    id: 'confirmRecoveryCode',
    summary: 'Say that the recovery code is kept',
    access: { manager: 'any' },
    idempotent: false,
    body: z.strictObject({ recovery_code: z.string().min(1).max(100) }),
    example: { recovery_code: 'ABCD-EFGH-JKLM-NPQR' },
    status: 200,
    answer: done,
    errors: ['RECOVERY_CODE_INVALID'],
  },
  'POST /api/v1/auth/change-password': {
    id: 'changePassword',
    summary: 'Change the own password; other sessions end',
    access: { manager: 'any', instructor: 'all', client: 'all' },
    idempotent: false,
    body: z.strictObject({ old_password: z.string().max(256), new_password: password }),
    example: { old_password: 'Correct-Horse-7', new_password: 'Battery-Staple-8' },
    status: 200,
    answer: session,
    errors: ['AUTH_INVALID_CREDENTIALS'],
  },
} satisfies Contract
