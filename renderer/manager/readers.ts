import { call, session } from '../api/browser.ts'
import type { Readers } from '../shared/i18n/LanguageProvider.tsx'

/** The team reads in the language of their account, else in the studio's; what they choose holds for their letters as well. */
export const readers: Readers = {
  browserFirst: false,
  own: () => session.get()?.account.locale ?? null,
  subscribe: session.subscribe,
  keep: async (locale) => {
    if (!session.get()) return
    session.keep({ locale: locale ?? undefined })
    await call('PUT /api/v1/auth/me', { body: { locale } })
  },
}
