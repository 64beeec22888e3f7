import { useState } from 'react'
import { saveAs } from '../../../../api/index.ts'
import { readFile } from '../../../../api/index.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import type { ClientColumn } from '../list/asked.ts'
import { inTurns } from './in-turns.ts'

/** Hands the chosen columns of some clients over as one file. */
export function useExport() {
  const toast = useToast()
  const { today } = useFormat()
  const [isPending, setPending] = useState(false)
  const run = async (ids: readonly number[], columns: readonly ClientColumn[]): Promise<void> => {
    setPending(true)
    try {
      const parts = await inTurns(ids, async (client_ids, at) => {
        const body = { client_ids, columns: [...columns], heading: at === 0 }
        return readFile('POST /api/v1/clients/export', { body })
      })
      saveAs(new Blob(parts, { type: 'text/csv' }), `clients-${today()}.csv`)
    } catch (error) {
      toast.failed(error, () => void run(ids, columns))
    } finally {
      setPending(false)
    }
  }
  return { run, isPending }
}
