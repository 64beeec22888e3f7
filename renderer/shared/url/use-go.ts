import { useCallback } from 'react'
import { useRouter, useShown } from '../router/use-router.ts'

/** Goes to an address of this application, made by `paths`; the same function each time. */
export function useGo(): (href: string, how?: 'push' | 'replace') => void {
  const { history } = useRouter()
  return useCallback((href, how = 'push') => history[how](href), [history])
}

/** A part of the address as a number: `/clients/:clientId`. NaN for anything else, which no record has. */
export function usePathId(name: string): number {
  return Number(useShown().params[name])
}

/** A part of the address as it stands, such as an invitation's token. */
export function usePathText(name: string): string {
  return useShown().params[name] ?? ''
}
