import { useMemo, useState } from 'react'
import { keySigns } from '../../shared/hotkeys.ts'
import type { Command } from '../../shared/palette/command.ts'
import { CommandPalette } from '../../shared/palette/CommandPalette.tsx'
import { keepRecent, readRecent } from '../../shared/palette/recent.ts'
import { useDenied } from '../../shared/session/use-session.ts'
import { useGo } from '../../shared/url/use-go.ts'
import type { IconName } from '../../ui/icon/paths.ts'
import { useMessages } from '../messages/index.ts'
import { appointmentPages } from '../pages/appointments/pages.ts'
import { reportPages } from '../pages/reports/parts/pages.ts'
import { sellingPages } from '../pages/selling/pages.ts'
import { settingsPages } from '../pages/settings/pages.ts'
import { paths } from '../paths.ts'
import { goKey } from './keys/use-shell-keys.ts'
import { navigation } from './navigation.ts'
import { useActions } from './palette/use-actions.ts'
import { useFinders } from './palette/use-finders.ts'

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

interface Place {
  name: string
  href: string
  icon: IconName
  label: string
  detail?: string
  words?: string | undefined
  keys?: string | undefined
}

/** Every page: those of the sidebar, what hangs below them, each report, and each part of the settings. */
function usePages(go: (href: string) => void): Command[] {
  const { shell, selling, commands: m } = useMessages()
  const denied = useDenied()
  const sidebar = navigation.map((page): Place => {
    const key = goKey(page.name)
    return { ...page, label: shell.nav[page.name], keys: key && keySigns(key).join(' ') }
  })
  const team = (['staff', 'instructors', 'roles'] as const).map((name): Place => ({
    name,
    href: paths.teamTab(name),
    icon: 'team',
    label: m.pages[name],
    detail: shell.nav.team,
  }))
  const places: readonly Place[] = [
    ...sidebar,
    { name: 'classTemplates', href: paths.classTemplates(), icon: 'calendar', label: m.pages.classTemplates },
    { name: 'automations', href: paths.automations(), icon: 'spark', label: shell.pages.automations },
    { name: 'tagRules', href: paths.tagRules(), icon: 'tag', label: shell.pages.tagRules },
    ...sellingPages.map((page) => ({ ...page, label: selling[page.name], detail: shell.nav.selling })),
    ...team,
    { name: 'payroll', href: paths.teamTab('payroll'), icon: 'cash', label: shell.pages.payroll },
    ...appointmentPages.map((page) => ({ ...page, label: shell.appointments[page.name] })),
    { name: 'clientData', href: paths.clientData(), icon: 'lock', label: m.pages.clientData },
    // The first is the sidebar's own.
    ...reportPages.slice(1).map(({ name, href }): Place => ({
      name: `report-${name}`,
      href,
      icon: 'chart',
      label: shell.reports[name],
      detail: shell.nav.reports,
    })),
    ...settingsPages
      .filter(({ permission }) => permission === null || denied(permission) === null)
      .map(({ id, icon }): Place => ({
        name: `settings-${id}`,
        href: paths.settingsPart(id),
        icon,
        label: m.parts[id],
        detail: shell.nav.settings,
        words: m.settingsWords[id],
      })),
  ]
  return places.map(({ name, href, words, ...place }) => ({
    ...place,
    id: name,
    group: 'pages',
    words: words ?? m.pageWords[name],
    run: () => go(href),
  }))
}
