import { useSyncExternalStore } from 'react'
import { connection } from '../../api/browser.ts'

/** True if the studio's server does not answer at the moment. */
export const useGone = (): boolean => useSyncExternalStore(connection.subscribe, connection.isGone)

/** Reloads the page if the server answers; else the browser would show an error page. */
export async function reloadIfThere(): Promise<void> {
  if (await connection.retry()) location.reload()
}
