/** The third thing that a week's email says: the first of these that holds. */
export type WeekNews =
  | { kind: 'new_clients'; count: number }
  | { kind: 'fullest'; class_name: string; fill: number }
  | { kind: 'quiet' }

/** The one thing that it proposes to do. Weekdays count from Monday, 1; hours are of the studio's clock; amounts in major units. */
export type WeekProposal =
  | { kind: 'untaught'; class_name: string; starts_at: string }
  | { kind: 'owed'; count: number; amount: number }
  | { kind: 'failing'; count: number }
  | { kind: 'full' | 'empty'; weekday: number; hour: number; fill: number }
  | { kind: 'absent' | 'ending'; count: number }
  | { kind: 'none' }

/** Data of the owner's email about the past week. */
export interface WeeklyLetter {
  name: string
  from: string
  until: string
  timezone: string
  currency: string
  revenue: number
  revenue_before: number
  visits: number
  classes: number
  /** Of the places of its classes, from 0 to 1; null without classes. */
  fill: number | null
  news: WeekNews
  proposal: WeekProposal
  /** The address to follow the proposal, and the one to end these emails. */
  url: string
  end_url: string
  /** Both open on the studio's computer alone. */
  is_local: boolean
}
