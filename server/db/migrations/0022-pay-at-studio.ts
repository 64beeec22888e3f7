/**
 * Clients may book and pay at the studio. Off for a studio that is here already: its owner has not said so. A client's unpaid
 * place to come is looked for at every such booking, among few.
 */
export const payAtStudio = `
ALTER TABLE settings ADD COLUMN pay_at_studio_enabled BOOLEAN NOT NULL DEFAULT 0;
CREATE INDEX bookings_unpaid ON bookings (client_id) WHERE is_unpaid = 1 AND status = 'booked';
`
