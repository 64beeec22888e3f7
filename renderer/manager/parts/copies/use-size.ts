import { useReading } from '../../../shared/i18n/catalogue.ts'

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** The size of a file as people say it: "12 MB". */
export function useSize(): (bytes: number) => string {
  const { locale } = useReading()
  return (bytes) => {
    const power = Math.min(UNITS.length - 1, bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3))
    const style = { style: 'unit', unit: UNITS[power], maximumFractionDigits: power > 2 ? 1 : 0 } as const
    return new Intl.NumberFormat(locale, style).format(bytes / 1000 ** power)
  }
}
