import { app } from 'electron'
import { wordsFor, type Words } from './words.ts'

let chosen: Words | undefined

/** The words in the language of this computer. */
export const words = (): Words => (chosen ??= wordsFor(app.getPreferredSystemLanguages()))
