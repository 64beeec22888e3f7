import { call, session } from '../api/browser.ts'
import type { Readers } from '../shared/i18n/LanguageProvider.tsx'

/** Clients read in the language of their account, else in their browser's; what they choose holds for their letters as well. */
export const readers: Readers = {
  browserFirst: true,
  own: () => session.get()?.account.locale ?? null,
  subscribe: session.subscribe,
  keep: async (locale) => {
    if (session.get()?.role !== 'client') return
    session.keep({ locale: locale ?? undefined })
    await call('PUT /api/v1/clients/me', { body: { locale } })
  },
}
