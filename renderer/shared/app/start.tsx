import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { StrictMode, useMemo, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
// Words of all languages count by these rules: they come with the beginning, not with each language.
import '../i18n/plural.ts'
import { connection, session } from '../../api/browser.ts'
import { createQueryClient } from '../../api/query-client.ts'
import { preloadOnIntent } from '../router/preload-on-intent.ts'
import { NavigateProvider } from '../../ui/navigate.ts'
import { WindowNameProvider } from '../../ui/window-title.ts'
import { LanguageProvider, loadReading, type LocaleFrame, type Readers } from '../i18n/LanguageProvider.tsx'
import type { Readable } from '../i18n/texts.ts'
import { readStudio, useStudio, type Studio } from '../studio/studio.ts'
import { StudioProvider } from '../studio/StudioProvider.tsx'
import type { Accents } from '../../../server/lib/accent-rules.ts'
import { applyTheme, useAppliedTheme } from '../theme/theme.ts'
import type { Routes } from './define-routes.tsx'
import { Toasts } from './Toasts.tsx'

interface Application {
  texts: Readable
  Locale: LocaleFrame
  /** The way readers get their language, if not simply the studio's. */
  readers?: Readers
  routes: Routes
  /** The studio's colour in every use. */
  accentsOf: (studio: Studio) => Accents | null
  /** True if an address is one of this application's pages; others are left to the browser. */
  owns: (href: string) => boolean
  /** Fills the cache of reads before the first page is shown, and watches it. */
  prepare?: (queries: QueryClient) => void
}

/** Milliseconds after the page has begun. */
const LATE = 2500

async function keepFresh(queries: QueryClient): Promise<void> {
  const live = await import('../live/live.ts').catch(() => undefined)
  live?.keepFresh(queries, document.documentElement.dataset['app'] ?? 'manager')
}

/** Puts an application on its page: the studio's colours and the reader's words first, then the page asked for. */
export async function start({
  texts,
  Locale,
  readers,
  routes: { router, View },
  owns,
  accentsOf,
  prepare,
}: Application): Promise<void> {
  const studio = readStudio()
  applyTheme(accentsOf(studio))
  const queries = createQueryClient()
  prepare?.(queries)
  // The words and the page asked for are fetched at the same time.
  const told = document.documentElement.lang
  const [initial] = await Promise.all([loadReading(texts, studio, readers), router.settle()])
  // The server names the page in the studio's language.
  if (initial.language !== told && studio.studio_name) document.title = studio.studio_name
  // Reasons and the like come in words.
  const onChange = () => void queries.invalidateQueries()
  const go = (href: string) => (owns(href) ? router.history.push(href) : location.assign(href))

  // Signing in or out, here or in another tab, forgets what was read and asks the guard again.
  let account = session.get()?.account.id
  session.subscribe(() => {
    if (session.get()?.account.id === account) return
    account = session.get()?.account.id
    queries.clear()
    void router.settle()
  })

  // Data read before the server went away may be out of date.
  connection.subscribe(() => connection.isGone() || void queries.invalidateQueries())

  // The page comes first; listening for changes starts after it.
  setTimeout(() => void keepFresh(queries), LATE)

  preloadOnIntent(router, owns)
  createRoot(document.getElementById('root') as HTMLElement).render(
    <StrictMode>
      <StudioProvider initial={studio}>
        <LanguageProvider {...{ texts, Locale, initial, readers, onChange }}>
          <QueryClientProvider client={queries}>
            <NavigateProvider value={go}>
              <Themed accentsOf={accentsOf}>
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

function Themed({ accentsOf, children }: Pick<Application, 'accentsOf'> & { children: ReactNode }) {
  const studio = useStudio()
  useAppliedTheme(useMemo(() => accentsOf(studio), [accentsOf, studio]))
  return <WindowNameProvider value={studio.studio_name ?? ''}>{children}</WindowNameProvider>
}
