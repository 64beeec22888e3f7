import type { App } from '../context.ts'
import { isMaking } from '../features/backup/make.ts'
import { isImporting } from '../features/migration/run.ts'

/** What must not be cut off at this moment, as the rest of “… is under way”; null for nothing. */
export function underWay(app: App): string | null {
  if (isImporting(app)) return 'An import'
  return isMaking(app) ? 'A copy' : null
}
