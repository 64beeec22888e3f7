import { OWNER_EMAIL, type TestStudio } from '../studio.ts'
import { registerClient, registerMember, type TestClient } from './bookings.ts'
import { furnish } from './furnish.ts'
import { everythingLicensed } from './license.ts'
import { back, sellOnline, startOnlineStudio } from './online.ts'
import { makeClass } from './schedule.ts'
import { makeInstructor, makeManager } from './staff.ts'
import { withFactor } from './totp.ts'

/** A studio with one of everybody, and a client whose records the others must not reach. */
export interface Stage {
  studio: TestStudio
  tokens: Record<'client' | 'stranger' | 'instructor' | 'manager' | 'powerless', string>
  victim: TestClient
  /** A record of the victim's (or of a class of another instructor's) for each path parameter, and `open_class_id`. */
  ids: Record<string, number | string>
  /** What the victim would buy of a membership online. */
  buying: object
}

/** Makes a studio in which every record that can be reached by a path belongs to the victim, or to another instructor's class. */
export async function makeStage(): Promise<Stage> {
  const { studio, processor } = await startOnlineStudio({ webhook: false, config: await everythingLicensed() })
  await studio.asOwner('POST /api/v1/studio/license', { license_key: 'SD1-OF-THE-STAGE' })
  const { client: victim, ids } = await furnish(studio, processor)
  const mine = await makeInstructor(studio)
  const [client, stranger] = [await registerClient(studio), await registerMember(studio)]
  const open = await makeClass(studio, { instructor_id: mine.id, starts_at: '2026-03-12T18:00' })
  const sold = await sellOnline(studio)
  // Managers are let in at both doors only with a second factor.
  studio.owner = (await withFactor(studio, { email: OWNER_EMAIL, token: studio.owner })).token
  const powerless = await withFactor(studio, await makeManager(studio, []))
  return {
    studio,
    tokens: {
      client: await studio.login(client.email),
      stranger: await studio.login(stranger.email),
      instructor: await studio.login(mine.email),
      manager: studio.owner,
      powerless: powerless.token,
    },
    victim,
    ids: { ...ids, open_class_id: open.id },
    buying: { client_id: victim.id, membership_type_id: sold.id, ...back },
  }
}
