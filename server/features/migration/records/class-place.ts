import { inAscii } from '../../../lib/address-rules.ts'
import type { RowReader } from '../mapping/resolve.ts'
import { parseMinutes } from '../values/count.ts'
import { nameKey } from '../values/name.ts'
import { say } from '../../../lib/sayings/sayings.ts'
import type { ClassPlace, ExistingRecords, ExistingTemplate } from './model.ts'
import { oneLine, type RecordInput, type rowOf } from './row.ts'

type Row = ReturnType<typeof rowOf>

/** Length of a class, and of a new template, if neither the file nor the template gives one. */
const USUAL_MINUTES = 60
const LONGEST_MINUTES = 1440

/** The templates, teachers and locations that rows name, each in one spelling. */
export class Places {
  readonly #templates = new Map<string, ExistingTemplate>()
  readonly #spelling = new Map<string, string>()
  readonly #byName: ReadonlyMap<string, readonly { id: number }[]>
  readonly #byEmail: ReadonlyMap<string, readonly { id: number }[]>
  readonly #establishments: ReadonlyMap<string, number>
  readonly #closed: ReadonlyMap<number, string>

  constructor({ templates, teachers, establishments }: ExistingRecords) {
    for (const template of templates.toReversed()) this.#templates.set(nameKey(template.name), template)
    this.#byName = Map.groupBy(teachers, ({ full_name }) => nameKey(full_name))
    this.#byEmail = Map.groupBy(teachers, ({ email }) => inAscii(email ?? ''))
    this.#establishments = new Map(establishments.toReversed().map(({ id, name }) => [nameKey(name), id]))
    this.#closed = new Map(establishments.flatMap(({ id, name, is_active }) => (is_active ? [] : [[id, name]])))
  }

  template(name: string): ExistingTemplate | undefined {
    return this.#templates.get(nameKey(name))
  }

  /** A name as the first row that has it writes it. */
  spelling(name: string): string {
    const key = nameKey(name)
    const known = this.#spelling.get(key)
    if (known === undefined) this.#spelling.set(key, name)
    return known ?? name
  }

  /** Finds the instructor by email, else by a name that only one of them has; undefined if nobody fits. */
  teacher(name: string, email: string): number | undefined {
    const mail = inAscii(email)
    const [first, ...more] = (mail === '' ? this.#byName.get(nameKey(name)) : this.#byEmail.get(mail)) ?? []
    return more.length === 0 ? first?.id : undefined
  }

  establishment(name: string): number | undefined {
    return this.#establishments.get(nameKey(name))
  }

  /** The name of a location at which nothing new is planned. */
  closed(id: number | null): string | undefined {
    return id === null ? undefined : this.#closed.get(id)
  }
}

export interface NamedPlace {
  place: ClassPlace
  /** The instructor that the row names if the studio has no such instructor. */
  unknown_teacher: string | null
}

/**
 * Reads a row's class, instructor and location; `minutes` is the time between its hours. An unknown location is left out with
 * a warning.
 */
export function readPlace(
  reader: RowReader,
  row: Row,
  class_name: string,
  { places, reading, minutes }: { places: Places; reading: RecordInput['reading']; minutes: number | null },
): NamedPlace {
  const template = places.template(class_name)
  const [named, email] = [oneLine(reader.text('instructor_name'), 200) ?? '', reader.text('instructor_email')]
  const teacher = named === '' && email === '' ? null : places.teacher(named, email)
  const location = oneLine(reader.text('location'), 200)
  const establishment_id = location === null ? null : (places.establishment(location) ?? null)
  if (location !== null && establishment_id === null)
    row.warn('location', `There is no location “${location}” here; it is left out.`)
  return {
    place: {
      template_id: template?.id ?? null,
      class_name: template?.name ?? places.spelling(class_name),
      duration_minutes: readDuration(reader, row, reading) ?? minutes ?? template?.duration_minutes ?? USUAL_MINUTES,
      instructor_id: teacher ?? null,
      establishment_id,
    },
    unknown_teacher: teacher === undefined ? named || email : null,
  }
}

function readDuration(reader: RowReader, row: Row, reading: RecordInput['reading']): number | null {
  const said = row.read('duration', (text) => parseMinutes(text, reading))
  if (said !== null && said > 0 && said <= LONGEST_MINUTES) return said
  if (said !== null) row.report('duration', say('import.not_a_duration', { cell: reader.text('duration') }), 'warning')
  return null
}
