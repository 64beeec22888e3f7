import type { Permission } from '../../../../server/api/permissions.ts'
import type { IconName } from '../../../ui/icon/paths.ts'
import type { Messages } from '../../messages/areas.ts'

export interface SettingsPage {
  id: keyof Messages['commands']['parts']
  icon: IconName
  /** Its group in the list. */
  group: keyof Messages['settings']['groups']
  /** The permission needed to see it; null for pages everybody has. */
  permission: Permission | null
}

/** The pages of the settings, in order and by group. */
export const settingsPages = [
  { id: 'studio', icon: 'home', group: 'house', permission: 'settings.view' },
  { id: 'branding', icon: 'spark', group: 'house', permission: 'settings.view' },
  { id: 'rules', icon: 'calendar', group: 'house', permission: 'settings.view' },
  { id: 'locations', icon: 'pin', group: 'house', permission: 'settings.view' },
  { id: 'rooms', icon: 'clients', group: 'house', permission: 'schedule.manage' },
  { id: 'online', icon: 'link', group: 'clients', permission: 'settings.view' },
  { id: 'widget', icon: 'external', group: 'clients', permission: 'settings.view' },
  { id: 'payments', icon: 'card', group: 'clients', permission: 'payments.manage' },
  { id: 'email', icon: 'mail', group: 'clients', permission: 'settings.view' },
  { id: 'kiosks', icon: 'screen', group: 'clients', permission: 'settings.manage' },
  { id: 'copies', icon: 'copy', group: 'safety', permission: 'backups.manage' },
  { id: 'audit', icon: 'eye', group: 'safety', permission: 'audit.view' },
  { id: 'exit', icon: 'export', group: 'safety', permission: 'backups.manage' },
  { id: 'health', icon: 'success', group: 'software', permission: 'settings.view' },
  { id: 'license', icon: 'ticket', group: 'software', permission: 'settings.view' },
  { id: 'webhooks', icon: 'bell', group: 'software', permission: 'settings.manage' },
  { id: 'account', icon: 'person', group: 'own', permission: null },
] as const satisfies readonly SettingsPage[]
