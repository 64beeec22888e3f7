import type { ReachedStudio } from '../request.ts'

let addresses = 0

/** Adds a kiosk, pairs it from a separate address (limits are by address), and returns its token. */
export async function pairKiosk(studio: ReachedStudio, more: object = {}): Promise<string> {
  addresses += 1
  const { body } = await studio.asOwner('POST /api/v1/kiosks', { name: 'Front door', ...more })
  const headers = { 'X-Forwarded-For': `10.46.${addresses >> 8}.${addresses & 255}` }
  const asked = { body: { pairing_code: body.pairing_code }, headers, door: 'public' as const }
  const paired = await studio.send('POST /api/v1/kiosk/pair', asked)
  if (paired.status !== 200) throw new Error(`Not paired: ${JSON.stringify(paired.body)}`)
  return paired.body.kiosk_token
}
