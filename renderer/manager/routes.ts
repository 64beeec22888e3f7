import type { PageLoaders } from '../shared/app/pages.ts'

/** Pages without the frame: one line each. */
export const outside = {
  '/manage/login': () => import('./pages/login/LoginPage.tsx'),
  '/manage/forgot': () => import('./pages/login/ForgotPage.tsx'),
  '/manage/recover': () => import('./pages/login/RecoverPage.tsx'),
  '/manage/reset': () => import('./pages/login/ResetPage.tsx'),
  '/manage/welcome': () => import('./pages/welcome/WelcomePage.tsx'),
} satisfies PageLoaders

/** Pages inside the frame, for signed-in staff: one line each; the file's default export is the page. */
export const inside = {
  '/manage': () => import('./pages/today/TodayPage.tsx'),
  '/manage/schedule': () => import('./pages/schedule/SchedulePage.tsx'),
  '/manage/schedule/templates': () => import('./pages/schedule/templates/TemplatesPage.tsx'),
  '/manage/classes/:classId': () => import('./pages/roster/RosterPage.tsx'),
  '/manage/clients': () => import('./pages/clients/ClientsPage.tsx'),
  '/manage/clients/:clientId': () => import('./pages/clients/profile/ClientPage.tsx'),
  '/manage/selling': () => import('./pages/selling/desk/PointOfSalePage.tsx'),
  '/manage/selling/sales': () => import('./pages/selling/sales/SalesPage.tsx'),
  '/manage/selling/sales/:saleId': () => import('./pages/selling/sales/SalePage.tsx'),
  '/manage/selling/products': () => import('./pages/selling/products/ProductsPage.tsx'),
  '/manage/selling/products/:productId': () => import('./pages/selling/products/ProductPage.tsx'),
  '/manage/selling/receipts': () => import('./pages/selling/receipts/ReceiptsPage.tsx'),
  '/manage/selling/receipts/:receiptId': () => import('./pages/selling/receipts/ReceiptPage.tsx'),
  '/manage/selling/gift-cards': () => import('./pages/selling/gift-cards/GiftCardsPage.tsx'),
  '/manage/selling/gift-cards/:giftCardId': () => import('./pages/selling/gift-cards/GiftCardPage.tsx'),
  '/manage/selling/promo-codes': () => import('./pages/selling/promo-codes/PromoCodesPage.tsx'),
  '/manage/selling/membership-types': () => import('./pages/selling/membership-types/MembershipTypesPage.tsx'),
  '/manage/team': () => import('./pages/team/TeamPage.tsx'),
  '/manage/settings': () => import('./pages/settings/SettingsPage.tsx'),
  '/manage/settings/emergency': () => import('./pages/settings/copies/EmergencyPage.tsx'),
  '/manage/marketing': () => import('./pages/marketing/tags/TagsPage.tsx'),
  '/manage/marketing/rules': () => import('./pages/marketing/rules/RulesPage.tsx'),
  '/manage/marketing/rules/:ruleId': () => import('./pages/marketing/rules/RulePage.tsx'),
  '/manage/compliance': () => import('./pages/compliance/waivers/WaiversPage.tsx'),
  '/manage/compliance/waivers/:waiverId': () => import('./pages/compliance/waivers/WaiverPage.tsx'),
  '/manage/compliance/data': () => import('./pages/compliance/data/ClientDataPage.tsx'),
  '/manage/second-factor': () => import('./pages/account/SecondFactorPage.tsx'),
  '/manage/import': () => import('./pages/import/ImportPage.tsx'),
} satisfies PageLoaders
