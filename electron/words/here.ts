import { app } from 'electron'
import { wordsFor, type Words } from './words.ts'

let chosen: Words | undefined

/** The words for whoever uses this computer. */
export const words = (): Words => (chosen ??= wordsFor(app.getPreferredSystemLanguages()))
