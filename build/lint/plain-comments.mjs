/**
 * Words that plain comments do without, each with the words to write instead (STYLE.md).
 * @type {readonly [pattern: RegExp, instead: string][]}
 */
const REPLACED = [
  [/^(What|Who|Whom|Whose|Whoever|Whether)\b(?![^.]*\?)/, 'the thing, the person or “True if …” as the subject'],
  [/[.;:] (What|Who|Whoever|Whether)\b(?![^.]*\?)/, 'the thing or the person as the subject'],
  [/\banew\b/i, '“again”'],
  [/\bat will\b/i, '“as they like”'],
  [/\b(by|of) (itself|themselves)\b/i, '“automatically”, or nothing'],
  [/\b(is|are|was|were|be|been) told\b/i, '“learns”, “reads”, or the sender: “the page says”'],
  [/\bstands? (here|there|in|on|for|beside|below|above|at)\b/i, '“is”, “means”'],
  [/\b(whoever|whichever)\b/i, '“the person who”, “anybody who”'],
  [/\bof (its|their|one’s) own\b/i, '“its”, “their”, “separate”'],
  [/\bin force\b/i, '“current”, “valid”'],
]

/** A comment's words, without its stars, code in backticks and directives. @param {string} text */
function wordsOf(text) {
  return text
    .split('\n')
    .map((line) => line.replace(/^\s*\*+ ?/, '').trim())
    .join(' ')
    .replaceAll(/`[^`]*`/g, '…')
    .replaceAll(/@\w+ (\{[^}]*\})?/g, '')
    .trim()
}

const rule = {
  meta: { type: 'suggestion', docs: { description: 'Comments in plain words, subject first (STYLE.md).' } },
  /** @param {any} context */
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          const text = wordsOf(comment.value)
          for (const [pattern, instead] of REPLACED) {
            const found = pattern.exec(text)
            if (found)
              context.report({ loc: comment.loc, message: `“${found[0].trim()}”: write ${instead} (STYLE.md)` })
          }
        }
      },
    }
  },
}

export default { meta: { name: 'words' }, rules: { 'plain-comments': rule } }
