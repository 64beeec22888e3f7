/**
 * A task to give money back says of what: a charge, a place that was bought, or an appointment; and how much, in minor units. So
 * there is one open task for it, which is settled with the money.
 */
export const moneyToGiveBack = /* sql */ `
ALTER TABLE tasks ADD COLUMN charge_id INTEGER REFERENCES charges (id);
ALTER TABLE tasks ADD COLUMN booking_id INTEGER REFERENCES bookings (id);
ALTER TABLE tasks ADD COLUMN appointment_id INTEGER REFERENCES appointments (id);
ALTER TABLE tasks ADD COLUMN amount_minor INTEGER CHECK (amount_minor > 0);
CREATE INDEX tasks_charge ON tasks (charge_id) WHERE charge_id IS NOT NULL;
CREATE INDEX tasks_booking ON tasks (booking_id) WHERE booking_id IS NOT NULL;
CREATE INDEX tasks_appointment ON tasks (appointment_id) WHERE appointment_id IS NOT NULL;
`
