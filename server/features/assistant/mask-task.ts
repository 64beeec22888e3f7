import { withReader } from '../../db/read-only.ts'
import { kindMask } from './mask-kinds.ts'
import { clientDetails, instructorNames } from './mask-queries.ts'
import { maskNames, type Masked, type Names, type Person } from './mask-rules.ts'

/** Words of an emergency contact that are no name. */
const RELATION =
  /(?<!\p{L})(?:mother|father|mum|mom|dad|parents?|wife|husband|partner(?:in)?|sister|brother|son|daughter|friend|madre|padre|mamá|papá|espos[ao]|marido|mujer|pareja|herman[ao]|hij[ao]|amig[ao]|mutter|vater|eltern|frau|mann|schwester|bruder|sohn|tochter|freund(?:in)?|mère|père|femme|mari|compagn[eo]n?e?|sœur|soeur|frère|fils|fille|amie?|mamma|papà|moglie|marito|sorella|fratello|figli[ao]|amic[ao]|phone|tel|de|of|von|the)(?!\p{L})/giu

/** Finds and masks the names of the studio's people in texts, in a worker thread. */
export function maskTask(
  { folder, texts, known, year }: { folder: string; texts: readonly string[]; known: Names; year: number },
  _emit: (nothing: never) => Promise<void>,
): Promise<Masked> {
  return withReader(folder, (reader) => {
    const clients = reader.all(clientDetails, {})
    const people: Person[] = [
      ...clients.map(({ id, full_name }) => ({ token: `[client ${id}]`, name: full_name })),
      ...reader.all(instructorNames, {}).map(({ id, full_name }) => ({ token: `[instructor ${id}]`, name: full_name })),
    ]
    for (const { emergency_contact } of clients)
      if (emergency_contact) people.push({ token: null, name: emergency_contact.replaceAll(RELATION, ' ') })
    const given = (values: (string | null)[]) => values.filter((value) => value !== null && value !== '') as string[]
    const details = {
      phones: given(clients.flatMap(({ phone, emergency_contact }) => [phone, emergency_contact])),
      births: given(clients.map(({ date_of_birth }) => date_of_birth)),
      addresses: given(clients.map(({ address }) => address)),
    }
    return maskNames(texts, people, known, kindMask(details, year))
  })
}
