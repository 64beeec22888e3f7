import { say, type Said } from '../../../lib/sayings/sayings.ts'
import type { Answers, Question } from './model.ts'
import type { ReadPeople } from './read-people.ts'

const ROWS_SHOWN = 20

/** Asks the owner which people with nearly the same name are one person, and who is still a client. */
export function askPeople({ alike, unknown_statuses }: ReadPeople, answers: Answers): Question[] {
  const questions: Question[] = []
  if (alike.length > 0)
    questions.push({
      id: 'people_alike',
      question: say('migration.people_alike'),
      choices: [
        { value: 'same_person', label: 'Yes, nearly the same name with the same e-mail is the same person' },
        { value: 'different_people', label: 'No, every name is a person of its own' },
      ],
      examples: [],
      rows: alike.slice(0, ROWS_SHOWN),
      answered: answers.people_alike !== undefined,
    })
  if (unknown_statuses.size > 0)
    questions.push(aboutStatuses(unknown_statuses, say('migration.client_statuses'), answers))
  return questions
}

function aboutStatuses(words: ReadonlyMap<string, number[]>, question: Said, answers: Answers): Question {
  const known = answers.client_statuses ?? {}
  return {
    id: 'client_statuses',
    question,
    choices: [
      { value: 'active', label: 'A client still' },
      { value: 'inactive', label: 'No client any more: comes in deactivated' },
    ],
    examples: [...words.keys()],
    rows: [...words.values()].flat().slice(0, ROWS_SHOWN),
    answered: [...words.keys()].every((word) => Object.hasOwn(known, word)),
  }
}
