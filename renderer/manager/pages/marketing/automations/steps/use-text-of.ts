import { useState } from 'react'
import type { Around } from '../flow/around.ts'
import type { Language, StepDraft, Translations } from '../step-draft.ts'
import type { Place } from '../step-list.ts'
import type { TextOf } from './TextLanguage.tsx'

interface Message<Text> {
  own: Text
  translations: Translations<Text>
  place: string
  onChange: (own: Text, translations: Translations<Text>) => void
}

/** The text of a message for the readers that are chosen, where it stands, and the ways to write, change and drop it. */
export function useTextOf<Text extends object>({ own, translations, place, onChange }: Message<Text>) {
  const [language, setLanguage] = useState<TextOf>('own')
  const isOwn = language === 'own'
  const put = (text: Text) =>
    isOwn ? onChange(text, translations) : onChange(own, { ...translations, [language]: text })
  const text = isOwn ? own : translations[language]
  return {
    language,
    setLanguage,
    text,
    path: `steps.${place}.${isOwn ? '' : `translations.${language}.`}`,
    set: (change: Partial<Text>) => text && put({ ...text, ...change }),
    write: () => put(own),
    drop: (gone: Language) => {
      const { [gone]: _, ...others } = translations
      onChange(own, others as Translations<Text>)
    },
  }
}

/** The props for the fields of a step of one kind. */
export interface StepFieldsProps<Draft = StepDraft> {
  step: Draft
  place: Place
  around: Around
}
