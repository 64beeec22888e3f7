import { useEffect, type ReactNode } from 'react'

/** The component library looks here for the locale when its first part is fetched. */
const NAME = Symbol.for('react-aria.i18n.locale')

/** Gives the component library its locale where the page begins without it: its provider is too large to wait for. */
export function LateLocale({ locale, children }: { locale: string; children: ReactNode }) {
  Object.assign(window, { [NAME]: locale })
  useEffect(() => {
    // Makes the library's parts on the page read the locale again.
    dispatchEvent(new Event('languagechange'))
  }, [locale])
  return children
}
