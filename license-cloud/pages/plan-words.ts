import type { Plan } from '../plans.ts'
import { CAP } from '../features/proxy/lease-rules.ts'

interface PlanWords {
  name: string
  /** Whom it is for, in a sentence. */
  line: string
  /** What it has. */
  has: readonly string[]
}

/** What is said of each plan. */
export const planWords: Readonly<Record<Plan, PlanWords>> = {
  base: {
    name: 'Base',
    line: 'Everything a studio runs on, from the first class to the payroll.',
    has: [
      'Schedule, rosters, waitlists and check-in',
      'Clients, memberships, credits and waivers',
      'Till, shop, gift cards and payments online',
      'Booking from the phone and on your own website',
      'Team, payroll, reports and marketing',
    ],
  },
  base_ai: {
    name: 'Base with AI',
    line: 'The same studio, with somebody to ask about it.',
    has: [
      'Everything in Base',
      'An assistant that answers with your figures, and links to where they come from',
      'It proposes changes; nothing is done before you confirm',
      `${CAP.toLocaleString('en')} tokens of AI a month, at no further cost`,
      'Or your own account at an AI provider',
    ],
  },
}
