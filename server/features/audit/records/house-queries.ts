import { db, query } from '../../../db/build.ts'
import { among, type Ids } from './record.ts'

/** The records of the studio's people, its locations and its setup. */
export const houseRecords = {
  client: query((p: Ids) =>
    db
      .selectFrom('clients')
      .select(['id', 'full_name as name', 'id as client_id', 'erased_at'])
      .where('id', 'in', among(p)),
  ),
  staff: query((p: Ids) => db.selectFrom('staff').select(['id', 'full_name as name']).where('id', 'in', among(p))),
  instructor: query((p: Ids) =>
    db
      .selectFrom('instructors as i')
      .innerJoin('staff as s', 's.id', 'i.user_id')
      .select(['i.id', 's.full_name as name'])
      .where('i.id', 'in', among(p)),
  ),
  time_off: query((p: Ids) =>
    db
      .selectFrom('instructor_time_off as o')
      .innerJoin('instructors as i', 'i.id', 'o.instructor_id')
      .innerJoin('staff as s', 's.id', 'i.user_id')
      .select(['o.id', 's.full_name as name'])
      .where('o.id', 'in', among(p)),
  ),
  pay_component: query((p: Ids) =>
    db
      .selectFrom('staff_pay_components as c')
      .innerJoin('staff as s', 's.id', 'c.user_id')
      .select(['c.id', 's.full_name as name'])
      .where('c.id', 'in', among(p)),
  ),
  payroll_run: query((p: Ids) =>
    db
      .selectFrom('payroll_runs')
      .select(['id', 'period_start as name', 'total_minor as amount_minor', 'currency'])
      .where('id', 'in', among(p)),
  ),
  payroll_line_item: query((p: Ids) =>
    db
      .selectFrom('payroll_line_items as l')
      .innerJoin('payroll_runs as r', 'r.id', 'l.run_id')
      .select(['l.id', 'l.user_name as name', 'l.amount_minor', 'r.currency'])
      .where('l.id', 'in', among(p)),
  ),
  role: query((p: Ids) => db.selectFrom('roles').select(['id', 'name']).where('id', 'in', among(p))),
  establishment: query((p: Ids) => db.selectFrom('establishments').select(['id', 'name']).where('id', 'in', among(p))),
  room_plan: query((p: Ids) => db.selectFrom('room_plans').select(['id', 'name']).where('id', 'in', among(p))),
  kiosk: query((p: Ids) => db.selectFrom('kiosks').select(['id', 'name']).where('id', 'in', among(p))),
  closure: query((p: Ids) => db.selectFrom('closures').select(['id', 'starts_on as name']).where('id', 'in', among(p))),
  class_template: query((p: Ids) =>
    db.selectFrom('class_templates').select(['id', 'name']).where('id', 'in', among(p)),
  ),
  class_category: query((p: Ids) =>
    db.selectFrom('class_categories').select(['id', 'name']).where('id', 'in', among(p)),
  ),
  appointment_service: query((p: Ids) =>
    db.selectFrom('appointment_services').select(['id', 'name']).where('id', 'in', among(p)),
  ),
  waiver: query((p: Ids) => db.selectFrom('waivers').select(['id', 'title as name']).where('id', 'in', among(p))),
  tag: query((p: Ids) => db.selectFrom('tags').select(['id', 'name']).where('id', 'in', among(p))),
  automation: query((p: Ids) => db.selectFrom('automations').select(['id', 'name']).where('id', 'in', among(p))),
  auto_tag_rule: query((p: Ids) =>
    db
      .selectFrom('auto_tag_rules as r')
      .innerJoin('tags as t', 't.id', 'r.tag_id')
      .select(['r.id', 't.name'])
      .where('r.id', 'in', among(p)),
  ),
  webhook: query((p: Ids) => db.selectFrom('webhooks').select(['id', 'url as name']).where('id', 'in', among(p))),
  import: query((p: Ids) =>
    db.selectFrom('import_jobs').select(['id', 'file_name as name']).where('id', 'in', among(p)),
  ),
}
