import { useEffect, type ReactNode } from 'react'

/** Where the component library looks for the locale when its first part is fetched. */
const NAME = Symbol.for('react-aria.i18n.locale')

/** Gives the component library its locale where the page begins without it: what would give it weighs too much to wait for. */
export function LateLocale({ locale, children }: { locale: string; children: ReactNode }) {
  Object.assign(window, { [NAME]: locale })
  useEffect(() => {
    // What is on the page of it reads the locale anew.
    dispatchEvent(new Event('languagechange'))
  }, [locale])
  return children
}
