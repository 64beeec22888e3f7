import type { ComponentType } from 'react'
import { late } from '../../../shared/app/late.tsx'
import type { Permission } from '../../../../server/api/permissions.ts'
import type { IconName } from '../../../ui/index.ts'
import type { Messages } from '../../messages/en/index.ts'

export interface SettingsPart {
  id: keyof Messages['settings']['part']
  icon: IconName
  /** What a role needs to see it; null for everybody's own. */
  permission: Permission | null
  Page: ComponentType
}

/** The parts of the settings, in order: one entry and a folder each. */
export const parts: readonly SettingsPart[] = [
  { id: 'studio', icon: 'home', permission: 'settings.view', Page: late(() => import('./studio/StudioPart.tsx')) },
  {
    id: 'branding',
    icon: 'spark',
    permission: 'settings.view',
    Page: late(() => import('./branding/BrandingPart.tsx')),
  },
  { id: 'rules', icon: 'calendar', permission: 'settings.view', Page: late(() => import('./rules/RulesPart.tsx')) },
  {
    id: 'locations',
    icon: 'pin',
    permission: 'settings.view',
    Page: late(() => import('./locations/LocationsPart.tsx')),
  },
  { id: 'rooms', icon: 'pin', permission: 'schedule.manage', Page: late(() => import('./rooms/RoomsPart.tsx')) },
  { id: 'kiosks', icon: 'check', permission: 'settings.manage', Page: late(() => import('./kiosks/KiosksPart.tsx')) },
  { id: 'online', icon: 'link', permission: 'settings.view', Page: late(() => import('./online/OnlinePart.tsx')) },
  {
    id: 'payments',
    icon: 'card',
    permission: 'payments.manage',
    Page: late(() => import('./payments/PaymentsPart.tsx')),
  },
  { id: 'widget', icon: 'screen', permission: 'settings.view', Page: late(() => import('./widget/WidgetPart.tsx')) },
  { id: 'email', icon: 'mail', permission: 'settings.view', Page: late(() => import('./email/EmailPart.tsx')) },
  { id: 'copies', icon: 'copy', permission: 'backups.manage', Page: late(() => import('./copies/CopiesPart.tsx')) },
  {
    id: 'webhooks',
    icon: 'bell',
    permission: 'settings.manage',
    Page: late(() => import('./webhooks/WebhooksPart.tsx')),
  },
  { id: 'license', icon: 'ticket', permission: 'settings.view', Page: late(() => import('./license/LicensePart.tsx')) },
  { id: 'health', icon: 'success', permission: 'settings.view', Page: late(() => import('./health/HealthPart.tsx')) },
  { id: 'audit', icon: 'eye', permission: 'audit.view', Page: late(() => import('./audit/AuditPart.tsx')) },
  { id: 'exit', icon: 'export', permission: 'backups.manage', Page: late(() => import('./exit/ExitPart.tsx')) },
  { id: 'account', icon: 'person', permission: null, Page: late(() => import('./account/AccountPart.tsx')) },
]
