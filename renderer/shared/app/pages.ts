import type { ReactNode } from 'react'

/** The pages of an application, by path pattern; each file's default export is the page. */
export type PageLoaders = Readonly<Record<string, () => Promise<{ default: () => ReactNode }>>>

/** Whether an address belongs to one of the patterns ('/clients/$clientId'). */
export function isPage(pages: object, href: string): boolean {
  const parts = split(href.split(/[?#]/)[0] ?? '')
  return Object.keys(pages).some((pattern) => {
    const wanted = split(pattern)
    return wanted.length === parts.length && wanted.every((part, at) => part.startsWith('$') || part === parts[at])
  })
}

const split = (path: string) => path.split('/').filter(Boolean)
