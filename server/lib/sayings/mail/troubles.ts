import type { MailTroubles, TroubleParams } from '../sayings.ts'

type Told = { readonly [Code in keyof MailTroubles]: (params: TroubleParams) => string }

/** A language's words for what keeps letters from leaving: each sentence, and after it what the mail server said itself. */
export function mailTroubles(
  said: (answer: string) => string,
  sentences: { readonly [Code in keyof MailTroubles]: (host: string) => string },
): Told {
  const told = Object.entries(sentences).map(([code, sentence]) => [
    code,
    ({ host, answer }: TroubleParams) => (answer === null ? sentence(host) : `${sentence(host)} ${said(answer)}`),
  ])
  return Object.fromEntries(told) as Told
}
