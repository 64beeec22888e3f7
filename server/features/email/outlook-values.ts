import { z } from 'zod'

/** The expected fate of an email that was just written. */
export const mailOutlook = z
  .enum(['leaves', 'no_server', 'server_down', 'held', 'not_online'])
  .describe(
    'What becomes of the email: it `leaves` now; it waits for a mail server (`no_server`), for one that can be used again ' +
      '(`server_down`), for a manager’s word after a restore (`held`), or for an address that its link opens at (`not_online`)',
  )

export type MailOutlook = z.output<typeof mailOutlook>
