import { sql } from 'kysely'
import { db, query } from '../../db/build.ts'
import { selectClasses } from './queries.ts'

export const seriesById = query((p: { id: number }) => db.selectFrom('class_series').selectAll().where('id', '=', p.id))

export const seriesAmong = query((p: { ids: readonly number[] }) =>
  db
    .selectFrom('class_series')
    .select(['id', 'interval_weeks', 'weekdays', 'until_on', 'occurrence_count'])
    .where('id', 'in', sql<number>`(SELECT value FROM json_each(${p.ids}))`),
)

/** Series of active templates, at no closed location, that may have more classes than are made. */
export const seriesToContinue = query((_: object) =>
  db
    .selectFrom('class_series')
    .innerJoin('class_templates', 'class_templates.id', 'class_series.template_id')
    .selectAll('class_series')
    .leftJoin('establishments as place', 'place.id', 'class_series.establishment_id')
    .where('class_templates.is_active', '=', sql.lit(true))
    .where(({ or, eb }) => or([eb('place.id', 'is', null), eb('place.is_active', '=', sql.lit(true))]))
    .where(({ or, eb, ref }) => or([eb('until_on', 'is', null), eb('until_on', '>', ref('made_until_on'))]))
    .orderBy('class_series.id'),
)

/** The classes of a series, by start. */
export const classesOfSeries = query((p: { series_id: number }) =>
  selectClasses().where('cls.series_id', '=', p.series_id).orderBy('cls.starts_at').orderBy('cls.id'),
)

export const firstOfSeries = query((p: { series_id: number }) =>
  db.selectFrom('scheduled_classes').select('id').where('series_id', '=', p.series_id).orderBy('starts_at'),
)
