import { useState } from 'react'
import { useApi, useSend, type Answer } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { ProblemCallout } from '../../../../shared/problem/ProblemCallout.tsx'
import { Button, Callout, Dialog, OverlayActions, Skeleton, TextField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { useCopy } from '../../../parts/copy/use-copy.ts'
import type { Client } from '../ClientForm.tsx'

interface InviteDialogProps {
  client: Client
  isOpen: boolean
  onClose: () => void
}

type Invitation = Omit<Answer<'POST /api/v1/clients/{client_id}/invite'>, 'invite_url'> & { invite_url: string }

/** Makes an invitation link to copy, and shows what became of the letter with it. */
export function InviteDialog({ client, isOpen, onClose }: InviteDialogProps) {
  const { clients } = useMessages()
  const m = clients.invite
  return (
    <Dialog title={m.title(client.full_name)} description={m.lead} isOpen={isOpen} onClose={onClose}>
      <Invite client={client} onClose={onClose} />
    </Dialog>
  )
}

function Invite({ client, onClose }: Omit<InviteDialogProps, 'isOpen'>) {
  const { clients } = useMessages()
  const m = clients.invite
  const invite = useSend('POST /api/v1/clients/{client_id}/invite', {
    invalidate: ['GET /api/v1/emails', 'GET /api/v1/clients/{client_id}/timeline'],
  })
  const [made, setMade] = useState<Invitation | null>(null)
  const params = { client_id: client.id }
  const make = async () => {
    const first = await invite.sendOrThrow({ params })
    // If the first answer got lost, nobody has seen its link, so another one is made.
    const answer = first.invite_url === null ? await invite.sendOrThrow({ params }) : first
    setMade({ ...answer, invite_url: answer.invite_url ?? '' })
  }
  return (
    <div className="flex flex-col gap-4">
      <ProblemCallout problem={invite.problem} />
      {made ? <Made invitation={made} client={client} /> : invite.isPending ? <Skeleton className="h-16" /> : null}
      <OverlayActions>
        {made ? (
          <Button look="primary" onPress={onClose}>
            {m.done}
          </Button>
        ) : (
          <Button
            look="primary"
            icon="mail"
            autoFocus
            isPending={invite.isPending}
            onPress={() => void make().catch(() => undefined)}
          >
            {m.make}
          </Button>
        )}
      </OverlayActions>
    </div>
  )
}

function Made({ invitation, client }: { invitation: Invitation; client: Client }) {
  const { clients } = useMessages()
  const m = clients.invite
  const { date } = useFormat()
  const copy = useCopy()
  return (
    <>
      <TextField
        label={m.link}
        value={invitation.invite_url}
        onChange={() => undefined}
        description={m.until(date(invitation.expires_at, 'long'))}
        after={
          <Button
            look="quiet"
            size="small"
            icon="copy"
            iconOnly
            label={m.copy}
            onPress={() => copy(invitation.invite_url, m.copied)}
          />
        }
      />
      {invitation.opens_outside ? null : <Callout tone="warn" title={m.opensHere} />}
      <Letter client={client} outlook={invitation.email} />
    </>
  )
}

const LOOK_AGAIN = 2000

/** The newest invitation in the outbox: waiting, sent, or failed. */
function Letter({ client, outlook }: { client: Client; outlook: Invitation['email'] }) {
  const { clients, emailOutlook } = useMessages()
  const m = clients.invite
  const { relative } = useFormat()
  const letters = useApi(
    'GET /api/v1/emails',
    { query: { client_id: client.id, page_size: 20 } },
    { every: LOOK_AGAIN, fresh: 0 },
  )
  const letter = letters.data?.items.find(({ kind }) => kind === 'invitation')
  if (!letter) return null
  const { status, to_email, sent_at, last_error } = letter
  if (status === 'failed')
    return (
      <Callout tone="warn" title={m.failed(to_email)}>
        {last_error}
      </Callout>
    )
  if (sent_at) return <Callout tone="good">{m.sent(to_email, relative(sent_at))}</Callout>
  const why = last_error ?? (outlook === 'leaves' ? null : emailOutlook.why[outlook])
  return (
    <Callout tone="info" title={m.queued(to_email)}>
      {why}
    </Callout>
  )
}
