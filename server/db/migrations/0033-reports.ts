/**
 * The month of a visit, where it is the same in every time zone; else, within some hours of the turn of a month, its instant:
 * whose month that is the studio's zone says, where it is read.
 */
const periodOf = (at: string) =>
  `iif(strftime('%Y-%m', ${at}, '-12 hours') = strftime('%Y-%m', ${at}, '+14 hours'), substr(${at}, 1, 7), ${at})`

const startOf = (booking: string) =>
  `(SELECT starts_at FROM scheduled_classes WHERE id = ${booking}.scheduled_class_id)`

const addVisit = (booking: string) => `
  INSERT INTO report_visits
  SELECT ${booking}.client_id, ${periodOf('starts_at')}, 1 FROM scheduled_classes WHERE id = ${booking}.scheduled_class_id
  ON CONFLICT DO UPDATE SET visits = visits + 1;`

const takeVisit = (booking: string) => `
  UPDATE report_visits SET visits = visits - 1
  WHERE client_id = ${booking}.client_id AND period = ${periodOf(startOf(booking))};
  DELETE FROM report_visits
  WHERE client_id = ${booking}.client_id AND period = ${periodOf(startOf(booking))} AND visits = 0;`

const outcomes = ['checked_in', 'no_show', 'late_cancelled', 'cancelled', 'class_cancelled'] as const
const counted = (value: (outcome: string) => string) => outcomes.map(value).join(', ')
const addOutcomes = (value: (outcome: string) => string) => `
  INSERT INTO report_classes VALUES (new.scheduled_class_id, ${counted(value)})
  ON CONFLICT DO UPDATE SET ${counted((outcome) => `${outcome} = ${outcome} + excluded.${outcome}`)};`

const addPayment = `
  INSERT INTO report_revenue
  SELECT substr(new.created_at, 1, 10), kind, new.method, new.amount_minor,
    iif(new.refund_of_id IS NULL, 0, -new.amount_minor)
  FROM purchases WHERE id = new.purchase_id
  ON CONFLICT DO UPDATE SET amount_minor = amount_minor + excluded.amount_minor,
    refunded_minor = refunded_minor + excluded.refunded_minor;`

const takePayment = `
  UPDATE report_revenue SET amount_minor = amount_minor - old.amount_minor,
    refunded_minor = refunded_minor + iif(old.refund_of_id IS NULL, 0, old.amount_minor)
  WHERE day = substr(old.created_at, 1, 10) AND method = old.method
    AND kind = (SELECT kind FROM purchases WHERE id = old.purchase_id);`

/** Counts everything that the triggers keep, in tables that are empty: once, by a look at all rows. */
export const countForReports = [
  `INSERT INTO report_classes
  SELECT scheduled_class_id, ${counted((outcome) => `sum(status = '${outcome}')`)}
  FROM bookings WHERE status <> 'booked' GROUP BY 1`,
  `INSERT INTO report_visits
  SELECT bookings.client_id, ${periodOf('scheduled_classes.starts_at')} AS period, count(*)
  FROM bookings INNER JOIN scheduled_classes ON scheduled_classes.id = bookings.scheduled_class_id
  WHERE bookings.status = 'checked_in' GROUP BY 1, 2`,
  `INSERT INTO report_revenue
  SELECT substr(payments.created_at, 1, 10), purchases.kind, payments.method, sum(payments.amount_minor),
    -sum(iif(payments.refund_of_id IS NULL, 0, payments.amount_minor))
  FROM payments INNER JOIN purchases ON purchases.id = payments.purchase_id GROUP BY 1, 2, 3`,
  `INSERT INTO report_taxes
  SELECT substr(issued_at, 1, 10), share.value ->> 'rate', sum(share.value ->> 'net_minor'), sum(share.value ->> 'vat_minor')
  FROM receipts, json_each(receipts.vat) AS share GROUP BY 1, 2`,
]

