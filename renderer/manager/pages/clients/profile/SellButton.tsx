import { useState } from 'react'
import { useHotkeys } from '../../../../shared/hotkeys.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Button } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { SellMembership } from '../../selling/memberships/SellMembership.tsx'
import type { Client } from '../ClientForm.tsx'

/** Opens the sale of a membership to a client. */
export function SellButton({ client, look = 'secondary' }: { client: Client; look?: 'primary' | 'secondary' }) {
  const { clients } = useMessages()
  const denied = useDenied()('memberships.manage')
  const [isOpen, setOpen] = useState(false)
  const isOff = Boolean(denied) || !client.is_active
  // The key belongs to the main button only: an empty list may have another.
  useHotkeys(look === 'primary' ? { s: () => !isOff && setOpen(true) } : {})
  return (
    <>
      <Button
        look={look}
        {...(look === 'primary' && { 'aria-keyshortcuts': 's' })}
        icon="selling"
        disabledReason={denied ?? (!client.is_active && clients.actions.isInactive)}
        onPress={() => setOpen(true)}
      >
        {clients.actions.sell}
      </Button>
      <SellMembership isOpen={isOpen} onClose={() => setOpen(false)} client={client} />
    </>
  )
}
