import type { Reader } from '../../db/writer.ts'
import type { ImportEntity } from './mapping/fields.ts'
import { loadRecords } from './records/existing.ts'
import type { Existing, ExistingPerson } from './plan/model.ts'
import { categories, clients, consents, instructors, types, memberships } from './existing-queries.ts'

/** Everything an import may meet: people, types, memberships, staff. */
export function loadExisting(reader: Reader, entity: ImportEntity, root?: Uint8Array): Existing {
  const consent = new Map<string, boolean>()
  for (const row of reader.all(consents, {})) consent.set(`${row.client_id} ${row.consent_type}`, row.granted)
  const staff = reader
    .all(instructors, {})
    .flatMap(({ id, email, full_name }) => (email ? [{ id, email, full_name }] : []))
  return {
    clients: reader.all(clients, {}).map(({ has_login, ...person }): ExistingPerson => ({
      ...person,
      has_login: has_login === 1,
      marketing_email: consent.get(`${person.id} marketing_email`) ?? null,
      marketing_sms: consent.get(`${person.id} marketing_sms`) ?? null,
    })),
    instructors: staff.flatMap(({ id, ...person }) => (id === null ? [] : [{ id, ...person }])),
    staff_emails: staff.filter(({ id }) => id === null).map(({ email }) => email),
    membership_types: reader.all(types, {}).map(({ unlimited, credits_per_interval, ...type }) => ({
      ...type,
      has_credits: !unlimited,
      credits_included: type.credits_included ?? credits_per_interval,
    })),
    categories: reader.all(categories, {}),
    memberships: reader.all(memberships, {}),
    records: loadRecords(reader, entity, root),
  }
}
