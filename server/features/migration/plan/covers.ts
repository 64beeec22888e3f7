import { say } from '../../../lib/sayings/sayings.ts'
import type { Answers, Existing, PlannedType, Question } from './model.ts'

type Categories = Existing['categories']

/** The choice that means every class. */
const ALL = 'all'

/** Types to create, with the classes that the owner says they cover. Not asked if the studio has one kind of classes. */
export function withCovering(types: readonly PlannedType[], categories: Categories, answers: Answers): PlannedType[] {
  return types.map((type) => {
    const answer = isAsked(type, categories) ? answers.covers?.[type.name] : undefined
    if (answer === undefined || !choices(categories).some(({ value }) => value === answer)) return type
    return { ...type, record: { ...type.record!, category_ids: answer === ALL ? [] : [Number(answer)] } }
  })
}

/** Asks what they cover: by a name that contains a category's, such as “Reformer 10er”, that is proposed. */
export function askCovers(types: readonly PlannedType[], categories: Categories, answers: Answers): Question[] {
  const asked = types.filter((type) => isAsked(type, categories))
  if (asked.length === 0) return []
  const names = asked.map(({ name }) => name)
  const known = answers.covers ?? {}
  const guesses = names.flatMap((name) => {
    const named = categories.filter((category) => contains(name, category.name))
    return named.length === 1 ? [[name, String(named[0]!.id)] as const] : []
  })
  return [
    {
      id: 'covers',
      question: say('migration.what_do_they_cover'),
      choices: choices(categories),
      examples: names,
      rows: [],
      answered: names.every((name) => Object.hasOwn(known, name)),
      guesses: Object.fromEntries(guesses),
    },
  ]
}

const isAsked = ({ record }: PlannedType, categories: Categories) => record !== null && categories.length > 1

const choices = (categories: Categories) => [
  { value: ALL, label: 'All classes' },
  ...categories.map(({ id, name }) => ({ value: String(id), label: name })),
]

/** True if a name contains another as whole words, regardless of spelling. */
function contains(name: string, part: string): boolean {
  const words = plain(part)
  return words !== '' && ` ${plain(name)} `.includes(` ${words} `)
}

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
