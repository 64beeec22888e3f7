import { useState } from 'react'
import { useDownload, useSend, type Answer } from '../../../../api/index.ts'
import { ProblemCallout } from '../../../../shared/problem/ProblemCallout.tsx'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Button, Callout, Card, ConfirmDialog, Link } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import { InvitationChoice } from './InvitationChoice.tsx'
import type { Job } from './job.ts'

type Sent = Answer<'POST /api/v1/migration/invitations/send'>

/** Inviting the people of an import: all, some, or by a list for the owner's own mailing. */
export function Invitations({ job }: { job: Job }) {
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

function SentReport({ sent: { queued, skipped } }: { sent: Sent }) {
  const { imports } = useMessages()
  const m = imports.invitations
  return (
    <div className="mt-3">
      <Callout tone={queued > 0 ? 'good' : 'plain'} live title={queued > 0 ? m.sent(queued) : m.sentNone}>
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
