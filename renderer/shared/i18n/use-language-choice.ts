import { ApiError, UNREACHABLE } from '../../api/problem.ts'
import { useToast } from '../problem/use-toast.ts'
import { useReading } from './catalogue.ts'

/** The languages there are, the one that is read, and how another is chosen; where that fails a short message says so. */
export function useLanguageChoice() {
  const { available, language, change } = useReading()
  const toast = useToast()
  const choose = (code: string) =>
    void change(code).catch((error: unknown) =>
      // Words that could not be fetched.
      toast.failed(error instanceof ApiError ? error : new ApiError(UNREACHABLE)),
    )
  return { available, language, choose }
}
