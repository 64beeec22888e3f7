import { sql } from 'kysely'
import { db, query } from '../../db/build.ts'
import { readPage } from '../../db/page.ts'
import type { Reader } from '../../db/writer.ts'
import type { Instant } from '../../lib/time.ts'
import type { Page } from '../../lib/paginate.ts'
import { presentTemplate } from './present.ts'

function selectTemplates() {
  return db
    .selectFrom('class_templates as template')
    .leftJoin('instructors', 'instructors.id', 'template.default_instructor_id')
    .leftJoin('staff', 'staff.id', 'instructors.user_id')
    .leftJoin('class_categories as category', 'category.id', 'template.category_id')
    .selectAll('template')
    .select(['staff.full_name as default_instructor_name', 'category.name as category_name'])
}

/** One template by id, with its instructor's name. */
export const templateById = query((p: { id: number }) => selectTemplates().where('template.id', '=', p.id))

/** A template's row. */
export type TemplateRow = NonNullable<(typeof templateById)['row']>

/** A page of templates, by name. */
export function templatePage(reader: Reader, filter: Page & { include_inactive?: boolean | undefined }) {
  let select = selectTemplates()
    .orderBy(sql`template.name COLLATE NOCASE`)
    .orderBy('template.id')
  if (!filter.include_inactive) select = select.where('template.is_active', '=', sql.lit(true))
  return readPage(reader, select, filter, (row) => presentTemplate(reader, row))
}

/** Templates with their own price. */
export const ownPrices = query((_: object) =>
  db
    .selectFrom('class_templates')
    .select((eb) => ['id', 'name', eb.ref('price_minor').$notNull().as('price_minor')])
    .where('price_minor', 'is not', null),
)

/** Counts what is planned for a template: classes to come, bookings in them, series that may go on. */
export const plannedOf = query((p: { id: number; now: Instant }) =>
  db.selectNoFrom((eb) => {
    const classes = eb
      .selectFrom('scheduled_classes as cls')
      .where('cls.template_id', '=', p.id)
      .where('cls.starts_at', '>=', p.now)
      .where('cls.status', '=', 'scheduled')
    const booked = classes
      .innerJoin('bookings', 'bookings.scheduled_class_id', 'cls.id')
      .where(sql<boolean>`bookings.status = 'booked'`)
    const count = eb.fn.countAll<number>().as('n')
    return [
      sql<number>`${classes.select(count)}`.as('classes'),
      sql<number>`${booked.select(count)}`.as('bookings'),
      sql<number>`${eb
        .selectFrom('class_series as series')
        .where('series.template_id', '=', p.id)
        .where(sql<boolean>`(series.until_on IS NULL OR series.until_on > series.made_until_on)`)
        .select(count)}`.as('series'),
    ]
  }),
)
