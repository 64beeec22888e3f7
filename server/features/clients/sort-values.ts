/** What a list of clients can be sorted by: upwards, or downwards with a dash before it. */
export const clientSorts = ['name', '-name', 'last_visit', '-last_visit', 'client_since', '-client_since'] as const

export type ClientSort = (typeof clientSorts)[number]
