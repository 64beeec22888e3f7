import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useApi, useSend, type Answer } from '../../api/index.ts'
import { apiQuery } from '../../api/use-api.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Callout } from '../../ui/feedback/Callout.tsx'
import { Form, FormActions } from '../form/Form.tsx'
import { useForm } from '../form/use-form.ts'
import { Loaded } from '../states/Loaded.tsx'
import type { AvailabilityWords, HoursProps } from './hours.ts'
import { inOrder, type Window } from './windows.ts'
import { WindowList } from './WindowList.tsx'

type Availability = Answer<typeof HOURS>

interface HoursEditorProps {
  instructorId: number
  m: AvailabilityWords
  /** Why they can't be changed. */
  forbidden?: string | null
  /** Another way of entering them, beside the list; `around`: how both stand. */
  drawing?: { draw: (props: HoursProps) => ReactNode; around: string }
}

const HOURS = 'GET /api/v1/instructors/{instructor_id}/availability'

/** The weekly hours of an instructor: shown, changed in a list (and drawn, if there is room), and saved as a whole. */
export function HoursEditor({ instructorId, ...rest }: HoursEditorProps) {
  const hours = useApi(HOURS, { params: { instructor_id: instructorId } })
  return <Loaded query={hours}>{(first) => <HoursForm {...rest} instructorId={instructorId} first={first} />}</Loaded>
}

function HoursForm({ instructorId, first, m, forbidden, drawing }: HoursEditorProps & { first: Availability }) {
  const params = { instructor_id: instructorId }
  // Read here too: what a draw sees is then never older than what was just saved.
  const kept = useApi(HOURS, { params }).data ?? first
  const services = useApi('GET /api/v1/appointment-services', { query: { page_size: 200 } }, { fresh: 60_000 })
  const client = useQueryClient()
  const save = useSend('PUT /api/v1/instructors/{instructor_id}/availability', { done: m.saved })
  // The hours saved when the form was filled: other hours than these come from another screen.
  const [base, setBase] = useState(kept)
  const form = useForm({
    values: { windows: windowsOf(kept) },
    validate: ({ windows }) => ({
      windows: windows.some(({ start_time, end_time }) => end_time <= start_time) ? m.order : undefined,
    }),
    submit: async ({ windows }) => {
      const read = apiQuery(HOURS, { params })
      const standing = await client.fetchQuery({ ...read, staleTime: 0 })
      // The reader has not seen these hours yet: the form shows them first.
      if (!isSame(standing, kept)) return null
      const body = { windows: inOrder(windows) }
      const saved = await save.sendOrThrow({ params, body })
      client.setQueryData(read.queryKey, saved)
      setBase(saved)
      return saved
    },
  })
  const isOvertaken = !isSame(kept, base)
  const takeSaved = () => {
    setBase(kept)
    form.reset({ windows: windowsOf(kept) })
  }
  if (isOvertaken && !form.isChanged && !form.isPending) takeSaved()
  const bound = form.bind('windows')
  const props: HoursProps = {
    windows: bound.value,
    onChange: bound.onChange,
    services: services.data?.items ?? [],
    m,
  }
  return (
    <Form form={form} className="flex flex-col gap-6">
      {drawing ? (
        <div className={drawing.around}>
          {drawing.draw(props)}
          <WindowList {...props} isNarrow />
        </div>
      ) : (
        <WindowList {...props} />
      )}
      {bound.errorMessage ? (
        <p role="alert" className="text-sm text-bad">
          {bound.errorMessage}
        </p>
      ) : null}
      {isOvertaken && form.isChanged ? (
        <Callout tone="warn" live title={m.changed} action={<Button onPress={takeSaved}>{m.takeSaved}</Button>}>
          {m.changedMeans}
        </Callout>
      ) : null}
      <div className="flex flex-wrap items-center justify-end gap-3">
        <p className="min-w-44 flex-1 text-xs text-pretty text-muted">{m.stays}</p>
        <FormActions form={form} submit={isOvertaken ? m.saveMine : m.save} disabledReason={forbidden ?? null} />
      </div>
    </Form>
  )
}

const windowsOf = ({ windows }: Availability): Window[] => windows.map(({ id: _, ...window }) => window)

const isSame = (one: Availability, other: Availability): boolean =>
  JSON.stringify(inOrder(windowsOf(one))) === JSON.stringify(inOrder(windowsOf(other)))
