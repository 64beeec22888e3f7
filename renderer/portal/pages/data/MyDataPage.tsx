import { useApi } from '../../../api/index.ts'
import { useSession } from '../../../shared/session/use-session.ts'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { useMessages } from '../../messages/index.ts'
import { AccountColumns } from '../../parts/AccountColumns.tsx'
import { BackLink } from '../../parts/BackLink.tsx'
import { paths } from '../../paths.ts'
import { Consents } from './Consents.tsx'
import { EraseCard } from './EraseCard.tsx'
import { ExportCard } from './ExportCard.tsx'

/** What the reader agreed to, a copy of all that is kept on her, and the way to have it deleted. */
export default function MyDataPage() {
  const { ownData: m, profile } = useMessages()
  const client_id = useSession()?.account.id ?? 0
  const log = useApi('GET /api/v1/gdpr/consent-log/{client_id}', { params: { client_id } })
  return (
    <AccountColumns>
      <BackLink href={paths.profile()}>{profile.title}</BackLink>
      <PageHeader title={m.title} />
      <div className="flex flex-col gap-4">
        <Loaded query={log} skeleton={<Consents log={null} />}>
          {(entries) => <Consents log={entries} />}
        </Loaded>
        <ExportCard clientId={client_id} />
        <EraseCard />
      </div>
    </AccountColumns>
  )
}
