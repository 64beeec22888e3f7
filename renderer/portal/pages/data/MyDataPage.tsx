import { Suspense, useState } from 'react'
import { useApi, useDownload, useSend } from '../../../api/index.ts'
import { late } from '../../../shared/app/late.tsx'
import { useFormat } from '../../../shared/format/use-format.ts'
import { ProblemCallout } from '../../../shared/problem/ProblemCallout.tsx'
import { useSession } from '../../../shared/session/use-session.ts'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Callout } from '../../../ui/feedback/Callout.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { useMessages } from '../../messages/index.ts'
import { AccountColumns } from '../../parts/AccountColumns.tsx'
import { BackLink } from '../../parts/BackLink.tsx'
import { paths } from '../../paths.ts'
import { Consents } from './Consents.tsx'

/** Their words take two lines where the text is large. */
const wraps = 'phone:h-auto! phone:min-h-11 phone:py-1 phone:whitespace-normal!'

/** Everything the studio keeps on the reader, to take away. */
function ExportCard({ clientId }: { clientId: number }) {
  const { ownData: m } = useMessages()
  const zip = useDownload()
  const json = useDownload()
  const params = { client_id: clientId }
  return (
    <Card title={m.export} description={m.exportMeans}>
      <div className="flex flex-wrap gap-2 phone:flex-col">
        <Button
          icon="import"
          className={wraps}
          isPending={zip.isPending}
          onPress={() =>
            zip.download('GET /api/v1/gdpr/export/{client_id}', m.zipFile, { params, query: { format: 'zip' } })
          }
        >
          {m.zip}
        </Button>
        <Button
          icon="file"
          className={wraps}
          isPending={json.isPending}
          onPress={() => json.download('GET /api/v1/gdpr/export/{client_id}', m.jsonFile, { params })}
        >
          {m.json}
        </Button>
      </div>
    </Card>
  )
}

const ConfirmDialog = late(
  async () => ({ default: (await import('../../../ui/overlay/ConfirmDialog.tsx')).ConfirmDialog }),
  'above',
)

/** Asking the studio to delete everything, with what that means said before. */
function EraseCard() {
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

/** Shows the reader's consents, a copy of all that is kept about them, and the way to have it deleted. */
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
