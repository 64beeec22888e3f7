import { useFormat } from '../../../../shared/format/use-format.ts'
import { Icon, Meter, Skeleton } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { Signed } from './use-signed.ts'

/** The number of clients who have signed, as a bar with its figures, and those still to sign. */
export function SignedBar({ signed }: { signed: Signed | undefined }) {
  const { compliance } = useMessages()
  const m = compliance.waivers
  if (!signed) return <Skeleton className="h-16.5 w-full phone:h-21" />
  const { names, missing, isCapped } = signed
  return (
    <div className="flex flex-col gap-2">
      <Share signed={signed} />
      <p className="text-xs text-pretty text-muted">
        {missing === 0 ? (
          <span className="inline-flex items-center gap-1.5 text-good">
            <Icon name="success" size={15} />
            {m.nobodyMissing}
          </span>
        ) : isCapped ? (
          `${m.missing}: ${m.missingCount(missing, true)}`
        ) : (
          m.missingNames(names, missing - names.length)
        )}
      </p>
    </div>
  )
}

function Share({ signed: { signed, of } }: { signed: Signed }) {
  const { compliance } = useMessages()
  const m = compliance.waivers
  const format = useFormat()
  if (signed === undefined || of === undefined || of === 0) return null
  return (
    <div>
      <p className="mb-1.5 flex items-baseline justify-between gap-3">
        <span className="text-sm">
          <span className="figures text-lg font-semibold">{format.number(signed)}</span>{' '}
          <span className="text-muted">{m.signedOf(of)}</span>
        </span>
        <span className="figures text-sm font-medium">{format.percent(signed / of)}</span>
      </p>
      <Meter label={m.share} hideLabel value={signed} max={of} tone={signed === of ? 'good' : 'accent'} />
    </div>
  )
}
