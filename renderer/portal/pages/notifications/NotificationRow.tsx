import type { Item } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { Anchor } from '../../../ui/button/Anchor.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import { useMessages } from '../../messages/index.ts'

interface NotificationRowProps {
  notification: Item<'GET /api/v1/notifications'>
  onRead: () => void
}

/** One notification: new ones are marked, and a press leads to what it is about. */
export function NotificationRow({ notification, onRead }: NotificationRowProps) {
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
      <p className="text-sm text-pretty wrap-anywhere whitespace-pre-line text-muted">{body}</p>
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
