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

/** The source of the readers' language in an application. */
export interface Readers {
  /** True if the browser's language goes before the studio's. */
  browserFirst: boolean
  /** The language of the signed-in account, which may change. */
  own: () => string | null
  subscribe: (listener: () => void) => () => void
  /** Takes a language that was chosen here into that account; an ApiError where that fails. */
  keep: (language: string | null) => Promise<void>
}

/** The team, and who passes a tablet: they read in the studio's language. */
export const AS_THE_STUDIO_READS: Readers = {
  browserFirst: false,
  own: () => null,
  subscribe: () => () => {},
  keep: async () => {},
}

/** Loads the words of the reader's language and the formats of dates and figures; sets the document's language. */
export async function loadReading(texts: Readable, studio: Place, readers = AS_THE_STUDIO_READS): Promise<Loaded> {
  const formats = chosenFormats()
  const zone = await zoneRegion(studio)
  const said = { own: readers.own(), chosen: chosenLanguage(), studio: studio.locale, browser: navigator.languages }
  const choice = chooseLocale({ ...said, zone, formats, browserFirst: readers.browserFirst }, texts.languages)
  const catalogue = (await texts.read(choice.language)) as Catalogue
  // Before any request: the server's texts come in the language of the document.
  document.documentElement.lang = choice.language
  return { ...choice, formats, catalogue }
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

/** Provides the words and the locale of formats to the page. `initial` comes from loadReading. */
export function LanguageProvider({
  texts,
  Locale,
  initial,
  readers = AS_THE_STUDIO_READS,
  onChange,
  children,
}: {
  texts: Readable
  /** Gives the component library its locale. */
  Locale: LocaleFrame
  initial: Loaded
  readers?: Readers
  /** Called when the language changes. */
  onChange?: () => void
  children: ReactNode
}) {
  const { locale, timezone } = useStudio()
  const [loaded, setLoaded] = useState(initial)
  const reload = useCallback(
    async () => setLoaded(await loadReading(texts, { locale, timezone }, readers)),
    [texts, locale, timezone, readers],
  )
  const place = useRef(reload)
  useEffect(() => {
    // The studio has got another language or timezone.
    if (place.current !== reload) void reload()
    place.current = reload
  }, [reload])
  useEffect(() => {
    let last = readers.own()
    return readers.subscribe(() => {
      if (readers.own() === last) return
      // Somebody else reads, or their account says another language.
      last = readers.own()
      void reload()
    })
  }, [readers, reload])
  const reading = useMemo(
    () => ({
      ...loaded,
      available: texts.languages,
      change: async (language: string | null) => {
        // Words that can't be fetched are not chosen: the next start would find none either.
        if (language) await texts.read(language)
        chooseLanguage(language)
        await Promise.all([readers.keep(language), reload()])
      },
      changeFormats: (formats: FormatChoice) => {
        chooseFormats(formats)
        return reload()
      },
    }),
    [loaded, texts, readers, reload],
  )
  const isRead = useRef(loaded.language)
  useEffect(() => {
    if (isRead.current === loaded.language) return
    isRead.current = loaded.language
    onChange?.()
  }, [loaded.language, onChange])
  return (
    <ReadingContext value={reading}>
      <Locale locale={loaded.locale}>
        <UiLabelsProvider value={loaded.catalogue.shared.ui}>{children}</UiLabelsProvider>
      </Locale>
    </ReadingContext>
  )
}
