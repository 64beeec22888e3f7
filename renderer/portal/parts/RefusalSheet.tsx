import type { ApiError } from '../../api/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { useMessages } from '../messages/index.ts'
import type { Dependant } from './dependants.ts'
import { Reasons } from './Reasons.tsx'
import { reasonsOf } from './why.ts'

interface RefusalSheetProps {
  title: string
  error: ApiError
  /** The dependant the reader acted for, if any. */
  theirs?: Dependant | undefined
  helpsAt?: string
  onClose: () => void
}

/** Why something was not done, and what would help. */
export default function RefusalSheet({ title, error, theirs, helpsAt, onClose }: RefusalSheetProps) {
  const { schedule: m } = useMessages()
  return (
    <Dialog
      title={title}
      width="small"
      isOpen
      onClose={onClose}
      footer={
        <Button size="large" onPress={onClose} className="phone:w-full">
          {m.ok}
        </Button>
      }
    >
      <div className="text-base text-muted">
        <Reasons reasons={reasonsOf(error.problem)} theirs={theirs} helpsAt={helpsAt} />
      </div>
    </Dialog>
  )
}
