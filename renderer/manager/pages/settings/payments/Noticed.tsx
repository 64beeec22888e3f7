import { useFormat } from '../../../../shared/format/use-format.ts'
import { Link } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import type { Account } from './ConnectedCard.tsx'

/** How the studio hears of a payment, and when it did last. */
export function Noticed({ account, hasAddress }: { account: Account; hasAddress: boolean }) {
  const { payments: m } = useMessages()
  const { relative } = useFormat()
  const { webhook, webhook_url, heard_at, caught_up_at } = account
  const last = [heard_at && m.heard(relative(heard_at)), caught_up_at && m.looked(relative(caught_up_at))]
  return (
    <>
      <span className="block text-pretty">{m.webhook[webhook]}</span>
      {webhook === 'none' && !hasAddress ? (
        <span className="block text-pretty">
          {m.noAddress} <Link href={paths.settingsPart('online')}>{m.toOnline}</Link>
        </span>
      ) : null}
      {webhook_url ? <span className="block text-xs wrap-anywhere text-muted">{webhook_url}</span> : null}
      <span className="block text-xs text-muted">{last.filter(Boolean).join(' · ')}</span>
    </>
  )
}
