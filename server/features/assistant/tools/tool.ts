import { z } from 'zod'
import type { OperationKey } from '../../../http/operation.ts'
import { say, type Said } from '../../../lib/sayings/sayings.ts'
import type { Asked } from '../ask-operation.ts'
import type { Masks } from '../masks.ts'
import type { Answer, ReadKey } from './answers.ts'

/** A page of the manager's with the figures that a tool has read. */
export interface Source {
  label: Said
  path: string
}

/** Something that the model can look up: an operation that reads, asked as the caller. */
export interface Tool<
  Args extends z.ZodObject = z.ZodObject,
  Key extends OperationKey = OperationKey,
  Answered = unknown,
> {
  name: string
  description: string
  args: Args
  operation: Key
  ask: (args: z.output<Args>) => Asked
  /** The part of the answer that the model sees: never contact details or secrets. */
  show: (answer: Answered, masks: Masks) => unknown
  source: (args: z.output<Args>) => Source
}

/** Declares a tool; its parts are typed by its arguments and by what the operation answers. */
export const tool = <Args extends z.ZodObject, Key extends ReadKey>(declared: Tool<Args, Key, Answer<Key>>): Tool =>
  declared as unknown as Tool

/** The most rows of a list that the model is shown. */
export const MOST_ROWS = 50

/** A list as the model is shown it: its first rows, and how many there are. */
export function listed<Row>(rows: readonly Row[], show: (row: Row) => unknown, total = rows.length) {
  return { total, rows: rows.slice(0, MOST_ROWS).map(show) }
}

const day = z.iso.date().describe('YYYY-MM-DD')

/** Days, both included. */
export const days = { start_date: day, end_date: day }

/** A person as the model writes them: `[client 12]`, or the number alone. */
export const person = z.union([z.string(), z.number()]).transform((written, context) => {
  const [digits] = /\d+/.exec(String(written)) ?? []
  if (digits !== undefined) return Number(digits)
  context.addIssue('Name them as the tools do, such as [client 12]')
  return z.NEVER
})

/** Days as in a page's URL. */
export const onDays = (path: string, { start_date, end_date }: { start_date: string; end_date: string }) =>
  `${path}?when=own&from=${start_date}&to=${end_date}`

/** A label with its days. */
export const labelled = (
  source: Said,
  { start_date: first, end_date: last }: { start_date: string; end_date: string },
) => (first === last ? say('source.on_day', { source, day: first }) : say('source.on_days', { source, first, last }))
