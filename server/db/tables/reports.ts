/** What reports read instead of counting: kept by triggers alone, and held against the rows by `integrity`. */
export interface ReportsTables {
  report_classes: ReportClassesTable
  report_visits: ReportVisitsTable
  report_revenue: ReportRevenueTable
  report_taxes: ReportTaxesTable
}

/** How the bookings of a class ended; no row where none has. */
export interface ReportClassesTable {
  class_id: number
  checked_in: number
  no_show: number
  late_cancelled: number
  cancelled: number
  class_cancelled: number
}

export interface ReportVisitsTable {
  client_id: number
  /** A month `YYYY-MM`, or the instant of visits so near its turn that the studio's zone decides. */
  period: string
  visits: number
}

/** Of a day of UTC. */
export interface ReportRevenueTable {
  day: string
  kind: string
  method: string
  /** Refunds taken off. */
  amount_minor: number
  refunded_minor: number
}

/** Of a day of UTC. */
export interface ReportTaxesTable {
  day: string
  rate: number
  net_minor: number
  vat_minor: number
}
