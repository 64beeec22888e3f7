/** The database can't be opened as it is; the message says why and what the owner can do. */
export class DatabaseRefused extends Error {}
