import { useState } from 'react'
import { useFormat } from '../../../shared/format/use-format.ts'
import { ProblemCallout } from '../../../shared/problem/ProblemCallout.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Checkbox } from '../../../ui/choice/Checkbox.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { useMessages } from '../../messages/index.ts'
import type { Dependant } from '../../parts/dependants.ts'
import { useEnd, type Standing } from '../../parts/every-week.ts'

interface EndSheetProps {
  standing: Standing
  whom: Dependant | undefined
  onClose: () => void
}

/** Asks before a weekly booking ends, and whether what it has booked is cancelled too, with what that costs now. */
export default function EndSheet({ standing, whom, onClose }: EndSheetProps) {
  const { everyWeek: m } = useMessages()
  const format = useFormat()
  const [isCancelling, cancel] = useState(false)
  const { end, isPending, problem } = useEnd(standing, whom, onClose)
  const { bookings, late, fee, credits_kept } = standing.cancelling
  const cost = late === 0 ? m.cancelFree : m.cancelCosts(late, fee > 0 ? format.money(fee) : null, credits_kept)
  return (
    <Dialog
      role="alertdialog"
      width="small"
      title={m.endTitle(standing.class_name)}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button size="large" onPress={onClose} className="phone:flex-1">
            {m.keep}
          </Button>
          <Button
            size="large"
            look="danger"
            isPending={isPending}
            onPress={() => end(isCancelling)}
            className="phone:flex-1"
          >
            {m.endDo}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3 text-base text-pretty text-muted">
        <p>{m.endMeans}</p>
        {bookings > 0 ? (
          <Checkbox value={isCancelling} onChange={cancel} description={cost}>
            {m.cancelToo(bookings)}
          </Checkbox>
        ) : null}
        <ProblemCallout problem={problem} />
      </div>
    </Dialog>
  )
}
