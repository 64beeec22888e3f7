import type { Ctx } from '../../context.ts'
import { ownClientId } from '../clients/access.ts'
import { asking, requireConnected } from './account/connected.ts'
import { customerFor } from './checkout/session.ts'

/** Returns the address of the page where the signed-in client changes the card and reads the processor's invoices. */
export async function openPortal(ctx: Ctx, return_url: string): Promise<{ url: string }> {
  const clientId = ownClientId(ctx)
  const connected = requireConnected(ctx)
  const customer_id = await asking(() => customerFor(ctx, connected, clientId))
  return { url: await asking(() => connected.processor.portalUrl(customer_id, return_url)) }
}
