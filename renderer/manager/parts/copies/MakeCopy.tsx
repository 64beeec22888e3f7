import { useApi, useSend } from '../../../api/index.ts'
import { useHotkeys } from '../../../shared/hotkeys.ts'
import { useToast } from '../../../shared/problem/use-toast.ts'
import { useDenied } from '../../../shared/session/use-session.ts'
import { Button } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { inItsWords } from './use-trouble-words.ts'
import { useSize } from './use-size.ts'

interface MakeCopyProps {
  /** True if a backup is being made already; left out where that is unknown. */
  isMaking?: boolean
  size?: 'small' | 'medium'
}

/** Makes a backup of the studio now and reports when it is done. */
export function MakeCopy({ isMaking, size = 'medium' }: MakeCopyProps) {
  const { copies: m } = useMessages().today
  const toast = useToast()
  const denied = useDenied()('backups.manage')
  const sizeOf = useSize()
  const backup = useSend('POST /api/v1/studio/backup', { done: ({ size_bytes }) => m.made(sizeOf(size_bytes)) })
  // Loads the progress of a backup as soon as it has begun, if the page shows it.
  useApi('GET /api/v1/studio/backups', {}, { enabled: backup.isPending && isMaking === false, every: 1000 })
  const make = () => backup.sendOrThrow().catch((error: unknown) => toast.failed(inItsWords(error)))
  useHotkeys({ c: denied || isMaking ? undefined : { label: m.make, run: () => void make() } })
  return (
    <Button
      icon="copy"
      aria-keyshortcuts="c"
      size={size}
      isPending={backup.isPending || isMaking === true}
      disabledReason={denied}
      onPress={() => void make()}
    >
      {m.make}
    </Button>
  )
}
