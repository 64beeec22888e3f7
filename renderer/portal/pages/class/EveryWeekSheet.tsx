import { useState } from 'react'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useSharedMessages } from '../../../shared/i18n/catalogue.ts'
import { ProblemCallout } from '../../../shared/problem/ProblemCallout.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { useMessages } from '../../messages/index.ts'
import type { Dependant } from '../../parts/dependants.ts'
import { useEvery, usePreview, useStart, type Standing, type StandingOffer, type Wish } from '../../parts/every-week.ts'
import { StandingDates } from '../../parts/StandingDates.tsx'
import type { ScheduledClass } from '../../parts/standing.ts'
import { EveryWeekChoices } from './EveryWeekChoices.tsx'
import { EveryWeekFacts } from './EveryWeekFacts.tsx'

interface EveryWeekSheetProps {
  cls: ScheduledClass
  offer: StandingOffer
  whom: Dependant | undefined
  onClose: () => void
}

/** Previews a weekly booking from this class on; once started, lists its dates and the outcome of each. */
export default function EveryWeekSheet({ cls, offer, whom, onClose }: EveryWeekSheetProps) {
  const { everyWeek: m } = useMessages()
  const { words } = useSharedMessages()
  const every = useEvery()
  const format = useFormat()
  const [made, setMade] = useState<Standing | null>(null)
  const [wish, choose] = useState<Wish>({ starts_on: format.dayOf(cls.starts_at) })
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
            <Button
              size="large"
              look="primary"
              isPending={isPending}
              onPress={() => start(wish)}
              className="phone:flex-1"
            >
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
          <Asking cls={cls} offer={offer} whom={whom} wish={wish} onChoose={choose} />
        )}
        <ProblemCallout problem={problem} />
      </div>
    </Dialog>
  )
}

interface AskingProps extends Omit<EveryWeekSheetProps, 'onClose'> {
  wish: Wish
  onChoose: (wish: Wish) => void
}

function Asking({ cls, offer, whom, wish, onChoose }: AskingProps) {
  const { everyWeek: m } = useMessages()
  const preview = usePreview(offer.series_id, whom, wish)
  return (
    <>
      <EveryWeekFacts preview={preview} whom={whom} startsOn={wish.starts_on} />
      <EveryWeekChoices cls={cls} whom={whom} wish={wish} onChoose={onChoose} />
      <ul className="list-disc space-y-1 ps-4 text-sm text-pretty text-muted">
        {m.means.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  )
}
