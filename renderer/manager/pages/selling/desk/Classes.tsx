import { useState } from 'react'
import { parseDate } from '@internationalized/date'
import { useApi } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { isWholeDay } from '../../../../shared/format/whole-day.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { Button, DateField, EmptyState, Icon, Skeleton } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { ClassOnSale } from './basket.ts'
import { Tiles } from './Owed.tsx'

/** Number of days shown at once. */
const DAYS = 3

const daysAfter = (day: string, by: number) => parseDate(day).add({ days: by }).toString()

/** The classes of some days with spots on sale, with their price and the number of free spots. */
export function Classes({ onTake }: { onTake: (cls: ClassOnSale) => void }) {
  const { pointOfSale, clientProfile } = useMessages()
  const m = clientProfile.book
  const denied = useDenied()('bookings.manage')
  const { today, dayOf, date } = useFormat()
  const [day, setDay] = useState(today())
  const query = { start_date: day, end_date: isWholeDay(day) ? daysAfter(day, DAYS - 1) : day }
  const classes = useApi('GET /api/v1/till/classes', { query }, { keep: true, enabled: !denied && isWholeDay(day) })
  if (denied) return <EmptyState icon="lock" title={denied} />
  return (
    <div className="flex flex-col gap-3">
      <div className="flex max-w-96 items-end gap-1.5">
        <DateField label={m.day} hideLabel value={day} onChange={(next) => next && setDay(next)} className="flex-1" />
        <Button icon="left" iconOnly label={m.previous} onPress={() => setDay(daysAfter(day, -1))} />
        <Button onPress={() => setDay(today())}>{m.today}</Button>
        <Button icon="right" iconOnly label={m.next} onPress={() => setDay(daysAfter(day, 1))} />
      </div>
      <Loaded query={classes} skeleton={<Skeleton className="h-14" />}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState icon="calendar" title={pointOfSale.offer.noClasses} />
          ) : (
            [...Map.groupBy(all, ({ starts_at }) => dayOf(starts_at))].map(([on, list]) => (
              <section key={on}>
                <h3 className="mb-2 text-xs font-medium text-muted">{date(on, 'long')}</h3>
                <OfDay label={date(on, 'long')} classes={list} onTake={onTake} />
              </section>
            ))
          )
        }
      </Loaded>
    </div>
  )
}

interface OfDayProps {
  label: string
  classes: readonly ClassOnSale[]
  onTake: (cls: ClassOnSale) => void
}

function OfDay({ label, classes, onTake }: OfDayProps) {
  const { full, left } = useMessages().clientProfile.book
  const { money, time } = useFormat()
  return (
    <Tiles
      label={label}
      all={classes}
      keyOf={({ id }) => id}
      picture={() => (
        <span className="grid size-11 shrink-0 place-items-center rounded-md bg-sunken text-muted">
          <Icon name="calendar" size={18} />
        </span>
      )}
      name={({ name }) => name}
      detail={({ starts_at, price, currency, spots_left }) =>
        [time(starts_at), money(price, currency), spots_left > 0 ? left(spots_left) : full].join(' · ')
      }
      onTake={onTake}
    />
  )
}
