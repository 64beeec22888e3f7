import type { pauses as english } from '../en/pauses.ts'
import type { Translation } from '../templates.ts'

export const pauses: Translation<typeof english> = {
  'membership_types.subscription_starts_at_once': 'Ein Abo beginnt mit dem Kauf, nicht mit dem ersten Besuch',
  'membership_types.only_subscriptions_are_ended': 'Nur Abos haben eine Mindestlaufzeit und eine Kündigungsfrist',
  'membership_types.pause_needs_days': 'Lege zuerst fest, wie viele Pausentage erlaubt sind',
  'membership_types.pause_not_allowed': 'Erlaube zuerst Pausen',
  'memberships.would_end_before':
    'Mit diesem Kurs beginnt {name} früher und endet am {until}, vor einem anderen damit gebuchten Kurs. Storniere diesen zuerst oder wähle einen späteren Kurs.',
  'memberships.paused_from':
    '{name} pausiert von {from} bis {until}. Wähle einen Kurs davor oder danach oder ziehe die Pause zurück.',
  'memberships.pause_is_planned':
    'Eine Pause von {from} bis {until} ist schon geplant. Beende sie oder ziehe sie zuerst zurück.',
  'memberships.pause_is_asked_for': 'Du hast schon eine Pause ab {from} angefragt. Ziehe diese Anfrage zuerst zurück.',
  'memberships.rests_on_pause':
    'Ohne die Pause endet {name} am {until}, vor diesen Buchungen: {booked:ands}. Storniere sie zuerst.',
  'memberships.booked_then': '{name} ({when})',
  'memberships.booked_by_member': 'eine Buchung einer Person, die mitnutzt ({when})',
  'memberships.pause_begins_later': 'Wähle {first} oder einen späteren Tag',
  'memberships.ends_before_pause': 'Die Mitgliedschaft endet am {until}. Wähle einen früheren Tag',
  'memberships.no_pause_to_withdraw':
    'Es ist keine Pause geplant oder angefragt. Eine laufende Pause beendest du, indem du die Mitgliedschaft fortsetzt.',
  'billing.subscription_begins_as_paid': 'Ein Abo beginnt mit der ersten Zahlung. Lass den Tag weg',
  'billing.begins_until': 'Wähle einen Tag von {today} bis {last}',
}
