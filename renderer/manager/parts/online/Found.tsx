import type { Answer } from '../../../api/index.ts'
import { Callout } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { useTunnel } from './use-tunnel.ts'

/** What a check of an address found, and what to do where it does not lead here. */
export function Found({ found }: { found: Answer<'POST /api/v1/studio/tunnel/check'> }) {
  const { goingOnline: m } = useMessages()
  const { data: tunnel } = useTunnel()
  const { detail, fix } = m.found[found.code]({ target: tunnel?.target ?? '' })
  return (
    <Callout tone={found.leads_here ? 'good' : 'warn'} title={detail} live>
      {fix}
    </Callout>
  )
}
