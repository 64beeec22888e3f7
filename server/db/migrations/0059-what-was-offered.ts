/**
 * The terms of a membership when its online purchase began, so that they are sold even if its type has changed by then. Earlier
 * checkouts have none: they are sold as their type is.
 */
export const whatWasOffered = /* sql */ `
ALTER TABLE checkouts ADD COLUMN offered JSON_TEXT;
`
