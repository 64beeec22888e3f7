import { useApi, useSend } from '../../../../api/index.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Button, Callout } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { isLive, type Membership } from '../../selling/memberships/membership-words.ts'

type Ending = 'erased' | 'deactivated'

/** Before a client is erased or deactivated: what they share with others, who may become its holder instead. */
export function SharedByClient({ clientId, ending }: { clientId: number; ending: Ending }) {
  const denied = useDenied()('memberships.view')
  const query = { client_id: clientId, page_size: 100 }
  const memberships = useApi('GET /api/v1/memberships', { query }, { enabled: !denied })
  return memberships.data?.items
    .filter(isLive)
    .map((membership) => <SharedWith key={membership.id} membership={membership} ending={ending} />)
}

function SharedWith({ membership, ending }: { membership: Membership; ending: Ending }) {
  const { id, type_name, renews_at } = membership
  const { sharing: m } = useMessages().memberships
  const denied = useDenied()('clients.manage')
  const params = { membership_id: id }
  const { data } = useApi('GET /api/v1/memberships/{membership_id}/members', { params })
  const hand = useSend('PUT /api/v1/memberships/{membership_id}/holder', {
    invalidate: ['GET /api/v1/memberships', 'GET /api/v1/memberships/{membership_id}/members'],
  })
  const members = data?.members ?? []
  if (members.length === 0) return null
  const said = ending === 'erased' ? m.erasing : renews_at === null ? m.staying : m.ending
  return (
    <Callout tone="warn">
      <p>{said(type_name, members.map(({ full_name }) => full_name).join(', '))}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {members.map(({ client_id, full_name }) => (
          <Button
            key={client_id}
            size="small"
            icon="person"
            isPending={hand.isPending}
            disabledReason={denied}
            onPress={() => void hand.send({ params, body: { client_id } })}
          >
            {m.hand(full_name)}
          </Button>
        ))}
      </div>
    </Callout>
  )
}
