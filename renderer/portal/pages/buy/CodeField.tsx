import { useState } from 'react'
import { useSharedMessages } from '../../../shared/i18n/catalogue.ts'
import { explain } from '../../../shared/problem/explain.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { TextField } from '../../../ui/field/TextField.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import type { IconName } from '../../../ui/icon/paths.ts'
import { useMessages } from '../../messages/index.ts'
import type { Code } from './use-code.ts'

interface CodeFieldProps {
  icon: IconName
  label: string
  /** On the button that opens the field: few have a code. */
  open: string
  code: Pick<Code, 'text' | 'type' | 'error' | 'isPending' | 'apply' | 'remove'>
  /** The effect of a valid code, in words; null while there is none. */
  known: string | null
}

/** A place for a code: a button for the few who have one, then its field, then what it does. */
export function CodeField({ icon, label, open, code, known }: CodeFieldProps) {
  const { buy: m } = useMessages()
  const [isOpen, setOpen] = useState(false)
  const fault = useFault(code.error)
  if (known !== null)
    return (
      <p role="status" className="flex items-center gap-2 rounded-lg bg-good-soft py-1 ps-3.5 pe-1 text-sm">
        <Icon name={icon} size={16} className="text-good" />
        <span className="min-w-0 flex-1 break-words">{known}</span>
        <Button look="quiet" size="small" label={`${m.remove}: ${label}`} onPress={code.remove}>
          {m.remove}
        </Button>
      </p>
    )
  if (!isOpen)
    return (
      <Button look="quiet" icon={icon} className="self-start -ms-3" onPress={() => setOpen(true)}>
        {open}
      </Button>
    )
  return (
    <form
      noValidate
      className="flex items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        void code.apply()
      }}
    >
      <TextField
        label={label}
        value={code.text}
        onChange={code.type}
        errorMessage={fault}
        autoComplete="off"
        maxLength={64}
        autoFocus
        className="flex-1"
      />
      <Button type="submit" isPending={code.isPending} label={`${m.apply}: ${label}`} className="mt-5.5 phone:mt-6">
        {m.apply}
      </Button>
    </form>
  )
}

/** Why a code does not count, in words. */
function useFault(error: Code['error']): string | undefined {
  const { refused, promoRefused } = useMessages().buy
  const { problems } = useSharedMessages()
  if (!error) return undefined
  const { code, reasons } = error.problem
  const [rule] = code === 'PROMO_CODE_INVALID' ? (reasons ?? []).map((reason) => promoRefused[reason.rule ?? '']) : []
  return rule ?? refused[code] ?? explain(error.problem, problems).title
}
