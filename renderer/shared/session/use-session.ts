import { useSyncExternalStore } from 'react'
import { call, session } from '../../api/browser.ts'
import { useApi } from '../../api/use-api.ts'
import type { Permission } from '../../../server/api/permissions.ts'
import { useSharedMessages } from '../i18n/catalogue.ts'
import { forgetRecent } from '../palette/recent.ts'
import { permits } from './permits.ts'
import type { Session } from './session.ts'

/** The current session; null if nobody is signed in. */
export const useSession = (): Session | null => useSyncExternalStore(session.subscribe, session.get)

/** Ends the session on this device, in every tab; what was read with it is forgotten. */
export function signOut(): void {
  // The server keeps no session: a failed farewell changes nothing.
  void call('POST /api/v1/auth/logout').catch(() => undefined)
  forgetRecent()
  session.signOut()
}

/**
 * Why the signed-in role may not do something, for a control's `disabledReason`; null if it may. Permissions are a manager's:
 * nobody else is refused for one. While they are on their way nothing is refused: the server decides in any case.
 */
export function useDenied(): (needed: Permission | 'owner') => string | null {
  const { problems } = useSharedMessages()
  const isManager = useSession()?.role === 'manager'
  const me = useApi('GET /api/v1/auth/me', {}, { fresh: 60_000 }).data
  return (needed) => {
    if (needed === 'owner') return me?.is_owner === false ? problems.onlyOwner : null
    return !isManager || permits(me?.permissions, needed) ? null : problems.notInRole
  }
}
