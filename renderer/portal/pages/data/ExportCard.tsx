import { useDownload } from '../../../api/index.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { useMessages } from '../../messages/index.ts'

/** Their words take two lines where the text is large. */
const wraps = 'phone:h-auto! phone:min-h-11 phone:py-1 phone:whitespace-normal!'

/** Everything the studio keeps on the reader, to take away. */
export function ExportCard({ clientId }: { clientId: number }) {
  const { ownData: m } = useMessages()
  const zip = useDownload()
  const json = useDownload()
  const params = { client_id: clientId }
  return (
    <Card title={m.export} description={m.exportMeans}>
      <div className="flex flex-wrap gap-2 phone:flex-col">
        <Button
          icon="import"
          className={wraps}
          isPending={zip.isPending}
          onPress={() =>
            zip.download('GET /api/v1/gdpr/export/{client_id}', m.zipFile, { params, query: { format: 'zip' } })
          }
        >
          {m.zip}
        </Button>
        <Button
          icon="file"
          className={wraps}
          isPending={json.isPending}
          onPress={() => json.download('GET /api/v1/gdpr/export/{client_id}', m.jsonFile, { params })}
        >
          {m.json}
        </Button>
      </div>
    </Card>
  )
}
