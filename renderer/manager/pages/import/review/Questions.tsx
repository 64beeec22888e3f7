import { useFormat } from '../../../../shared/format/use-format.ts'
import { lists } from '../../../../shared/i18n/plural.ts'
import { Badge, Button, Card, RadioGroup, Select } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { Analysis, Answers, Question } from '../analysis.ts'
import type { Change } from '../analysis.ts'
import { TypeList } from './TypeList.tsx'

interface QuestionsProps {
  analysis: Analysis
  onChange: Change
}

/** Questions the file leaves open, for the owner to decide. Nothing if there are none. */
export function Questions({ analysis, onChange }: QuestionsProps) {
  const { imports } = useMessages()
  const m = imports.questions
  const { questions, answers } = analysis
  if (questions.length === 0) return null
  const answer = (change: Answers) => onChange({ answers: { ...answers, ...change } })
  const open = questions.filter(({ answered }) => !answered).length
  return (
    <Card
      title={m.title}
      description={m.lead}
      action={
        open > 0 ? <Badge tone="warn">{imports.review.open(open)}</Badge> : <Badge tone="good">{m.answered}</Badge>
      }
      flush
    >
      <ol className="divide-y divide-line">
        {questions.map((question) => (
          <li key={question.id} className="px-4 py-4">
            {question.id === 'membership_types' ? (
              <TypeQuestion question={question} analysis={analysis} onChange={onChange} />
            ) : isByWord(question.id) ? (
              <WordQuestion id={question.id} question={question} answers={answers} onAnswer={answer} />
            ) : (
              <ChoiceQuestion question={question} answers={answers} onAnswer={answer} />
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}

interface OneProps {
  question: Question
  answers: Answers
  onAnswer: (change: Answers) => void
}

function useWords(question: Question) {
  const { imports } = useMessages()
  const m = imports.questions
  return {
    title: m.byId[question.id] ?? question.question,
    choices: question.choices.map(({ value, label, sample }) => ({
      id: value,
      label: m.choicesOf[question.id]?.[value] ?? m.choices[value] ?? label,
      ...(sample === undefined ? {} : { detail: sample }),
    })),
  }
}

function ChoiceQuestion({ question, answers, onAnswer }: OneProps) {
  const { title, choices } = useWords(question)
  const given = (answers as Record<string, unknown>)[question.id]
  return (
    <RadioGroup
      look="cards"
      label={title}
      options={choices}
      value={typeof given === 'string' ? given : null}
      onChange={(value) => onAnswer({ [question.id]: value } as Answers)}
      description={<Evidence question={question} />}
      className="max-w-160"
    />
  )
}

/** The cells or rows that the question is about. */
function Evidence({ question: { examples, rows } }: { question: Question }) {
  const { imports } = useMessages()
  const { locale } = useFormat()
  const m = imports.questions
  if (examples.length > 0)
    return (
      <>
        {m.inTheFile} <span className="figures font-medium">{examples.join(' · ')}</span>
      </>
    )
  return rows.length > 0 ? m.inRows(lists(locale)(rows.map(String)), rows.length, rows.length >= 20) : null
}

/** The questions that want an answer for each word or name of the file. */
const BY_WORD = ['statuses', 'booking_statuses', 'sold_kinds', 'client_statuses', 'covers'] as const
type ByWord = (typeof BY_WORD)[number]
/** So many open words may be answered at once. */
const MANY = 3
const isByWord = (id: string): id is ByWord => (BY_WORD as readonly string[]).includes(id)

function WordQuestion({ id, question, answers, onAnswer }: OneProps & { id: ByWord }) {
  const { imports } = useMessages()
  const m = imports.questions
  const { title, choices } = useWords(question)
  const known: Readonly<Record<string, string>> = answers[id] ?? {}
  const say = (words: readonly string[], choice: string) =>
    onAnswer({ [id]: { ...known, ...Object.fromEntries(words.map((word) => [word, choice])) } } as Answers)
  const open = question.examples.filter((word) => !Object.hasOwn(known, word))
  const { guesses = {} } = question
  const guessed = open.filter((word) => Object.hasOwn(guesses, word))
  const takeGuesses = () =>
    onAnswer({ [id]: { ...known, ...Object.fromEntries(guessed.map((word) => [word, guesses[word]])) } } as Answers)
  const describe = (word: string) => {
    const guess = Object.hasOwn(known, word) ? undefined : choices.find((choice) => choice.id === guesses[word])
    return guess && m.guess(guess.label)
  }
  return (
    <fieldset>
      <legend className="text-xs font-medium">{title}</legend>
      {open.length >= MANY ? (
        <Select
          label={m.allOpen(open.length)}
          placeholder={m.choose}
          options={choices}
          value={null}
          onChange={(choice) => say(open, choice)}
          className="mt-2 max-w-56"
        />
      ) : null}
      {guessed.length > 0 ? (
        <Button size="small" onPress={takeGuesses} className="mt-2">
          {m.takeGuesses(guessed.length)}
        </Button>
      ) : null}
      <div className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(14rem,1fr))] gap-3">
        {question.examples.map((word) => (
          <Select
            key={word}
            label={m.statusOf(word)}
            placeholder={m.choose}
            description={describe(word)}
            options={choices}
            value={known[word] ?? null}
            onChange={(choice) => say([word], choice)}
          />
        ))}
      </div>
    </fieldset>
  )
}

function TypeQuestion({ question, analysis, onChange }: QuestionsProps & { question: Question }) {
  const { title } = useWords(question)
  return (
    <div>
      <p className="text-xs font-medium">{title}</p>
      <TypeList
        analysis={analysis}
        types={analysis.membership_types.filter(({ certain }) => !certain)}
        onChange={onChange}
        isQuestion
      />
    </div>
  )
}
