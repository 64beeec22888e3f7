import { SellMembership } from '../../selling/memberships/SellMembership.tsx'
import type { Asked } from './asked.ts'
import { CloseRoster } from './CloseRoster.tsx'
import { MessageDialog } from './MessageDialog.tsx'
import { TakePayment } from './TakePayment.tsx'

interface SettlingProps {
  /** Null: the dialog is closed. */
  asked: Asked | null
  last: Asked
  onClose: () => void
}

/** The dialog in which something that waits is settled. */
export default function Settling({ asked, last, onClose }: SettlingProps) {
  const dialog = { isOpen: asked !== null, onClose }
  switch (last.about) {
    case 'roster':
      return <CloseRoster key={last.cls.class_id} {...dialog} cls={last.cls} />
    case 'payment':
      return <TakePayment key={last.charge.charge_id} {...dialog} charge={last.charge} />
    case 'message':
      return <MessageDialog key={last.payment.client_id} {...dialog} payment={last.payment} />
    case 'renewal': {
      const { client_id: id, client_name: full_name, membership_type_id } = last.membership
      return <SellMembership {...dialog} client={{ id, full_name }} typeId={membership_type_id} />
    }
  }
}
