import { db, query } from '../../db/build.ts'
import type { Instant } from '../../lib/time.ts'

export const classById = query((p: { id: number }) =>
  db.selectFrom('scheduled_classes').selectAll().where('id', '=', p.id),
)

export const byPlace = query((p: { template_id: number; starts_at: Instant }) =>
  db
    .selectFrom('scheduled_classes')
    .select(['id', 'establishment_id'])
    .where('template_id', '=', p.template_id)
    .where('starts_at', '=', p.starts_at)
    .where('status', '=', 'scheduled')
    .orderBy('id'),
)

export const editedOfSeries = query((p: { series_id: number }) =>
  db
    .selectFrom('scheduled_classes')
    .select('id')
    .where('series_id', '=', p.series_id)
    .where((eb) =>
      eb.or([
        eb('is_edited', '=', true),
        eb('substituted_instructor_id', 'is not', null),
        eb.and([eb('status', '=', 'cancelled'), eb('closure_id', 'is', null)]),
      ]),
    ),
)
