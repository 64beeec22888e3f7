import { useApi } from '../../../api/index.ts'
import { Anchor } from '../../../ui/button/Anchor.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { useMessages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'

/** What the reader can book with, in a line below the day. Nothing without a membership that can be used. */
export function PackLine() {
  const { schedule: m } = useMessages()
  const memberships = useApi('GET /api/v1/memberships', { query: { page_size: 100 } })
  const usable = (memberships.data?.items ?? []).filter(({ is_usable }) => is_usable)
  // A pass is used before a pack, and of packs the older one as a rule.
  const first = usable.find(({ unlimited }) => unlimited) ?? usable.at(-1)
  if (!first) return null
  return (
    <Anchor
      href={paths.memberships()}
      className="ring-focus -ms-1.5 inline-flex min-h-8 phone:min-h-11 max-w-full items-center gap-1.5 rounded-md px-1.5 text-sm text-muted no-underline hover:bg-hover hover:text-ink"
    >
      <Icon name="ticket" size={15} />
      <span className="truncate">
        {m.pays(first.type_name, first.credits_remaining)}
        {usable.length > 1 ? ` ${m.andMore(usable.length - 1)}` : null}
      </span>
      <Icon name="right" size={12} className="text-faint" />
    </Anchor>
  )
}
