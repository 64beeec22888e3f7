/** A place that is held when its class is moved is free to cancel once it is booked, like one that was booked before. */
export const changesWhileHeld = /* sql */ `
ALTER TABLE seat_holds ADD COLUMN cancels_free BOOLEAN NOT NULL DEFAULT 0;
ALTER TABLE guest_bookings ADD COLUMN cancels_free BOOLEAN NOT NULL DEFAULT 0;
CREATE INDEX guest_bookings_class ON guest_bookings (scheduled_class_id) WHERE status IN ('held', 'lapsed');
`
