import { z } from 'zod'
import type { Contract } from '../../api/operation.ts'
import { line } from '../../http/shapes.ts'

const params = z.strictObject({ token: line.min(1).max(200) })

/** The page behind the link of a marketing email. Email programs call the POST automatically (RFC 8058). */
export const marketingContract = {
  'GET /api/v1/unsubscribe/{token}': {
    area: 'The end of marketing mails, by the link in each.',
    id: 'showUnsubscribePage',
    summary: 'A page that says what the link ends, with a button; changes nothing',
    description: 'For people: a link that is none of ours is told so on the page.',
    access: 'public',
    params,
    file: 'text/html',
    status: 200,
  },
  'POST /api/v1/unsubscribe/{token}': {
    id: 'endMarketingMails',
    summary: 'End the marketing mails to whom the link was sent; a second time changes nothing',
    description:
      'Needs no account and takes any body (RFC 8058). It never expires. Answers a page that says what has ended.',
    access: 'public',
    params,
    raw: { maxBytes: 16 * 1024 },
    file: 'text/html',
    idempotent: false,
    status: 200,
    errors: ['TOKEN_INVALID'],
  },
} satisfies Contract
