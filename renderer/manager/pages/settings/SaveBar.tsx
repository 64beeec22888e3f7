import { FormActions } from '../../../shared/form/Form.tsx'
import type { FormState } from '../../../shared/form/use-form.ts'
import { useDenied } from '../../../shared/session/use-session.ts'
import { Button, classes } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'

/**
 * The foot of a part: save, and while something is changed, that it is not saved and the way back, in sight wherever one
 * scrolls. Messages stay above it (`at-foot`).
 */
export function SaveBar<Values>({ form }: { form: FormState<Values> }) {
  const { settings: m } = useMessages()
  const denied = useDenied()('settings.manage')
  return (
    <div
      className={classes(
        'at-foot flex flex-wrap items-center gap-3 border-t border-line py-3',
        form.isChanged && 'sticky bottom-0 z-10 bg-canvas',
      )}
    >
      <p aria-live="polite" className="me-auto text-xs text-muted">
        {form.isChanged ? m.unsaved : ''}
      </p>
      {form.isChanged ? (
        <Button look="quiet" onPress={() => form.reset()}>
          {m.discard}
        </Button>
      ) : null}
      <FormActions form={form} disabledReason={denied} />
    </div>
  )
}
