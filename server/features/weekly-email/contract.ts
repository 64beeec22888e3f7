import { z } from 'zod'
import type { Contract } from '../../api/operation.ts'
import { instantOut, urlOut } from '../../http/shapes.ts'

export const weeklyEmailContract = {
  'GET /api/v1/weekly-email': {
    area: 'The email that owners get every Monday.',
    id: 'readWeeklyEmail',
    summary: 'When the next weekly email leaves, and what one of the last week says',
    description: 'In the caller’s language, as it would say it now.',
    access: { manager: 'reports.view' },
    status: 200,
    answer: z.strictObject({
      next_at: instantOut,
      preview: z.strictObject({
        subject: z.string(),
        lines: z.array(z.string()),
        action: z.strictObject({ label: z.string(), url: urlOut }),
        ending: z.string(),
      }),
    }),
    errors: ['SERVER_BUSY'],
  },
} satisfies Contract
