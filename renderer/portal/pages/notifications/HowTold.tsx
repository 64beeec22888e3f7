import { useApi, useSend } from '../../../api/index.ts'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { RadioGroup } from '../../../ui/choice/RadioGroup.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { useMessages } from '../../messages/index.ts'

const WAYS = ['push', 'email', 'both'] as const

/** On which way messages of the studio come. */
export function HowTold() {
  const { notifications } = useMessages()
  const m = notifications.how
  const settings = useApi('GET /api/v1/notifications/settings')
  const choose = useSend('PUT /api/v1/notifications/settings', { invalidate: ['GET /api/v1/notifications/settings'] })
  return (
    <Card title={m.title} description={m.lettersStay}>
      <Loaded query={settings} skeleton={<Skeleton className="h-32" />}>
        {({ deliver_by }) => (
          <RadioGroup
            label={m.label}
            value={choose.pending?.body.deliver_by ?? deliver_by}
            onChange={(way) => void choose.send({ body: { deliver_by: way } })}
            options={WAYS.map((way) => ({ id: way, label: m.ways[way] }))}
          />
        )}
      </Loaded>
    </Card>
  )
}
