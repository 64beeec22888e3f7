import { useDownload } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useSession } from '../../../shared/session/use-session.ts'
import { safeNext } from '../../../shared/url/safe-next.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { LinkButton } from '../../../ui/button/LinkButton.tsx'
import { Callout } from '../../../ui/feedback/Callout.tsx'
import { useMessages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'
import type { Waiver } from './use-waivers.ts'

interface SignedProps {
  waiver: Waiver
  /** Another one that waits for her. */
  next: Waiver | undefined
  /** Where signing was asked for; empty for nowhere. */
  back: string
}

/** That it is signed, a copy of it, and the way on: to the next one that booking needs, else back. */
export function Signed({ waiver, next, back }: SignedProps) {
  const { waivers: m } = useMessages()
  const format = useFormat()
  const { download, isPending } = useDownload()
  const client_id = useSession()?.account.id ?? 0
  const [signature] = waiver.signatures
  const after = back && safeNext(back, paths.waivers())
  const isNextFirst = next && (!after || next.requires_before_booking)
  if (!signature) return null
  const keep = () =>
    download('GET /api/v1/clients/{client_id}/waivers/{signature_id}.pdf', m.file(waiver.title), {
      params: { client_id, signature_id: signature.id },
    })
  return (
    <div className="flex flex-col gap-3">
      <Callout tone="good" title={m.youSigned}>
        {m.asWhom(signature.signed_name, format.dateTime(signature.signed_at))}
      </Callout>
      <div className="flex flex-wrap gap-2 phone:flex-col">
        {isNextFirst ? (
          <LinkButton look="primary" size="large" href={paths.waiver(next.id, back)}>
            {m.next(next.title)}
          </LinkButton>
        ) : null}
        {after && !isNextFirst ? (
          <LinkButton look="primary" size="large" href={after}>
            {after.startsWith('/classes/')
              ? m.backToClass
              : after.startsWith('/waivers')
                ? m.backToAll
                : m.backToSchedule}
          </LinkButton>
        ) : null}
        <Button size="large" icon="import" isPending={isPending} onPress={keep}>
          {m.download}
        </Button>
      </div>
    </div>
  )
}
