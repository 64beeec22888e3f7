import type { pauses as english } from '../en/pauses.ts'
import type { Translation } from '../templates.ts'

export const pauses: Translation<typeof english> = {
  'membership_types.subscription_starts_at_once': 'Ein Abo beginnt mit dem Kauf, nicht mit dem ersten Besuch',
  'membership_types.only_subscriptions_are_ended': 'Nur Abos haben eine Mindestlaufzeit und eine Kündigungsfrist',
  'membership_types.pause_needs_days': 'Gib erst an, wie viele Tage Pause es gibt',
  'membership_types.pause_not_allowed': 'Erlaube erst Pausen',
  'memberships.would_end_before':
    '{name} würde dann ab diesem Kurs zählen und vor einem anderen gebuchten Kurs enden (am {until}). Sag den anderen zuerst ab oder wähle einen späteren Kurs.',
  'memberships.paused_from':
    '{name} pausiert dann (von {from} bis {until}). Wähle einen Kurs davor oder danach oder nimm die Pause zurück.',
  'memberships.pause_is_planned':
    'Es gibt schon eine Pause (von {from} bis {until}). Beende sie oder nimm sie zuerst zurück.',
  'memberships.pause_is_asked_for':
    'Das Studio wurde schon um eine Pause gebeten (ab {from}). Nimm diese Bitte zuerst zurück.',
  'memberships.rests_on_pause':
    '{name} endet ohne die Pause am {until}, vor dem, was damit gebucht ist: {booked:ands}. Sag das zuerst ab.',
  'memberships.booked_then': '{name} ({when})',
  'memberships.booked_by_member': 'eine Buchung von jemand anderem, der mitnutzt ({when})',
  'memberships.pause_begins_later': 'Wähle diesen Tag oder einen späteren: {first}',
  'memberships.ends_before_pause': 'Die Mitgliedschaft endet vorher ({until}). Wähle einen früheren Tag',
  'memberships.no_pause_to_withdraw':
    'Es ist keine Pause geplant oder erbeten. Eine begonnene Pause endet, wenn die Mitgliedschaft weiterläuft.',
  'billing.subscription_begins_as_paid': 'Ein Abo beginnt mit der ersten Zahlung. Lass den Tag weg',
  'billing.begins_until': 'Wähle einen Tag von {today} bis {last}',
}
