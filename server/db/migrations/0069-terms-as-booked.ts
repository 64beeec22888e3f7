/**
 * The terms of a booking: the hours before it until which cancelling is free, whether the payment is kept after that, and the
 * fees. Finished bookings have none. Open ones get the current terms, as far as anybody knows.
 */
const terms = (table: string) => `
ALTER TABLE ${table} ADD COLUMN agreed_cancel_hours INTEGER CHECK (agreed_cancel_hours >= 0);
ALTER TABLE ${table} ADD COLUMN agreed_keeps_credit BOOLEAN;
ALTER TABLE ${table} ADD COLUMN agreed_late_fee_minor INTEGER CHECK (agreed_late_fee_minor >= 0);
`

const ownFee = (table: string, fee: string) => `(SELECT type.${fee}_fee_override_minor FROM memberships
    JOIN membership_types AS type ON type.id = memberships.membership_type_id WHERE memberships.id = ${table}.membership_id)`

const feeNow = (table: string, fee: string) =>
  `coalesce(${ownFee(table, fee)}, (SELECT ${fee}_fee_minor FROM settings))`

export const termsAsBooked = `
${terms('bookings')}
ALTER TABLE bookings ADD COLUMN agreed_no_show_fee_minor INTEGER CHECK (agreed_no_show_fee_minor >= 0);
${terms('appointments')}
UPDATE bookings SET
  agreed_cancel_hours = coalesce(
    (SELECT template.cancellation_window_hours FROM scheduled_classes AS cls
      JOIN class_templates AS template ON template.id = cls.template_id WHERE cls.id = bookings.scheduled_class_id),
    (SELECT cancellation_hours FROM settings)),
  agreed_keeps_credit = (SELECT cancellation_deducts_credit FROM settings),
  agreed_late_fee_minor = ${feeNow('bookings', 'late_cancel')},
  agreed_no_show_fee_minor = ${feeNow('bookings', 'no_show')}
WHERE status = 'booked';
UPDATE appointments SET
  agreed_cancel_hours = (SELECT cancellation_hours FROM settings),
  agreed_keeps_credit = (SELECT cancellation_deducts_credit FROM settings),
  agreed_late_fee_minor = ${feeNow('appointments', 'late_cancel')}
WHERE status = 'booked';
`
