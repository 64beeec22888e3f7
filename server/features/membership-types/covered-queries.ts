import { db, query } from '../../db/build.ts'

const nameOf = (table: 'class_categories' | 'class_templates' | 'appointment_services' | 'establishments') =>
  query((_: object) => db.selectFrom(table).select(['id', 'name']))

export const categoryNames = nameOf('class_categories')
export const templateNames = nameOf('class_templates')
export const serviceNames = nameOf('appointment_services')
export const placeNames = nameOf('establishments')
