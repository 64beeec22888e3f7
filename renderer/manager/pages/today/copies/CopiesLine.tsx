import type { Answer } from '../../../../api/index.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Card, Icon, Link } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { useRestorable } from '../../../parts/copies/use-restorable.ts'
import { paths } from '../../../paths.ts'

interface CopiesLineProps {
  status: Answer<'GET /api/v1/studio/status'>
  copies: Answer<'GET /api/v1/studio/backups'> | undefined
}

/** From when the studio can be restored; nothing while there is no copy, which is said among what waits. */
export function CopiesLine({ status, copies }: CopiesLineProps) {
  const { copies: m } = useMessages().today
  const sentence = useRestorable()(status)
  const mayManage = useDenied()('backups.manage') === null
  if (sentence === null) return null
  const isOneDisk = copies !== undefined && copies.folder === null && copies.bucket === null
  return (
    <Card title={m.title}>
      <p className="figures flex items-start gap-2 text-sm text-pretty">
        <Icon name="success" size={16} className="mt-0.5 shrink-0 text-good" />
        <span>{sentence}</span>
      </p>
      {mayManage ? (
        <p className="mt-1.5 text-xs text-pretty text-muted">
          {isOneDisk ? `${m.sameDisk} ` : ''}
          <Link href={paths.settingsPart('copies')}>{isOneDisk ? m.choosePlace : m.see}</Link>
        </p>
      ) : null}
    </Card>
  )
}
