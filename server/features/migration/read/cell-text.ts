const DAY = 86_400_000
/** Day 0 of workbooks; those of old Macs count from four years later. */
const FIRST_DAY = Date.UTC(1899, 11, 30)
const LATER_IN_1904 = 1462

/** A cell's number or truth as text: without the noise of binary fractions. */
export function cellText(value: number | boolean): string {
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  return Number.isInteger(value) ? String(value) : String(Number(value.toFixed(6)))
}

/** A day counted as workbooks count them, as text; less than a day is a time. */
export function fromSerial(serial: number, from1904: boolean): string {
  const at = new Date(FIRST_DAY + (serial + (from1904 ? LATER_IN_1904 : 0)) * DAY)
  const text = dateText(at)
  return serial >= 0 && serial < 1 && !from1904 ? text.slice(11) : text
}

/** A date as ISO without a zone, with its time where it has one; '' where it is none. */
export function dateText(value: Date): string {
  if (Number.isNaN(value.getTime())) return ''
  // Workbooks keep fractions of a day; a second more or less must not move the date.
  const iso = new Date(Math.round(value.getTime() / 60_000) * 60_000).toISOString()
  const [day = '', time = ''] = iso.split('T')
  return time.startsWith('00:00') ? day : `${day} ${time.slice(0, 5)}`
}
