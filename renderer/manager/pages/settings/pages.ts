import type { Permission } from '../../../../server/api/permissions.ts'
import type { IconName } from '../../../ui/icon/paths.ts'
import type { Messages } from '../../messages/en/index.ts'

export interface SettingsPage {
  id: keyof Messages['commands']['parts']
  icon: IconName
  /** What a role needs to see it; null for everybody's own. */
  permission: Permission | null
}

/** The parts of the settings, in order. */
export const settingsPages = [
  { id: 'studio', icon: 'home', permission: 'settings.view' },
  { id: 'branding', icon: 'spark', permission: 'settings.view' },
  { id: 'rules', icon: 'calendar', permission: 'settings.view' },
  { id: 'locations', icon: 'pin', permission: 'settings.view' },
  { id: 'rooms', icon: 'pin', permission: 'schedule.manage' },
  { id: 'kiosks', icon: 'check', permission: 'settings.manage' },
  { id: 'online', icon: 'link', permission: 'settings.view' },
  { id: 'payments', icon: 'card', permission: 'payments.manage' },
  { id: 'widget', icon: 'screen', permission: 'settings.view' },
  { id: 'email', icon: 'mail', permission: 'settings.view' },
  { id: 'copies', icon: 'copy', permission: 'backups.manage' },
  { id: 'webhooks', icon: 'bell', permission: 'settings.manage' },
  { id: 'license', icon: 'ticket', permission: 'settings.view' },
  { id: 'health', icon: 'success', permission: 'settings.view' },
  { id: 'audit', icon: 'eye', permission: 'audit.view' },
  { id: 'exit', icon: 'export', permission: 'backups.manage' },
  { id: 'account', icon: 'person', permission: null },
] as const satisfies readonly SettingsPage[]
