import { useState } from 'react'
import { useApi, useSend } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { Button, Card, Dialog, LinkButton, SkeletonRows, Switch } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'

/** True if the email of every Monday comes to the owner who is signed in, and what it says. */
export function WeeklyEmail() {
  const { account: m } = useMessages().settings
  const me = useApi('GET /api/v1/auth/me', {}, { fresh: 60_000 })
  const save = useSend('PUT /api/v1/auth/me', {
    invalidate: ['GET /api/v1/auth/me'],
    optimistic: (cache, { body }) =>
      cache.patch('GET /api/v1/auth/me', (before) => ({
        ...before,
        weekly_email: body?.weekly_email ?? before.weekly_email,
      })),
  })
  const [isShown, setShown] = useState(false)
  if (me.data?.weekly_email == null) return null
  return (
    <Card title={m.weekly}>
      <Switch
        value={me.data.weekly_email}
        onChange={(weekly_email) => void save.send({ body: { weekly_email } })}
        description={m.weeklyMeans(me.data.email ?? '')}
      >
        {m.weeklyOn}
      </Switch>
      <div className="mt-3">
        <Button size="small" onPress={() => setShown(true)}>
          {m.weeklyShow}
        </Button>
      </div>
      <Dialog title={m.weeklyTitle} isOpen={isShown} onClose={() => setShown(false)}>
        <Preview />
      </Dialog>
    </Card>
  )
}

function Preview() {
  const { account: m } = useMessages().settings
  const { dateTime } = useFormat()
  const query = useApi('GET /api/v1/weekly-email')
  return (
    <Loaded query={query} skeleton={<SkeletonRows rows={5} />}>
      {({ next_at, preview: { subject, lines, action, ending } }) => (
        <div className="flex flex-col gap-3 text-sm text-pretty">
          <p className="text-xs text-muted">{m.weeklyNext(dateTime(next_at))}</p>
          <article className="flex flex-col gap-3 rounded-lg border border-line bg-canvas p-4">
            <h3 className="font-semibold">{subject}</h3>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
            <div>
              <LinkButton size="small" look="primary" href={pathOf(action.url)}>
                {action.label}
              </LinkButton>
            </div>
            <p className="text-xs text-muted">{ending}</p>
          </article>
        </div>
      )}
    </Loaded>
  )
}

/** The path of a link in the email, on this door. */
const pathOf = (url: string) => {
  const { pathname, search } = new URL(url)
  return pathname + search
}
