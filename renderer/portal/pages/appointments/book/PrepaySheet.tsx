import { useState } from 'react'
import { SLOT_MINUTES } from '../../../../../server/features/appointments/prepaying/slot-minutes-rules.ts'
import { useSend } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { ProblemCallout } from '../../../../shared/problem/ProblemCallout.tsx'
import { useStudio } from '../../../../shared/studio/studio.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { TextField } from '../../../../ui/field/TextField.tsx'
import { Dialog } from '../../../../ui/overlay/Dialog.tsx'
import { useMessages } from '../../../messages/index.ts'
import { usePayment } from '../../../parts/use-payment.ts'
import { useWhen } from '../../../parts/use-when.ts'
import { WayOut } from '../../../parts/WayOut.tsx'
import { paths } from '../../../paths.ts'
import type { Instructor } from './choosing.ts'
import type { Service } from './ServiceStep.tsx'
import type { FreeTime } from './slots.ts'

interface PrepaySheetProps {
  service: Service
  time: FreeTime
  instructor: Instructor | undefined
  dependantId: number | undefined
  onClose: () => void
}

/** Shows what is paid now and what afterwards, how long the time is held meanwhile, and the way to pay. */
export default function PrepaySheet({ service, time, instructor, dependantId, onClose }: PrepaySheetProps) {
  const { prepaying: m, schedule } = useMessages()
  const { sells_online } = useStudio()
  const format = useFormat()
  const when = useWhen()
  const [code, setCode] = useState('')
  const { isLeaving, addresses, leave } = usePayment(location.pathname + location.search, paths.appointments())
  const pay = useSend('POST /api/billing/appointment-checkout-session')
  const { price, prepaid, currency } = service
  const money = (major: number) => format.money(major, currency)
  const send = async () => {
    const slot = { service_id: service.id, instructor_id: time.instructorId, starts_at: time.starts_at }
    const whose = dependantId === undefined ? {} : { client_id: dependantId }
    const card = code.trim() === '' ? {} : { gift_card_code: code.trim() }
    const begun = await pay.sendOrThrow({ body: { ...slot, ...whose, ...card, ...addresses } }).catch(() => null)
    if (begun) leave(begun)
  }
  return (
    <Dialog
      title={m.payTitle(service.name)}
      width="small"
      isOpen
      onClose={onClose}
      footer={
        sells_online ? (
          <Button
            size="large"
            look="primary"
            isPending={pay.isPending || isLeaving}
            onPress={() => void send()}
            className="phone:w-full"
          >
            {m.payDo(money(prepaid))}
          </Button>
        ) : (
          <Button size="large" onPress={onClose} className="phone:w-full">
            {schedule.ok}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-3 text-base text-pretty text-muted">
        <p>{[when(time.starts_at), instructor?.full_name].filter(Boolean).join(' · ')}</p>
        <dl className="figures flex flex-col gap-1">
          <Amount label={m.payNow} value={money(prepaid)} isMain />
          {price > prepaid ? <Amount label={m.payLater} value={money(price - prepaid)} /> : null}
        </dl>
        {sells_online ? (
          <>
            <TextField label={m.payCode} value={code} onChange={setCode} maxLength={64} />
            <p className="text-sm">{m.payHeld(SLOT_MINUTES)}</p>
          </>
        ) : (
          <p>{m.notOnline}</p>
        )}
        <ProblemCallout problem={pay.problem} action={<WayOut error={pay.problem} />} />
      </div>
    </Dialog>
  )
}

function Amount({ label, value, isMain = false }: { label: string; value: string; isMain?: boolean }) {
  return (
    <div className={`flex justify-between gap-4 ${isMain ? 'font-semibold text-ink' : ''}`}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
