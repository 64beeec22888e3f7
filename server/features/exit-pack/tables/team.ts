import { sql, type RawBuilder } from 'kysely'
import { firstName, lastName } from '../cells.ts'
import type { PackTable } from './pack-table.ts'

const settings: PackTable = {
  name: 'studio',
  table: 'settings',
  about: 'The studio itself: its name, address, time zone, currency and rules.',
  omit: ['recovery_code_hash', 'recovery_code_kept_at', 'license_key_encrypted', 'logo_file', 'cover_file'],
  beside: { logo: studioPicture('logo'), cover: studioPicture('cover') },
}

const mailServer: PackTable = {
  name: 'mail_server',
  table: 'smtp_settings',
  about: 'The mail server in use, without its password.',
  omit: ['password_encrypted'],
}

const locations: PackTable = {
  name: 'locations',
  table: 'establishments',
  about: 'Where classes take place.',
}

const roles: PackTable = {
  name: 'roles',
  table: 'roles',
  about: 'What the roles of the staff may do.',
}

const staff: PackTable = {
  name: 'staff',
  table: 'staff',
  about: 'The accounts of the team, without passwords and second factors.',
  omit: ['password_hash', 'token_version'],
  beside: { role: sql`(SELECT name FROM roles WHERE id = role_id)` },
  first: {
    'First Name': ({ full_name }) => firstName(full_name),
    'Last Name': ({ full_name }) => lastName(full_name),
    Email: 'email',
    Role: 'role',
  },
}

const instructors: PackTable = {
  name: 'instructors',
  table: 'instructors',
  about: 'Who teaches.',
  omit: ['photo_file'],
  beside: {
    full_name: sql`(SELECT full_name FROM staff WHERE staff.id = user_id)`,
    email: sql`(SELECT email FROM staff WHERE staff.id = user_id)`,
    photo: photoOf('instructors'),
  },
  first: {
    'First Name': ({ full_name }) => firstName(full_name),
    'Last Name': ({ full_name }) => lastName(full_name),
    Email: 'email',
    Bio: 'bio',
  },
}

/** Where in the pack the picture of a row is. */
export function photoOf(table: 'instructors' | 'products' | 'class_templates'): RawBuilder<unknown> {
  return sql`CASE WHEN photo_file IS NULL THEN NULL ELSE ${sql.lit(`photos/${table}/`)} || ${sql.ref(`${table}.id`)} || '.webp' END`
}

/** Where in the pack the studio's logo or cover is. */
function studioPicture(kind: 'logo' | 'cover'): RawBuilder<unknown> {
  return sql`iif(${sql.ref(`${kind}_file`)} IS NULL, NULL, ${sql.lit(`photos/studio/${kind}.webp`)})`
}

export const team: readonly PackTable[] = [settings, mailServer, locations, roles, staff, instructors]
