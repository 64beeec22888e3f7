/** The words of a message file: a value for each language, or a function that makes it from its parts. */
export type WordsIn<File extends { en: unknown }> = File['en'] extends () => infer Words ? Words : File['en']
