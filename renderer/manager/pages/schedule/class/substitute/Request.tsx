import { useSend } from '../../../../../api/index.ts'
import { ProblemCallout } from '../../../../../shared/problem/ProblemCallout.tsx'
import type { SubstituteRequest } from '../../../../../shared/substitutes/live-request.ts'
import { Button, Callout } from '../../../../../ui/index.ts'
import { useMessages } from '../../../../messages/index.ts'
import { ClashCallout } from '../../clashes/ClashCallout.tsx'
import { clashesOf } from '../../clashes/use-clashes.ts'

interface RequestProps {
  request: SubstituteRequest
  denied: string | null
  onAskOthers: () => void
}

/** A class that looks for somebody: who offers to teach it waits for a word, or others are asked. */
export function Request({ request, denied, onAskOthers }: RequestProps) {
  const { substitutes: m } = useMessages()
  const { id, note, asked_by_name, claimed_by_name } = request
  const withdraw = useSend('DELETE /api/v1/substitute-requests/{request_id}', { done: m.withdrawn(asked_by_name) })
  const isClaimed = claimed_by_name !== null
  return (
    <Callout tone={isClaimed ? 'info' : 'warn'} title={isClaimed ? m.offers(claimed_by_name) : m.looks}>
      {isClaimed ? m.waits(asked_by_name) : m.nobody(asked_by_name)}
      {note ? (
        <p className="mt-1.5 border-s-2 border-line-strong ps-2.5 break-words whitespace-pre-line text-ink">{note}</p>
      ) : null}
      <div className="mt-2.5 flex flex-wrap gap-2">
        {request.can_claim ? <Claiming id={id} /> : null}
        {isClaimed ? (
          <Answering id={id} name={claimed_by_name} denied={denied} />
        ) : (
          <Button onPress={onAskOthers} disabledReason={denied}>
            {m.findMore}
          </Button>
        )}
        <Button
          look="quiet"
          isPending={withdraw.isPending}
          disabledReason={denied}
          onPress={() => void withdraw.send({ params: { request_id: id } })}
        >
          {m.withdraw}
        </Button>
      </div>
    </Callout>
  )
}

/** For a manager who teaches, too: the class is theirs, at once or once it is approved. */
function Claiming({ id }: { id: number }) {
  const { substitutes: m } = useMessages()
  const claim = useSend('POST /api/v1/substitute-requests/{request_id}/claim', {
    done: ({ status, class_name, claimed_by_name }) =>
      status === 'filled' ? m.approved(claimed_by_name ?? '') : m.claimed(class_name),
  })
  return (
    <Button look="primary" isPending={claim.isPending} onPress={() => void claim.send({ params: { request_id: id } })}>
      {m.claim}
    </Button>
  )
}

function Answering({ id, name, denied }: { id: number; name: string; denied: string | null }) {
  const { substitutes: m } = useMessages()
  const approve = useSend('POST /api/v1/substitute-requests/{request_id}/approve', { done: m.approved(name) })
  const decline = useSend('POST /api/v1/substitute-requests/{request_id}/decline', { done: m.declined(name) })
  const params = { request_id: id }
  const clashes = clashesOf(approve.problem)
  return (
    <>
      {approve.problem ? (
        <div className="basis-full">
          {clashes.length > 0 ? <ClashCallout clashes={clashes} /> : <ProblemCallout problem={approve.problem} />}
        </div>
      ) : null}
      <Button
        look="primary"
        isPending={approve.isPending}
        disabledReason={denied}
        onPress={() => void approve.sendOrThrow({ params }).catch(() => undefined)}
      >
        {m.approve}
      </Button>
      <Button isPending={decline.isPending} disabledReason={denied} onPress={() => void decline.send({ params })}>
        {m.decline}
      </Button>
    </>
  )
}
