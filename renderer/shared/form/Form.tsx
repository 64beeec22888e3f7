import type { ReactNode } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { OverlayActions } from '../../ui/overlay/OverlayActions.tsx'
import { useSharedMessages } from '../i18n/catalogue.ts'
import { ProblemCallout } from '../problem/ProblemCallout.tsx'
import { useWorking } from '../work/working.ts'
import type { FormState } from './use-form.ts'

interface FormProps<Values> {
  form: FormState<Values>
  children: ReactNode
  className?: string
}

/** The frame of a form: sends on Enter, shows above the fields what is about none of them. */
export function Form<Values>({ form, children, className = 'flex flex-col gap-4' }: FormProps<Values>) {
  return (
    <form
      id={form.id}
      noValidate
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit()
      }}
    >
      <ProblemCallout problem={form.problem} />
      {form.others.length > 0 ? (
        <ul className="list-disc ps-5 text-sm text-bad">
          {form.others.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      ) : null}
      {children}
      <OneMoment />
    </form>
  )
}

/** Said while something is worked out that the server asked for, so that nobody thinks it is stuck. */
function OneMoment() {
  const { words } = useSharedMessages()
  return useWorking() ? (
    <p role="status" className="text-center text-sm text-muted">
      {words.oneMoment}
    </p>
  ) : null
}

interface FormActionsProps<Values> {
  form: FormState<Values>
  /** The word on the button that sends; "Save" when left out. */
  submit?: string
  onCancel?: () => void
  /** Keeps sending disabled, with its reason. */
  disabledReason?: string | null | false
  look?: 'primary' | 'danger'
  className?: string
}

/**
 * The buttons of a form: cancel where there is a way back, and send. In a drawer or dialog they are at its foot, where nothing
 * in the body moves them.
 */
export function FormActions<Values>({
  form,
  submit,
  onCancel,
  disabledReason,
  look = 'primary',
  className,
}: FormActionsProps<Values>) {
  const { words } = useSharedMessages()
  return (
    <OverlayActions className={className}>
      {onCancel ? <Button onPress={() => form.leave(onCancel)}>{words.cancel}</Button> : null}
      <Button look={look} type="submit" form={form.id} isPending={form.isPending} disabledReason={disabledReason}>
        {submit ?? words.save}
      </Button>
    </OverlayActions>
  )
}
