import { useApi } from '../../../api/index.ts'

/** Whether the studio's plan has the assistant. Who may not read the settings is not told the plan, and does not get it here. */
export function useHasAssistant(): boolean {
  const me = useApi('GET /api/v1/auth/me', {}, { fresh: 60_000 })
  const maySee = me.data?.permissions.includes('settings.view') ?? false
  return useApi('GET /api/v1/studio/status', {}, { enabled: maySee, fresh: 60_000 }).data?.plan === 'base_ai'
}
