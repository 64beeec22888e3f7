import type { ReactNode } from 'react'
import { matchOf, pathOf } from '../router/match.ts'

/** The pages of an application, by path pattern; each file's default export is the page. */
export type PageLoaders = Readonly<Record<string, () => Promise<{ default: () => ReactNode }>>>

/** True if an address belongs to one of the patterns ('/clients/:clientId'). */
export function isPage(pages: object, href: string): boolean {
  return matchOf(Object.keys(pages), pathOf(href)) !== null
}
