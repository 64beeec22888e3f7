import { useApi } from '../../../../api/index.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { Skeleton } from '../../../../ui/index.ts'
import { FailedMails, useFailedMails } from './FailedMails.tsx'
import { MailServer } from './MailServer.tsx'
import { Outbox } from './Outbox.tsx'

/** How mail goes out, and what became of it. */
export default function EmailPart() {
  const server = useApi('GET /api/v1/studio/email')
  const failed = useFailedMails()
  // Both are waited for together: what failed stands above and would move the rest.
  return (
    <Loaded query={failed} skeleton={<Skeleton className="h-80" />}>
      {({ items }) => (
        <div className="flex flex-col gap-4">
          <FailedMails mails={items} />
          <Loaded query={server} skeleton={<Skeleton className="h-80" />}>
            {(settings) => <MailServer key={settings.updated_at} settings={settings} />}
          </Loaded>
          <Outbox />
        </div>
      )}
    </Loaded>
  )
}
