import { useApi } from '../../../../api/index.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { Skeleton } from '../../../../ui/index.ts'
import { AiCard } from './AiCard.tsx'
import { AiOffer } from './AiOffer.tsx'
import { BuiltWith } from './BuiltWith.tsx'
import { Leaves } from './Leaves.tsx'
import { LicenseCard } from './LicenseCard.tsx'

/** What the studio has a license for, and by whose key the assistant answers. */
export default function LicensePart() {
  const status = useApi('GET /api/v1/studio/status')
  return (
    <Loaded query={status} skeleton={<Skeleton className="h-96" />}>
      {(standing) => (
        <div className="flex flex-col gap-4">
          <LicenseCard standing={standing} />
          {standing.plan === 'base_ai' ? <AiCard isValid={standing.license_status === 'active'} /> : <AiOffer />}
          <Leaves />
          <BuiltWith />
        </div>
      )}
    </Loaded>
  )
}
