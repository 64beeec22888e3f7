import { useState } from 'react'
import { useSharedMessages } from '../../../shared/i18n/catalogue.ts'
import { ProblemCallout } from '../../../shared/problem/ProblemCallout.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { useMessages } from '../../messages/index.ts'
import type { Dependant } from '../../parts/dependants.ts'
import { useEvery, useStart, type Standing, type StandingOffer } from '../../parts/every-week.ts'
import { StandingDates } from '../../parts/StandingDates.tsx'
import type { ScheduledClass } from '../../parts/standing.ts'

interface EveryWeekSheetProps {
  cls: ScheduledClass
  offer: StandingOffer
  whom: Dependant | undefined
  onClose: () => void
}

/** What booking every week means, asked once; then the dates, and what became of each. */
export default function EveryWeekSheet({ cls, offer, whom, onClose }: EveryWeekSheetProps) {
  const { everyWeek: m } = useMessages()
  const { words } = useSharedMessages()
  const every = useEvery()
  const [made, setMade] = useState<Standing | null>(null)
  const { start, isPending, problem } = useStart(offer.series_id, whom, setMade)
  return (
    <Dialog
      title={made ? m.started : m.askTitle(cls.name)}
      isOpen
      onClose={onClose}
      footer={
        made ? (
          <Button size="large" look="primary" onPress={onClose} className="phone:flex-1">
            {m.done}
          </Button>
        ) : (
          <>
            <Button size="large" onPress={onClose} className="phone:flex-1">
              {words.cancel}
            </Button>
            <Button size="large" look="primary" isPending={isPending} onPress={start} className="phone:flex-1">
              {m.start}
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-3">
        <p className="text-base font-semibold">{every(offer)}</p>
        {made ? (
          <StandingDates standing={made} whom={whom} />
        ) : (
          <ul className="list-disc space-y-1 ps-4 text-base text-pretty text-muted">
            {m.means.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
        <ProblemCallout problem={problem} />
      </div>
    </Dialog>
  )
}
