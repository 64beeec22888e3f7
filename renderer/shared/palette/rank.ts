import { fold, formsOf } from '../../../server/lib/fold-rules.ts'
import type { Command } from './command.ts'

const split = (text: string) => text.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean)
const wordsOf = (text: string) => split(fold(text))
/** The words of a command in each way to write them. */
const waysOf = (text: string) => [...new Set(split(formsOf(text).join(' ')))]

/** Number of typos forgiven in a word: none in a short one, where every letter matters. */
const slipsIn = (typed: string) => (typed.length < 4 || /\d/.test(typed) ? 0 : typed.length < 8 ? 1 : 2)

/** Letters left out, put in, mistaken or swapped between what was typed and the beginning of a word. */
export function slips(typed: string, word: string): number {
  let [before, last] = [[] as number[], Array.from({ length: word.length + 1 }, (_, at) => at)]
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row]
    for (let at = 1; at <= word.length; at += 1) {
      const differs = typed[row - 1] === word[at - 1] ? 0 : 1
      const isSwapped = row > 1 && at > 1 && typed[row - 1] === word[at - 2] && typed[row - 2] === word[at - 1]
      const way = Math.min(last[at]! + 1, next[at - 1]! + 1, last[at - 1]! + differs)
      next.push(isSwapped ? Math.min(way, before[at - 2]! + 1) : way)
    }
    before = last
    last = next
  }
  // Letters of the word still to be typed are no typos.
  return Math.min(...last)
}

const worthOf = (typed: string, word: string): number => {
  if (word === typed) return 4
  if (word.startsWith(typed)) return 3
  if (typed.length > 2 && word.includes(typed)) return 2
  const allowed = slipsIn(typed)
  return allowed > 0 && word.length >= 4 && slips(typed, word) <= allowed ? 1 : 0
}

/** Returns how well the typed words, in any order, fit a command; 0 if one of them fits none of its words. */
export function fit({ label, detail, words }: Pick<Command, 'label' | 'detail' | 'words'>, text: string): number {
  const own = waysOf(label)
  const others = waysOf(`${detail ?? ''} ${words ?? ''}`)
  const worths = wordsOf(text).map((typed) => {
    const ofLabel = Math.max(0, ...own.map((word) => worthOf(typed, word)))
    const ofOthers = Math.max(0, ...others.map((word) => worthOf(typed, word)))
    return Math.max(ofLabel * 2, ofOthers)
  })
  return worths.includes(0) ? 0 : worths.reduce((sum, worth) => sum + worth, 1)
}

/** The commands that fit, the best first, then those chosen lately, then as they stand. */
export function ranked(commands: readonly Command[], text: string, recent: readonly string[] = []): Command[] {
  const lately = (id: string) => (recent.includes(id) ? recent.length - recent.indexOf(id) : 0)
  return commands
    .map((command) => ({ command, worth: fit(command, text) }))
    .filter(({ worth }) => worth > 0)
    .toSorted((one, other) => other.worth - one.worth || lately(other.command.id) - lately(one.command.id))
    .map(({ command }) => command)
}
