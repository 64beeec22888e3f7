import { db, query } from '../../db/build.ts'
import type { Instant } from '../../lib/time.ts'

/** Classes to come with their own price, by start. */
export const classesWithOwnPrice = query((p: { now: Instant }) =>
  db
    .selectFrom('scheduled_classes as cls')
    .innerJoin('class_templates as template', 'template.id', 'cls.template_id')
    .select((eb) => ['cls.id', 'template.name', eb.ref('cls.price_minor').$notNull().as('price_minor')])
    .where('cls.starts_at', '>', p.now)
    .where('cls.price_minor', 'is not', null)
    .orderBy('cls.starts_at'),
)
