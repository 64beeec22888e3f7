/** An index finds the birthdays of current clients: most clients who were ever here are long gone. */
export const birthdays = `
DROP INDEX clients_birthday;
CREATE INDEX clients_birthday ON clients (substr(date_of_birth, 6), last_visit_at) WHERE date_of_birth IS NOT NULL;
`
