import type { classes as english } from '../en/classes.ts'
import type { Translation } from '../templates.ts'

export const classes: Translation<typeof english> = {
  'bookings.only_place_held': 'La seule place est gardée. Rejoignez la liste d’attente, ou choisissez un autre cours.',
  'bookings.only_place_taken': 'La seule place est prise. Rejoignez la liste d’attente, ou choisissez un autre cours.',
  'bookings.all_places_taken':
    'Les {count} places sont toutes prises. Rejoignez la liste d’attente, ou choisissez un autre cours.',
  'bookings.all_came': [
    '1 place, déjà pointée. Annulez d’abord le pointage d’une personne absente.',
    '{n} places, toutes déjà pointées. Annulez d’abord le pointage d’une personne absente.',
  ],
  'bookings.seat_taken': 'La place {name} est prise. Choisissez-en une autre.',
  'bookings.seat_held': 'La place {name} est gardée pour la liste d’attente. Choisissez-en une autre.',
  'bookings.seat_in_use':
    '{who} a réservé la place {seat}\u00a0: {name}, {when}. Enregistrez quand même pour attribuer une autre place.',
  'schedule.closed_for': 'Le studio est fermé ({days}, {reason}). Choisissez un autre jour, ou enregistrez quand même.',
  'schedule.closed': 'Le studio est fermé ({days}). Choisissez un autre jour, ou enregistrez quand même.',
  'schedule.closed_already_for':
    'Le studio est déjà fermé\u00a0: {days} ({reason}). Supprimez d’abord cette fermeture.',
  'schedule.closed_already': 'Le studio est déjà fermé\u00a0: {days}. Supprimez d’abord cette fermeture.',
  'appointments.paid_right_now':
    '{who} n’est pas libre\u00a0: {name}, {from}–{until}, en cours de paiement. Choisissez une autre heure, ou enregistrez quand même.',
  'appointments.being_paid_to_come': [
    '1 rendez-vous est en cours de paiement, le {when}. Attendez qu’il soit payé, ou continuez\u00a0: sa page de paiement sera fermée.',
    '{n} rendez-vous sont en cours de paiement, le premier le {when}. Attendez qu’ils soient payés, ou continuez\u00a0: leurs pages de paiement seront fermées.',
  ],
  'appointments.to_come': [
    'Il reste 1 rendez-vous à venir, le {when}. Choisissez un remplacement, ou continuez\u00a0: il sera annulé sans frais.',
    'Il reste {n} rendez-vous à venir, le premier le {when}. Choisissez un remplacement, ou continuez\u00a0: ils seront annulés sans frais.',
  ],
  'settings.zone_begun': [
    'L’un d’eux, {name} le {when}, aurait déjà commencé. Annulez-le, ou changez le fuseau horaire une fois qu’il sera passé.',
    '{n} d’entre eux, le premier {name} le {when}, auraient déjà commencé. Annulez-les, ou changez le fuseau horaire une fois qu’ils seront passés.',
  ],
  'schedule.zone_classes': [
    '1 cours à venir, {name} le {when}, garde son heure et passe à un autre instant.',
    '{n} cours à venir, le premier {name} le {when}, gardent leur heure et passent à un autre instant.',
  ],
  'appointments.zone_appointments': [
    '1 rendez-vous à venir, le {when}, garde son heure et passe à un autre instant.',
    '{n} rendez-vous à venir, le premier le {when}, gardent leur heure et passent à un autre instant.',
  ],
  'instructors.another_one': 'Choisissez une autre personne',
  'schedule.classes_to_come': [
    'Il reste 1 cours à venir, le {when}. Choisissez un remplacement, ou continuez sans.',
    'Il reste {n} cours à venir, le premier le {when}. Choisissez un remplacement, ou continuez sans.',
  ],
  'room_plans.too_small_for_class':
    '{name}, {when}\u00a0: {places}, mais la salle {room} n’a que {seats}. Réduisez le nombre de places, ou dessinez-en davantage.',
  'room_plans.too_small_for_series':
    'La série {name}\u00a0: {places}, mais la salle {room} n’a que {seats}. Réduisez le nombre de places, ou dessinez-en davantage.',
  'room_plans.too_small_for_template':
    'Le type de cours {name}\u00a0: {places}, mais la salle {room} n’a que {seats}. Réduisez le nombre de places, ou dessinez-en davantage.',
  'room_plans.too_small':
    '{name}\u00a0: {places}, mais la salle {room} n’a que {seats}. Réduisez le nombre de places, ou dessinez-en davantage.',
  'appointments.away':
    'Absence ({name})\u00a0: du {from} au {until}. Choisissez une autre heure, ou enregistrez quand même.',
  'schedule.taken':
    '{who} n’est pas libre\u00a0: {name}, {from}–{until}. Choisissez une autre heure, ou enregistrez quand même.',
  'conditions.expected_group': '{all}, {any} ou {not} est attendu',
  'bookings.cannot_be': 'Statut de la réservation\u00a0: {status}. Impossible de la marquer «\u00a0{words}\u00a0».',
  'appointments.is_already': 'Statut du rendez-vous\u00a0: déjà {status}.',
  'appointments.window_over_midnight':
    'Doit venir après `start_time` le même jour\u00a0: une plage ne peut pas dépasser minuit. Ajoutez-en une autre le lendemain.',
  'appointments.quarter_of_an_hour':
    'Les rendez-vous commencent au quart d’heure. Choisissez une des heures proposées.',
  'common.in_past': 'Est déjà passé. Choisissez un moment à venir',
  'common.expected_date_and_time': 'Une date et une heure sont attendues, par exemple 2026-03-04T18:30',
  'appointments.is_being_paid':
    'Une autre personne est en train de payer cette heure avec {name}\u00a0: {when}. Choisissez une autre heure ou revenez voir dans un quart d’heure.',
  'appointments.paid_in_advance':
    '{name} est à payer d’avance\u00a0: {amount} {currency}. Réservez et payez en ligne, ou demandez au studio.',
  'appointments.nothing_in_advance': 'Rien n’est à payer à l’avance pour {name}\u00a0: réservez sans payer.',
  'appointments.deposit_over_price': 'L’acompte ne peut pas dépasser le prix',
  'appointments.deposit_needed': 'Saisissez le montant de l’acompte',
  'appointments.nothing_left': '{name}\u00a0: tout est payé.',
  'appointments.has_another_appointment':
    '{name} a un autre rendez-vous à cette heure ({when}), ou trop proche. Choisissez une autre heure.',
  'bookings.say_which_client': 'Choisissez un client',
  'appointments.only_staff_let_client_off': 'Seule l’équipe peut annuler des frais',
  'appointments.appointment_begins': 'Le rendez-vous commence le {when}. Attendez jusque-là, ou annulez-le.',
  'appointments.cannot_be': 'Statut du rendez-vous\u00a0: {status}. Impossible de le marquer «\u00a0{words}\u00a0».',
  'appointments.service_not_offered': 'La prestation {name} n’est plus proposée. Choisissez-en une autre.',
  'appointments.must_be_after_starts_at': 'Doit venir après `starts_at`',
  'instructors.classes_or_notes_carry_name':
    'Des cours ou des notes utilisent ce nom, qui ne peut donc pas être supprimé. Désactivez plutôt le profil.',
  'appointments.takes_no_appointments': '{name} ne prend plus de rendez-vous. Choisissez une autre personne.',
  'appointments.place_closed': '{name} ne prend plus de rendez-vous. Choisissez un professeur d’un autre lieu.',
  'common.client_account_is_not_active': 'Ce compte client n’est pas actif. Le studio peut le réactiver.',
  'appointments.at_the_same_time':
    'Vous avez déjà {name} à cette heure ({when}). Annulez d’abord, ou choisissez une autre heure.',
  'common.must_be_signed_before_booking': '«\u00a0{title}\u00a0» doit être signé avant de réserver.',
  'appointments.no_such_time':
    '{name} ne propose pas ce rendez-vous à cette heure ({when}). Choisissez une des heures proposées.',
  'schedule.too_many_days': 'Est plus de {days} jours après `start_date`',
  'appointments.teaches_then':
    '{name} donne un cours à cette heure ({when}), ou trop peu de temps avant. Choisissez une autre heure.',
  'bookings.paid_in_advance': '{name} est à payer d’avance. Achetez une place ou un abonnement qui couvre ce cours.',
  'bookings.bought_does_not_cover':
    '{type} ne couvre pas {name}. Choisissez un autre abonnement, ou achetez seulement ce cours.',
  'bookings.paid_while_others_wait':
    'Le paiement est arrivé alors que la place n’était plus réservée, et d’autres personnes l’attendent.',
  'bookings.not_sold_singly': '{name} ne se vend pas à l’unité. Choisissez un abonnement qui couvre ce cours.',
  'class_categories.in_use': '{name} sert à\u00a0: {names:ands}. Changez-les d’abord.',
  'class_categories.exists_already': 'La catégorie {name} existe déjà. Choisissez un autre nom.',
  'class_categories.sold_with':
    'Des abonnements vendus auparavant couvrent encore {name}\u00a0: {names:ands}. Vous pourrez la supprimer quand ils seront terminés.',
  'schedule.price_of_one_class':
    'Un prix particulier vaut pour un seul cours. Pour toute une série, changez le type de cours.',
  'bookings.there_is_no_membership':
    'Vous n’avez pas d’abonnement pour réserver. Achetez d’abord un abonnement ou un carnet.',
  'bookings.has_free_places': '{name} a des places libres. Réservez-en une.',
  'bookings.began_on': '{name} a commencé le {when}. Choisissez un cours plus tard.',
  'bookings.booking_closed': 'Les réservations ont fermé le {when}. Demandez au studio s’il reste une place.',
  'bookings.booking_opens': 'Les réservations ouvrent le {when}. Revenez à ce moment-là.',
  'bookings.booked_already': 'Vous avez déjà réservé\u00a0: {name}.',
  'bookings.already_on_waitlist': 'Vous êtes déjà sur la liste d’attente\u00a0: {name}.',
  'bookings.waits_no_more': 'Cette inscription n’est plus valable. Inscrivez-vous de nouveau sur la liste d’attente.',
  'bookings.no_place_is_offered': 'Aucune place n’est encore proposée. Attendez une proposition.',
  'bookings.check_in_opens': 'Le pointage ouvre le {when}. Revenez à ce moment-là.',
  'bookings.class_begins': 'Le cours commence le {when}. Attendez jusque-là.',
  'bookings.code_does_not_belong': 'Ce code ne correspond pas à la réservation. Ouvrez-le de nouveau sur le téléphone.',
  'bookings.there_is_no_open_booking': 'Il n’y a pas de réservation à pointer. Vérifiez son statut.',
  'bookings.code_has_run_out': 'Ce code a expiré. Ouvrez-le de nouveau sur le téléphone.',
  'bookings.check_in_closed': 'Le pointage a fermé le {when}. Adressez-vous à l’accueil.',
  'bookings.too_late_to_put_right':
    'Les réservations peuvent être corrigées pendant {days} jours après le cours, jusqu’au {when}.',
  'bookings.too_late_to_add': 'Les présences à {name} pouvaient être ajoutées pendant {days} jours, jusqu’au {when}.',
  'bookings.only_staff_book_and_check_in':
    'Seule l’équipe peut réserver et pointer en une fois. Réservez d’abord, puis pointez.',
  'bookings.was_cancelled': 'Le cours {name} a été annulé. Choisissez-en un autre.',
  'bookings.class_began': 'Le cours a commencé le {when}. Parlez de cette réservation au studio.',
  'bookings.cannot_be_cancelled': 'Statut de la réservation\u00a0: {status}. Elle ne peut plus être annulée.',
  'bookings.class_was_cancelled': 'Le cours et ses réservations ont été annulés.',
  'bookings.follow_links_first':
    'Suivez d’abord les liens des e-mails que nous vous avons envoyés, ou réessayez dans une demi-heure.',
  'bookings.places_are_held_for_others':
    'Les places sont gardées pour d’autres personnes qui viennent de demander. Réessayez dans {minutes}\u00a0min.',
  'bookings.there_is_no_free_place':
    'Aucune place n’est libre en ce moment. Choisissez un autre cours, ou revenez voir plus tard.',
  'bookings.guest_is_booked':
    'La place de l’invité est réservée. Annulez plutôt la réservation dans la liste des participants.',
  'bookings.was_declined': 'Cette demande a été refusée. Réservez plutôt pour l’invité dans la liste des participants.',
  'bookings.link_not_valid': 'Ce lien n’est plus valable. Demandez de nouveau une place sur le site du studio.',
  'bookings.sign_in_to_book': 'Connectez-vous pour réserver\u00a0: le studio ne prend pas de réservations sans compte.',
  'bookings.booking_of_same_class': 'Est une réservation du même cours',
  'bookings.only_staff_waive': 'Seule l’équipe peut annuler des frais',
  'bookings.waived_with_a_move': 'Seulement avec une réservation annulée en échange',
  'bookings.places_cant_be_paid': 'Vous ne pouvez pas payer sur place ici. Réservez avec un abonnement ou un carnet.',
  'bookings.still_to_be_paid':
    '{name}, {when}\u00a0: encore à payer au studio, un seul cours à la fois. Payez-le d’abord, ou annulez-le.',
  'bookings.clients_ask': 'Seuls les clients peuvent le demander. Réservez plutôt avec `force`.',
  'bookings.either_membership_pays_or_client': 'Soit un abonnement paye, soit la personne paye elle-même',
  'bookings.no_price_of_one_visit':
    'Aucun cours à l’unité n’est en vente\u00a0: une séance n’a donc pas de prix. Mettez-en un en vente, ou vendez un abonnement.',
  'bookings.place_is_paid': 'Cette place est payée\u202f; plus rien n’est dû.',
  'bookings.say_how_is_paid': 'Choisissez un moyen de paiement ou un abonnement',
  'bookings.only_staff_have_others_change':
    'Seule l’équipe peut changer d’autres personnes de place. Choisissez une place libre.',
  'bookings.began_on_ask_in_room': '{name} a commencé le {when}. Demandez une autre place dans la salle.',
  'bookings.has_no_seat': 'Statut de la réservation\u00a0: {status}. Elle n’a pas de place.',
  'calendar.leave_out': 'Ne l’indiquez pas\u00a0: le calendrier est le vôtre',
  'class_templates.booking_would_close_before_opens':
    'Les réservations fermeraient avant d’ouvrir. Choisissez une ouverture plus tôt',
  'schedule.template_not_offered': 'Le cours {name} n’est plus proposé. Réactivez d’abord le type de cours.',
  'instructors.not_active': 'Profil inactif\u00a0: {name}. Réactivez-le, ou choisissez une autre personne.',
  'instructors.has_instructor_profile_already': '{name} a déjà un profil de professeur.',
  'kiosks.code_is_wrong_was_used':
    'Ce code est incorrect, déjà utilisé ou expiré. Ajoutez de nouveau la borne dans les réglages pour en obtenir un autre.',
  'kiosks.give_either_booking_id_or_code': 'Indiquez soit `booking_id`, soit `code`',
  'kiosks.undo_is_over': 'Un pointage peut être annulé ici pendant {seconds} secondes. Adressez-vous à l’accueil.',
  'schedule.series_would_end_before_first': 'La série finirait avant son premier cours',
  'schedule.give_until_or_count': 'Indiquez `until` ou `count`, pas les deux',
  'schedule.cancelled_before': 'Le cours {name} est déjà annulé.',
  'common.was_cancelled': 'Le cours {name} a été annulé\u00a0: aucun remplacement nécessaire.',
  'schedule.before_starts_on': 'Vient avant `starts_on`',
  'schedule.expected_date_and_time': 'Une date et une heure sont attendues',
  'schedule.was_cancelled': 'Le cours {name} a été annulé. Planifiez-en plutôt un nouveau.',
  'schedule.places_are_taken':
    '{name}, {when}\u00a0: {places}. Annulez d’abord des réservations, ou gardez la capacité.',
  'schedule.began_on': '{name} a commencé le {when}\u00a0: l’heure ne peut plus changer.',
  'schedule.days_of_different_weeks':
    'Avec plusieurs semaines d’intervalle, ses jours tomberaient dans des semaines différentes. Déplacez les cours un à un',
  'substitutes.somebody_teaches_class_already': 'Ce cours a déjà un remplacement.',
  'substitutes.teaches_class_already': '{claimed_by_name} donne déjà ce cours.',
  'substitutes.somebody_else_was_first': 'Une autre personne a été plus rapide.',
  'substitutes.nobody_has_claimed_class':
    'Personne ne s’est proposé pour ce cours. Choisissez plutôt un professeur dans le planning.',
  'substitutes.studio_has_settled_itself': 'Le studio a déjà trouvé une solution.',
  'substitutes.who_asked_teaches_after_all': 'La personne qui cherchait un remplacement donne finalement le cours.',
  'substitutes.has_begun': '{name} a commencé.',
  'substitutes.leave_out': 'Ne l’indiquez pas\u00a0: c’est le studio qui dit qui peut se proposer',
  'substitutes.nobody_teaches_yet': '{name} n’a pas encore de professeur. Choisissez-en plutôt un.',
  'substitutes.offers_to_teach':
    '{claimed_by_name} se propose pour {name}. Refusez d’abord cette proposition pour demander à d’autres.',
  'substitutes.teaches_by_now': '{instructor_name} donne désormais {name}.',
  'bookings.offer_stood_until':
    'La proposition était valable jusqu’au {when}. Rejoignez de nouveau la liste d’attente.',
  'room_plans.in_use': '{name} sert encore\u00a0: {names}. Choisissez d’abord une autre salle.',
  'room_plans.two_seats_stand_on_same': 'Deux places sont sur la même case. Déplacez {name}',
  'room_plans.two_seats_are_called': 'Deux places s’appellent {name}. Donnez à chacune son propre nom',
  'appointments.check_in_closed': 'Le pointage a fermé le {when}. Indiquez plutôt l’issue du rendez-vous.',
  'appointments.appointment_began': 'Le rendez-vous a commencé le {when}. Parlez-en au studio.',
  'bookings.cancelled_has_no_seats': 'Le cours {name} a été annulé\u00a0: il n’y a plus de places.',
  'standing.ask_the_studio': 'Le studio crée ici les réservations récurrentes. Demandez à l’accueil.',
  'standing.exists': '{name} a déjà une réservation récurrente. Modifiez-la ou arrêtez-la.',
  'standing.from_today_on': 'Doit être le {day:day} ou plus tard',
  'standing.ends_before_it_starts': 'Ne doit pas précéder `starts_on`',
  'standing.series_is_over': 'Cette série n’a plus de cours à venir',
  'standing.has_ended': 'Elle a pris fin le {when:moment}. Créez-en une nouvelle.',
  'standing.no_class_on': 'Il n’y a pas de cours le {day:day}',
  'standing.cancel_it_instead': 'Le cours {name} est déjà réservé ce jour-là. Annulez plutôt la réservation.',
  'standing.leave_waitlist_instead':
    '{name} a déjà une place sur la liste d’attente ce jour-là. Quittez plutôt la liste d’attente.',
}
