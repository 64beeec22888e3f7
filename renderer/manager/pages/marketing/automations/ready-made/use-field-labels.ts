import { useApi } from '../../../../../api/index.ts'

/** A field in the text of a message. */
export const FIELD = /\{\{\s*([\w.]+)\s*\}\}/g

/** What each field of a message stands for, where it is known. */
export function useFieldLabels(event: string): (field: string) => string | undefined {
  const known = useApi('GET /api/v1/marketing-automations/message-fields', {}, { fresh: 300_000 }).data
  const fields = known?.find(({ trigger_event }) => trigger_event === event)?.fields ?? []
  // What stands behind the semicolon is for who writes a message.
  const labels = new Map(fields.map(({ field, label }) => [field, label.split(';')[0]]))
  return (field) => labels.get(field)
}
