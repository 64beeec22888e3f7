import { useApi, type Answer, type Item } from '../../../../api/index.ts'

export type Client = Item<'GET /api/v1/clients'>
export type Standing = Answer<'GET /api/v1/clients/standing'>[number]

/** A row of the list: a client, and how they stand once that is known. */
export type Row = Client & { standing: Standing | undefined }

/** Adds the standing of each client of a page; undefined until it is known. */
export function useStandings(clients: readonly Client[] | undefined): (client: Client) => Row {
  const ids = (clients ?? []).map(({ id }) => id).join(',')
  const standings = useApi('GET /api/v1/clients/standing', { query: { ids } }, { enabled: ids !== '', keep: true })
  const byId = new Map((standings.data ?? []).map((one) => [one.client_id, one]))
  return (client) => ({ ...client, standing: byId.get(client.id) })
}
