import type { Answers } from '../steps.ts'

const none = () => ({ items: [], total: 0, total_capped: false })

/** More clients than fit on a page, with and without a login. */
export const MANY_CLIENTS: Answers = {
  '/clients': ({ items: [one] }) => ({
    items: [
      { ...one, id: 1, full_name: 'Ada Roig', has_login: true, client_since_on: '2020-02-01' },
      { ...one, id: 2, full_name: 'Ben Soler', email: null },
      { ...one, id: 3, full_name: 'Cai Mas', phone: null, is_active: false },
      { ...one, id: 4, full_name: 'Dolors Gone', is_active: false, has_login: true },
    ],
    total: 51,
    total_capped: true,
  }),
  '/tags': none,
}
