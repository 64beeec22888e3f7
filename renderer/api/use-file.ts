import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useToast } from '../shared/problem/use-toast.ts'
import { readFile, upload } from './browser.ts'
import type { ApiError } from './problem.ts'
import type { Answer, Args, GetKey, Input, Key, UploadKey } from './types.ts'
import { invalidate } from './use-send.ts'

/** Sends one file. Failures are in `problem`, and thrown by `upload`. */
export function useUpload<K extends UploadKey>(key: K, options: { invalidate?: readonly GetKey[] } = {}) {
  const client = useQueryClient()
  const mutation = useMutation<Answer<K>, ApiError, { file: File; input?: Input<K> }>({
    mutationFn: ({ file, input }) => upload(key, file, input),
    onSettled: () => void invalidate(client, options.invalidate),
  })
  return {
    upload: (file: File, input?: Input<K>) => mutation.mutateAsync({ file, input }),
    isPending: mutation.isPending,
    problem: mutation.error,
    answer: mutation.data,
  }
}

/** Fetches a file with the caller's token and hands it to the browser to keep. Failures are shown as a message. */
export function useDownload() {
  const toast = useToast()
  const mutation = useMutation<void, ApiError, () => Promise<void>>({ mutationFn: (run) => run() })
  const download = <K extends Key>(key: K, fileName: string, ...args: Args<K>): void =>
    mutation.mutate(
      async () => {
        const { blob, name } = await readFile(key, ...args)
        saveAs(blob, name ?? fileName)
      },
      { onError: toast.failed },
    )
  return { download, isPending: mutation.isPending }
}

/** Hands a file to the browser to keep. */
export function saveAs(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
