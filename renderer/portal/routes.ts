import type { PageLoaders } from '../shared/app/pages.ts'

/** Pages without the frame: one line each. */
export const outside = {
  '/login': () => import('./pages/login/LoginPage.tsx'),
} satisfies PageLoaders

/** Pages inside the frame, for those who are signed in: one line each; the file's default export is the page. */
export const inside = {
  '/profile': () => import('./pages/profile/ProfilePage.tsx'),
} satisfies PageLoaders
