/** The few memberships whose payment fails are found without looking through all. */
export const failedPayments = `
CREATE INDEX memberships_past_due ON memberships (past_due_since) WHERE past_due_since IS NOT NULL;
`
