/**
 * A change as a sentence; also the form for several changes of a kind in one minute. {who} made it, {it} is the record,
 * {client} the client it is about, {when} the class or appointment.
 */
export type AuditSentence = string | readonly [one: string, many: (count: number) => string]
