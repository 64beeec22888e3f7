import type { App } from '../../context.ts'
import { toMajor } from '../../lib/money.ts'
import { addDays, endOfDay, localDate, startOfDay, type Instant } from '../../lib/time.ts'
import { beside } from '../../workers/workers.ts'
import type { WeeklyLetter } from '../email/weekly-letter.ts'
import type { ReportName } from '../reports/report-task.ts'
import { settingsOf, urlFromOutside } from '../settings/queries.ts'
import { OLD_DAYS, owedSince } from '../today/charge-queries.ts'
import { expiringMemberships, failedPayments, untaughtClasses } from '../today/queries.ts'
import { newsOf, pathOf, proposalOf, type WeekFacts } from './proposal-rules.ts'
import type { Week } from './rules.ts'

/** How long each report may take, in milliseconds. */
const MOST_MS = 20_000
/** Slots are those of the last four weeks, regulars those of the last 90 days. */
const [SLOT_DAYS, AWAY_DAYS] = [28, 90]

interface Overview {
  current: { revenue: number; visits: number; classes: number; fill: number | null; new_clients: number }
  before: { revenue: number }
  currency: string
}
interface Classes {
  by_hour: WeekFacts['slots']
  by_class: WeekFacts['by_class']
}

type Letter = Omit<WeeklyLetter, 'name'>

/** The content of a week's email to every owner: the same figures as the pages, from the same reports. */
export async function tellWeek(app: App, now: Instant, week: Week): Promise<Letter> {
  const report = async <Answer extends object>(name: ReportName, start_date: string, end_date: string) => {
    const order = { folder: app.config.dataDir, name, start_date, end_date, now }
    return (await beside.answer('makeReport', order, MOST_MS, 'the weekly email')) as Answer
  }
  const { start_date, end_date } = week
  const settings = settingsOf(app.db)
  const today = localDate(now, settings.timezone)
  const overview = await report<Overview>('overview', start_date, end_date)
  const ofWeek = await report<Classes>('classes', start_date, end_date)
  const ofWeeks = await report<Classes>('classes', addDays(end_date, 1 - SLOT_DAYS), end_date)
  const away = await report<{ total: number }>('absent', addDays(today, 1 - AWAY_DAYS), today)
  const { recent } = owedSince(app.db, startOfDay(addDays(today, -OLD_DAYS), settings.timezone))
  const until = endOfDay(addDays(end_date, 7), settings.timezone)
  const facts: WeekFacts = {
    new_clients: overview.current.new_clients,
    by_class: ofWeek.by_class,
    untaught: app.db.all(untaughtClasses, { now, until })[0] ?? null,
    owed: { count: recent.count, amount: toMajor(recent.amount_minor, settings.currency) },
    failing: app.db.all(failedPayments, {})[0]?.total ?? 0,
    slots: ofWeeks.by_hour,
    absent: away.total,
    ending: app.db.all(expiringMemberships, { from: today, to: addDays(today, 6) })[0]?.total ?? 0,
  }
  const proposal = proposalOf(facts)
  const outside = settings.public_manager_enabled ? urlFromOutside(settings, '') : null
  const placeOf = (path: string) => `${outside ?? `http://127.0.0.1:${app.config.port}`}${path}`
  return {
    from: start_date,
    until: end_date,
    timezone: settings.timezone,
    currency: overview.currency,
    revenue: overview.current.revenue,
    revenue_before: overview.before.revenue,
    visits: overview.current.visits,
    classes: overview.current.classes,
    fill: overview.current.fill,
    news: newsOf(facts),
    proposal,
    url: placeOf(pathOf(proposal, facts)),
    end_url: placeOf('/manage/settings?part=account'),
    is_local: outside === null,
  }
}
