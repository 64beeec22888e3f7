import { useApi } from '../../../../api/index.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { Callout, Card, Skeleton } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { CheckRow } from './CheckRow.tsx'
import { DiagnosticsCard } from './DiagnosticsCard.tsx'
import type { Check } from './use-sentences.ts'

const MINUTE = 60_000

/** The most pressing first. */
const ORDER: readonly Check['state'][] = ['failing', 'warning', 'ok', 'off']

/** How the studio is, with what to do where something is amiss, and the file for who helps. */
export default function HealthPart() {
  const checks = useApi('GET /api/v1/studio/health', {}, { every: MINUTE })
  return (
    <div className="flex flex-col gap-4">
      <Loaded query={checks} skeleton={<Skeleton className="h-160" />}>
        {(found) => <Checks checks={found} />}
      </Loaded>
      <DiagnosticsCard />
    </div>
  )
}

function Checks({ checks }: { checks: readonly Check[] }) {
  const { health: m } = useMessages()
  const inOrder = checks.toSorted((one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state))
  const needed = checks.filter(({ state }) => state === 'failing' || state === 'warning')
  const isFailing = needed.some(({ state }) => state === 'failing')
  return (
    <>
      {needed.length === 0 ? (
        <Callout tone="good" title={m.wellTitle} live>
          {m.well}
        </Callout>
      ) : (
        <Callout tone={isFailing ? 'bad' : 'warn'} title={m.needed(needed.length)} live>
          {m.neededMeans}
        </Callout>
      )}
      <Card title={m.title} description={m.titleMeans} flush>
        <ul className="divide-y divide-line">
          {inOrder.map((check) => (
            <CheckRow key={check.name} check={check} />
          ))}
        </ul>
      </Card>
    </>
  )
}
