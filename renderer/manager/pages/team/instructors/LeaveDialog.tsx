import { ApiError, useApi } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { Dialog, Select } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'

/** An instructor who leaves, and what they still have to come. */
export interface Leaving {
  instructor: { id: number; full_name: string }
  refusal: ApiError
  /** Goes on with the choice. */
  go: (choice: Choice) => Promise<unknown>
}

/**
 * The question to ask if an account can't be closed because its instructor has upcoming classes or appointments; null for
 * another refusal.
 */
export function leavingOf(
  { instructor_id, full_name }: { instructor_id: number | null; full_name: string },
  error: unknown,
  go: Leaving['go'],
): Leaving | null {
  const isNeeded = error instanceof ApiError && error.code === 'INSTRUCTOR_IN_USE'
  return isNeeded && instructor_id !== null
    ? { instructor: { id: instructor_id, full_name }, refusal: error, go }
    : null
}

type Choice = { force: true } | { substitute_id: number }

interface LeaveDialogProps {
  leaving: Leaving | null
  onClose: () => void
}

/** Asks who takes over the classes and appointments of an instructor who leaves. */
export function LeaveDialog({ leaving, onClose }: LeaveDialogProps) {
  const { leave: m } = useMessages().team
  return (
    <Dialog title={m.title(leaving?.instructor.full_name ?? '')} isOpen={leaving !== null} onClose={onClose}>
      {leaving ? <LeaveForm {...leaving} onClose={onClose} /> : null}
    </Dialog>
  )
}

const NOBODY = 'nobody'
type Coming = { id: number; name: string; starts_at: string }

function LeaveForm({ instructor, refusal, go, onClose }: Leaving & { onClose: () => void }) {
  const { instructors, leave: m } = useMessages().team
  const toast = useToast()
  const { dateTime } = useFormat()
  const others = useApi('GET /api/v1/instructors', { query: { page_size: 200 } })
  const form = useForm({
    values: { to: '' },
    required: ['to'],
    submit: ({ to }) => go(to === NOBODY ? { force: true } : { substitute_id: Number(to) }),
    onDone: () => {
      toast.done(instructors.deactivated(instructor.full_name))
      onClose()
    },
  })
  const coming = (refusal.problem.reasons ?? []).flatMap(({ value }) =>
    Array.isArray(value) ? (value as Coming[]) : [],
  )
  const options = (others.data?.items ?? [])
    .filter(({ id }) => id !== instructor.id)
    .map(({ id, full_name }) => ({ id: String(id), label: full_name }))
  return (
    <Form form={form}>
      <ul className="max-h-40 list-disc space-y-1 overflow-y-auto ps-5 text-sm">
        {coming.map(({ id, name, starts_at }) => (
          <li key={`${name} ${id}`}>
            {name}, {dateTime(starts_at)}
          </li>
        ))}
      </ul>
      <Select
        label={m.who}
        placeholder={m.choose}
        options={[...options, { id: NOBODY, label: m.nobody }]}
        {...form.bind('to')}
      />
      {form.values.to === NOBODY ? <p className="text-sm text-pretty text-muted">{m.nobodyMeans}</p> : null}
      <FormActions form={form} submit={instructors.deactivate} look="danger" onCancel={onClose} />
    </Form>
  )
}
