import { useToast } from '../../../shared/problem/use-toast.ts'
import { useMessages } from '../../messages/index.ts'

interface CopyOptions {
  /** The message names the text: it may stand nowhere on the page. */
  isNamed?: boolean
}

/** Puts a text of the page on the clipboard and says so (`copied`), or how to copy it where the browser refuses. */
export function useCopy(): (text: string, copied: string, options?: CopyOptions) => void {
  const { copying: m } = useMessages().shell
  const toast = useToast()
  return (text, copied, { isNamed = false } = {}) =>
    void write(text).then(
      () => toast.done(copied, isNamed ? text : undefined),
      () => toast.refused(m.refused, isNamed ? m.selectHere(text) : m.select),
    )
}

/** Fails as well where there is no clipboard at all, as on plain http in the studio's network. */
const write = async (text: string): Promise<void> => navigator.clipboard.writeText(text)
