import { useState } from 'react'
import { useApi, useDownload, useSend, type Answer } from '../../../../api/index.ts'
import { ProblemCallout } from '../../../../shared/problem/ProblemCallout.tsx'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Button, Callout, Card, ConfirmDialog, Link, LinkButton, Skeleton } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import { InvitationChoice } from './InvitationChoice.tsx'
import type { Job } from './job.ts'

type Sent = Answer<'POST /api/v1/migration/invitations/send'>

interface InvitationsProps {
  job: Job
  /** Nothing is asked during the first run: the studio is not online yet, and email is not set up. */
  isFirstRun: boolean
}

/** Inviting the people of an import: all, some, or by a list for the owner's own mailing; later while it would lead nowhere. */
export function Invitations({ job, isFirstRun }: InvitationsProps) {
  const { imports } = useMessages()
  const m = imports.invitations
  const mayKnow = useDenied()('settings.view') === null
  const status = useApi('GET /api/v1/studio/status', {}, { enabled: mayKnow })
  if (mayKnow && status.isPending) return <Skeleton className="h-32" />
  const needs = { email: status.data?.mail_configured === false, address: status.data?.is_public === false }
  if (!needs.email && !needs.address) return <InviteNow job={job} />
  return (
    <Card title={m.title} description={m.lead}>
      {isFirstRun ? <p className="text-sm text-muted">{m.atTheEnd}</p> : <Ready needs={needs} />}
    </Card>
  )
}

/** The number of invitations ready to send, and what they wait for. */
function Ready({ needs }: { needs: { email: boolean; address: boolean } }) {
  const { imports } = useMessages()
  const m = imports.invitations
  const summary = useApi('GET /api/v1/migration/summary')
  return (
    <Callout
      tone="info"
      title={summary.data ? m.ready(summary.data.clients_to_invite) : undefined}
      action={
        <span className="flex flex-wrap gap-2">
          {needs.address ? <LinkButton href={paths.settingsPart('online')}>{m.goOnline}</LinkButton> : null}
          {needs.email ? <LinkButton href={paths.settingsPart('email')}>{m.setUpEmail}</LinkButton> : null}
        </span>
      }
    >
      {m.readyLater}
    </Callout>
  )
}

function InviteNow({ job }: { job: Job }) {
  const { imports } = useMessages()
  const m = imports.invitations
  const denied = useDenied()('migration.manage')
  const { download, isPending: isDownloading } = useDownload()
  const [asked, setAsked] = useState<'all' | 'some' | null>(null)
  const [sent, setSent] = useState<Sent | null>(null)
  const send = useSend('POST /api/v1/migration/invitations/send', { onDone: setSent })
  const { job_id } = job
  const links = () =>
    download('GET /api/v1/migration/invitations/export', `import-${job_id}-invitations.csv`, { query: { job_id } })
  return (
    <Card title={m.title} description={m.lead}>
      <div className="flex flex-wrap items-center gap-2">
        <Button icon="mail" look="primary" onPress={() => setAsked('all')} disabledReason={denied}>
          {m.everybody}
        </Button>
        <Button icon="clients" onPress={() => setAsked('some')} disabledReason={denied}>
          {m.choose}
        </Button>
        <Button icon="file" onPress={links} isPending={isDownloading} disabledReason={denied}>
          {m.export}
        </Button>
        <span className="text-xs text-muted">{m.exportHelp}</span>
      </div>
      {sent ? <SentReport sent={sent} /> : null}
      <ConfirmDialog
        look="primary"
        title={m.sureTitle}
        confirm={m.everybody}
        isOpen={asked === 'all'}
        onClose={() => setAsked(null)}
        onConfirm={() => send.sendOrThrow({ body: { job_id } })}
      >
        <p>{m.sure(job.file_name)}</p>
        <ProblemCallout problem={send.problem} />
      </ConfirmDialog>
      <InvitationChoice
        job={job}
        isOpen={asked === 'some'}
        onClose={() => setAsked(null)}
        onSend={(client_ids) => send.sendOrThrow({ body: { job_id, client_ids } })}
        problem={send.problem}
      />
    </Card>
  )
}

function SentReport({ sent: { queued, skipped, email } }: { sent: Sent }) {
  const { imports, emailOutlook } = useMessages()
  const m = imports.invitations
  return (
    <div className="mt-3">
      <Callout
        tone={email === 'leaves' ? 'good' : 'plain'}
        live
        title={email === 'leaves' ? m.sent(queued) : queued > 0 ? m.wait(queued) : m.sentNone}
      >
        {email === null || email === 'leaves' ? null : <p>{emailOutlook.why[email]}</p>}
        {skipped.length > 0 ? (
          <details>
            <summary className="ring-focus w-fit cursor-pointer rounded-sm py-0.5">{m.skipped(skipped.length)}</summary>
            <ul className="mt-1 max-h-56 space-y-0.5 overflow-y-auto">
              {skipped.map(({ client_id, full_name, reason }) => (
                <li key={client_id}>
                  <Link href={paths.client(client_id)}>{full_name}</Link>: {reason}
                </li>
              ))}
            </ul>
          </details>
        ) : null}
      </Callout>
    </div>
  )
}
