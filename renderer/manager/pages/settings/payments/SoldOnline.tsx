import { useApi, useSend } from '../../../../api/index.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Card, Link, Skeleton, Switch } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'

/** Whether clients may buy by themselves, and how much there is for them to buy. */
export function SoldOnline({ isOn }: { isOn: boolean }) {
  const { payments: m } = useMessages()
  const toast = useToast()
  const denied = useDenied()('settings.manage')
  const types = useApi('GET /api/v1/membership-types', { query: { page_size: 200 } })
  const change = useSend('PUT /api/v1/studio', {
    optimistic: (cache, { body }) =>
      cache.patch('GET /api/v1/studio', (before) => ({
        ...before,
        self_service_purchases_enabled: body?.self_service_purchases_enabled ?? before.self_service_purchases_enabled,
      })),
  })
  const set = async (self_service_purchases_enabled: boolean) => {
    if (await change.send({ body: { self_service_purchases_enabled } }))
      toast.done(self_service_purchases_enabled ? m.selfServiceOn : m.selfServiceOff)
  }
  const sold = types.data?.items.filter(({ sellable_online }) => sellable_online).length
  return (
    <Card>
      <Switch value={isOn} onChange={(on) => void set(on)} description={m.selfServiceMeans} disabledReason={denied}>
        {m.selfService}
      </Switch>
      <div className="mt-3 min-h-lh border-t border-line pt-3 text-sm text-pretty">
        {types.data && sold !== undefined ? (
          <>
            {m.sold(sold, types.data.items.length)} <Link href={paths.membershipTypes()}>{m.toTypes}</Link>
          </>
        ) : (
          <Skeleton className="h-lh w-56" />
        )}
      </div>
    </Card>
  )
}
