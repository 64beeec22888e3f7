import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { UiLabelsProvider } from '../../ui/labels.ts'
import { regionOf, type FormatChoice } from '../format/format-locale.ts'
import { useStudio, type Studio } from '../studio/studio.ts'
import { ReadingContext, type Catalogue } from './catalogue.ts'
import { chooseFormats, chooseLanguage, chooseLocale, chosenFormats, chosenLanguage } from './language.ts'

/** One loader a language; each catalogue is a file of its own, fetched when it is wanted. */
export type Loaders = Record<string, () => Promise<Catalogue>>

interface Loaded {
  language: string
  locale: string
  catalogue: Catalogue
  formats: FormatChoice
}

type Place = Pick<Studio, 'locale' | 'timezone'>

export async function loadReading(loaders: Loaders, studio: Place): Promise<Loaded> {
  const formats = chosenFormats()
  const zone = await zoneRegion(studio)
  const wanted = { chosen: chosenLanguage(), studio: studio.locale, browser: navigator.languages, zone, formats }
  const choice = chooseLocale(wanted, Object.keys(loaders))
  const load = loaders[choice.language] as () => Promise<Catalogue>
  return { ...choice, formats, catalogue: await load() }
}

/** The region of the studio's timezone, where its language names none. */
async function zoneRegion({ locale, timezone }: Place): Promise<string | null> {
  if (!timezone || regionOf(locale)) return null
  try {
    return (await import('../format/zone-regions.ts')).regionOfZone(timezone)
  } catch {
    return null
  }
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
  const { locale, timezone } = useStudio()
  const [loaded, setLoaded] = useState(initial)
  const reload = useCallback(
    async () => setLoaded(await loadReading(loaders, { locale, timezone })),
    [loaders, locale, timezone],
  )
  const place = useRef(reload)
  useEffect(() => {
    // The studio has got another language or timezone.
    if (place.current !== reload) void reload()
    place.current = reload
  }, [reload])
  const reading = useMemo(
    () => ({
      ...loaded,
      available: Object.keys(loaders),
      change: (language: string | null) => {
        chooseLanguage(language)
        return reload()
      },
      changeFormats: (formats: FormatChoice) => {
        chooseFormats(formats)
        return reload()
      },
    }),
    [loaded, loaders, reload],
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
