import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { UiLabelsProvider } from '../../ui/labels.ts'
import { useStudio } from '../studio/studio.ts'
import { ReadingContext, type Catalogue } from './catalogue.ts'
import { chooseLanguage, chooseLocale, chosenLanguage } from './language.ts'

/** One loader a language; each catalogue is a file of its own, fetched when it is wanted. */
export type Loaders = Record<string, () => Promise<Catalogue>>

interface Loaded {
  language: string
  locale: string
  catalogue: Catalogue
}

export async function loadReading(loaders: Loaders, studioLocale: string | null): Promise<Loaded> {
  const wanted = { chosen: chosenLanguage(), studio: studioLocale, browser: navigator.languages }
  const choice = chooseLocale(wanted, Object.keys(loaders))
  const load = loaders[choice.language] as () => Promise<Catalogue>
  return { ...choice, catalogue: await load() }
}

/** Gives the words, and everything that formats by a locale, to the page. `initial` comes from loadReading. */
export function LanguageProvider({
  loaders,
  initial,
  children,
}: {
  loaders: Loaders
  initial: Loaded
  children: ReactNode
}) {
  const studio = useStudio()
  const [loaded, setLoaded] = useState(initial)
  const reading = useMemo(
    () => ({
      ...loaded,
      available: Object.keys(loaders),
      change: async (language: string | null) => {
        chooseLanguage(language)
        setLoaded(await loadReading(loaders, studio.locale))
      },
    }),
    [loaded, loaders, studio.locale],
  )
  useEffect(() => {
    document.documentElement.lang = loaded.language
  }, [loaded.language])
  return (
    <ReadingContext value={reading}>
      <I18nProvider locale={loaded.locale}>
        <UiLabelsProvider value={loaded.catalogue.shared.ui}>{children}</UiLabelsProvider>
      </I18nProvider>
    </ReadingContext>
  )
}
