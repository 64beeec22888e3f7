import type { ReachedStudio } from '../request.ts'
import { setMailServer } from './automations.ts'

/** Gives the studio an address that clients reach it by. */
export async function goOnline(studio: ReachedStudio): Promise<void> {
  const { status, body } = await studio.asOwner('PUT /api/v1/studio', { tunnel_url: 'https://studio.example' })
  if (status !== 200) throw new Error(JSON.stringify(body))
}

/** Gives it a mail server as well: invitations may leave. */
export async function mayInvite(studio: ReachedStudio): Promise<void> {
  await goOnline(studio)
  await setMailServer(studio)
}
