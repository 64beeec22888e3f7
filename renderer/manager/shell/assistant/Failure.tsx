import type { Problem } from '../../../api/index.ts'
import { useSharedMessages } from '../../../shared/i18n/catalogue.ts'
import { explain } from '../../../shared/problem/explain.ts'
import { Button, Callout, LinkButton } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'

/** Refusals that are mended in the settings. */
const MENDED_THERE = new Set(['AI_REQUIRES_UPGRADE', 'LICENSE_INVALID', 'AI_KEY_INVALID', 'AI_QUOTA_EXCEEDED'])

/** Why there is no answer, and what can be done about it. */
export function Failure({ problem, onAgain }: { problem: Problem; onAgain: (() => void) | undefined }) {
  const { assistant: m } = useMessages()
  const { problems } = useSharedMessages()
  return (
    <Callout tone="bad">
      <p className="wrap-anywhere">{explain(problem, problems).title}</p>
      <div className="mt-2.5 flex flex-wrap gap-2 empty:hidden">
        {onAgain ? (
          <Button size="small" icon="refresh" onPress={onAgain}>
            {m.again}
          </Button>
        ) : null}
        {MENDED_THERE.has(problem.code) ? (
          <LinkButton size="small" href={paths.settingsPart('license')}>
            {m.toSettings}
          </LinkButton>
        ) : null}
      </div>
    </Callout>
  )
}
