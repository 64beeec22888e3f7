import { useApi, useSend } from '../../../../api/index.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { Card, Skeleton, Switch } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { GoOnline } from '../../../parts/online/GoOnline.tsx'
import { useDoorsDenied } from '../../../parts/online/use-doors-denied.ts'
import { DoorsCard } from './DoorsCard.tsx'

/** The address the studio is reached at, and what is served there. */
export default function OnlinePart() {
  const { online: m } = useMessages().settings
  const toast = useToast()
  const denied = useDoorsDenied()
  const studio = useApi('GET /api/v1/studio')
  const change = useSend('PUT /api/v1/studio', {
    optimistic: (cache, { body }) =>
      cache.patch('GET /api/v1/studio', (before) => ({
        ...before,
        public_manager_enabled: body?.public_manager_enabled ?? before.public_manager_enabled,
      })),
  })
  const set = async (public_manager_enabled: boolean) => {
    if (await change.send({ body: { public_manager_enabled } })) toast.done(public_manager_enabled ? m.on : m.off)
  }
  return (
    <Loaded query={studio} skeleton={<Skeleton className="h-64" />}>
      {(settings) => (
        <div className="flex flex-col gap-4">
          <GoOnline />
          <Card>
            <Switch
              value={settings.public_manager_enabled}
              onChange={(isOn) => void set(isOn)}
              description={m.managerMeans}
              disabledReason={denied}
            >
              {m.manager}
            </Switch>
          </Card>
          <DoorsCard settings={settings} />
        </div>
      )}
    </Loaded>
  )
}
