import { useState } from 'react'
import { useApi, useSend } from '../../../../api/index.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { Button, Callout, Link, Skeleton } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import { MailServer } from './MailServer.tsx'
import { Outbox } from './Outbox.tsx'
import { byReason, type Failed, type Mail } from './failed.ts'

/** Number of emails read and tried again together. */
const LOOKED_AT = 50
/** Number of recipients named for each reason. */
const NAMED = 3

/** Number of days counted, as in Today, the menu and Health. */
const DAYS = 7

/** Emails that were not sent, without those that were no longer needed. */
const useFailedMails = () =>
  useApi('GET /api/v1/emails', { query: { trouble_days: DAYS, page_size: LOOKED_AT } }, { every: 30_000 })

/** The number of emails not sent, by reason: each with what to do and one button to try all of them again. */
function FailedMails({ mails, total }: { mails: readonly Mail[]; total: number }) {
  const { failed: m } = useMessages().settings.email
  const groups = byReason(mails)
  if (groups.length === 0) return null
  return (
    <div className="flex flex-col gap-2">
      <h2 className="font-semibold">{m.title(total)}</h2>
      {groups.map((group) => (
        <Reason key={group.reason ?? ''} group={group} />
      ))}
    </div>
  )
}

function Reason({ group: { reason, mails } }: { group: Failed<Mail> }) {
  const { failed: m } = useMessages().settings.email
  const denied = useDenied()('settings.manage')
  const [isPending, retryAll] = useRetryAll()
  const named = mails.slice(0, NAMED)
  return (
    <Callout
      tone="bad"
      title={reason ?? m.noReason}
      action={
        <Button
          size="small"
          icon="refresh"
          isPending={isPending}
          disabledReason={denied}
          onPress={() => void retryAll(mails)}
        >
          {m.again(mails.length)}
        </Button>
      }
    >
      <p className="text-xs">
        {named.map((mail, at) => (
          <span key={mail.id}>
            {at > 0 ? ', ' : ''}
            {mail.client_id === null ? (
              mail.to_email
            ) : (
              <Link href={paths.client(mail.client_id)}>{mail.to_name ?? mail.to_email}</Link>
            )}
          </span>
        ))}
        {mails.length > NAMED ? ` ${m.others(mails.length - NAMED)}` : ''}
      </p>
      <p className="mt-1 text-xs">{m.toDo}</p>
    </Callout>
  )
}

/** Tries letters again one after the other, and says how many are on their way. */
function useRetryAll(): [isPending: boolean, retryAll: (mails: readonly Mail[]) => Promise<void>] {
  const { failed: m } = useMessages().settings.email
  const toast = useToast()
  const [isPending, setPending] = useState(false)
  const retry = useSend('POST /api/v1/emails/{email_id}/retry', {
    invalidate: ['GET /api/v1/emails', 'GET /api/v1/studio/status'],
  })
  const retryAll = async (mails: readonly Mail[]) => {
    setPending(true)
    let tried = 0
    for (const { id } of mails) {
      if (!(await retry.send({ params: { email_id: id } }))) break
      tried += 1
    }
    setPending(false)
    if (tried > 0) toast.done(m.tried(tried))
  }
  return [isPending, retryAll]
}

/** The email settings, and the emails that failed. */
export default function EmailPart() {
  const server = useApi('GET /api/v1/studio/email')
  const failed = useFailedMails()
  // Waits for both together: failed emails are above and would move the rest.
  return (
    <Loaded query={failed} skeleton={<Skeleton className="h-80" />}>
      {({ items, total }) => (
        <div className="flex flex-col gap-4">
          <FailedMails mails={items} total={total} />
          <Loaded query={server} skeleton={<Skeleton className="h-80" />}>
            {(settings) => <MailServer key={settings.updated_at} settings={settings} />}
          </Loaded>
          <Outbox />
        </div>
      )}
    </Loaded>
  )
}
