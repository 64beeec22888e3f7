import { useState, type ReactNode } from 'react'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { usePhone } from '../../../../shared/use-phone.ts'
import { Button } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { foldLog, type Entry, type Line } from './fold.ts'
import { useSpoken } from './use-spoken.tsx'

interface AuditLinesProps {
  entries: readonly Entry[]
  onShow: (entry: Entry) => void
}

/** A page of the log by days, what was done at once in one line. */
export function AuditLines({ entries, onShow }: AuditLinesProps) {
  const { audit: m } = useMessages().settings
  const format = useFormat()
  const { isFolded } = useSpoken()
  const today = format.today()
  const yesterday = format.dayOf(new Date(Date.parse(`${today}T12:00:00Z`) - 86_400_000).toISOString())
  const titles: Record<string, string> = { [today]: m.today, [yesterday]: m.yesterday }
  return foldLog(entries, format.dayOf, isFolded).map(({ day, lines }) => (
    <section key={day}>
      <h3 className="sticky top-(--bar) z-10 border-b border-line bg-sunken px-4 py-1.5 text-xs font-medium text-muted">
        {titles[day] ?? format.date(day, 'long')}
      </h3>
      <ul>
        {lines.map((line) => (
          <AuditLine key={line.first.id} line={line} onShow={onShow} />
        ))}
      </ul>
    </section>
  ))
}

function AuditLine({ line: { first, entries }, onShow }: { line: Line<Entry>; onShow: (entry: Entry) => void }) {
  const { audit: m } = useMessages().settings
  const { linked } = useSpoken()
  const [isOpen, setOpen] = useState(false)
  const isPhone = usePhone()
  const shows = isOpen ? m.hideSingly : m.showSingly
  if (entries.length === 1) return <AuditRow entry={first} onShow={onShow} />
  return (
    <li className="border-b border-line last:border-b-0">
      <div className="flex items-center gap-3 py-1 ps-4 pe-2">
        <Said at={first.at}>{linked(first, entries.length)}</Said>
        <Button
          look="quiet"
          size="small"
          icon={isOpen ? 'up' : 'down'}
          iconOnly={isPhone}
          label={isPhone ? shows : undefined}
          aria-expanded={isOpen}
          onPress={() => setOpen(!isOpen)}
        >
          {shows}
        </Button>
      </div>
      {isOpen ? (
        <ul className="border-t border-line bg-sunken/50 ps-8 phone:ps-3">
          {entries.map((entry) => (
            <AuditRow key={entry.id} entry={entry} onShow={onShow} />
          ))}
        </ul>
      ) : null}
    </li>
  )
}

function AuditRow({ entry, onShow }: { entry: Entry; onShow: (entry: Entry) => void }) {
  const { audit: m } = useMessages().settings
  const { linked, text } = useSpoken()
  return (
    <li className="flex items-center gap-3 border-b border-line py-1 ps-4 pe-2 last:border-b-0">
      <Said at={entry.at}>{linked(entry)}</Said>
      <Button
        look="quiet"
        size="small"
        icon="eye"
        iconOnly
        label={m.detailsOf(text(entry))}
        onPress={() => onShow(entry)}
      />
    </li>
  )
}

/** The time and the action: side by side, on a phone one above the other. */
function Said({ at, children }: { at: string; children: ReactNode }) {
  const format = useFormat()
  return (
    <div className="flex min-w-0 flex-1 items-baseline gap-3 py-1 phone:flex-col phone:items-stretch phone:gap-0.5">
      <time dateTime={at} className="figures w-16 shrink-0 text-xs text-muted">
        {format.time(at)}
      </time>
      <p className="min-w-0 text-sm text-pretty break-words">{children}</p>
    </div>
  )
}
