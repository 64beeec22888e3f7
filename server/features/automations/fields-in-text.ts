const FIELD = /\{\{\s*([^{}]*?)\s*\}\}/g

/** The names of the fields in a text, in their order. */
export function fieldsIn(text: string): string[] {
  return [...text.matchAll(FIELD)].map(([, name = '']) => name)
}

/** True if a text has field marks without their other half. */
export function hasLooseMarks(text: string): boolean {
  return /\{\{|\}\}/.test(text.replaceAll(FIELD, ''))
}

/** Fills in a text's fields; leaves out a line that consists of unknown fields only. */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  const fill = (line: string) => line.replaceAll(FIELD, (_, name: string) => values[name] ?? '')
  const isEmptied = (line: string) => fieldsIn(line).length > 0 && fill(line).trim() === ''
  return text
    .split('\n')
    .filter((line) => !isEmptied(line))
    .map(fill)
    .join('\n')
}
