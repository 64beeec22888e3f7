import { useCallback, useEffect, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { UiLabelsProvider } from '../../ui/labels.ts'
import { regionOf, type FormatChoice } from '../format/format-locale.ts'
import { readStudio, useStudio, type Studio } from '../studio/studio.ts'
import { ReadingContext, type Catalogue } from './catalogue.ts'
import type { Readable } from './texts.ts'
import { chooseFormats, chooseLanguage, chooseLocale, chosenFormats, chosenLanguage } from './language.ts'

interface Loaded {
  language: string
  locale: string
  catalogue: Catalogue
  formats: FormatChoice
}

/** Gives a locale to what it frames. */
export type LocaleFrame = ComponentType<{ locale: string; children: ReactNode }>

type Place = Pick<Studio, 'locale' | 'timezone'>

export async function loadReading(texts: Readable, studio: Place): Promise<Loaded> {
  const formats = chosenFormats()
  const zone = await zoneRegion(studio)
  const wanted = { chosen: chosenLanguage(), studio: studio.locale, browser: navigator.languages, zone, formats }
  const choice = chooseLocale(wanted, texts.languages)
  return { ...choice, formats, catalogue: (await texts.read(choice.language)) as Catalogue }
}

/** The region of the studio's timezone, where its language names none; the page knows that of the timezone it came with. */
async function zoneRegion({ locale, timezone }: Place): Promise<string | null> {
  if (!timezone || regionOf(locale)) return null
  const known = readStudio()
  if (timezone === known.timezone) return known.region
  try {
    return (await import('../../../server/lib/region-rules.ts')).regionOfZone(timezone)
  } catch {
    return null
  }
}

/** Gives the words, and everything that formats by a locale, to the page. `initial` comes from loadReading. */
export function LanguageProvider({
  texts,
  Locale,
  initial,
  children,
}: {
  texts: Readable
  /** What tells the component library. */
  Locale: LocaleFrame
  initial: Loaded
  children: ReactNode
}) {
  const { locale, timezone } = useStudio()
  const [loaded, setLoaded] = useState(initial)
  const reload = useCallback(
    async () => setLoaded(await loadReading(texts, { locale, timezone })),
    [texts, locale, timezone],
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
      available: texts.languages,
      change: (language: string | null) => {
        chooseLanguage(language)
        return reload()
      },
      changeFormats: (formats: FormatChoice) => {
        chooseFormats(formats)
        return reload()
      },
    }),
    [loaded, texts, reload],
  )
  useEffect(() => {
    document.documentElement.lang = loaded.language
  }, [loaded.language])
  return (
    <ReadingContext value={reading}>
      <Locale locale={loaded.locale}>
        <UiLabelsProvider value={loaded.catalogue.shared.ui}>{children}</UiLabelsProvider>
      </Locale>
    </ReadingContext>
  )
}
