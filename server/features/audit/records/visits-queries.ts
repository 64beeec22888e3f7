import { db, query } from '../../../db/build.ts'
import { among, type Ids } from './record.ts'

/** The records of classes, and of clients' visits to them. */
export const visitRecords = {
  class: query((p: Ids) =>
    db
      .selectFrom('scheduled_classes as c')
      .innerJoin('class_templates as t', 't.id', 'c.template_id')
      .select(['c.id', 't.name', 'c.starts_at', 'c.id as class_id'])
      .where('c.id', 'in', among(p)),
  ),
  class_series: query((p: Ids) =>
    db
      .selectFrom('class_series as s')
      .innerJoin('class_templates as t', 't.id', 's.template_id')
      .select(['s.id', 't.name'])
      .where('s.id', 'in', among(p)),
  ),
  booking: query((p: Ids) =>
    db.selectFrom('bookings').select(['id', 'client_id', 'scheduled_class_id as class_id']).where('id', 'in', among(p)),
  ),
  waitlist_entry: query((p: Ids) =>
    db
      .selectFrom('waitlist_entries')
      .select(['id', 'client_id', 'scheduled_class_id as class_id'])
      .where('id', 'in', among(p)),
  ),
  standing_booking: query((p: Ids) =>
    db
      .selectFrom('standing_bookings as b')
      .innerJoin('class_series as s', 's.id', 'b.series_id')
      .innerJoin('class_templates as t', 't.id', 's.template_id')
      .select(['b.id', 't.name', 'b.client_id'])
      .where('b.id', 'in', among(p)),
  ),
  guest_booking: query((p: Ids) =>
    db
      .selectFrom('guest_bookings')
      .select(['id', 'full_name as name', 'client_id', 'scheduled_class_id as class_id'])
      .where('id', 'in', among(p)),
  ),
  substitute_request: query((p: Ids) =>
    db.selectFrom('substitute_requests').select(['id', 'scheduled_class_id as class_id']).where('id', 'in', among(p)),
  ),
  appointment: query((p: Ids) =>
    db
      .selectFrom('appointments as a')
      .innerJoin('appointment_services as s', 's.id', 'a.service_id')
      .select(['a.id', 's.name', 'a.client_id', 'a.starts_at', 'a.id as appointment_id'])
      .where('a.id', 'in', among(p)),
  ),
  task: query((p: Ids) =>
    db.selectFrom('tasks').select(['id', 'title as name', 'client_id']).where('id', 'in', among(p)),
  ),
  notification: query((p: Ids) =>
    db.selectFrom('notifications').select(['id', 'title as name', 'client_id']).where('id', 'in', among(p)),
  ),
  email: query((p: Ids) =>
    db.selectFrom('emails').select(['id', 'subject as name', 'client_id']).where('id', 'in', among(p)),
  ),
  automation_enrollment: query((p: Ids) =>
    db
      .selectFrom('automation_enrollments as e')
      .innerJoin('automations as a', 'a.id', 'e.automation_id')
      .select(['e.id', 'a.name', 'e.client_id'])
      .where('e.id', 'in', among(p)),
  ),
}
