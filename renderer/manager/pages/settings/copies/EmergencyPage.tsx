import { useApi } from '../../../../api/index.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { useStudio } from '../../../../shared/studio/studio.ts'
import { Button, ButtonGroup, Callout, LinkButton, PageHeader } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import { EmergencySheet } from './EmergencySheet.tsx'
import { useNotAtHand } from './use-not-at-hand.ts'

/** The page to print for the day the studio's computer is lost, as it will be on paper. */
export default function EmergencyPage() {
  const { paper: m } = useMessages().copies
  const notAtHand = useNotAtHand()
  return (
    <>
      <div className="print:hidden">
        <PageHeader title={m.title}>
          <ButtonGroup>
            <LinkButton href={paths.settingsPart('copies')}>{m.back}</LinkButton>
            <Button look="primary" icon="print" disabledReason={notAtHand} onPress={() => print()}>
              {m.now}
            </Button>
          </ButtonGroup>
        </PageHeader>
      </div>
      {notAtHand === null ? <Sheet /> : <Callout tone="plain">{notAtHand}</Callout>}
    </>
  )
}

function Sheet() {
  const settings = useApi('GET /api/v1/studio/backup-settings')
  const { studio_name } = useStudio()
  const status = useApi('GET /api/v1/studio/status')
  return (
    <Loaded query={settings}>
      {(known) => (
        <EmergencySheet
          settings={known}
          studio={studio_name ?? ''}
          link={status.data?.is_public ? status.data.public_url : null}
        />
      )}
    </Loaded>
  )
}
