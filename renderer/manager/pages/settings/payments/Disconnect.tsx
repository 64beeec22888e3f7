import { useSend } from '../../../../api/index.ts'
import { ProblemCallout } from '../../../../shared/problem/ProblemCallout.tsx'
import { ConfirmDialog } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'

/** Asks before the connection with the processor is ended, and says what goes on there. */
export function Disconnect({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { payments: m } = useMessages()
  const disconnect = useSend('DELETE /api/billing/settings', { done: m.disconnected })
  return (
    <ConfirmDialog
      title={m.disconnectTitle}
      confirm={m.disconnectConfirm}
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={() => disconnect.sendOrThrow()}
    >
      <ul className="list-disc space-y-1 ps-4">
        {m.disconnectMeans.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <ProblemCallout problem={disconnect.problem} />
    </ConfirmDialog>
  )
}
