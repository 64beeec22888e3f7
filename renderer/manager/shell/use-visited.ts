import { useEffect } from 'react'
import { keepRecent } from '../../shared/palette/recent.ts'
import { useShown } from '../../shared/router/use-router.ts'
import { useMessages } from '../messages/index.ts'
import { isCurrent, navigation } from './navigation.ts'

/** A page that is left sooner was only passed, in milliseconds. */
const STAYED = 1500

/** Keeps the record that a page shows for the palette, under its name, once the name is known: a client, a class, a receipt. */
export function useVisited(name: string | undefined): void {
  const { shell } = useMessages()
  const { pathname } = useShown().address
  const place = navigation.find(({ href }) => isCurrent(href, pathname))
  const detail = place && shell.nav[place.name]
  useEffect(() => {
    if (!name) return
    const timer = setTimeout(() => keepRecent({ id: pathname, label: name, detail, href: pathname }), STAYED)
    return () => clearTimeout(timer)
  }, [name, detail, pathname])
}
