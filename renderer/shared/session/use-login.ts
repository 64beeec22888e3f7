import { useState } from 'react'
import { call } from '../../api/browser.ts'
import { ApiError } from '../../api/problem.ts'
import type { Answer } from '../../api/types.ts'
import { useForm } from '../form/use-form.ts'

type Signed = Answer<'POST /api/v1/auth/login'>

/** The next step of signing in: the password, the second factor's code, or first to set one up elsewhere. */
export type LoginStep = 'password' | 'code' | 'setup'

const NEXT: Readonly<Record<string, LoginStep>> = { TOTP_REQUIRED: 'code', TOTP_SETUP_REQUIRED: 'setup' }

/** Signing in, in steps: e-mail and password, then the second factor of an account that has one. */
export function useLogin(onDone: (answer: Signed) => void) {
  const [step, setStep] = useState<LoginStep>('password')
  const form = useForm({
    values: { email: '', password: '' },
    required: ['email', 'password'],
    keeps: false,
    submit: async (body): Promise<Signed | null> => {
      try {
        return await call('POST /api/v1/auth/login', { body })
      } catch (error) {
        const next = error instanceof ApiError ? NEXT[error.code] : undefined
        if (!next) throw error
        setStep(next)
        return null
      }
    },
    onDone: (answer) => {
      if (answer) onDone(answer)
    },
  })
  /** Signs in with what was typed before and a code of the second factor. */
  const finish = (given: { totp_code: string } | { recovery_code: string }) =>
    call('POST /api/v1/auth/login', { body: { ...form.values, ...given } })
  return { step, form, finish, onDone, restart: () => setStep('password') }
}

export type Login = ReturnType<typeof useLogin>
