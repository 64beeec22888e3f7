import { useMessages } from '../../messages/index.ts'
import { LinkRow } from '../../parts/LinkRow.tsx'
import { partsOf, type SubstituteRequest } from '../../parts/substitutes.ts'
import { paths } from '../../paths.ts'

/** The way to classes that look for somebody: those the reader could teach first, else their own. Nothing without any. */
export function SubstituteHint({ requests, me }: { requests: readonly SubstituteRequest[]; me: number }) {
  const { substitutes: m } = useMessages()
  const { toClaim, claims, asked } = partsOf(requests, me)
  if (toClaim.length + claims.length + asked.length === 0) return null
  const words =
    toClaim.length > 0 ? { title: m.hint(toClaim.length), detail: m.hintMeans } : { title: m.title, detail: m.own }
  return (
    <div className="mb-6">
      <LinkRow href={paths.substitutes()} icon="refresh" {...words} />
    </div>
  )
}
