import { useEffect } from 'react'
import { keepRecent } from '../../shared/palette/recent.ts'
import { useShown } from '../../shared/router/use-router.ts'
import { useMessages } from '../messages/index.ts'
import { isCurrent, navigation } from './navigation.ts'

/** A page that is left sooner was only passed, in milliseconds. */
const STAYED = 1500

/** Keeps the records that were open lately for the palette: a client, a class, a receipt, each under its name. */
export function useVisits(): void {
  const { shell } = useMessages()
  const { pattern, address } = useShown()
  const isRecord = pattern !== null && pattern.includes(':')
  useEffect(() => {
    if (!isRecord) return
    const timer = setTimeout(() => {
      const [label = ''] = document.title.split(' · ')
      const place = navigation.find(({ href }) => isCurrent(href, address.pathname))
      const detail = place && shell.nav[place.name]
      // A record that is gone has the title of its list.
      if (label && label !== detail) keepRecent({ id: address.pathname, label, detail, href: address.pathname })
    }, STAYED)
    return () => clearTimeout(timer)
  }, [isRecord, address.pathname, shell])
}
