import type { Act } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import { enqueueMail } from '../email/enqueue.ts'
import type { LetterData, SubstituteLetter } from '../email/letters.ts'
import { placeTold } from '../establishments/queries.ts'
import { settingsOf, urlFromOutside, type Settings } from '../settings/queries.ts'
import { teachersById, type RequestRow, type TeacherRow } from './queries.ts'

type Kind = 'substitute_asked' | 'substitute_found' | 'substitute_declined' | 'substitute_withdrawn'

/** A letter of a kind, with what it says beside the class. */
interface SubstituteWords<K extends Kind> {
  template: K
  more: Omit<LetterData[K], keyof SubstituteLetter>
}

/** Queues a letter about a request to an instructor. Once the class has begun it is not worth sending. */
export function enqueueSubstituteLetter<K extends Kind>(
  tx: Tx,
  act: Act,
  row: RequestRow,
  to: TeacherRow,
  letter: SubstituteWords<K>,
): void {
  const { template, more } = letter
  if (to.email === null) return
  const settings = settingsOf(tx)
  const location = placeTold(tx, row.establishment_name)
  const about: SubstituteLetter = {
    name: to.name,
    asker: row.asked_by_name,
    class_name: row.class_name,
    ...(location !== null && { location }),
    starts_at: row.starts_at,
    timezone: settings.timezone,
    url: placeOf(settings, row, to),
  }
  const data = { ...about, ...more } as LetterData[K]
  enqueueMail(tx, act, { template, to: { name: to.name, address: to.email }, data, expiresAt: row.starts_at })
}

/** Where somebody sees the class: managers where they work, unless that is not served outside; everybody else in the portal. */
function placeOf(settings: Settings, row: RequestRow, { kind }: TeacherRow): string | null {
  if (kind !== 'manager') return urlFromOutside(settings, '/substitutes')
  return settings.public_manager_enabled
    ? urlFromOutside(settings, `/manage/schedule?class=${row.scheduled_class_id}`)
    : null
}

/** Tells who asked and who teaches now that the class is settled; nobody where nobody teaches it. */
export function tellFound(tx: Tx, act: Act, row: RequestRow): void {
  const { asked_by, instructor_id } = row
  if (instructor_id === null) return
  const told = tx.all(teachersById, { ids: [asked_by, instructor_id] })
  const teaching = told.find(({ id }) => id === instructor_id)
  if (!teaching) return
  for (const teacher of told) {
    const more = { teacher: teaching.name, is_yours: teacher === teaching }
    enqueueSubstituteLetter(tx, act, row, teacher, { template: 'substitute_found', more })
  }
}

/** Tells who claimed a class that they are not needed, or who asked that they are. */
export function tellTeacher<K extends 'substitute_declined' | 'substitute_withdrawn'>(
  tx: Tx,
  act: Act,
  row: RequestRow,
  instructor_id: number,
  letter: SubstituteWords<K>,
): void {
  const [teacher] = tx.all(teachersById, { ids: [instructor_id] })
  if (teacher) enqueueSubstituteLetter(tx, act, row, teacher, letter)
}
