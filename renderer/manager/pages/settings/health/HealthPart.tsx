import { useApi, useDownload } from '../../../../api/index.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { Button, Callout, Card, Skeleton } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { useDoorsDenied } from '../../../parts/online/use-doors-denied.ts'
import { CheckRow } from './CheckRow.tsx'
import { lookOf, type Look } from './not-set-up.ts'
import type { Check } from './use-sentences.ts'

const MINUTE = 60_000

/** The most pressing first. */
const ORDER: readonly Look[] = ['failing', 'warning', 'unset', 'ok', 'off']

/** The health of the studio, with what to do if something is amiss, and the file for the person who helps. */
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

/** The file for the person who helps, with its contents. Only the studio's own computer hands it out, as with its doors. */
function DiagnosticsCard() {
  const { health: m } = useMessages()
  const { download, isPending } = useDownload()
  const denied = useDoorsDenied('settings.manage')
  return (
    <Card title={m.diagnostics} description={m.diagnosticsMeans}>
      <Button
        icon="import"
        isPending={isPending}
        disabledReason={denied}
        onPress={() => download('GET /api/v1/studio/diagnostics', 'studio-desk-diagnostics.json')}
      >
        {m.download}
      </Button>
    </Card>
  )
}

function Checks({ checks }: { checks: readonly Check[] }) {
  const { health: m } = useMessages()
  const inOrder = checks.toSorted((one, other) => ORDER.indexOf(lookOf(one)) - ORDER.indexOf(lookOf(other)))
  const needed = checks.filter(({ state }) => state === 'failing' || state === 'warning')
  const unset = checks.filter((check) => lookOf(check) === 'unset')
  const isFailing = needed.some(({ state }) => state === 'failing')
  return (
    <>
      {needed.length === 0 && unset.length > 0 ? (
        <Callout tone="warn" title={m.unset(unset.length)} live>
          {m.unsetMeans}
        </Callout>
      ) : needed.length === 0 ? (
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
