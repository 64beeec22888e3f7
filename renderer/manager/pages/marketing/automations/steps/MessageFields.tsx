import type { ReactNode } from 'react'
import { MessagePreview } from '../preview/MessagePreview.tsx'
import type { MailText, PushText, Translations } from '../step-draft.ts'
import type { StepFieldsProps } from './fields-props.ts'
import { InsertField } from './InsertField.tsx'
import { NotWritten, TextLanguage } from './TextLanguage.tsx'
import { useTextOf } from './use-text-of.ts'

/** What a field of a message is given. */
export interface TextProps {
  name: string
  value: string
  onChange: (value: string) => void
  errorMessage: string | undefined
  disabledReason: string | null
}

interface MessageFieldsProps<Text> extends Pick<StepFieldsProps, 'place' | 'around'> {
  stepKey: string
  own: Text
  translations: Translations<Text>
  onChange: (own: Text, translations: Translations<Text>) => void
  /** The fields of the text, each with what it is called. */
  fields: readonly { of: keyof Text & string; label: string; show: (props: TextProps) => ReactNode }[]
  /** Below the text: the same for all readers. */
  children?: ReactNode
}

/** The text of a message, in each language, with the message as it arrives beside it. */
export function MessageFields<Text extends MailText | PushText>(props: MessageFieldsProps<Text>) {
  const { place, around, stepKey, own, translations, onChange, fields, children } = props
  const { language, setLanguage, text, path, set, write, drop } = useTextOf({ own, translations, place, onChange })
  const { denied } = around
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_20rem] items-start gap-4 narrow:grid-cols-1">
      <div className="flex min-w-0 flex-col gap-3">
        <TextLanguage value={language} onChange={setLanguage} {...{ translations, denied }} onDrop={drop} />
        {text
          ? fields.map(({ of, label, show }) => {
              const [name, value] = [path + of, text[of] as string]
              const put = (next: string) => set({ [of]: next } as Partial<Text>)
              return (
                <div key={of} className="flex flex-col gap-3">
                  {show({ name, value, onChange: put, errorMessage: around.faultAt(name), disabledReason: denied })}
                  <InsertField into={name} label={label} value={value} onChange={put} around={around} />
                </div>
              )
            })
          : null}
        {text === undefined && language !== 'own' ? (
          <NotWritten language={language} onWrite={write} denied={denied} />
        ) : null}
        {children}
      </div>
      <MessagePreview stepKey={stepKey} around={around} />
    </div>
  )
}
