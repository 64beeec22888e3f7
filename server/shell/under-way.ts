import type { App } from '../context.ts'
import { isImporting } from '../features/migration/run.ts'

/** What must not be cut off at this moment, as the rest of “… is under way”; null for nothing. */
export function underWay(app: App): string | null {
  return isImporting(app) ? 'An import' : null
}
