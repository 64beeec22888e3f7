import { useState } from 'react'
import { FileDrop } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { ENDING, isEncrypted } from './copy-file.ts'
import type { CopySource } from './RestoreForm.tsx'

/** Takes a copy as a file, of which only the beginning is read. */
export function CopyFile({ source, onSource }: { source: CopySource | null; onSource: (source: CopySource) => void }) {
  const { restore: m } = useMessages()
  const [fault, setFault] = useState<string | null>(null)
  const take = async (file: File) => {
    const isCopy = file.name.endsWith(ENDING)
    setFault(isCopy ? null : m.notACopy)
    if (isCopy) onSource({ fields: {}, file, isEncrypted: await isEncrypted(file) })
  }
  return (
    <FileDrop
      label={m.drop}
      description={m.dropHelp}
      accept={[ENDING]}
      onFile={(file) => void take(file)}
      errorMessage={fault}
      fileName={source?.file?.name ?? null}
    />
  )
}
