import { useApi } from '../../../api/index.ts'
import { Button } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'

/** Says that a list shows only one client's, with the way back to everybody's. Nothing without a client (0). */
export function OnlyClient({ clientId, onClear }: { clientId: number; onClear: () => void }) {
  const { selling: m } = useMessages()
  const client = useApi(
    'GET /api/v1/clients/{client_id}',
    { params: { client_id: clientId } },
    { enabled: clientId > 0 },
  )
  if (clientId <= 0) return null
  return (
    <span className="flex min-h-(--control) items-center gap-1 rounded-md bg-accent-soft ps-2.5 pe-1 text-sm text-on-accent-soft">
      {m.onlyClient(client.data?.full_name ?? '…')}
      <Button look="quiet" size="small" icon="close" iconOnly label={m.everybody} onPress={onClear} />
    </span>
  )
}
