import type { pauses as english } from '../en/pauses.ts'
import type { Translation } from '../templates.ts'

export const pauses: Translation<typeof english> = {
  'membership_types.subscription_starts_at_once': 'Un abonnement commence à l’achat, pas à la première visite',
  'membership_types.only_subscriptions_are_ended': 'Seuls les abonnements ont une durée minimale et un préavis',
  'membership_types.pause_needs_days': 'Indiquez d’abord combien de jours de pause sont autorisés',
  'membership_types.pause_not_allowed': 'Autorisez d’abord les pauses',
  'memberships.would_end_before':
    'Avec ce cours, {name} commencerait plus tôt et prendrait fin le {until}, avant un autre cours réservé. Annulez d’abord l’autre ou choisissez un cours plus tard.',
  'memberships.paused_from':
    '{name} sera en pause du {from} au {until}. Choisissez un cours avant ou après, ou retirez la pause.',
  'memberships.pause_is_planned': 'Il y a déjà une pause du {from} au {until}. Terminez-la ou retirez-la d’abord.',
  'memberships.pause_is_asked_for':
    'Vous avez déjà demandé une pause à partir du {from}. Retirez d’abord cette demande.',
  'memberships.rests_on_pause':
    'Sans la pause, {name} prend fin le {until}, avant ces réservations\u00a0: {booked:ands}. Annulez-les d’abord.',
  'memberships.booked_then': '{name} ({when})',
  'memberships.booked_by_member': 'une réservation d’une personne qui partage l’abonnement ({when})',
  'memberships.pause_begins_later': 'Choisissez le {first} ou un jour plus tard',
  'memberships.ends_before_pause': 'L’abonnement prend fin avant, le {until}. Choisissez un jour plus tôt',
  'memberships.no_pause_to_withdraw':
    'Aucune pause n’est prévue ni demandée. Pour terminer une pause en cours, reprenez l’abonnement.',
  'billing.subscription_begins_as_paid': 'Un abonnement commence au premier paiement. N’indiquez pas de date',
  'billing.begins_until': 'Choisissez un jour du {today} au {last}',
}
