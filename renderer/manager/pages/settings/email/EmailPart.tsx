import { useApi } from '../../../../api/index.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { Skeleton } from '../../../../ui/index.ts'
import { MailServer } from './MailServer.tsx'
import { Outbox } from './Outbox.tsx'

/** How mail goes out, and what became of it. */
export default function EmailPart() {
  const server = useApi('GET /api/v1/studio/email')
  return (
    <div className="flex flex-col gap-4">
      <Loaded query={server} skeleton={<Skeleton className="h-80" />}>
        {(settings) => <MailServer key={settings.updated_at} settings={settings} />}
      </Loaded>
      <Outbox />
    </div>
  )
}
