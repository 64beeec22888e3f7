import { Checkbox } from 'react-aria-components/Checkbox'
import { Avatar, Badge, Link } from '../../../../ui/index.ts'
import { CheckMark } from '../../../../ui/choice/Checkbox.tsx'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import { CreditsCell, MembershipCell, OwedCell, Signs } from './cells.tsx'
import type { Row } from './use-standings.ts'

interface ClientCardsProps {
  rows: readonly Row[]
  selected: ReadonlySet<number>
  onSelect: (selected: ReadonlySet<number>) => void
}

/** The list on a phone: of each client what the front desk asks first. */
export function ClientCards({ rows, selected, onSelect }: ClientCardsProps) {
  const { clients: m } = useMessages()
  const toggle = (id: number, isOn: boolean) => {
    const others = [...selected].filter((one) => one !== id)
    onSelect(new Set(isOn ? [...others, id] : others))
  }
  return (
    <ul aria-label={m.table} className="divide-y divide-line">
      {rows.map((row) => (
        <li key={row.id} className={`flex items-center ${selected.has(row.id) ? 'bg-accent-soft' : ''}`}>
          <Checkbox
            aria-label={m.bulk.select(row.full_name)}
            isSelected={selected.has(row.id)}
            onChange={(isOn) => toggle(row.id, isOn)}
            className="group grid size-11 shrink-0 place-items-center"
          >
            <CheckMark />
          </Checkbox>
          <Card row={row} />
        </li>
      ))}
    </ul>
  )
}

function Card({ row }: { row: Row }) {
  const { clients: m } = useMessages()
  const { standing } = row
  return (
    <Link
      href={paths.client(row.id)}
      look="plain"
      className="flex min-h-16 min-w-0 flex-1 items-center gap-3 py-2 pe-3 no-underline!"
    >
      <Avatar name={row.full_name} size="medium" />
      <span className="min-w-0 flex-1">
        <span className="flex min-w-0 items-center gap-1.5">
          <span className="truncate font-medium text-ink">{row.full_name}</span>
          <Signs row={row} />
          {row.is_active ? null : <Badge>{m.inactive}</Badge>}
        </span>
        <span className="figures block min-w-0 text-xs text-muted">
          <MembershipCell standing={standing} />
        </span>
      </span>
      <span className="figures flex shrink-0 flex-col items-end text-xs">
        <span>
          {standing && standing.credits !== null && !standing.membership?.is_used_up ? (
            <>
              <CreditsCell standing={standing} /> <span className="text-muted">{m.standing.left}</span>
            </>
          ) : null}
        </span>
        {standing && standing.owed > 0 ? <OwedCell standing={standing} /> : null}
      </span>
    </Link>
  )
}
