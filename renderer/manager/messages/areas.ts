import type { AuditAction } from '../../../server/features/audit/actions.ts'
import type { WordsIn } from '../../shared/i18n/words.ts'
import type { SharedMessages } from '../../shared/messages/areas.ts'
import type { AuditSentence } from '../phrases/audit-sentence.ts'

/** Texts that are looked up by codes of records, some of them of former versions; one that is lacking for a code of today does not compile. */
type ByCode<Code extends string, Text, _Said extends Readonly<Record<Code, Text>>> = Readonly<
  Record<string, Text | undefined>
>

/** All messages; each language must have every one. */
export interface Messages {
  amounts: WordsIn<typeof import('./amounts.ts')>
  appointments: WordsIn<typeof import('./appointments/calendar.ts')> &
    WordsIn<typeof import('./appointments/services.ts')> &
    WordsIn<typeof import('./appointments/booking.ts')> &
    WordsIn<typeof import('./appointments/paying.ts')>
  assistant: WordsIn<typeof import('./assistant.ts')>
  automations: WordsIn<typeof import('./automations/list.ts')> &
    WordsIn<typeof import('./automations/editor.ts')> &
    WordsIn<typeof import('./automations/flow.ts')> &
    WordsIn<typeof import('./automations/step.ts')> &
    WordsIn<typeof import('./automations/runs.ts')> &
    WordsIn<typeof import('./automations/results.ts')>
  availability: WordsIn<typeof import('../../shared/messages/availability.ts')>
  categories: WordsIn<typeof import('./categories.ts')>
  charts: WordsIn<typeof import('./charts.ts')>
  classTemplates: WordsIn<typeof import('./classTemplates/list.ts')> &
    WordsIn<typeof import('./classTemplates/price.ts')> &
    WordsIn<typeof import('./classTemplates/closing.ts')>
  clientProfile: WordsIn<typeof import('./clientProfile/summary.ts')> &
    WordsIn<typeof import('./clientProfile/details.ts')> &
    WordsIn<typeof import('./clientProfile/subscription.ts')> &
    WordsIn<typeof import('./clientProfile/bookings.ts')> &
    WordsIn<typeof import('./clientProfile/book.ts')> &
    WordsIn<typeof import('./clientProfile/weekly.ts')> &
    WordsIn<typeof import('./clientProfile/charges.ts')> & {
      timeline: WordsIn<typeof import('./clientProfile/timeline/entries.ts')> &
        WordsIn<typeof import('./clientProfile/timeline/said.ts')>
    }
  clients: WordsIn<typeof import('./clients/list.ts')> &
    WordsIn<typeof import('./clients/columns.ts')> &
    WordsIn<typeof import('./clients/bulk.ts')> &
    WordsIn<typeof import('./clients/ending.ts')> &
    WordsIn<typeof import('./clients/person.ts')> &
    WordsIn<typeof import('./clients/letters.ts')>
  colors: WordsIn<typeof import('./colors.ts')>
  commands: WordsIn<typeof import('./commands/actions.ts')> &
    WordsIn<typeof import('./commands/pages.ts')> &
    WordsIn<typeof import('./commands/words.ts')> &
    WordsIn<typeof import('./commands/keys.ts')>
  compliance: WordsIn<typeof import('./compliance/waivers.ts')> &
    WordsIn<typeof import('./compliance/signatures.ts')> &
    WordsIn<typeof import('./compliance/data.ts')> &
    WordsIn<typeof import('./compliance/erasure.ts')>
  conditions: WordsIn<typeof import('./conditions/events.ts')> &
    WordsIn<typeof import('./conditions/fields.ts')> &
    WordsIn<typeof import('./conditions/editor.ts')>
  copies: WordsIn<typeof import('./copies/places.ts')> & WordsIn<typeof import('./copies/passphrase.ts')>
  standing: WordsIn<typeof import('../../shared/messages/standing.ts')>
  coverage: WordsIn<typeof import('../../shared/messages/coverage.ts')>
  emailOutlook: WordsIn<typeof import('./emailOutlook.ts')>
  giftCards: WordsIn<typeof import('./giftCards/list.ts')> & WordsIn<typeof import('./giftCards/issue.ts')>
  goingOnline: WordsIn<typeof import('./goingOnline/state.ts')> & WordsIn<typeof import('./goingOnline/ways.ts')>
  health: WordsIn<typeof import('./health.ts')>
  help: WordsIn<typeof import('./help.ts')>
  imports: WordsIn<typeof import('./imports/files.ts')> &
    WordsIn<typeof import('./imports/columns.ts')> &
    WordsIn<typeof import('./imports/job.ts')> &
    WordsIn<typeof import('./imports/rollback.ts')> &
    WordsIn<typeof import('./imports/history.ts')> & {
      review: WordsIn<typeof import('./imports/review/sheet.ts')> &
        WordsIn<typeof import('./imports/review/rows.ts')> &
        WordsIn<typeof import('./imports/review/mend.ts')> & {
          fields: ByCode<
            never,
            string,
            WordsIn<typeof import('./imports/review/fields/people.ts')> &
              WordsIn<typeof import('./imports/review/fields/memberships.ts')> &
              WordsIn<typeof import('./imports/review/fields/sales.ts')> &
              WordsIn<typeof import('./imports/review/fields/classes.ts')>
          >
        }
      questions: WordsIn<typeof import('./imports/questions/asked.ts')> &
        WordsIn<typeof import('./imports/questions/choices.ts')>
    }
  kiosks: WordsIn<typeof import('./kiosks.ts')>
  license: WordsIn<typeof import('./license/plan.ts')> & WordsIn<typeof import('./license/ai.ts')>
  login: WordsIn<typeof import('./login.ts')>
  membershipTypes: WordsIn<typeof import('./membershipTypes/list.ts')> &
    WordsIn<typeof import('./membershipTypes/sentences.ts')> &
    WordsIn<typeof import('./membershipTypes/form.ts')> &
    WordsIn<typeof import('./membershipTypes/coverageForm.ts')> &
    WordsIn<typeof import('./membershipTypes/coverageChange.ts')>
  memberships: WordsIn<typeof import('./memberships/card.ts')> &
    WordsIn<typeof import('./memberships/acts.ts')> &
    WordsIn<typeof import('./memberships/ending.ts')> &
    WordsIn<typeof import('./memberships/list.ts')> &
    WordsIn<typeof import('./memberships/pausing.ts')> &
    WordsIn<typeof import('./memberships/sell.ts')> &
    WordsIn<typeof import('./memberships/sharing.ts')>
  payments: WordsIn<typeof import('./payments.ts')>
  payroll: WordsIn<typeof import('./payroll/runs.ts')> &
    WordsIn<typeof import('./payroll/components.ts')> &
    WordsIn<typeof import('./payroll/run.ts')>
  pictures: WordsIn<typeof import('./pictures.ts')>
  pointOfSale: WordsIn<typeof import('./pointOfSale/entry.ts')> &
    WordsIn<typeof import('./pointOfSale/basket.ts')> &
    WordsIn<typeof import('./pointOfSale/payment.ts')> &
    WordsIn<typeof import('./pointOfSale/stock.ts')>
  products: WordsIn<typeof import('./products/list.ts')> & WordsIn<typeof import('./products/form.ts')>
  promoCodes: WordsIn<typeof import('./promoCodes/list.ts')> & WordsIn<typeof import('./promoCodes/form.ts')>
  receipts: WordsIn<typeof import('./receipts.ts')>
  reports: WordsIn<typeof import('./reports/page.ts')> &
    WordsIn<typeof import('./reports/money.ts')> &
    WordsIn<typeof import('./reports/visits.ts')> &
    WordsIn<typeof import('./reports/how.ts')> &
    WordsIn<typeof import('./reports/explanations.ts')> & {
      whatIf: WordsIn<typeof import('./reports/whatIf/change.ts')> &
        WordsIn<typeof import('./reports/whatIf/outcome.ts')>
    }
  restore: WordsIn<typeof import('./restore.ts')>
  roomChoice: WordsIn<typeof import('./roomChoice.ts')>
  rooms: WordsIn<typeof import('./rooms.ts')>
  roster: WordsIn<typeof import('./roster/list.ts')> &
    WordsIn<typeof import('./roster/row.ts')> &
    WordsIn<typeof import('./roster/adding.ts')> &
    WordsIn<typeof import('./roster/paying.ts')> &
    WordsIn<typeof import('./roster/moving.ts')> &
    WordsIn<typeof import('./roster/cancelling.ts')>
  sales: WordsIn<typeof import('./sales/list.ts')> & WordsIn<typeof import('./sales/refund.ts')>
  schedule: WordsIn<typeof import('./schedule/calendar.ts')> &
    WordsIn<typeof import('./schedule/board.ts')> &
    WordsIn<typeof import('./schedule/toolbar.ts')> &
    WordsIn<typeof import('./schedule/plan.ts')> &
    WordsIn<typeof import('./schedule/move.ts')> &
    WordsIn<typeof import('./schedule/details.ts')> &
    WordsIn<typeof import('./schedule/price.ts')> &
    WordsIn<typeof import('./schedule/closures.ts')>
  seating: WordsIn<typeof import('./seating.ts')>
  secondFactor: WordsIn<typeof import('./secondFactor.ts')>
  selling: WordsIn<typeof import('./selling.ts')>
  settings: WordsIn<typeof import('./settings/page.ts')> &
    WordsIn<typeof import('./settings/studio.ts')> &
    WordsIn<typeof import('./settings/locations.ts')> &
    WordsIn<typeof import('./settings/branding.ts')> &
    WordsIn<typeof import('./settings/rules.ts')> &
    WordsIn<typeof import('./settings/widget.ts')> &
    WordsIn<typeof import('./settings/online.ts')> &
    WordsIn<typeof import('./settings/email.ts')> &
    WordsIn<typeof import('./settings/exit.ts')> &
    WordsIn<typeof import('./settings/account.ts')> & {
      audit: WordsIn<typeof import('./settings/audit/list.ts')> &
        WordsIn<typeof import('./settings/audit/things.ts')> &
        WordsIn<typeof import('./settings/audit/entities.ts')> & {
          fields: Readonly<Record<string, string | undefined>> &
            WordsIn<typeof import('./settings/audit/fields/diary.ts')> &
            WordsIn<typeof import('./settings/audit/fields/memberships.ts')> &
            WordsIn<typeof import('./settings/audit/fields/money.ts')> &
            WordsIn<typeof import('./settings/audit/fields/people.ts')> &
            WordsIn<typeof import('./settings/audit/fields/rules.ts')> &
            WordsIn<typeof import('./settings/audit/fields/studio.ts')>
          said: ByCode<
            AuditAction,
            AuditSentence,
            WordsIn<typeof import('./settings/audit/said/clients.ts')> &
              WordsIn<typeof import('./settings/audit/said/diary.ts')> &
              WordsIn<typeof import('./settings/audit/said/money.ts')> &
              WordsIn<typeof import('./settings/audit/said/standing.ts')> &
              WordsIn<typeof import('./settings/audit/said/studio.ts')>
          >
        }
      webhooks: WordsIn<typeof import('./settings/webhooks/list.ts')> &
        WordsIn<typeof import('./settings/webhooks/deliveries.ts')>
    }
  shared: SharedMessages
  shell: WordsIn<typeof import('./shell.ts')>
  substitutes: WordsIn<typeof import('./substitutes.ts')>
  tagRules: WordsIn<typeof import('./tagRules/list.ts')> & WordsIn<typeof import('./tagRules/editor.ts')>
  tags: WordsIn<typeof import('./tags.ts')>
  takings: WordsIn<typeof import('./takings.ts')>
  tasks: WordsIn<typeof import('./tasks.ts')>
  team: WordsIn<typeof import('./team/people.ts')> &
    WordsIn<typeof import('./team/leave.ts')> &
    WordsIn<typeof import('./team/staff.ts')> & {
      roles: WordsIn<typeof import('./team/roles/table.ts')> & WordsIn<typeof import('./team/roles/permissions.ts')>
    }
  today: WordsIn<typeof import('./today/day.ts')> &
    WordsIn<typeof import('./today/takings.ts')> &
    WordsIn<typeof import('./today/copies.ts')> &
    WordsIn<typeof import('./today/restored.ts')> & {
      needs: WordsIn<typeof import('./today/needs/list.ts')> & WordsIn<typeof import('./today/needs/acts.ts')>
    }
  welcome: WordsIn<typeof import('./welcome/steps.ts')> &
    WordsIn<typeof import('./welcome/studio.ts')> &
    WordsIn<typeof import('./welcome/week.ts')> &
    WordsIn<typeof import('./welcome/sell.ts')> &
    WordsIn<typeof import('./welcome/checklist.ts')>
}
