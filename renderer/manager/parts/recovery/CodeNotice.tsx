import { useApi } from '../../../api/index.ts'
import { Callout } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { NewCode } from './NewCode.tsx'
import { shownCode } from './kept-code.ts'

/** A recovery code that was shown and that nobody has said to keep, and the way to a new one. Its owner alone sees it. */
export function CodeNotice() {
  const m = useMessages().welcome.code
  const me = useApi('GET /api/v1/auth/me', {}, { fresh: 60_000 })
  if (me.data?.recovery_code_kept !== false || shownCode() !== null) return null
  return (
    <Callout tone="warn" title={m.unkeptTitle}>
      <p>{m.unkept}</p>
      <NewCode />
    </Callout>
  )
}
