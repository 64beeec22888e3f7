import { useState, type ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { useLabels } from '../labels.ts'
import { Dialog } from './Dialog.tsx'

interface ConfirmDialogProps {
  title: string
  /** The consequence, in full: what happens, the people it concerns, the cost. */
  children: ReactNode
  confirm: string
  /** The way back, where “Cancel” could be taken for what is asked. */
  keep?: string
  isOpen: boolean
  onClose: () => void
  /** The dialog waits for it, and stays open if it throws. */
  onConfirm: () => Promise<unknown> | void
  look?: 'primary' | 'danger'
  /** Why it can't be confirmed now. */
  disabledReason?: string | null
}

/** Asks before something that can't be undone. Where an undo exists, offer the undo instead. */
export function ConfirmDialog({
  title,
  children,
  confirm,
  keep,
  isOpen,
  onClose,
  onConfirm,
  look = 'danger',
  disabledReason = null,
}: ConfirmDialogProps) {
  const { cancel } = useLabels()
  const [isPending, setPending] = useState(false)
  const run = async () => {
    setPending(true)
    try {
      await onConfirm()
      onClose()
    } catch {
      // The caller's own error display has the reason; the question stays open.
    } finally {
      setPending(false)
    }
  }
  return (
    <Dialog
      role="alertdialog"
      width="small"
      {...{ title, isOpen, onClose }}
      footer={
        <>
          <Button onPress={onClose}>{keep ?? cancel}</Button>
          <Button look={look} onPress={run} isPending={isPending} disabledReason={disabledReason} autoFocus>
            {confirm}
          </Button>
        </>
      }
    >
      <div className="text-sm text-pretty text-muted">{children}</div>
    </Dialog>
  )
}
