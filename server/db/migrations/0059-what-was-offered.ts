/**
 * What a membership was as it was offered when somebody began to buy it online, so that this is sold, whatever its type has become
 * by then. What was begun before says nothing: it is sold as its type is.
 */
export const whatWasOffered = /* sql */ `
ALTER TABLE checkouts ADD COLUMN offered JSON_TEXT;
`
