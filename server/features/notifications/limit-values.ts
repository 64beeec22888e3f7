/** The longest title and text of a notification, in characters, so that what is pushed fits into the 4 kB a push service takes. */
export const TITLE = 120
export const BODY = 600
export const URL_LENGTH = 500
