import { useMemo } from 'react'
import { useReading } from '../i18n/catalogue.ts'
import { useStudio } from '../studio/studio.ts'
import { createFormat, type Format } from './format.ts'

/** Figures, money, dates and times in the reader's locale and the studio's timezone and currency. */
export function useFormat(): Format {
  const { locale, formats } = useReading()
  const { timezone, currency } = useStudio()
  return useMemo(
    () =>
      createFormat({
        locale,
        timezone: timezone ?? 'UTC',
        currency: currency ?? 'EUR',
        yearFirst: formats.order === 'ymd',
      }),
    [locale, timezone, currency, formats.order],
  )
}
