import type { ReactNode } from 'react'
import { Menu, TriggerButton } from '../../../../../ui/index.ts'
import { useMessages } from '../../../../messages/index.ts'
import type { Around } from '../flow/around.ts'
import { Message } from '../preview/Message.tsx'
import type { MailText, PushText, Translations } from '../step-draft.ts'
import { useTextOf, type StepFieldsProps } from './use-text-of.ts'
import { NotWritten, TextLanguage } from './TextLanguage.tsx'

/** The props of a message's text field. */
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

interface InsertFieldProps {
  /** The `name` of the field of the form that it is put into. */
  into: string
  label: string
  value: string
  onChange: (value: string) => void
  around: Pick<Around, 'messageFields' | 'hasPromo' | 'denied'>
}

/** Puts a field such as a first name into a text, where the cursor stands or stood. */
function InsertField({ into, label, value, onChange, around }: InsertFieldProps) {
  const { step: m } = useMessages().automations
  const { messageFields, hasPromo, denied } = around
  const insert = (field: string) => {
    const input = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${into}"]`)
    const at = input?.selectionStart ?? value.length
    const mark = `{{${field}}}`
    onChange(value.slice(0, at) + mark + value.slice(input?.selectionEnd ?? at))
    // The menu gives the focus back to its button first.
    setTimeout(() => {
      input?.focus()
      input?.setSelectionRange(at + mark.length, at + mark.length)
    }, 50)
  }
  return (
    <Menu
      label={m.insertInto(label)}
      placement="bottom start"
      trigger={
        <TriggerButton look="quiet" size="small" icon="plus" label={m.insertInto(label)} className="self-start">
          {m.insert}
        </TriggerButton>
      }
      groups={[
        messageFields.map(({ field, label: name, after }) => ({
          label: name,
          disabledReason: denied ?? (after !== null && !hasPromo && m.afterPromo),
          onAction: () => insert(field),
        })),
      ]}
    />
  )
}

/** A message as a client would get it, as the server sets out what is written. */
function MessagePreview({ stepKey, around: { tried } }: { stepKey: string; around: Pick<Around, 'tried'> }) {
  const { preview: m } = useMessages().automations
  const message = tried?.steps.get(stepKey)?.message
  const said = !tried ? m.none : tried.isStale ? m.stale : message ? m.of(tried.name) : m.notReached
  return (
    <section aria-label={m.title} className="min-w-0 rounded-lg bg-sunken p-3">
      <p className="text-xs font-medium">{m.title}</p>
      <p aria-live="polite" className="mb-2 text-xs text-muted">
        {said}
      </p>
      {message ? <Message message={message} /> : null}
    </section>
  )
}
