import { useApi, useSend } from '../../../api/index.ts'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { useMessages } from '../../messages/index.ts'
import { AccountColumns } from '../../parts/AccountColumns.tsx'
import { HowTold } from './HowTold.tsx'
import { NotificationRow } from './NotificationRow.tsx'
import { ThisDevice } from './ThisDevice.tsx'
import { useOpened } from './use-opened.ts'

/** What the reader was told, newest first, and how they want to be told. */
export default function NotificationsPage() {
  const { notifications: m } = useMessages()
  const told = useApi('GET /api/v1/notifications')
  const read = useSend('PUT /api/v1/notifications/{notification_id}/read', {
    invalidate: ['GET /api/v1/notifications', 'GET /api/v1/notifications/settings'],
    optimistic: (cache, { params }) =>
      cache.patch('GET /api/v1/notifications', (list) =>
        list.map((one) =>
          one.id === params.notification_id ? { ...one, read_at: one.read_at ?? one.created_at } : one,
        ),
      ),
  })
  const markRead = (id: number) => read.send({ params: { notification_id: id } })
  useOpened(told.data, (id) => void markRead(id))
  const unread = told.data?.filter(({ read_at }) => read_at === null) ?? []
  return (
    <AccountColumns>
      <PageHeader title={m.title} description={m.lead} />
      <div className="flex flex-col gap-4 xl:grid xl:grid-cols-[minmax(0,1fr)_19rem] xl:items-start">
        <Loaded query={told}>
          {(list) =>
            list.length === 0 ? (
              <EmptyState icon="bell" title={m.none}>
                {m.noneMeans}
              </EmptyState>
            ) : (
              <Card
                flush
                title={m.count(unread.length)}
                action={
                  <Button
                    size="small"
                    look="quiet"
                    isDisabled={unread.length === 0}
                    onPress={() => unread.forEach(({ id }) => void markRead(id))}
                  >
                    {m.markAll}
                  </Button>
                }
              >
                <ul className="divide-y divide-line">
                  {list.map((one) => (
                    <NotificationRow key={one.id} notification={one} onRead={() => void markRead(one.id)} />
                  ))}
                </ul>
              </Card>
            )
          }
        </Loaded>
        {/* Below a list that is to come they would be moved by it. */}
        {told.isPending ? null : (
          <div className="flex flex-col gap-4">
            <ThisDevice />
            <HowTold />
          </div>
        )}
      </div>
    </AccountColumns>
  )
}
