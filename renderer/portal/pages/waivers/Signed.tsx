import { useDownload } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useSession } from '../../../shared/session/use-session.ts'
import { safeNext } from '../../../shared/url/safe-next.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { LinkButton } from '../../../ui/button/LinkButton.tsx'
import { Callout } from '../../../ui/feedback/Callout.tsx'
import type { Dependant } from '../../parts/dependants.ts'
import { paths } from '../../paths.ts'
import { useWords } from './use-words.ts'
import type { Waiver } from './use-waivers.ts'

/** Labels of the way back, by how its address begins. */
const BACK = [
  ['/classes/', 'backToClass'],
  ['/waivers', 'backToAll'],
  ['/appointments', 'backToAppointment'],
  ['/bookings', 'backToBookings'],
  ['/', 'backToSchedule'],
] as const

interface SignedProps {
  waiver: Waiver
  subject: Dependant | undefined
  /** Another one that waits for the same signature. */
  next: Waiver | undefined
  /** The address that asked for the signature; empty for none. */
  back: string
}

/** That it is signed, a copy of it, and the way on: to the next one that booking needs, else back. */
export function Signed({ waiver, subject, next, back }: SignedProps) {
  const m = useWords(subject)
  const format = useFormat()
  const { download, isPending } = useDownload()
  const client_id = useSession()?.account.id ?? 0
  const [signature] = waiver.signatures
  const after = back && safeNext(back, paths.waivers())
  const isNextFirst = next && (!after || next.requires_before_booking)
  if (!signature) return null
  const signature_id = signature.id
  const file = m.file(waiver.title)
  const keep = () =>
    subject
      ? download('GET /api/v1/clients/me/dependants/{dependant_id}/waivers/{signature_id}.pdf', file, {
          params: { dependant_id: subject.id, signature_id },
        })
      : download('GET /api/v1/clients/{client_id}/waivers/{signature_id}.pdf', file, {
          params: { client_id, signature_id },
        })
  return (
    <div className="flex flex-col gap-3">
      <Callout tone="good" title={m.youSigned}>
        {m.asWhom(signature.signed_name, format.dateTime(signature.signed_at))}
      </Callout>
      <div className="flex flex-wrap gap-2 phone:flex-col">
        {isNextFirst ? (
          <LinkButton look="primary" size="large" href={paths.waiver(next.id, back, subject?.id)}>
            {m.next(next.title)}
          </LinkButton>
        ) : null}
        {after && !isNextFirst ? (
          <LinkButton look="primary" size="large" href={after}>
            {m[BACK.find(([start]) => after.startsWith(start))![1]]}
          </LinkButton>
        ) : null}
        {!after && !next && !subject ? (
          <LinkButton look="primary" size="large" href={paths.schedule()}>
            {m.toSchedule}
          </LinkButton>
        ) : null}
        <Button size="large" icon="import" isPending={isPending} onPress={keep}>
          {m.download}
        </Button>
      </div>
    </div>
  )
}
