import { useState } from 'react'
import { useApi } from '../../../../api/index.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { useGo } from '../../../../shared/url/use-go.ts'
import { Button, PageHeader } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import { MarketingNav } from '../MarketingNav.tsx'
import type { Automation } from './automation.ts'
import { AutomationList } from './AutomationList.tsx'
import { DeleteAutomation } from './DeleteAutomation.tsx'
import { ReadyMadeGallery } from './ready-made/ReadyMadeGallery.tsx'

/** What the studio tells its clients by itself, and what is ready made to be taken over. */
export default function AutomationsPage() {
  const { automations: m } = useMessages()
  const denied = useDenied()('marketing.manage')
  const go = useGo()
  const automations = useApi('GET /api/v1/marketing-automations')
  const [deleted, setDeleted] = useState<Automation | null>(null)
  return (
    <>
      <MarketingNav />
      <PageHeader title={m.title} description={m.lead}>
        <Button look="primary" icon="plus" disabledReason={denied} onPress={() => go(paths.newAutomation())}>
          {m.create}
        </Button>
      </PageHeader>
      <div className="flex flex-col gap-5">
        <AutomationList query={automations} denied={denied} onDelete={setDeleted} />
        <ReadyMadeGallery taken={(automations.data ?? []).map(({ name }) => name)} denied={denied} />
      </div>
      {deleted ? <DeleteAutomation automation={deleted} onClose={() => setDeleted(null)} /> : null}
    </>
  )
}
