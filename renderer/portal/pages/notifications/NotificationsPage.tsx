import { useEffect, useRef, useState } from 'react'
import { useApi, useSend, type Item } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { useUrlState } from '../../../shared/url/url-state.ts'
import { Anchor } from '../../../ui/button/Anchor.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { RadioGroup } from '../../../ui/choice/RadioGroup.tsx'
import { classes } from '../../../ui/classes.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { useNavigate } from '../../../ui/navigate.ts'
import { useMessages } from '../../messages/index.ts'
import { AccountColumns } from '../../parts/AccountColumns.tsx'
import { ThisDevice } from './ThisDevice.tsx'

/** So many are shown before the older ones are asked for. */
const SOME = 10
/** Characters of a message that is folded. */
const LONG = 160

const WAYS = ['push', 'email', 'both'] as const

/** On which way messages of the studio come. */
function HowTold() {
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

/** Shows the reader's notifications, newest first, and how they want to be notified. */
export default function NotificationsPage() {
  const { notifications: m } = useMessages()
  const [isAll, showAll] = useState(false)
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
                  {list.slice(0, isAll ? list.length : SOME).map((one) => (
                    <NotificationRow key={one.id} notification={one} onRead={() => void markRead(one.id)} />
                  ))}
                </ul>
                {!isAll && list.length > SOME ? (
                  <div className="border-t border-line p-2">
                    <Button look="quiet" className="w-full" onPress={() => showAll(true)}>
                      {m.older(list.length - SOME)}
                    </Button>
                  </div>
                ) : null}
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

interface NotificationRowProps {
  notification: Item<'GET /api/v1/notifications'>
  onRead: () => void
}

/** One notification: new ones are marked, and a press leads to what it is about. */
function NotificationRow({ notification, onRead }: NotificationRowProps) {
  const { notifications: m } = useMessages()
  const { title, body, url, created_at, read_at } = notification
  const format = useFormat()
  const isNew = read_at === null
  return (
    <li className={classes('relative flex flex-col gap-1 px-4 py-3', isNew && 'bg-accent-soft')}>
      <p className="font-medium text-pretty wrap-anywhere">
        {isNew ? (
          <span className="me-2 rounded-full bg-accent px-2 py-0.5 text-2xs text-on-accent">{m.new}</span>
        ) : null}
        {title}
      </p>
      <Body text={body} title={title} />
      <div className="flex flex-wrap items-center gap-x-3">
        <time className="figures text-xs text-muted" dateTime={created_at}>
          {format.dateTime(created_at)}
        </time>
        {url === null ? null : (
          <span onClickCapture={isNew ? onRead : undefined}>
            <Anchor
              href={url}
              aria-label={m.openOf(title)}
              className="ring-focus inline-flex h-11 min-w-11 items-center rounded-md text-sm font-medium text-accent-text"
            >
              {m.open}
            </Anchor>
          </span>
        )}
        {isNew && url === null ? (
          <Button size="small" look="quiet" label={m.markReadOf(title)} onPress={onRead}>
            {m.markRead}
          </Button>
        ) : null}
      </div>
    </li>
  )
}

/** A message; the rest of a long one is unfolded. */
function Body({ text, title }: { text: string; title: string }) {
  const { notifications: m } = useMessages()
  const [isOpen, open] = useState(text.length <= LONG)
  return (
    <>
      <p
        className={classes(
          'text-sm text-pretty wrap-anywhere whitespace-pre-line text-muted',
          !isOpen && 'line-clamp-2',
        )}
      >
        {text}
      </p>
      {isOpen ? null : (
        <Button size="small" look="quiet" label={m.moreOf(title)} className="self-start" onPress={() => open(true)}>
          {m.more}
        </Button>
      )}
    </>
  )
}

/** Handles the id of a push that the reader tapped: marks it read and, if it leads somewhere here, goes there. */
function useOpened(list: readonly Item<'GET /api/v1/notifications'>[] | undefined, markRead: (id: number) => void) {
  const [{ open }, set] = useUrlState({ open: 0 })
  const navigate = useNavigate()
  const opened = useRef(0)
  useEffect(() => {
    if (open === 0 || opened.current === open || list === undefined) return
    opened.current = open
    const found = list.find(({ id }) => id === open)
    if (found?.read_at === null) markRead(open)
    set({ open: 0 })
    if (found?.url?.startsWith('/')) navigate(found.url)
  }, [open, list, markRead, set, navigate])
}
