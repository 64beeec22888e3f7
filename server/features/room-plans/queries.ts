import { sql, type Selectable } from 'kysely'
import { db, query } from '../../db/build.ts'
import type { RoomPlansTable } from '../../db/tables/tables.generated.ts'
import type { Reader } from '../../db/writer.ts'
import { notFound } from '../../api/errors.ts'
import type { Instant } from '../../lib/time.ts'

export type RoomPlanRow = Selectable<RoomPlansTable>

const planById = query((p: { id: number }) =>
  db.selectFrom('room_plans').selectAll().where('id', '=', p.id).where('removed_at', 'is', null),
)

/** The plans that are there, by name. */
export const allPlans = query((_: object) =>
  db
    .selectFrom('room_plans')
    .selectAll()
    .where('removed_at', 'is', null)
    .orderBy(sql`name COLLATE NOCASE`)
    .orderBy('id'),
)

/** The seats of a plan, from the front to the back, then from left to right. */
export const seatsOfPlan = query((p: { room_plan_id: number }) =>
  db
    .selectFrom('room_plan_seats')
    .select(['id', 'name', 'x', 'y'])
    .where('room_plan_id', '=', p.room_plan_id)
    .where('removed_at', 'is', null)
    .orderBy('y')
    .orderBy('x'),
)

/** Everything that uses a plan: class templates, series that may go on, classes that have not begun; each with its capacity. */
export const usesOfPlan = query((p: { room_plan_id: number; now: Instant }) =>
  db
    .selectFrom('class_templates')
    .select([sql<'template' | 'series' | 'class'>`'template'`.as('kind'), 'id', 'name', 'default_capacity as capacity'])
    .select(sql<Instant | null>`NULL`.as('starts_at'))
    .where('room_plan_id', '=', p.room_plan_id)
    .unionAll(
      db
        .selectFrom('class_series as series')
        .innerJoin('class_templates as template', 'template.id', 'series.template_id')
        .select([
          sql<'template' | 'series' | 'class'>`'series'`.as('kind'),
          'series.id',
          'template.name',
          'series.capacity',
        ])
        .select(sql<Instant | null>`NULL`.as('starts_at'))
        .where('series.room_plan_id', '=', p.room_plan_id)
        .where(({ or, and, eb, ref, selectFrom, fn }) => {
          const made = selectFrom('scheduled_classes as made').select(fn.countAll<number>().as('count'))
          const ofSeries = made.whereRef('made.series_id', '=', 'series.id')
          const mayCount = or([eb('occurrence_count', 'is', null), eb('occurrence_count', '>', ofSeries)])
          return or([
            and([eb('series.until_on', 'is', null), mayCount]),
            eb('series.until_on', '>', ref('series.made_until_on')),
          ])
        }),
    )
    .unionAll(
      db
        .selectFrom('scheduled_classes as cls')
        .innerJoin('class_templates as template', 'template.id', 'cls.template_id')
        .select([sql<'template' | 'series' | 'class'>`'class'`.as('kind'), 'cls.id', 'template.name', 'cls.capacity'])
        .select('cls.starts_at')
        .where('cls.room_plan_id', '=', p.room_plan_id)
        .where('cls.starts_at', '>', p.now)
        .where('cls.status', '=', 'scheduled'),
    ),
)

/** A use of a plan. */
export type PlanUse = NonNullable<(typeof usesOfPlan)['row']>

/** A plan's row, or 404. */
export function loadPlan(reader: Reader, id: number): RoomPlanRow {
  const row = reader.one(planById, { id })
  if (!row) throw notFound('room plan')
  return row
}
