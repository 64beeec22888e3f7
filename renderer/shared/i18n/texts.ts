/** Fetches the words of a language, by the parts in separate files. */
export type Language<Part extends string> = Readonly<Record<Part, () => Promise<{ words: object }>>>

/** An application's words in all its languages, of which only the parts that are wanted are fetched. */
export interface Texts<Part extends string = string> extends Readable {
  /** Fetches parts that are not there yet; they come into the words that are being read. */
  want: (parts: readonly Part[]) => Promise<void>
}

/** An application's words as they are read, whatever their parts. */
export interface Readable {
  languages: readonly string[]
  /** The words of a language: all parts that have been wanted so far. */
  read: (language: string) => Promise<object>
}

/** `first`: the part that every page needs. */
export function createTexts<Part extends string>(
  languages: Readonly<Record<string, Language<Part>>>,
  first: Part,
): Texts<Part> {
  const wanted = new Set<Part>([first])
  let reading: { language: Language<Part>; words: object; has: Set<Part> } | null = null

  async function complete(into: NonNullable<typeof reading>): Promise<void> {
    const missing = [...wanted].filter((part) => !into.has.has(part))
    if (missing.length === 0) return
    const found = await Promise.all(missing.map((part) => into.language[part]()))
    missing.forEach((part, at) => {
      into.has.add(part)
      Object.assign(into.words, found[at]!.words)
    })
    await complete(into)
  }

  return {
    languages: Object.keys(languages),
    read: async (name) => {
      const next = { language: languages[name]!, words: {}, has: new Set<Part>() }
      await complete(next)
      reading = next
      return next.words
    },
    want: async (parts) => {
      for (const part of parts) wanted.add(part)
      if (reading) await complete(reading)
    },
  }
}
