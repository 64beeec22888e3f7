import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'

/** The page's locale, which `shared/i18n/LateLocale.tsx` keeps here where a page starts without the library's provider. */
const NAME = Symbol.for('react-aria.i18n.locale')

/**
 * Gives a field of dates or figures the page's locale. The library reads it once, as its first part is fetched, which may be
 * before the page knows it; that would leave the browser's.
 */
export function InLocale({ children }: { children: ReactNode }) {
  const locale = (window as unknown as Record<symbol, string | undefined>)[NAME]
  return locale ? <I18nProvider locale={locale}>{children}</I18nProvider> : children
}
