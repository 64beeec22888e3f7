/** True if a number format that every workbook has is one of dates or times. */
export function isDateFormatId(id: number): boolean {
  return (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)
}

/** True if a format written out is one of dates or times: days, months or years outside quotes and brackets. */
export function isDateFormat(format: string): boolean {
  const [shown = ''] = format.replaceAll(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, '').split(';')
  return /[dmyhs]/i.test(shown) && !/general/i.test(shown) && !/[#0?]/.test(shown.replaceAll(/[:s.]0+/gi, ''))
}
