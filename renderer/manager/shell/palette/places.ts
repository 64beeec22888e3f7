import type { Permission } from '../../../../server/api/permissions.ts'
import { keySigns } from '../../../shared/hotkeys.ts'
import type { IconName } from '../../../ui/icon/paths.ts'
import type { Messages } from '../../messages/areas.ts'
import { appointmentPages } from '../../pages/appointments/pages.ts'
import { reportPages } from '../../pages/reports/parts/pages.ts'
import { sellingPages } from '../../pages/selling/pages.ts'
import { settingsPages } from '../../pages/settings/pages.ts'
import { paths } from '../../paths.ts'
import { goKey } from '../keys/go-key.ts'
import { navigation } from '../navigation.ts'

interface Place {
  name: string
  href: string
  icon: IconName
  label: string
  detail?: string
  words?: string | undefined
  keys?: string | undefined
}

/** Every page by its name and the words it is searched by: the sidebar, what hangs below it, each report, each part of the settings. */
export function placesIn(
  { shell, selling, commands: m }: Pick<Messages, 'shell' | 'selling' | 'commands'>,
  isDenied: (permission: Permission) => boolean,
): (Omit<Place, 'name'> & { id: string })[] {
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
    { name: 'membershipTypes', href: paths.membershipTypes(), icon: 'ticket', label: shell.nav.membershipTypes },
    { name: 'automations', href: paths.automations(), icon: 'spark', label: shell.pages.automations },
    { name: 'tagRules', href: paths.tagRules(), icon: 'tag', label: shell.pages.tagRules },
    ...sellingPages.map((page) => ({ ...page, label: selling[page.name], detail: shell.nav.selling })),
    ...team,
    { name: 'payroll', href: paths.teamTab('payroll'), icon: 'cash', label: shell.pages.payroll },
    ...appointmentPages.map((page) => ({ ...page, label: shell.appointments[page.name] })),
    { name: 'guide', href: paths.guide(), icon: 'help', label: m.pages.guide },
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
      .filter(({ permission }) => permission === null || !isDenied(permission))
      .map(({ id, icon }): Place => ({
        name: `settings-${id}`,
        href: paths.settingsPart(id),
        icon,
        label: m.parts[id],
        detail: shell.nav.settings,
        words: m.settingsWords[id],
      })),
  ]
  return places.map(({ name, words, ...place }) => ({ ...place, id: name, words: words ?? m.pageWords[name] }))
}
