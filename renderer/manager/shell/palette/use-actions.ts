import type { Permission } from '../../../../server/api/permissions.ts'
import { keyLabel, pressOnArrival } from '../../../shared/hotkeys.ts'
import { useSharedMessages } from '../../../shared/i18n/catalogue.ts'
import type { Command } from '../../../shared/palette/command.ts'
import { signOut, useDenied } from '../../../shared/session/use-session.ts'
import { useTheme } from '../../../shared/theme/theme.ts'
import type { IconName } from '../../../ui/icon/paths.ts'
import type { Messages } from '../../messages/areas.ts'
import { useMessages } from '../../messages/index.ts'
import { openAssistant } from '../../parts/assistant/opening.ts'
import { useHasAssistant } from '../../parts/assistant/use-has-assistant.ts'
import { paths } from '../../paths.ts'

interface Deed {
  name: keyof Messages['commands']['actions']
  icon: IconName
  href: string
  /** What begins it on that page; a page that is nothing but this needs no key. */
  key?: 'n' | 'c'
  permission?: Permission
}

const DEEDS: readonly Deed[] = [
  { name: 'newClient', icon: 'person', href: paths.clients(), key: 'n', permission: 'clients.manage' },
  { name: 'newClass', icon: 'calendar', href: paths.schedule(), key: 'n', permission: 'schedule.manage' },
  { name: 'sell', icon: 'selling', href: paths.selling(), permission: 'sales.manage' },
  { name: 'sellMembership', icon: 'ticket', href: paths.selling(), permission: 'memberships.manage' },
  { name: 'newTask', icon: 'check', href: paths.tasks(), key: 'n' },
  { name: 'newProduct', icon: 'tag', href: paths.products(), key: 'n', permission: 'products.manage' },
  { name: 'newGiftCard', icon: 'gift', href: paths.giftCards(), key: 'n', permission: 'sales.manage' },
  { name: 'newPromoCode', icon: 'spark', href: paths.promoCodes(), key: 'n', permission: 'promo_codes.manage' },
  {
    name: 'newMembershipType',
    icon: 'ticket',
    href: paths.membershipTypes(),
    key: 'n',
    permission: 'membership_types.manage',
  },
  { name: 'closeDay', icon: 'cash', href: paths.takings(), key: 'c', permission: 'sales.manage' },
  { name: 'inviteStaff', icon: 'team', href: paths.teamTab('staff'), key: 'n', permission: 'staff.manage' },
  {
    name: 'newInstructor',
    icon: 'person',
    href: paths.teamTab('instructors'),
    key: 'n',
    permission: 'instructors.manage',
  },
  { name: 'newRole', icon: 'lock', href: paths.teamTab('roles'), key: 'n', permission: 'staff.manage' },
  { name: 'startPayroll', icon: 'cash', href: paths.teamTab('payroll'), key: 'n', permission: 'payroll.manage' },
  { name: 'makeCopy', icon: 'copy', href: paths.settingsPart('copies'), key: 'c', permission: 'backups.manage' },
  { name: 'newAutomation', icon: 'spark', href: paths.newAutomation(), permission: 'marketing.manage' },
  { name: 'newTagRule', icon: 'tag', href: paths.newTagRule(), permission: 'marketing.manage' },
  { name: 'importList', icon: 'import', href: paths.import(), permission: 'migration.manage' },
  { name: 'newLocation', icon: 'pin', href: paths.settingsPart('locations'), key: 'n', permission: 'settings.manage' },
  { name: 'newKiosk', icon: 'screen', href: paths.settingsPart('kiosks'), key: 'n', permission: 'settings.manage' },
]

/** What can be done from anywhere, as far as the role may. */
export function useActions(go: (href: string) => void, onKeys: () => void): Command[] {
  const { shell, commands: m } = useMessages()
  const { words } = useSharedMessages()
  const { inForce, choose } = useTheme()
  const hasAssistant = useHasAssistant()
  const denied = useDenied()
  const other = inForce === 'dark' ? 'light' : 'dark'
  const group = 'actions'
  const deeds = DEEDS.filter(({ permission }) => !permission || denied(permission) === null).map(
    ({ name, icon, href, key }): Command => ({
      id: `do-${name}`,
      group,
      icon,
      label: m.actions[name],
      words: (m.words as Partial<Record<string, string>>)[name],
      run: () => {
        go(href)
        if (key) pressOnArrival(key, href)
      },
    }),
  )
  const asking: Command = {
    id: 'assistant',
    group,
    label: shell.askAssistant,
    words: m.words.assistant,
    icon: 'spark',
    keys: keyLabel('J'),
    run: () => openAssistant(true),
  }
  return [
    ...(hasAssistant ? [asking] : []),
    ...deeds,
    { id: 'keys', group, label: m.actions.keys, words: m.words.keys, icon: 'info', keys: '?', run: onKeys },
    {
      id: 'theme',
      group,
      label: `${words.theme}: ${words.themes[other]}`,
      words: m.words.theme,
      icon: other === 'dark' ? 'moon' : 'sun',
      run: () => choose(other),
    },
    { id: 'sign-out', group, label: words.signOut, words: m.words.signOut, icon: 'signOut', run: signOut },
  ]
}
