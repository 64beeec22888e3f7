/** The longest title and text of a notification, in characters, so that what is pushed fits into the 4 kB a push service takes. */
export const TITLE = 120
export const BODY = 600
export const URL_LENGTH = 500

/** A text cut to so many characters, with the sign that something is left out. */
export function cut(text: string, most: number): string {
  const characters = [...text]
  return characters.length <= most
    ? text
    : `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
}
