import { useState } from 'react'
import { call, useSend, type Answer } from '../../../../api/index.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { useHotkeys } from '../../../../shared/hotkeys.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Button, Dialog, Drawer, Menu, TextArea, TextField, TriggerButton } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { useEmailToast } from '../../../parts/email/use-email-toast.ts'
import { paths } from '../../../paths.ts'
import { membershipCan } from '../../../../../server/features/memberships/state-rules.ts'
import { PauseDialog } from '../../selling/memberships/PauseDialog.tsx'
import { EditClientForm, type Client } from '../ClientForm.tsx'
import { DeactivateDialog, endsNothing, type Ending } from './DeactivateDialog.tsx'
import { BookDrawer } from './book/BookDrawer.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { SellButton } from './SellButton.tsx'
import { useProfile } from './use-profile.ts'

type Open = 'book' | 'edit' | 'invite' | 'tell' | 'pause' | null

/** The actions for a client, the sale last. */
export function ProfileActions({ client }: { client: Client }) {
  const { clients, compliance } = useMessages()
  const m = clients.actions
  const denied = useDenied()
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const inactive = !client.is_active && m.isInactive
  const noChange = denied('clients.manage')
  const { deactivate, reactivate, ending, keep } = useActivation(client)
  const sendReset = useResetMail(client)
  const noTelling = denied('marketing.manage') ?? inactive
  const { pausable, noPause } = usePausable(client.id)
  useHotkeys({
    e: () => !noChange && setOpen('edit'),
    b: () => client.is_active && setOpen('book'),
    m: () => !noTelling && setOpen('tell'),
    p: () => !noPause && setOpen('pause'),
  })
  return (
    <>
      <Menu
        trigger={<TriggerButton icon="more" iconOnly label={m.more} />}
        label={m.more}
        groups={[
          [
            { label: m.edit, icon: 'edit', keys: 'E', onAction: () => setOpen('edit'), disabledReason: noChange },
            {
              label: client.has_login ? m.resetMail : m.invite,
              icon: 'mail',
              onAction: () => (client.has_login ? sendReset() : setOpen('invite')),
              disabledReason:
                noChange ??
                (inactive || (client.guardian_id !== null && m.hasGuardian) || (!client.email && m.noEmail)),
            },
            {
              label: m.tell,
              icon: 'bell',
              keys: 'M',
              onAction: () => setOpen('tell'),
              disabledReason: noTelling,
            },
            {
              label: pausable ? m.pauseOf(pausable.type_name) : m.pause,
              icon: 'pause',
              keys: 'P',
              onAction: () => setOpen('pause'),
              disabledReason: noPause,
            },
            { label: compliance.data.fromProfile, icon: 'file', href: paths.clientDataOf(client.id) },
          ],
          [
            client.is_active
              ? { label: m.deactivate, icon: 'lock', look: 'danger', onAction: deactivate, disabledReason: noChange }
              : { label: m.reactivate, icon: 'check', onAction: reactivate, disabledReason: noChange },
          ],
        ]}
      />
      <Button
        icon="calendar"
        aria-keyshortcuts="b"
        disabledReason={denied('bookings.manage') ?? inactive}
        onPress={() => setOpen('book')}
      >
        {m.book}
      </Button>
      <SellButton client={client} look="primary" />
      <Drawer title={clients.form.editTitle(client.full_name)} isOpen={open === 'edit'} onClose={close}>
        <EditClientForm client={client} onClose={close} />
      </Drawer>
      <BookDrawer client={client} isOpen={open === 'book'} onClose={close} />
      <InviteDialog client={client} isOpen={open === 'invite'} onClose={close} />
      <TellDialog client={client} isOpen={open === 'tell'} onClose={close} />
      <DeactivateDialog client={client} ending={ending} onClose={keep} />
      {pausable ? <PauseDialog membership={pausable} isOpen={open === 'pause'} onClose={close} /> : null}
    </>
  )
}

interface TellDialogProps {
  client: Client
  isOpen: boolean
  onClose: () => void
}

