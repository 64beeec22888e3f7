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
  '/manage/clients': () => import('./pages/clients/ClientsPage.tsx'),
  '/manage/clients/$clientId': () => import('./pages/clients/profile/ClientPage.tsx'),
  '/manage/selling/membership-types': () => import('./pages/selling/membership-types/MembershipTypesPage.tsx'),
  '/manage/import': () => import('./pages/import/ImportPage.tsx'),
} satisfies PageLoaders
