import type { Permission } from '../../../../server/api/permissions.ts'
import type { IconName } from '../../../ui/icon/paths.ts'
import type { Messages } from '../../messages/areas.ts'
import { paths } from '../../paths.ts'

interface Deed {
  name: keyof Messages['commands']['actions']
  icon: IconName
  href: string
  /** The key that begins it on that page; a page for nothing else needs no key. */
  key?: 'n' | 'c'
  permission?: Permission
}

/** The actions that can begin anywhere, in the order offered. */
export const DEEDS: readonly Deed[] = [
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
  { name: 'closures', icon: 'calendar', href: paths.closures(), permission: 'schedule.view' },
  { name: 'refund', icon: 'undo', href: paths.receipts(), permission: 'sales.view' },
  { name: 'takePayment', icon: 'cash', href: paths.clientsOwing(), permission: 'charges.manage' },
  { name: 'exportClients', icon: 'file', href: paths.clients(), permission: 'clients.view' },
  { name: 'writeToClients', icon: 'mail', href: paths.clients(), permission: 'marketing.manage' },
  { name: 'substitute', icon: 'team', href: paths.schedule(), permission: 'schedule.manage' },
  { name: 'newKiosk', icon: 'screen', href: paths.settingsPart('kiosks'), key: 'n', permission: 'settings.manage' },
]
