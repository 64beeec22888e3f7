/** Notes as a release carries them: a text, one for each version passed over, or none. */
export type Notes = string | readonly { version: string; note: string | null }[] | null | undefined

const MOST = 1_500

/** Returns the release notes as plain text for a dialog. */
export function notesText(notes: Notes): string {
  const parts =
    typeof notes === 'string' ? [notes] : (notes ?? []).map(({ version, note }) => `${version}\n${note ?? ''}`)
  const text = parts
    .map((part) => plain(part))
    .filter((part) => part !== '')
    .join('\n\n')
  return text.length > MOST ? `${text.slice(0, MOST).trimEnd()} …` : text
}

function plain(text: string): string {
  return text
    .replaceAll(/<li[^>]*>/gi, '• ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
