import { useMemo, useState } from 'react'
import type { Permission } from '../../../server/api/permissions.ts'
import type { Command } from '../../shared/palette/command.ts'
import { CommandPalette } from '../../shared/palette/CommandPalette.tsx'
import { keepRecent, readRecent } from '../../shared/palette/recent.ts'
import { useDenied } from '../../shared/session/use-session.ts'
import { useGo } from '../../shared/url/use-go.ts'
import { useMessages } from '../messages/index.ts'
import { placesIn } from './palette/places.ts'
import { useActions } from './palette/use-actions.ts'
import { useFinders } from './palette/use-finders.ts'

/** So many recent pages are listed before anything is typed. */
const SHOWN = 6

interface PaletteProps {
  isOpen: boolean
  onClose: () => void
  onKeys: () => void
}

/** ⌘K of the manager's application: its pages, its records, and what can be done from anywhere. */
export default function Palette({ isOpen, onClose, onKeys }: PaletteProps) {
  const { commands: m } = useMessages()
  const go = useGo()
  const finders = useFinders(go)
  const commands = [...useActions(go, onKeys), ...usePages(go)]
  const [kept, setKept] = useState(readRecent)
  const recent = kept.slice(0, SHOWN).flatMap(({ id, label, detail, href }): Command[] => {
    const known = commands.find((one) => one.id === id)
    if (known) return [known]
    return href ? [{ id, group: 'recent', icon: 'clock', label, detail, run: () => go(href) }] : []
  })
  const groups = useMemo(() => Object.entries(m.groups).map(([id, title]) => ({ id, title })), [m])
  const keep = ({ id, label, detail, href }: Command & { href?: string }) => {
    keepRecent({ id, label, detail, href })
    setKept(readRecent())
  }
  return (
    <CommandPalette
      {...{ isOpen, onClose, groups, commands, finders, recent }}
      recentTitle={m.recent}
      hint={m.hint}
      onChosen={keep}
    />
  )
}

/** Every page as a command that goes there. */
function usePages(go: (href: string) => void): Command[] {
  const messages = useMessages()
  const denied = useDenied()
  const isDenied = (permission: Permission) => denied(permission) !== null
  return placesIn(messages, isDenied).map(({ href, ...place }) => ({ ...place, group: 'pages', run: () => go(href) }))
}