/** Sums that reports would otherwise count at every look: outcomes of classes, months in which clients came, takings of days. */
export const reports = `
-- How the bookings of a class ended.
CREATE TABLE report_classes (
  class_id INTEGER PRIMARY KEY,
  ${outcomes.map((outcome) => `${outcome} INTEGER NOT NULL`).join(', ')}
);
CREATE TRIGGER bookings_outcome_insert AFTER INSERT ON bookings WHEN new.status <> 'booked' BEGIN
  ${addOutcomes((outcome) => `new.status = '${outcome}'`)}
END;
CREATE TRIGGER bookings_outcome_update AFTER UPDATE OF status ON bookings WHEN new.status <> old.status BEGIN
  ${addOutcomes((outcome) => `(new.status = '${outcome}') - (old.status = '${outcome}')`)}
END;
CREATE TRIGGER bookings_outcome_delete AFTER DELETE ON bookings WHEN old.status <> 'booked' BEGIN
  UPDATE report_classes SET ${counted((outcome) => `${outcome} = ${outcome} - (old.status = '${outcome}')`)}
  WHERE class_id = old.scheduled_class_id;
END;
CREATE TRIGGER scheduled_classes_outcome_delete AFTER DELETE ON scheduled_classes BEGIN
  DELETE FROM report_classes WHERE class_id = old.id;
END;

-- How often a client came in a month.
CREATE TABLE report_visits (
  client_id INTEGER NOT NULL, period TEXT NOT NULL, visits INTEGER NOT NULL,
  PRIMARY KEY (client_id, period)
);
CREATE TRIGGER bookings_month_insert AFTER INSERT ON bookings WHEN new.status = 'checked_in' BEGIN${addVisit('new')}
END;
CREATE TRIGGER bookings_month_begin AFTER UPDATE OF status ON bookings
WHEN new.status = 'checked_in' AND old.status <> 'checked_in' BEGIN${addVisit('new')}
END;
CREATE TRIGGER bookings_month_end AFTER UPDATE OF status ON bookings
WHEN old.status = 'checked_in' AND new.status <> 'checked_in' BEGIN${takeVisit('old')}
END;
CREATE TRIGGER bookings_month_delete AFTER DELETE ON bookings WHEN old.status = 'checked_in' BEGIN${takeVisit('old')}
END;
CREATE TRIGGER scheduled_classes_month_move AFTER UPDATE OF starts_at ON scheduled_classes
WHEN ${periodOf('old.starts_at')} <> ${periodOf('new.starts_at')} BEGIN
  UPDATE report_visits SET visits = visits - 1
  WHERE period = ${periodOf('old.starts_at')}
    AND client_id IN (SELECT client_id FROM bookings WHERE scheduled_class_id = new.id AND status = 'checked_in');
  DELETE FROM report_visits
  WHERE visits = 0 AND period = ${periodOf('old.starts_at')}
    AND client_id IN (SELECT client_id FROM bookings WHERE scheduled_class_id = new.id AND status = 'checked_in');
  INSERT INTO report_visits
  SELECT client_id, ${periodOf('new.starts_at')}, 1 FROM bookings
  WHERE scheduled_class_id = new.id AND status = 'checked_in'
  ON CONFLICT DO UPDATE SET visits = visits + 1;
END;

-- What a day (of UTC) took in and gave back, by what was bought and how it was paid.
CREATE TABLE report_revenue (
  day TEXT NOT NULL, kind TEXT NOT NULL, method TEXT NOT NULL,
  amount_minor INTEGER NOT NULL, refunded_minor INTEGER NOT NULL,
  PRIMARY KEY (day, kind, method)
) WITHOUT ROWID;
CREATE TRIGGER payments_report_insert AFTER INSERT ON payments BEGIN${addPayment}
END;
CREATE TRIGGER payments_report_update AFTER UPDATE OF amount_minor, method, purchase_id ON payments BEGIN${takePayment}${addPayment}
END;
CREATE TRIGGER payments_report_delete AFTER DELETE ON payments BEGIN${takePayment}
END;

-- The tax on the receipts of a day (of UTC), by rate.
CREATE TABLE report_taxes (
  day TEXT NOT NULL, rate REAL NOT NULL, net_minor INTEGER NOT NULL, vat_minor INTEGER NOT NULL,
  PRIMARY KEY (day, rate)
) WITHOUT ROWID;
CREATE TRIGGER receipts_report_insert AFTER INSERT ON receipts BEGIN
  INSERT INTO report_taxes
  SELECT substr(new.issued_at, 1, 10), value ->> 'rate', value ->> 'net_minor', value ->> 'vat_minor'
  FROM json_each(new.vat) WHERE true
  ON CONFLICT DO UPDATE SET net_minor = net_minor + excluded.net_minor, vat_minor = vat_minor + excluded.vat_minor;
END;
CREATE TRIGGER receipts_report_delete AFTER DELETE ON receipts BEGIN
  UPDATE report_taxes SET net_minor = net_minor - (share.value ->> 'net_minor'),
    vat_minor = vat_minor - (share.value ->> 'vat_minor')
  FROM json_each(old.vat) AS share
  WHERE day = substr(old.issued_at, 1, 10) AND rate = share.value ->> 'rate';
END;

CREATE INDEX memberships_began ON memberships (starts_on, membership_type_id);
CREATE INDEX memberships_in_force ON memberships
  (status, coalesce(expires_on, '9999'), starts_on, membership_type_id, renewal_price_minor, payment_method);
CREATE INDEX memberships_cancelled ON memberships
  (cancelled_at, starts_on, expires_on, membership_type_id, renewal_price_minor, payment_method)
  WHERE status = 'cancelled';

${countForReports.join(';\n')};
`
