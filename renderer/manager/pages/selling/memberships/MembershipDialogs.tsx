import { useSend } from '../../../../api/index.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { DateField, Dialog, NumberField, TextArea, TextField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { Consequences } from './Consequences.tsx'
import { CHANGED } from './sale.ts'
import type { Membership } from './membership-words.ts'

interface DialogProps {
  membership: Membership
  isOpen: boolean
  onClose: () => void
}

/** Brings the classes that are left to another number, with the reason that the statement shows. */
export function AdjustDialog({ membership, isOpen, onClose }: DialogProps) {
  const { memberships } = useMessages()
  return (
    <Dialog
      width="small"
      title={memberships.act.adjustTitle(membership.type_name)}
      description={memberships.act.adjustNow(membership.credits_remaining ?? 0)}
      isOpen={isOpen}
      onClose={onClose}
    >
      <AdjustForm membership={membership} onClose={onClose} />
    </Dialog>
  )
}

function AdjustForm({ membership, onClose }: Omit<DialogProps, 'isOpen'>) {
  const { memberships } = useMessages()
  const m = memberships.act
  const toast = useToast()
  const before = membership.credits_remaining ?? 0
  const change = useSend('PUT /api/v1/memberships/{membership_id}', { invalidate: CHANGED })
  const form = useForm({
    values: { credits_remaining: before as number | null, credits_reason: '' },
    required: ['credits_remaining', 'credits_reason'],
    validate: ({ credits_remaining }) => ({
      credits_remaining: credits_remaining === before ? m.adjustSame : undefined,
    }),
    submit: ({ credits_remaining, credits_reason }) =>
      change.sendOrThrow({
        params: { membership_id: membership.id },
        body: { credits_remaining: credits_remaining ?? 0, credits_reason },
      }),
    onDone: () => {
      toast.done(m.adjusted)
      onClose()
    },
  })
  const by = (form.values.credits_remaining ?? before) - before
  return (
    <Form form={form}>
      <NumberField
        label={m.adjustTo}
        min={0}
        max={10_000}
        description={by === 0 ? undefined : m.adjustBy(by)}
        autoFocus
        {...form.bind('credits_remaining')}
      />
      <TextField label={m.reason} description={m.reasonHelp} {...form.bind('credits_reason')} />
      <FormActions form={form} submit={m.adjustSubmit} onCancel={onClose} />
    </Form>
  )
}

/** Changes the last day and the staff's notes. */
export function ChangeDialog({ membership, isOpen, onClose }: DialogProps) {
  const { memberships } = useMessages()
  return (
    <Dialog width="small" title={memberships.act.changeTitle(membership.type_name)} isOpen={isOpen} onClose={onClose}>
      <ChangeForm membership={membership} onClose={onClose} />
    </Dialog>
  )
}

function ChangeForm({ membership, onClose }: Omit<DialogProps, 'isOpen'>) {
  const { memberships } = useMessages()
  const m = memberships.act
  const toast = useToast()
  const change = useSend('PUT /api/v1/memberships/{membership_id}', { invalidate: CHANGED })
  const isCancelled = membership.status === 'cancelled'
  const form = useForm({
    values: { expires_at: membership.expires_at, notes: membership.notes ?? '' },
    submit: ({ expires_at, notes }) =>
      change.sendOrThrow({
        params: { membership_id: membership.id },
        body: { notes: notes.trim() || null, ...(expires_at === membership.expires_at ? {} : { expires_at }) },
      }),
    onDone: () => {
      toast.done(m.saved)
      onClose()
    },
  })
  const { expires_at: wanted } = form.values
  const isEarlier = wanted !== null && (membership.expires_at === null || wanted < membership.expires_at)
  return (
    <Form form={form}>
      <DateField
        label={m.lastDay}
        description={m.lastDayHelp}
        min={membership.starts_at}
        disabledReason={isCancelled && m.isCancelled}
        {...form.bind('expires_at')}
      />
      {isEarlier ? <Consequences membershipId={membership.id} lastDay={wanted} /> : null}
      <TextArea label={m.notes} {...form.bind('notes')} />
      <FormActions form={form} onCancel={onClose} />
    </Form>
  )
}
