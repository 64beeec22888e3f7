import type { fees as english } from '../en/fees.ts'
import type { Translation } from '../templates.ts'

export const fees: Translation<typeof english> = {
  'because.cancelled_hours': '{before} Std. vorher storniert; kostenlos bis {hours} Std. vorher',
  'because.cancelled_minutes': '{minutes} Min. vorher storniert; kostenlos bis {hours} Std. vorher',
  'because.cancelled_after': 'Nach dem Beginn storniert; kostenlos bis {hours} Std. vorher',
  'because.no_show': 'Nicht erschienen; Stornieren ist kostenlos bis {hours} Std. vorher',
  'because.renewal': '{type_name} hat sich verlängert',
  'because.unpaid_booking': 'Gebucht, um im Studio zu zahlen',
  'because.appointment': 'Der Preis, der beim Buchen vereinbart wurde',
  'because.by_type': '{reason:said}. Es gilt die Gebühr von „{type_name}“',
  'billing.nothing_due': 'Zurzeit ist nichts offen.',
  'billing.several_currencies': 'Diese Beträge haben verschiedene Währungen. Bezahle jede Währung einzeln.',
  'studio.days_rise': 'Tage in aufsteigender Reihenfolge, jeder einmal',
}
