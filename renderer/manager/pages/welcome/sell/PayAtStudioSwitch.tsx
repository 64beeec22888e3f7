import { useApi, useSend } from '../../../../api/index.ts'
import { Card, Skeleton, Switch } from '../../../../ui/index.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { useMessages } from '../../../messages/index.ts'

/** Whether clients may book without a membership and pay when they come; saved as it is switched. */
export function PayAtStudioSwitch() {
  const { sell: m } = useMessages().welcome
  const studio = useApi('GET /api/v1/studio')
  const save = useSend('PUT /api/v1/studio', {
    invalidate: ['GET /api/v1/studio'],
    optimistic: (cache, { body }) =>
      cache.patch('GET /api/v1/studio', (before) => ({ ...before, ...body }) as typeof before),
  })
  return (
    <Card>
      <Loaded query={studio} skeleton={<Skeleton className="h-16" />}>
        {({ pay_at_studio_enabled }) => (
          <Switch
            value={pay_at_studio_enabled}
            onChange={(next) => void save.send({ body: { pay_at_studio_enabled: next } })}
            description={m.payThereMeans}
          >
            <span className="font-semibold">{m.payThere}</span>
          </Switch>
        )}
      </Loaded>
    </Card>
  )
}
