import type { Answer } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Button } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'

interface ErasedProps {
  result: Answer<'POST /api/v1/gdpr/delete/{client_id}'>
  onClose: () => void
}

/** After an erasure: what is gone, and of what was kept how much and why. */
export function Erased({ result: { erased, kept }, onClose }: ErasedProps) {
  const { compliance } = useMessages()
  const m = compliance.erase
  const format = useFormat()
  return (
    <div className="flex flex-col gap-4">
      <section>
        <h3 className="text-sm font-semibold">{m.whatWent}</h3>
        <ul className="mt-1 list-disc space-y-1 ps-5 text-sm text-pretty text-muted">
          {erased.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
      </section>
      <section>
        <h3 className="text-sm font-semibold">{m.whatStays}</h3>
        {kept.length === 0 ? (
          <p className="mt-1 text-sm text-muted">{m.nothingStays}</p>
        ) : (
          <dl className="mt-1 divide-y divide-line rounded-lg border border-line">
            {kept.map(({ what, why, count }) => (
              <div key={what} className="px-3.5 py-2.5 text-sm">
                <dt className="flex justify-between gap-4 font-medium">
                  {what}
                  <span className="figures font-normal text-muted">{format.number(count)}</span>
                </dt>
                <dd className="text-pretty text-muted">{why}</dd>
              </div>
            ))}
          </dl>
        )}
      </section>
      <div className="flex justify-end">
        <Button look="primary" onPress={onClose} autoFocus>
          {m.close}
        </Button>
      </div>
    </div>
  )
}
