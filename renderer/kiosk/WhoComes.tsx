import { useEffect, useState } from 'react'
import { useFormat } from '../shared/format/use-format.ts'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/icon/Icon.tsx'
import { TextField } from '../ui/field/TextField.tsx'
import type { Classes } from './ask.ts'
import { finds } from './finds.ts'
import { Idle } from './Idle.tsx'
import { useMessages } from './messages/index.ts'
import { ScanButton } from './ScanButton.tsx'
import { isCode } from './scanned.ts'

interface WhoComesProps {
  /** Null while they are read for the first time. */
  classes: Classes | null
  isAsking: boolean
  onCheckIn: (by: { booking_id: number } | { code: string }) => void
}

type Class = Classes['classes'][number]

/** Milliseconds after which a name that was begun is taken away again. */
const IDLE = 20_000
/** More names than this are searched, not looked through. */
const FEW = 12

/** The classes that begin, and who is expected there: everybody taps their own name. */
export function WhoComes({ classes: begin, isAsking, onCheckIn }: WhoComesProps) {
  const { kiosk: m } = useMessages()
  const [search, setSearch] = useState('')
  useEffect(() => {
    if (search === '') return
    const timer = setTimeout(() => setSearch(''), IDLE)
    return () => clearTimeout(timer)
  }, [search])
  if (!begin) return null
  if (begin.classes.length === 0) return <Idle {...begin} />
  const typed = (text: string) => {
    if (!isCode(text.trim())) return setSearch(text)
    setSearch('')
    onCheckIn({ code: text.trim() })
  }
  const all = begin.classes.flatMap(({ bookings }) => bookings)
  const isFound = (one: Class['bookings'][number]) => finds(search, one)
  return (
    <>
      <div className="flex flex-wrap items-end gap-4">
        <h1 className="min-w-60 flex-1 text-2xl font-semibold">{m.who}</h1>
        <ScanButton joinUrl={begin.join_url} onCode={(code) => onCheckIn({ code })} />
      </div>
      {all.length > FEW ? (
        <TextField label={m.search} value={search} onChange={typed} autoComplete="off" className="max-w-md" />
      ) : null}
      {all.length > 0 && !all.some(isFound) ? (
        <p role="status" className="text-lg">
          {m.none(search)}
        </p>
      ) : null}
      {begin.classes.map((cls) => (
        <ClassAtDoor key={cls.id} cls={cls} shown={cls.bookings.filter(isFound)} {...{ isAsking, onCheckIn }} />
      ))}
    </>
  )
}

interface ClassAtDoorProps extends Pick<WhoComesProps, 'isAsking' | 'onCheckIn'> {
  cls: Class
  shown: Class['bookings']
}

function ClassAtDoor({ cls, shown, isAsking, onCheckIn }: ClassAtDoorProps) {
  const { kiosk: m } = useMessages()
  const format = useFormat()
  const all = cls.bookings.length
  const here = cls.bookings.filter(({ is_checked_in }) => is_checked_in).length
  if (shown.length === 0 && all > 0) return null
  return (
    <section
      aria-labelledby={`class-${cls.id}`}
      className="overflow-hidden rounded-lg border border-line bg-surface shadow-raised"
    >
      <header className="flex flex-wrap items-center gap-4 bg-accent-soft p-4 text-on-accent-soft">
        <div className="min-w-0 flex-1">
          <h2 id={`class-${cls.id}`} className="face-heading figures text-xl font-semibold">
            {cls.name}, {format.timeRange(cls.starts_at, cls.ends_at)}
          </h2>
          <p className="text-base">
            {[cls.instructor_name && m.with(cls.instructor_name), cls.establishment_name].filter(Boolean).join(' · ')}
          </p>
        </div>
        {all > 0 ? <p className="figures text-base font-medium">{m.here(here, all)}</p> : null}
      </header>
      <div className="p-4">
        {all === 0 ? <p className="text-lg text-muted">{m.nobody}</p> : null}
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(13rem,100%),1fr))] gap-3">
          {shown.map((booking) => (
            <li key={booking.booking_id}>
              <Name
                booking={booking}
                isAsking={isAsking}
                onPress={() => onCheckIn({ booking_id: booking.booking_id })}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

interface NameProps {
  booking: Class['bookings'][number]
  isAsking: boolean
  onPress: () => void
}

function Name({ booking: { first_name, initial, is_checked_in }, isAsking, onPress }: NameProps) {
  const { kiosk: m } = useMessages()
  return (
    <button
      type="button"
      disabled={is_checked_in || isAsking}
      onClick={onPress}
      className={classes(
        'ring-focus flex min-h-20 w-full items-center gap-4 rounded-lg border px-4 py-3 text-start text-xl font-medium active:bg-pressed',
        is_checked_in ? 'border-line bg-good-soft' : 'border-line-strong bg-surface shadow-raised',
      )}
    >
      <span className="min-w-0 flex-1 wrap-anywhere">
        {first_name} {initial}
        {is_checked_in ? <span className="block text-base font-normal text-muted">{m.checkedIn}</span> : null}
      </span>
      {is_checked_in ? <Icon name="check" size={28} className="text-good" /> : null}
    </button>
  )
}
