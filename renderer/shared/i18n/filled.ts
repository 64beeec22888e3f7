import { fill, type Template } from '../../../server/lib/sayings/templates.ts'

/** A text of the server's catalogue with its places filled by these values, as they are. */
export const filled = (text: Template, values: Readonly<Record<string, string>>): string =>
  fill(text, undefined, (place) => values[place] ?? '')
