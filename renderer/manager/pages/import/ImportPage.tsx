import { useApi } from '../../../api/index.ts'
import { useDenied } from '../../../shared/session/use-session.ts'
import { Loaded, NoPermission } from '../../../shared/states/Loaded.tsx'
import { useUrlState } from '../../../shared/url/url-state.ts'
import { Card, LinkButton, PageHeader } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'
import { History, SoFar } from './History.tsx'
import { ImportFlow } from './ImportFlow.tsx'

/** Bringing data over: a new file, or one import with all that can be done with it; below, the former ones. */
export default function ImportPage() {
  const { imports: m } = useMessages()
  const denied = useDenied()('migration.manage')
  const [{ job }, set] = useUrlState({ job: 0 })
  if (denied)
    return (
      <>
        <PageHeader title={m.title} />
        <Card>
          <NoPermission />
        </Card>
      </>
    )
  return (
    <>
      <PageHeader title={m.title} description={job ? undefined : m.lead}>
        {job ? (
          <LinkButton href={paths.import()} icon="left">
            {m.toAll}
          </LinkButton>
        ) : null}
      </PageHeader>
      <div className="flex flex-col gap-4">
        <ImportFlow jobId={job || null} onJob={(next) => set({ job: next ?? 0 }, 'push')} />
        {job ? null : <Past />}
      </div>
    </>
  )
}

function Past() {
  const summary = useApi('GET /api/v1/migration/summary', {}, { fresh: 0 })
  return (
    <Loaded query={summary}>
      {(data) => (
        <>
          {data.jobs.length > 0 ? <SoFar summary={data} /> : null}
          <History jobs={data.jobs} />
        </>
      )}
    </Loaded>
  )
}
