import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
// Words of all languages count by these rules: they come with the beginning, not with each language.
import '../i18n/plural.ts'
import { connection, session } from '../../api/browser.ts'
import { createQueryClient } from '../../api/query-client.ts'
import { preloadOnIntent } from '../router/preload-on-intent.ts'
import { NavigateProvider } from '../../ui/navigate.ts'
import { LanguageProvider, loadReading, type LocaleFrame } from '../i18n/LanguageProvider.tsx'
import type { Readable } from '../i18n/texts.ts'
import { useStudio, readStudio } from '../studio/studio.ts'
import { StudioProvider } from '../studio/StudioProvider.tsx'
import { applyTheme, useAppliedTheme } from '../theme/theme.ts'
import type { Routes } from './define-routes.tsx'
import { Toasts } from './Toasts.tsx'

interface Application {
  texts: Readable
  Locale: LocaleFrame
  routes: Routes
  /** Whether an address is one of this application's pages; others are left to the browser. */
  owns: (href: string) => boolean
  /** Fills the cache of reads before the first page is shown, and watches it. */
  prepare?: (queries: QueryClient) => void
}

/** Puts an application on its page: the studio's colours and the reader's words first, then the page asked for. */
export async function start({ texts, Locale, routes: { router, View }, owns, prepare }: Application): Promise<void> {
  const studio = readStudio()
  applyTheme(studio.primary_color)
  const queries = createQueryClient()
  prepare?.(queries)
  // The words and the page asked for are fetched at the same time.
  const [initial] = await Promise.all([loadReading(texts, studio), router.settle()])
  const go = (href: string) => (owns(href) ? router.history.push(href) : location.assign(href))

  // Signing in or out, here or in another tab, forgets what was read and asks the guard again.
  let account = session.get()?.account.id
  session.subscribe(() => {
    if (session.get()?.account.id === account) return
    account = session.get()?.account.id
    queries.clear()
    void router.settle()
  })

  // What was read before the server went may be out of date.
  connection.subscribe(() => connection.isGone() || void queries.invalidateQueries())

  preloadOnIntent(router, owns)
  createRoot(document.getElementById('root') as HTMLElement).render(
    <StrictMode>
      <StudioProvider initial={studio}>
        <LanguageProvider texts={texts} Locale={Locale} initial={initial}>
          <QueryClientProvider client={queries}>
            <NavigateProvider value={go}>
              <Themed>
                <View />
                <Toasts />
              </Themed>
            </NavigateProvider>
          </QueryClientProvider>
        </LanguageProvider>
      </StudioProvider>
    </StrictMode>,
  )
}

function Themed({ children }: { children: ReactNode }) {
  useAppliedTheme(useStudio().primary_color)
  return children
}
