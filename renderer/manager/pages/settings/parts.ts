import type { ComponentType } from 'react'
import { late } from '../../../shared/app/late.tsx'
import { settingsPages, type SettingsPage } from './pages.ts'

export interface SettingsPart extends SettingsPage {
  Page: ComponentType
}

const contents: Readonly<Record<(typeof settingsPages)[number]['id'], ComponentType>> = {
  studio: late(() => import('./studio/StudioPart.tsx')),
  branding: late(() => import('./branding/BrandingPart.tsx')),
  rules: late(() => import('./rules/RulesPart.tsx')),
  locations: late(() => import('./locations/LocationsPart.tsx')),
  rooms: late(() => import('./rooms/RoomsPart.tsx')),
  kiosks: late(() => import('./kiosks/KiosksPart.tsx')),
  online: late(() => import('./online/OnlinePart.tsx')),
  payments: late(() => import('./payments/PaymentsPart.tsx')),
  widget: late(() => import('./widget/WidgetPart.tsx')),
  email: late(() => import('./email/EmailPart.tsx')),
  copies: late(() => import('./copies/CopiesPart.tsx')),
  webhooks: late(() => import('./webhooks/WebhooksPart.tsx')),
  license: late(() => import('./license/LicensePart.tsx')),
  health: late(() => import('./health/HealthPart.tsx')),
  audit: late(() => import('./audit/AuditPart.tsx')),
  exit: late(() => import('./exit/ExitPart.tsx')),
  account: late(() => import('./account/AccountPart.tsx')),
}

/** The parts of the settings, in order: one line here, one in `pages.ts` and a folder each. */
export const parts: readonly SettingsPart[] = settingsPages.map((page) => ({ ...page, Page: contents[page.id] }))