type Sent = Answer<'POST /api/v1/notifications/send'>

/** Tells a client something that concerns them, and says which way it took. */
function TellDialog({ client, isOpen, onClose }: TellDialogProps) {
  const { clients } = useMessages()
  const m = clients.tell
  return (
    <Dialog title={m.title(client.full_name)} description={m.lead} isOpen={isOpen} onClose={onClose}>
      <TellForm client={client} onClose={onClose} />
    </Dialog>
  )
}

function TellForm({ client, onClose }: Omit<TellDialogProps, 'isOpen'>) {
  const { clients, emailOutlook: outlook } = useMessages()
  const m = clients.tell
  const toast = useToast()
  const waiting = ({ email }: Sent) =>
    email === null || email === 'leaves' ? null : `${outlook.waits(client.full_name)}. ${outlook.why[email]}`
  const tell = useSend('POST /api/v1/notifications/send')
  const form = useForm({
    values: { title: '', body: '' },
    required: ['title', 'body'],
    submit: (body) => tell.sendOrThrow({ body: { client_id: client.id, ...body } }),
    onDone: (sent: Sent) => {
      toast.done(m.done, `${wayOf(sent, m, waiting(sent))}${client.has_login ? '' : ` ${m.noLogin}`}`)
      onClose()
    },
  })
  return (
    <Form form={form}>
      <TextField label={m.subject} maxLength={120} {...form.bind('title')} />
      <TextArea label={m.text} rows={4} maxLength={600} {...form.bind('body')} />
      <FormActions form={form} submit={m.send} onCancel={onClose} />
    </Form>
  )
}

/** Which way it took, and why none to their devices. */
function wayOf(
  { pushes, email, why_no_push: why }: Sent,
  m: ReturnType<typeof useMessages>['clients']['tell'],
  waiting: string | null,
): string {
  const leaves = email === 'leaves'
  const way = pushes > 0 ? (leaves ? m.both : m.pushed) : leaves ? m.mailed : m.listed
  return [way, waiting, why === null ? null : m.why[why]].filter(Boolean).join(' ')
}

/** The membership that could be paused now; why none can. */
function usePausable(clientId: number) {
  const { actions: m } = useMessages().clients
  const denied = useDenied()('memberships.manage')
  const { memberships } = useProfile(clientId)
  const pausable = memberships.data?.items.find(
    ({ status, can_pause, planned_pause, pause_days_left: left }) =>
      membershipCan(status, 'pause') && can_pause && planned_pause === null && left !== 0,
  )
  return { pausable, noPause: denied ?? (pausable ? null : m.nothingToPause) }
}

/** Mails a link for a new password to a client who signs in; nobody here sees it. */
function useResetMail({ id, email }: Client) {
  const told = useEmailToast()
  const send = useSend('POST /api/v1/clients/{client_id}/reset-mail', {
    onDone: (sent) => told(sent.email, email ?? ''),
  })
  return () => void send.send({ params: { client_id: id } })
}

function useActivation({ id, full_name }: Client) {
  const { clients } = useMessages()
  const m = clients.actions
  const toast = useToast()
  const off = useSend('DELETE /api/v1/clients/{client_id}')
  const on = useSend('PUT /api/v1/clients/{client_id}')
  const params = { client_id: id }
  const reactivate = async () => {
    if (await on.send({ params, body: { is_active: true } })) toast.done(m.reactivated(full_name))
  }
  // If nothing ends with it, deactivating happens at once and can be undone; else it asks first.
  const [ending, setEnding] = useState<Ending | null>(null)
  const deactivate = async () => {
    const found = await call('GET /api/v1/clients/{client_id}/ending', { params }).catch(
      (error: unknown) => void toast.failed(error),
    )
    if (!found) return
    if (!endsNothing(found)) setEnding(found)
    else if (await off.send({ params })) toast.undo(m.deactivated(full_name), () => void reactivate())
  }
  const keep = () => setEnding(null)
  return { deactivate: () => void deactivate(), reactivate: () => void reactivate(), ending, keep }
}
