import { useApi } from '../../../../api/index.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { Card, Skeleton, Switch } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { GoOnline } from '../../../parts/online/GoOnline.tsx'
import { useDoorsDenied } from '../../../parts/online/use-doors-denied.ts'
import { useStudioSwitch } from '../use-studio-switch.ts'
import { DoorsCard } from './DoorsCard.tsx'

/** The address the studio is reached at, and what is served there. */
export default function OnlinePart() {
  const { online: m } = useMessages().settings
  const denied = useDoorsDenied()
  const studio = useApi('GET /api/v1/studio')
  const set = useStudioSwitch('public_manager_enabled', m)
  return (
    <Loaded query={studio} skeleton={<Skeleton className="h-64" />}>
      {(settings) => (
        <div className="flex flex-col gap-4">
          <GoOnline />
          <Card>
            <Switch
              value={settings.public_manager_enabled}
              onChange={set}
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
