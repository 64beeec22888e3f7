import { RadioGroup } from '../../ui/choice/RadioGroup.tsx'
import { useReading, useSharedMessages } from '../i18n/catalogue.ts'
import { ordersOf, type DateOrder, type Hours } from './format-locale.ts'

const STUDIO = 'studio'

/** Chooses the formats of dates and times on this device: the studio's or the reader's. */
export function FormatChoices() {
  const { formats: m } = useSharedMessages().words
  const { language, formats, changeFormats } = useReading()
  const orders = ordersOf(language)
  return (
    <>
      <RadioGroup<Hours | typeof STUDIO>
        label={m.times}
        value={formats.hours ?? STUDIO}
        onChange={(hours) => void changeFormats({ ...formats, hours: hours === STUDIO ? null : hours })}
        options={[
          { id: STUDIO, label: m.asStudio },
          { id: '24', label: m.hours[24] },
          { id: '12', label: m.hours[12] },
        ]}
      />
      {orders.length > 1 ? (
        <RadioGroup<DateOrder | typeof STUDIO>
          label={m.dates}
          value={formats.order ?? STUDIO}
          onChange={(order) => void changeFormats({ ...formats, order: order === STUDIO ? null : order })}
          options={[{ id: STUDIO, label: m.asStudio }, ...orders.map((id) => ({ id, label: m.orders[id] }))]}
        />
      ) : null}
    </>
  )
}
