import { chapters } from 'virtual:guide'
import { useQuery } from '@tanstack/react-query'
import { connection } from '../../../api/browser.ts'
import { ApiError, UNREACHABLE, useFailure } from '../../../api/index.ts'
import type { Block } from '../../../guide/blocks.ts'
import { reloadIfThere } from '../../../shared/connection/use-connection.ts'
import { useLanguageChoice } from '../../../shared/i18n/use-language-choice.ts'

const inLanguage = <Value>(of: Readonly<Record<string, Value>>, language: string): Value => of[language] ?? of['en']!

/** The title of a chapter and its headings, in the reader's language where it is translated. */
export function useHeadings() {
  const { language } = useLanguageChoice()
  return chapters.map((chapter) => {
    const [title, ...headings] = inLanguage(chapter.headings, language)
    return { name: chapter.name, title: title!.text, headings }
  })
}

/** A chapter in the reader's language where it is translated, or null for a name that none has. */
export function useChapter(name: string) {
  const { language } = useLanguageChoice()
  const chapter = chapters.find((one) => one.name === name)
  if (!chapter) return null
  return {
    name,
    language,
    title: inLanguage(chapter.headings, language)[0]!.text,
    isTranslated: language in chapter.files,
    load: inLanguage(chapter.files, language),
  }
}

export type Chosen = NonNullable<ReturnType<typeof useChapter>>

/** The content of a chapter. */
export function useBlocks({ name, language, load }: Chosen) {
  return useFailure(
    useQuery<readonly Block[], ApiError>({
      queryKey: ['chapter', name, language],
      queryFn: async ({ client, queryKey }) => {
        try {
          return (await load()).default
        } catch {
          // The browser keeps a failed file as failed: when the server answers, a reload fetches it.
          if (client.getQueryState(queryKey)?.errorUpdateCount) await reloadIfThere()
          else void connection.retry()
          throw new ApiError(UNREACHABLE)
        }
      },
      staleTime: Infinity,
      retry: false,
    }),
  )
}
