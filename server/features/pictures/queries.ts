import { sql } from 'kysely'
import { db, query } from '../../db/build.ts'
import type { PictureKind } from './kinds.ts'

/** Every picture there is: its kind, what it belongs to (`instructors/7`, `studio/logo`), and the name of its file. */
export const namedPictures = query((_: object) => {
  const ofStudio = (kind: 'logo' | 'cover') =>
    db
      .selectFrom('settings')
      .select([
        sql<PictureKind>`${sql.lit(kind)}`.as('kind'),
        sql<string>`${sql.lit(`studio/${kind}`)}`.as('of'),
        sql<string>`${sql.ref(`${kind}_file`)}`.as('file'),
      ])
      .where(`${kind}_file`, 'is not', null)
  const photosOf = (table: 'instructors' | 'products' | 'class_templates', kind: PictureKind) =>
    db
      .selectFrom(table)
      .select([
        sql<PictureKind>`${sql.lit(kind)}`.as('kind'),
        sql<string>`${sql.lit(`${table}/`)} || id`.as('of'),
        sql<string>`photo_file`.as('file'),
      ])
      .where('photo_file', 'is not', null)
  return ofStudio('logo')
    .unionAll(ofStudio('cover'))
    .unionAll(photosOf('class_templates', 'template'))
    .unionAll(photosOf('instructors', 'instructor'))
    .unionAll(photosOf('products', 'product'))
})
