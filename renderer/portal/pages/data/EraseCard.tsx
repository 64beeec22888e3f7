import { Suspense, useState } from 'react'
import { late } from '../../../shared/app/late.tsx'
import { useSend } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { ProblemCallout } from '../../../shared/problem/ProblemCallout.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Callout } from '../../../ui/feedback/Callout.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { useMessages } from '../../messages/index.ts'

const ConfirmDialog = late(
  async () => ({ default: (await import('../../../ui/overlay/ConfirmDialog.tsx')).ConfirmDialog }),
  'above',
)

/** Asking the studio to delete everything, with what that means said before. */
export function EraseCard() {
  const { ownData: m } = useMessages()
  const format = useFormat()
  const [isAsking, ask] = useState(false)
  const [askedAt, setAskedAt] = useState<string | null>(null)
  const request = useSend('POST /api/v1/clients/me/erasure-request', {
    invalidate: [],
    onDone: ({ requested_at }) => setAskedAt(requested_at),
  })
  return (
    <Card title={m.erase} description={m.eraseMeans}>
      {askedAt ? (
        <Callout tone="info" live title={m.eraseAsked}>
          {m.eraseAskedMeans(format.date(format.dayOf(askedAt)))}
        </Callout>
      ) : (
        <Button icon="trash" className="phone:w-full" onPress={() => ask(true)}>
          {m.eraseAsk}
        </Button>
      )}
      {isAsking ? (
        <Suspense>
          <ConfirmDialog
            title={m.eraseTitle}
            confirm={m.eraseDo}
            isOpen
            onClose={() => ask(false)}
            onConfirm={() => request.sendOrThrow()}
          >
            <p>{m.eraseBefore}</p>
            <ul className="my-2 list-disc space-y-1 ps-5">
              {m.eraseEffects.map((effect) => (
                <li key={effect}>{effect}</li>
              ))}
            </ul>
            <p>{m.eraseNot}</p>
            <ProblemCallout problem={request.problem} />
          </ConfirmDialog>
        </Suspense>
      ) : null}
    </Card>
  )
}
