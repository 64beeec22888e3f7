import { useMemo } from 'react'
import { call } from '../../api/index.ts'
import { keyLabel } from '../../shared/hotkeys.ts'
import { useSharedMessages } from '../../shared/i18n/catalogue.ts'
import type { Command } from '../../shared/palette/command.ts'
import { CommandPalette } from '../../shared/palette/CommandPalette.tsx'
import { signOut } from '../../shared/session/use-session.ts'
import { useTheme } from '../../shared/theme/theme.ts'
import { useGo } from '../../shared/url/use-go.ts'
import { useMessages } from '../messages/index.ts'
import { openAssistant } from '../parts/assistant/opening.ts'
import { useHasAssistant } from '../parts/assistant/use-has-assistant.ts'
import { appointmentPages } from '../pages/appointments/pages.ts'
import { reportPages } from '../pages/reports/parts/pages.ts'
import { sellingPages } from '../pages/selling/pages.ts'
import { paths } from '../paths.ts'
import { navigation } from './navigation.ts'

interface Place extends Pick<Command, 'label' | 'detail' | 'icon'> {
  name: string
  href: string
}

/** Finds clients by what is typed; choosing one goes to the profile. */
const clientFinder =
  (go: (href: string) => void) =>
  async (search: string, signal: AbortSignal): Promise<Command[]> => {
    const { items } = await call('GET /api/v1/clients', { query: { search, page_size: 6 } }, { signal })
    return items.map(({ id, full_name, email, phone }) => ({
      id: `client-${id}`,
      kind: 'person',
      icon: 'person',
      label: full_name,
      detail: email ?? phone ?? undefined,
      run: () => go(paths.client(id)),
    }))
  }

const asking = (label: string): Command => ({
  id: 'assistant',
  kind: 'action',
  label,
  icon: 'spark',
  keys: keyLabel('J'),
  run: () => openAssistant(true),
})

/** ⌘K of the manager's application: its pages, its clients, and what can be done from anywhere. */
export default function Palette({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { shell, selling } = useMessages()
  const { words } = useSharedMessages()
  const { inForce, choose } = useTheme()
  const go = useGo()
  const hasAssistant = useHasAssistant()
  const findClients = useMemo(() => clientFinder(go), [go])
  const other = inForce === 'dark' ? 'light' : 'dark'
  const places: readonly Place[] = [
    ...navigation.map((page) => ({ ...page, label: shell.nav[page.name] })),
    { name: 'automations', href: paths.automations(), icon: 'spark', label: shell.pages.automations },
    { name: 'tagRules', href: paths.tagRules(), icon: 'tag', label: shell.pages.tagRules },
    ...sellingPages.map((page) => ({ ...page, label: selling[page.name] })),
    { name: 'payroll', href: paths.teamTab('payroll'), icon: 'cash', label: shell.pages.payroll },
    ...appointmentPages.map((page) => ({ ...page, label: shell.appointments[page.name] })),
    // The first is the sidebar's own.
    ...reportPages.slice(1).map(({ name, href }) => ({
      name: `report-${name}`,
      href,
      icon: 'chart' as const,
      label: shell.reports[name],
      detail: shell.nav.reports,
    })),
  ]
  const pages = places.map(({ name, label, href, icon, detail }): Command => ({
    id: name,
    kind: 'page',
    label,
    detail,
    run: () => go(href),
    icon,
  }))
  const actions: Command[] = [
    ...(hasAssistant ? [asking(shell.askAssistant)] : []),
    {
      id: 'theme',
      kind: 'action',
      label: `${words.theme}: ${words.themes[other]}`,
      icon: other === 'dark' ? 'moon' : 'sun',
      run: () => choose(other),
    },
    { id: 'sign-out', kind: 'action', label: words.signOut, icon: 'signOut', run: signOut },
  ]
  return <CommandPalette {...{ isOpen, onClose }} commands={[...pages, ...actions]} findPeople={findClients} />
}
