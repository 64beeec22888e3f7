import { useMemo, useState } from 'react'
import type { Command } from '../../shared/palette/command.ts'
import { CommandPalette } from '../../shared/palette/CommandPalette.tsx'
import { keepRecent, readRecent } from '../../shared/palette/recent.ts'
import { useGo } from '../../shared/url/use-go.ts'
import { useMessages } from '../messages/index.ts'
import { useActions } from './palette/use-actions.ts'
import { useFinders } from './palette/use-finders.ts'
import { usePages } from './palette/use-pages.ts'

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
  const recent = kept.flatMap(({ id, label, detail, href }): Command[] => {
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
