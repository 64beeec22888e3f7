import { makeBackup } from '../features/backup/make.ts'
import type { Running } from '../server.ts'
import { shortReasonOf } from '../lib/reason.ts'

/** Makes a copy of the studio's data before something is changed for good; gives why there is none, or null once there is. */
export async function backUp({ app }: Running): Promise<string | null> {
  try {
    await makeBackup(app, 'before-update')
    return null
  } catch (error) {
    return shortReasonOf(error)
  }
}
