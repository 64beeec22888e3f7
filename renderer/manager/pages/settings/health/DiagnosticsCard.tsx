import { useDownload } from '../../../../api/index.ts'
import { Button, Card } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { useDoorsDenied } from '../../../parts/online/use-doors-denied.ts'

/** The file for who helps, with what is in it. It is handed out on the studio's own computer, as the doors are set there. */
export function DiagnosticsCard() {
  const { health: m } = useMessages()
  const { download, isPending } = useDownload()
  const denied = useDoorsDenied()
  return (
    <Card title={m.diagnostics} description={m.diagnosticsMeans}>
      <Button
        icon="import"
        isPending={isPending}
        disabledReason={denied}
        onPress={() => download('GET /api/v1/studio/diagnostics', 'studio-desk-diagnostics.json')}
      >
        {m.download}
      </Button>
    </Card>
  )
}
