import type { pauses as english } from '../en/pauses.ts'
import type { Translation } from '../templates.ts'

export const pauses: Translation<typeof english> = {
  'membership_types.subscription_starts_at_once':
    'Un abonnement récurrent commence à l’achat, pas à la première visite',
  'membership_types.only_subscriptions_are_ended':
    'Seuls les abonnements récurrents ont une durée minimale et un préavis',
  'membership_types.pause_needs_days': 'Indiquez d’abord combien de jours de pause sont possibles',
  'membership_types.pause_not_allowed': 'Autorisez d’abord les pauses',
  'memberships.would_end_before':
    '{name} compterait alors à partir de ce cours et prendrait fin le {until}, avant un autre cours réservé. Annulez d’abord l’autre ou choisissez un cours plus tard.',
  'memberships.paused_from':
    '{name} sera en pause du {from} au {until}. Choisissez un cours avant ou après, ou retirez la pause.',
  'memberships.pause_is_planned': 'Il y a déjà une pause du {from} au {until}. Terminez-la ou retirez-la d’abord.',
  'memberships.pause_is_asked_for':
    'Une pause à partir du {from} a déjà été demandée au studio. Retirez d’abord cette demande.',
  'memberships.rests_on_pause':
    'Sans la pause, {name} prend fin le {until}, avant ce qui est réservé avec\u00a0: {booked:ands}. Annulez-le d’abord.',
  'memberships.booked_then': '{name} ({when})',
  'memberships.booked_by_member': 'une réservation d’une personne qui partage l’abonnement ({when})',
  'memberships.pause_begins_later': 'Choisissez le {first} ou un jour plus tard',
  'memberships.ends_before_pause': 'L’abonnement prend fin avant, le {until}. Choisissez un jour plus tôt',
  'memberships.no_pause_to_withdraw':
    'Aucune pause n’est prévue ni demandée. Une pause commencée se termine par une reprise.',
  'billing.subscription_begins_as_paid':
    'Un abonnement récurrent commence au premier paiement. Laissez la date de côté',
  'billing.begins_until': 'Choisissez un jour du {today} au {last}',
}
