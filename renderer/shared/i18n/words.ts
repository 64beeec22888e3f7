/** The words of a file of messages: a value for each language, or a function that makes it of parts of its own. */
export type WordsIn<File extends { en: unknown }> = File['en'] extends () => infer Words ? Words : File['en']
