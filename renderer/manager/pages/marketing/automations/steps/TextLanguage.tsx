import { Button, Select } from '../../../../../ui/index.ts'
import { useMessages } from '../../../../messages/index.ts'
import { LANGUAGES, type Language, type Translations } from '../step-draft.ts'

export type TextOf = Language | 'own'

interface TextLanguageProps<Text> {
  value: TextOf
  onChange: (language: TextOf) => void
  translations: Translations<Text>
  onDrop: (language: Language) => void
  denied: string | null
}

/** For which readers a text is: those of a language, or everybody else. Says which are written. */
export function TextLanguage<Text>({ value, onChange, translations, onDrop, denied }: TextLanguageProps<Text>) {
  const { step: m } = useMessages().automations
  const named = (id: Language) => (translations[id] ? m.written(m.languages[id]) : m.languages[id])
  return (
    <div className="flex items-end gap-2">
      <Select
        label={m.language}
        options={[
          { id: 'own' as TextOf, label: m.everybody },
          ...LANGUAGES.map((id) => ({ id: id as TextOf, label: named(id) })),
        ]}
        value={value}
        onChange={onChange}
        className="flex-1"
      />
      {value !== 'own' && translations[value] ? (
        <Button
          look="quiet"
          icon="trash"
          iconOnly
          label={m.dropText}
          disabledReason={denied}
          onPress={() => onDrop(value)}
        />
      ) : null}
    </div>
  )
}

/** Instead of a text that is not written in a language yet. */
export function NotWritten({
  language,
  onWrite,
  denied,
}: {
  language: Language
  onWrite: () => void
  denied: string | null
}) {
  const { step: m } = useMessages().automations
  return (
    <div className="flex flex-col items-start gap-2 rounded-lg bg-sunken p-3">
      <p className="text-sm text-muted">{m.noText(m.languages[language])}</p>
      <Button size="small" icon="edit" disabledReason={denied} onPress={onWrite}>
        {m.write}
      </Button>
    </div>
  )
}
