import { useSend, type Answer } from '../../../../api/index.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { ConfirmDialog } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { SharedByClient } from '../../compliance/data/SharedByClient.tsx'
import type { Client } from '../ClientForm.tsx'

export type Ending = Answer<'GET /api/v1/clients/{client_id}/ending'>

/** True if anything runs with the client that would end. */
export const endsNothing = (ending: Ending): boolean =>
  Object.values(ending).every((count) => (Array.isArray(count) ? count.length === 0 : count === 0))

interface DeactivateDialogProps {
  client: Client
  /** Everything that would end; null while the question is closed. */
  ending: Ending | null
  onClose: () => void
}

/** Says what ends with a client before they are deactivated. */
export function DeactivateDialog({ client, ending, onClose }: DeactivateDialogProps) {
  const { actions, ending: m } = useMessages().clients
  const toast = useToast()
  const off = useSend('DELETE /api/v1/clients/{client_id}')
  const confirm = async () => {
    if (await off.send({ params: { client_id: client.id } })) toast.done(actions.deactivated(client.full_name))
  }
  return (
    <ConfirmDialog
      title={m.title(client.full_name)}
      confirm={actions.deactivate}
      isOpen={ending !== null}
      onClose={onClose}
      onConfirm={confirm}
    >
      <ul className="mb-2 list-disc space-y-1 ps-5">
        {(ending ? linesOf(ending, m) : []).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{m.means}</p>
      {ending?.shared.length ? <SharedByClient clientId={client.id} ending="deactivated" /> : null}
    </ConfirmDialog>
  )
}

function linesOf(ending: Ending, m: ReturnType<typeof useMessages>['clients']['ending']): string[] {
  const { bookings, waiting, waitlist_entries, standing_bookings, appointments, memberships, collected, dependants } =
    ending
  return [
    bookings > 0 && m.bookings(bookings, waiting),
    waitlist_entries > 0 && m.waiting(waitlist_entries),
    standing_bookings > 0 && m.standing(standing_bookings),
    appointments > 0 && m.appointments(appointments),
    memberships > 0 && m.memberships(memberships),
    collected > 0 && m.collecting,
    dependants > 0 && m.dependants(dependants),
  ].filter((line) => line !== false)
}
