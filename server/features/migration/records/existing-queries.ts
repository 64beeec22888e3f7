import { db, query } from '../../../db/build.ts'

export const products = query((_: object) => db.selectFrom('products').select(['id', 'name', 'sku']).orderBy('id'))

/** Sales that came with former imports. */
export const sales = query((_: object) =>
  db
    .selectFrom('product_sales as s')
    .innerJoin('product_sale_lines as l', 'l.sale_id', 's.id')
    .select(['s.client_id', 'l.product_id', 'l.quantity', 'l.unit_price_minor', 's.created_at', 's.notes'])
    .where('s.payment_method', '=', 'imported'),
)

export const cards = query((_: object) => db.selectFrom('gift_cards').select('code_hash'))

export const templates = query((_: object) =>
  db
    .selectFrom('class_templates')
    .select(['id', 'name', 'duration_minutes'])
    .orderBy('is_active', 'desc')
    .orderBy('id'),
)

export const classes = query((_: object) =>
  db
    .selectFrom('scheduled_classes')
    .select(['id', 'template_id', 'starts_at', 'instructor_id', 'establishment_id'])
    .where('status', '=', 'scheduled')
    .orderBy('id'),
)

export const series = query((_: object) =>
  db
    .selectFrom('class_series')
    .select(['template_id', 'weekdays', 'interval_weeks', 'start_time', 'starts_on', 'until_on', 'establishment_id']),
)

export const teachers = query((_: object) =>
  db
    .selectFrom('instructors')
    .innerJoin('staff', 'staff.id', 'instructors.user_id')
    .select(['instructors.id', 'staff.full_name', 'staff.email'])
    .where('instructors.is_active', '=', true),
)

export const establishments = query((_: object) => db.selectFrom('establishments').select(['id', 'name', 'is_active']))
