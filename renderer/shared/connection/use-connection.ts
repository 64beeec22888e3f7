import { useSyncExternalStore } from 'react'
import { connection } from '../../api/browser.ts'

/** Whether the studio's server does not answer at the moment. */
export const useGone = (): boolean => useSyncExternalStore(connection.subscribe, connection.isGone)

/** Loads the page again, but only where there is a server to answer: else the browser would show a page of its own. */
export async function reloadIfThere(): Promise<void> {
  if (await connection.retry()) location.reload()
}
