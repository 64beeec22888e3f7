/**
 * What was done, as a sentence; with how several of a kind in one minute are told at once. {who} did it, {it} is the record,
 * {client} whom it is about, {when} the class or appointment.
 */
export type AuditSentence = string | readonly [one: string, many: (count: number) => string]
