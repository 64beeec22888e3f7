import { Menu, TriggerButton } from '../../../../../ui/index.ts'
import { useMessages } from '../../../../messages/index.ts'
import type { Around } from '../flow/around.ts'

interface InsertFieldProps {
  /** The `name` of the field of the form that it is put into. */
  into: string
  label: string
  value: string
  onChange: (value: string) => void
  around: Pick<Around, 'messageFields' | 'hasPromo' | 'denied'>
}

/** Puts a field such as a first name into a text, where the cursor stands or stood. */
export function InsertField({ into, label, value, onChange, around }: InsertFieldProps) {
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
