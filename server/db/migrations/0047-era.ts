/**
 * Each time a copy takes a studio's place a new era begins: what was signed in an earlier one, and names records that were lost
 * with it, is good no more.
 */
export const era = `
ALTER TABLE installation ADD COLUMN era TEXT NOT NULL DEFAULT '';
`
