import { absent as terms } from './absent.mjs'
import { isAllowed } from './licences.mjs'
import { partIn, textOf } from './texts.mjs'

const RULE = '-'.repeat(100)

/**
 * Returns the notices for others' work that every copy must carry: each part with its version and terms, each text of terms once.
 * @param {{ title: string, folders: string[], absent?: string[], crates?: string[] }} what packages by their folders, parts of
 *   the reference page that are not installed here, and what the compiler of papers was made of
 * @throws where the terms of a part are not known, or not among those that are allowed
 */
export function noticesOf({ title, folders, absent = [], crates = [] }) {
  const parts = [...folders.map(partIn), ...absent.map(absentPart)]
  const refused = parts.filter(({ name, licence }) => !isAllowed(name, licence))
  if (refused.length > 0) throw new Error(refused.map(({ name, licence }) => refusal(name, licence)).join('\n'))
  /** @type {Map<string, string[]>} */
  const users = new Map()
  for (const part of parts) for (const text of part.terms) users.set(text, [...(users.get(text) ?? []), named(part)])
  const list = parts.map((part) => `  ${named(part)} — ${part.licence}`).toSorted()
  const texts = [...users].map(
    ([text, names]) => `${RULE}\n${[...new Set(names)].toSorted().join(', ')}\n${RULE}\n\n${text}\n`,
  )
  const built = crates.length > 0 ? [`${OF_TYPST}\n\n${wrapped(crates)}\n`] : []
  return [`${title}\n`, `${[...new Set(list)].join('\n')}\n`, ...built, ...texts].join('\n')
}

const OF_TYPST =
  'The compiler of papers, @myriaddreamin/typst-ts-web-compiler, is Typst (Apache-2.0) with these Rust crates inside, each under\n' +
  'the terms of its authors:'

/** @param {import('./texts.mjs').Part} part */
const named = ({ name, version }) => (version ? `${name} ${version}` : name)

/** @param {string} name @returns {import('./texts.mjs').Part} */
function absentPart(name) {
  const known = terms[name]
  if (!known)
    throw new Error(
      `The reference page holds ${name}, which is not installed: say its terms in build/notices/absent.mjs`,
    )
  return { name, version: '', licence: known.licence, terms: [`${known.holder}\n\n${textOf(known.licence)}`] }
}

/** @param {string} name @param {string} licence */
const refusal = (name, licence) =>
  `${name} is under ${licence || 'terms that it does not say'}: take something else, or allow it in build/notices/licences.mjs with a reason`

/** Words in lines of the width of the rest. @param {string[]} words */
const wrapped = (words) =>
  words
    .join(', ')
    .replaceAll(/(.{1,96})(?: |$)/g, '  $1\n')
    .trimEnd()
