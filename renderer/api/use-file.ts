import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useToast } from '../shared/problem/use-toast.ts'
import { openFile, upload } from './browser.ts'
import { readHearing } from './hearing.ts'
import type { Answer, Args, GetKey, Input, Key, UploadKey } from './types.ts'
import { invalidate, useAttempt } from './use-send.ts'

/** Sends one file. Failures are in `problem`, and thrown by `upload`. */
export function useUpload<K extends UploadKey>(key: K, options: { invalidate?: readonly GetKey[] } = {}) {
  const client = useQueryClient()
  const sending = useAttempt(({ file, input }: { file: File; input?: Input<K> | undefined }): Promise<Answer<K>> =>
    upload(key, file, input).finally(() => void invalidate(client, options.invalidate)),
  )
  return {
    upload: (file: File, input?: Input<K>) => sending.attempt({ file, input }),
    isPending: sending.isPending,
    problem: sending.error,
    answer: sending.answer,
  }
}

/** Fetches a file with the caller's token and hands it to the browser to keep; `bytes` have come so far. Failures are shown as a message. */
export function useDownload() {
  const toast = useToast()
  const fetching = useAttempt((run: () => Promise<void>) => run())
  const [bytes, heard] = useState(0)
  const download = <K extends Key>(key: K, fileName: string, ...args: Args<K>): void => {
    const run = async () => {
      heard(0)
      const { file, name } = await openFile(key, ...args)
      saveAs(await readHearing(file, heard), name ?? fileName)
    }
    const again = () => download(key, fileName, ...args)
    void fetching.attempt(run).catch((error: unknown) => toast.failed(error, again))
  }
  return { download, isPending: fetching.isPending, bytes }
}

/** Hands a file to the browser to keep. */
export function saveAs(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
