import { useMemo, useState } from 'react'
import { currencies } from '../../../../server/lib/currency-rules.ts'
import { useReading } from '../../../shared/i18n/catalogue.ts'
import { LANGUAGES } from '../../../shared/i18n/language.ts'
import { ComboBox, Select } from '../../../ui/index.ts'
import { zoneChoice } from './zones.ts'

interface RegionFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  description?: string
  errorMessage?: string | null | undefined
  isRequired?: boolean
  disabledReason?: string | null | false
  name?: string
  className?: string
}

/** A timezone, found by its city. */
export function TimezoneField({ value, onChange, ...rest }: RegionFieldProps) {
  const [today] = useState(() => new Date())
  // There are hundreds, and each takes a format to say its offset.
  const known = useMemo(() => Intl.supportedValuesOf('timeZone').map((zone) => zoneChoice(zone, today)), [today])
  const options = useMemo(
    () => (!value || known.some(({ id }) => id === value) ? known : [zoneChoice(value, today), ...known]),
    [known, today, value],
  )
  return <ComboBox {...rest} options={options} value={value} onChange={(zone) => zone && onChange(zone)} />
}

/** A currency, found by its name or its code. */
export function CurrencyField({ value, onChange, ...rest }: RegionFieldProps) {
  const { locale } = useReading()
  const options = useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'currency' })
    return withChosen(currencies, value)
      .map((code) => ({ id: code, label: `${names.of(code) ?? code} (${code})` }))
      .sort((a, b) => a.label.localeCompare(b.label, locale))
  }, [locale, value])
  return <ComboBox {...rest} options={options} value={value} onChange={(code) => code && onChange(code)} />
}

/** A language the product speaks, with the region it came with. */
export function LocaleField({ value, onChange, ...rest }: RegionFieldProps) {
  const options = withChosen(Object.keys(LANGUAGES), value).map((code) => ({ id: code, label: nameOf(code) }))
  return <Select {...rest} placeholder="" options={options} value={value} onChange={onChange} />
}

const withChosen = (known: readonly string[], value: string) =>
  known.includes(value) || !value ? known : [value, ...known]

function nameOf(locale: string): string {
  const [language = ''] = locale.split('-')
  const own = LANGUAGES[language]
  if (own && locale === language) return own
  return new Intl.DisplayNames(language || 'en', { type: 'language' }).of(locale) ?? locale
}
