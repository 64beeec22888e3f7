import { useState } from 'react'
import { useNow } from '../../../shared/clock.ts'
import { Callout } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { AddClient } from './add/AddClient.tsx'
import type { Roster } from './attendance.ts'
import { BookingList } from './BookingList.tsx'
import { CancelBookingDialog } from './CancelBookingDialog.tsx'
import type { ClassFacts } from './class-facts.ts'
import { ExcuseDialog } from './ExcuseDialog.tsx'
import { PrintSheet } from './PrintSheet.tsx'
import type { Question } from './question.ts'
import { RoomCard } from './RoomCard.tsx'
import { RosterHead } from './RosterHead.tsx'
import { useAttendance } from './use-attendance.ts'
import { WaitlistCard } from './WaitlistCard.tsx'

export function RosterView({ roster, cls }: { roster: Roster; cls: ClassFacts }) {
  const { roster: m } = useMessages()
  const [question, setQuestion] = useState<Question | null>(null)
  const attendance = useAttendance()
  const time = useNow(20_000)
  const close = () => setQuestion(null)
  return (
    <>
      <div className="print:hidden">
        <RosterHead {...{ roster, cls, attendance, time }} />
        {roster.status === 'cancelled' ? (
          <div className="mb-4">
            <Callout tone="warn" title={m.cancelledTitle}>
              {cls.cancel_reason}
            </Callout>
          </div>
        ) : null}
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr]">
          <div className="lg:col-start-2">
            <AddClient {...{ roster, time }} />
          </div>
          <div className="flex min-w-0 flex-col gap-4 lg:col-start-1 lg:row-span-2 lg:row-start-1">
            {roster.room_plan_id !== null && roster.status === 'scheduled' ? <RoomCard roster={roster} /> : null}
            <BookingList {...{ roster, attendance, time }} onAsk={setQuestion} />
          </div>
          <div className="lg:col-start-2">
            <WaitlistCard {...{ roster, time }} />
          </div>
        </div>
      </div>
      <PrintSheet {...{ roster, cls }} />
      <CancelBookingDialog booking={question?.about === 'cancel' ? question.booking : null} onClose={close} />
      <ExcuseDialog booking={question?.about === 'excuse' ? question.booking : null} onClose={close} />
    </>
  )
}
