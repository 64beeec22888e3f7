import { ApiError, sendForm, session } from '../../../api/index.ts'
import { connection } from '../../../api/browser.ts'
import { paths } from '../../paths.ts'
import { inItsWords } from '../copies/in-its-words.ts'
import { keepNote } from './restored-note.ts'
import { untilBack } from './until-back.ts'

/** Where a copy lies and what opens it, as the form of the operation names it; what is empty is not sent. */
export type RestoreFields = Readonly<Record<string, string>>

/**
 * Has the studio of a copy put in place of this one. Throws the refusal, about a field where it is about one: `words` say of
 * a password that it is wrong.
 */
export async function restoreCopy(
  fields: RestoreFields,
  file: File | null,
  words: { passwordWrong: string },
): Promise<void> {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
  try {
    keepNote(await sendForm('POST /api/v1/studio/restore', given, file))
  } catch (error) {
    throw aboutAField(error, words) ?? inItsWords(error)
  }
}

function aboutAField(error: unknown, { passwordWrong }: { passwordWrong: string }): ApiError | undefined {
  if (!(error instanceof ApiError)) return undefined
  const { code, problem } = error
  const faults: Readonly<Record<string, [path: string, message: string]>> = {
    AUTH_INVALID_CREDENTIALS: ['password', passwordWrong],
    BACKUP_PASSPHRASE_WRONG: ['passphrase', problem.detail],
  }
  const [path, message] = faults[code] ?? []
  if (path === undefined || message === undefined) return undefined
  return new ApiError({ ...problem, errors: [{ in: 'body', path, message }] })
}

/** Waits until the server has started anew, and leads to the sign-in. */
export async function goToSignIn(): Promise<void> {
  await untilBack({
    ask: () => connection.retry(),
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  })
  session.signOut()
  // What the server writes into the page is another studio's now.
  location.assign(paths.login())
}
