import type { ReactNode } from 'react'
import { useFormat } from '../../../shared/format/use-format.ts'
import type { SubstituteRequest } from '../../parts/substitutes.ts'
import { DateBlock } from '../bookings/DateBlock.tsx'

interface RequestCardProps {
  request: SubstituteRequest
  /** Below when and where it is: whose class it is, or what they wrote. */
  about?: ReactNode
  /** At the foot: how it stands, and what can be done. */
  children: ReactNode
}

/** A class that looks for somebody, or has found them. */
export function RequestCard({ request, about, children }: RequestCardProps) {
  const format = useFormat()
  return (
    <li className="overflow-hidden rounded-lg border border-line bg-surface shadow-raised">
      <div className="flex gap-3.5 p-4">
        <DateBlock instant={request.starts_at} />
        <div className="min-w-0 flex-1">
          <h3 className="font-semibold">{request.class_name}</h3>
          <p className="figures text-sm">{format.timeRange(request.starts_at, request.ends_at)}</p>
          {request.establishment_name ? <p className="text-sm text-muted">{request.establishment_name}</p> : null}
          {about}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line px-4 py-3">{children}</div>
    </li>
  )
}

/** What who asks has written; nothing where they wrote nothing. */
export function Note({ request: { note } }: { request: SubstituteRequest }) {
  if (!note) return null
  return <p className="mt-1.5 border-s-2 border-line-strong ps-2.5 text-sm break-words whitespace-pre-line">{note}</p>
}
