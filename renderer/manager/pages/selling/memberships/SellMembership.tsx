import { useState } from 'react'
import { useApi } from '../../../../api/index.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { Drawer, EmptyState, LinkButton } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import { PayLink, type Checkout } from './link/PayLink.tsx'
import { SaleForm } from './SaleForm.tsx'

interface SellMembershipProps {
  isOpen: boolean
  onClose: () => void
  /** The buyer; left out, the form asks. */
  client?: { id: number; full_name: string }
  /** The type that is chosen at the start. */
  typeId?: number | null
}

/** Sells a membership at the desk: the client, the type, the start and the payment. */
export function SellMembership({ isOpen, onClose, client, typeId }: SellMembershipProps) {
  const { memberships } = useMessages()
  const m = memberships.sell
  return (
    <Drawer title={m.title} description={client ? m.to(client.full_name) : undefined} isOpen={isOpen} onClose={onClose}>
      <OnSale onClose={onClose} client={client} typeId={typeId ?? null} />
    </Drawer>
  )
}

interface OnSaleProps {
  onClose: () => void
  client: SellMembershipProps['client']
  typeId: number | null
}

function OnSale(props: OnSaleProps) {
  const { memberships } = useMessages()
  const m = memberships.sell
  const types = useApi('GET /api/v1/membership-types', { query: { page_size: 200 } })
  const [checkout, setCheckout] = useState<Checkout | null>(null)
  if (checkout) return <PayLink checkout={checkout} onClose={props.onClose} />
  return (
    <Loaded query={types}>
      {({ items }) =>
        items.length > 0 ? (
          <SaleForm types={items} onLink={setCheckout} {...props} />
        ) : (
          <EmptyState
            icon="ticket"
            title={m.noTypes}
            action={<LinkButton href={paths.membershipTypes()}>{m.toTypes}</LinkButton>}
          >
            {m.noTypesHelp}
          </EmptyState>
        )
      }
    </Loaded>
  )
}
