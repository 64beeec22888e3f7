import { ApiError, useSend } from '../../api/index.ts'
import { useToast } from '../../shared/problem/use-toast.ts'
import { Button } from '../../ui/button/Button.tsx'
import { useMessages } from '../messages/index.ts'
import type { SubstituteRequest } from './substitutes.ts'

/** Ends the search for a substitute: who asked teaches after all. */
export function Withdraw({ request: { id, class_name } }: { request: Pick<SubstituteRequest, 'id' | 'class_name'> }) {
  const { substitutes: m } = useMessages()
  const toast = useToast()
  const withdraw = useSend('DELETE /api/v1/substitute-requests/{request_id}', { done: m.withdrawnToast(class_name) })
  const run = () =>
    void withdraw.sendOrThrow({ params: { request_id: id } }).catch((error: unknown) => {
      // The button is gone then: the class has its substitute, and says so where it stood.
      const words = error instanceof ApiError ? m.refused[error.code] : undefined
      if (words === undefined) toast.failed(error, run)
      else toast.refused(m.notYours, words)
    })
  return (
    <Button label={m.withdrawNamed(class_name)} isPending={withdraw.isPending} onPress={run}>
      {m.withdraw}
    </Button>
  )
}
