import { useState } from 'react'
import { useApi, type Answer } from '../../../../api/index.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { Callout, Skeleton } from '../../../../ui/index.ts'
import type { Asked } from './asked.ts'
import { CopyList } from './CopyList.tsx'
import { CopiesState } from './CopiesState.tsx'
import { BucketCard } from './places/BucketCard.tsx'
import { FolderCard } from './places/FolderCard.tsx'
import { PassphraseCard } from './passphrase/PassphraseCard.tsx'
import { RestoreDrawer } from './RestoreDrawer.tsx'
import { useNotAtHand } from './use-not-at-hand.ts'

const SECOND = 1000
const MINUTE = 60_000

type Copies = Answer<'GET /api/v1/studio/backups'>

/** The copies of the studio: how they stand, each of them, where else they go, and what opens them. */
export default function CopiesPart() {
  const notAtHand = useNotAtHand()
  const copies = useApi('GET /api/v1/studio/backups', {}, { every: MINUTE / 2 })
  const isMaking = Boolean(copies.data?.making)
  const every = isMaking ? SECOND : MINUTE / 20
  useApi('GET /api/v1/studio/backups', {}, { enabled: isMaking || isUnderWay(copies.data), every })
  const [asked, setAsked] = useState<Asked | null>(null)
  return (
    <Loaded query={copies} skeleton={<Skeleton className="h-96" />}>
      {(known) => (
        <div className="flex flex-col gap-4">
          <CopiesState copies={known} notAtHand={notAtHand} />
          {notAtHand === null ? <Settings copies={known} /> : <Callout tone="plain">{notAtHand}</Callout>}
          <CopyList copies={known.items} notAtHand={notAtHand} onRestore={setAsked} />
          <RestoreDrawer asked={asked} onClose={() => setAsked(null)} />
        </div>
      )}
    </Loaded>
  )
}

/** Whether the newest copy is still on its way to a place, or to its trial: within moments more is known. */
function isUnderWay(copies: Copies | undefined): boolean {
  const newest = copies?.items[0]?.file_name
  if (!copies || newest === undefined) return false
  const places = [copies.folder, copies.bucket].filter((place) => place !== null)
  return copies.proofs.length === 0 || places.some(({ file_name, problem }) => file_name !== newest && problem === null)
}

function Settings({ copies }: { copies: Copies }) {
  const settings = useApi('GET /api/v1/studio/backup-settings')
  return (
    <Loaded query={settings} skeleton={<Skeleton className="h-64" />}>
      {(known) => (
        <>
          <PassphraseCard settings={known} />
          <FolderCard key={`folder ${known.folder}`} settings={known} known={copies.folder} />
          <BucketCard key={`bucket ${JSON.stringify(known.bucket)}`} settings={known} known={copies.bucket} />
        </>
      )}
    </Loaded>
  )
}
