import { chapters } from 'virtual:guide'
import { useEffect, useState } from 'react'
import type { Block } from '../../../guide/blocks.ts'
import { useLanguageChoice } from '../../../shared/i18n/use-language-choice.ts'

type Chapter = (typeof chapters)[number]

const inLanguage = <Value>(of: Readonly<Record<string, Value>>, language: string): Value => of[language] ?? of['en']!

/** The title of a chapter and its headings, in the reader's language where it is translated. */
export function useHeadings() {
  const { language } = useLanguageChoice()
  return chapters.map((chapter) => {
    const [title, ...headings] = inLanguage(chapter.headings, language)
    return { name: chapter.name, title: title!.text, headings }
  })
}

interface Read {
  chapter: Chapter
  language: string
  /** Absent while it is fetched; null where that failed. */
  blocks?: readonly Block[] | null
}

/** A chapter as it is read, or null for a name that none has. */
export function useChapter(name: string) {
  const { language } = useLanguageChoice()
  const chapter = chapters.find((one) => one.name === name)
  const [read, setRead] = useState<Read | null>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (!chapter) return
    let isWanted = true
    const keep = (blocks: readonly Block[] | null) => isWanted && setRead({ chapter, language, blocks })
    inLanguage(chapter.files, language)().then(
      (file) => keep(file.default),
      () => keep(null),
    )
    return () => {
      isWanted = false
    }
  }, [chapter, language, tries])
  if (!chapter) return null
  const isCurrent = read?.chapter === chapter && read.language === language
  return {
    title: inLanguage(chapter.headings, language)[0]!.text,
    isTranslated: language in chapter.files,
    blocks: isCurrent ? read.blocks : undefined,
    retry: () => {
      setRead(null)
      setTries((count) => count + 1)
    },
  }
}
