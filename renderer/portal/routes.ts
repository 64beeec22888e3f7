import type { PageLoaders } from '../shared/app/pages.ts'

/** Pages without the frame: one line each. */
export const outside = {
  '/login': () => import('./pages/login/LoginPage.tsx'),
  '/register': () => import('./pages/account/RegisterPage.tsx'),
  '/forgot': () => import('./pages/account/ForgotPage.tsx'),
  '/reset': () => import('./pages/account/ResetPage.tsx'),
  '/invite': () => import('./pages/account/InvitePage.tsx'),
  '/not-ready': () => import('./pages/not-ready/NotReadyPage.tsx'),
  '/guest/confirm': () => import('./pages/guest/ConfirmPage.tsx'),
  '/guest/cancel': () => import('./pages/guest/CancelPage.tsx'),
} satisfies PageLoaders

/** Pages inside the frame, most for those who are signed in (guard.ts): one line each; the file's default export is the page. */
export const inside = {
  '/': () => import('./pages/schedule/SchedulePage.tsx'),
  '/accessibility': () => import('./pages/accessibility/AccessibilityPage.tsx'),
  '/legal/:kind': () => import('./pages/legal/LegalPage.tsx'),
  '/prices': () => import('./pages/prices/PricesPage.tsx'),
  '/buy/:typeId': () => import('./pages/buy/BuyPage.tsx'),
  '/paid': () => import('./pages/paid/PaidPage.tsx'),
  '/gift-card': () => import('./pages/gift-card/GiftCardPage.tsx'),
  '/classes/:classId': () => import('./pages/class/ClassPage.tsx'),
  '/bookings': () => import('./pages/bookings/BookingsPage.tsx'),
  '/appointments': () => import('./pages/appointments/AppointmentsPage.tsx'),
  '/appointments/new': () => import('./pages/appointments/book/BookPage.tsx'),
  '/memberships': () => import('./pages/memberships/MembershipsPage.tsx'),
  '/memberships/:membershipId': () => import('./pages/memberships/MembershipPage.tsx'),
  '/charges': () => import('./pages/charges/ChargesPage.tsx'),
  '/profile': () => import('./pages/profile/ProfilePage.tsx'),
  '/profile/edit': () => import('./pages/profile/EditProfilePage.tsx'),
  '/profile/password': () => import('./pages/profile/PasswordPage.tsx'),
  '/notifications': () => import('./pages/notifications/NotificationsPage.tsx'),
  '/waivers': () => import('./pages/waivers/WaiversPage.tsx'),
  '/waivers/:waiverId': () => import('./pages/waivers/WaiverPage.tsx'),
  '/calendar': () => import('./pages/calendar/CalendarPage.tsx'),
  '/receipts': () => import('./pages/receipts/ReceiptsPage.tsx'),
  '/data': () => import('./pages/data/MyDataPage.tsx'),
  '/pay': () => import('./pages/pay/PayPage.tsx'),
  '/teaching': () => import('./pages/teaching/TeachingPage.tsx'),
  // Before the rosters: the first pattern that fits is the page.
  '/teaching/availability': () => import('./pages/teaching/AvailabilityPage.tsx'),
  '/teaching/timetable': () => import('./pages/teaching/TimetablePage.tsx'),
  '/teaching/:classId': () => import('./pages/teaching/RosterPage.tsx'),
  '/substitutes': () => import('./pages/substitutes/SubstitutesPage.tsx'),
} satisfies PageLoaders
