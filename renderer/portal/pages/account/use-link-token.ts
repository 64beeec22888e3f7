import { useState } from 'react'
import { call, session } from '../../../api/index.ts'
import { now } from '../../../shared/clock.ts'
import { useForm } from '../../../shared/form/use-form.ts'
import { useGo } from '../../../shared/url/use-go.ts'
import { safeNext } from '../../../shared/url/safe-next.ts'
import { paths } from '../../paths.ts'
import { takeWay } from './way-back.ts'

/** The token of a link: its fragment, which no server and no log ever sees. */
export function useLinkToken(): string {
  const [token] = useState(() => decodeURIComponent(location.hash.slice(1)))
  return token
}

/** Setting a password with a link's token, which signs in and leads to where somebody was going, else to the schedule; to the login where more is asked for. */
export function useNewPassword(token: string, onDone: () => void) {
  const go = useGo()
  return useForm({
    values: { new_password: '' },
    required: ['new_password'],
    submit: (body) => call('POST /api/v1/auth/reset-password', { body: { ...body, token } }),
    onDone: (answer) => {
      const isSignedIn = 'access_token' in answer
      if (isSignedIn) session.signIn(answer)
      onDone()
      const next = takeWay(localStorage, now())
      go(isSignedIn ? safeNext(next, paths.schedule()) : paths.login(next), 'replace')
    },
  })
}
