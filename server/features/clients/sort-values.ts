/** The orders for a list of clients: ascending, or descending with a dash in front. */
export const clientSorts = ['name', '-name', 'last_visit', '-last_visit', 'client_since', '-client_since'] as const

export type ClientSort = (typeof clientSorts)[number]
