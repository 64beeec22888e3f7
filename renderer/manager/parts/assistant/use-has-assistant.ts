import { useApi } from '../../../api/index.ts'

/**
 * True if the studio's plan has the assistant. People who may not read the settings don't learn the plan, and don't get it
 * here.
 */
export function useHasAssistant(): boolean {
  const me = useApi('GET /api/v1/auth/me', {}, { fresh: 60_000 })
  const maySee = me.data?.permissions.includes('settings.view') ?? false
  return useApi('GET /api/v1/studio/status', {}, { enabled: maySee, fresh: 60_000 }).data?.plan === 'base_ai'
}
