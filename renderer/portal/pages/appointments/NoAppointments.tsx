import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { useMessages } from '../../messages/index.ts'

/** Says how the first appointment comes about. */
export function NoAppointments() {
  const { appointments: m } = useMessages()
  return (
    <EmptyState icon="clock" title={m.none}>
      {m.noneMeans}
    </EmptyState>
  )
}
