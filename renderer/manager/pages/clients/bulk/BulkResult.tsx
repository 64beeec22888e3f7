import { useState } from 'react'
import { Button, Dialog, Link } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import type { Bulk, Result, Skipped } from './use-bulk.ts'

interface BulkResultProps {
  bulk: Bulk
  result: Result
  onClose: () => void
}

/** The result: how many clients it reached, how to undo it, and who was left out. */
export function BulkResult({ bulk, result, onClose }: BulkResultProps) {
  const { bulk: m } = useMessages().clients
  const [isOpen, setOpen] = useState(false)
  const { kind, name, done, skipped, undo } = result
  const takeBack = async () => {
    if (undo) await bulk.run(done, undo, name)
  }
  return (
    <>
      <p role="status" className="figures px-1">
        {m.done[kind](done.length, name)}
        {skipped.length > 0 ? ` ${m.leftOut(skipped.length)}` : null}
      </p>
      {undo ? (
        <Button size="small" icon="undo" autoFocus onPress={() => void takeBack()}>
          {m.undo}
        </Button>
      ) : null}
      {skipped.length > 0 ? (
        <Button size="small" onPress={() => setOpen(true)}>
          {m.why}
        </Button>
      ) : null}
      <Button
        look="quiet"
        size="small"
        icon="close"
        iconOnly
        label={m.close}
        autoFocus={!undo}
        onPress={() => {
          bulk.forget()
          onClose()
        }}
      />
      <Dialog title={m.leftOutTitle(skipped.length)} isOpen={isOpen} onClose={() => setOpen(false)}>
        <LeftOut skipped={skipped} />
      </Dialog>
    </>
  )
}

/** Those who were left out, by the reason, each with the way to them. */
function LeftOut({ skipped }: { skipped: readonly Skipped[] }) {
  const { bulk: m } = useMessages().clients
  return (
    <div className="flex flex-col gap-4 pb-2">
      {[...Map.groupBy(skipped, ({ reason }) => reason)].map(([reason, people]) => (
        <section key={reason}>
          <h3 className="text-sm font-semibold">{m.reasons[reason](people.length)}</h3>
          <ul className="mt-1 flex flex-wrap gap-x-3 gap-y-1 text-sm">
            {people.map(({ client_id, client_name }) => (
              <li key={client_id} className="min-w-0 max-w-full truncate">
                {client_name === null ? m.gone : <Link href={paths.client(client_id)}>{client_name}</Link>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
