import type { classes as english } from '../en/classes.ts'
import type { Translation } from '../templates.ts'

export const classes: Translation<typeof english> = {
  'bookings.only_place_held': 'La seule place est gardée. Rejoignez la liste d’attente, ou choisissez un autre cours.',
  'bookings.only_place_taken': 'La seule place est prise. Rejoignez la liste d’attente, ou choisissez un autre cours.',
  'bookings.all_places_taken':
    'Les {count} places sont toutes prises. Rejoignez la liste d’attente, ou choisissez un autre cours.',
  'bookings.all_came': [
    '1 place et autant d’arrivées. Retirez d’abord l’arrivée de quelqu’un qui n’était pas là.',
    '{n} places et autant d’arrivées. Retirez d’abord l’arrivée de quelqu’un qui n’était pas là.',
  ],
  'bookings.seat_taken': 'La place {name} est prise. Choisissez-en une autre.',
  'bookings.seat_held': 'La place {name} est gardée pour la liste d’attente. Choisissez-en une autre.',
  'bookings.seat_in_use':
    '{who} a réservé la place {seat}\u00a0: {name}, {when}. Enregistrez quand même pour donner une autre place.',
  'schedule.closed_for': 'Le studio est fermé ({days}, {reason}). Choisissez un autre jour, ou enregistrez quand même.',
  'schedule.closed': 'Le studio est fermé ({days}). Choisissez un autre jour, ou enregistrez quand même.',
  'schedule.closed_already_for':
    'Le studio est déjà fermé\u00a0: {days} ({reason}). Supprimez d’abord cette fermeture.',
  'schedule.closed_already': 'Le studio est déjà fermé\u00a0: {days}. Supprimez d’abord cette fermeture.',
  'appointments.paid_right_now':
    'Déjà prévu ({who})\u00a0: {name}, {from} au {until}, en cours de paiement. Choisissez une autre heure, ou enregistrez quand même.',
  'appointments.being_paid_to_come': [
    '1 rendez-vous est en cours de paiement, le {when}. Attendez qu’il soit payé, ou continuez : sa page de paiement sera fermée.',
    '{n} rendez-vous sont en cours de paiement, le premier le {when}. Attendez qu’ils soient payés, ou continuez : leurs pages de paiement seront fermées.',
  ],
  'appointments.to_come': [
    'Il reste 1 rendez-vous à venir, le {when}. Nommez un remplaçant, ou continuez : il sera annulé sans frais.',
    'Il reste {n} rendez-vous à venir, le premier le {when}. Nommez un remplaçant, ou continuez : ils seront annulés sans frais.',
  ],
  'settings.zone_begun': [
    '1 d’entre eux, {name} le {when}, aurait déjà commencé. Annulez-le, ou changez le fuseau horaire une fois qu’il sera passé.',
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
  'instructors.another_one': 'Nommez quelqu’un d’autre',
  'schedule.classes_to_come': [
    'Il reste 1 cours à venir, le {when}. Nommez un remplaçant, ou continuez sans.',
    'Il reste {n} cours à venir, le premier le {when}. Nommez un remplaçant, ou continuez sans.',
  ],
  'room_plans.too_small_for_class':
    '{name}, {when}\u00a0: {places}, mais la salle {room} en a {seats}. Réduisez le nombre de places, ou dessinez-en davantage.',
  'room_plans.too_small_for_series':
    'La série {name}\u00a0: {places}, mais la salle {room} en a {seats}. Réduisez le nombre de places, ou dessinez-en davantage.',
  'room_plans.too_small_for_template':
    'Le modèle de cours {name}\u00a0: {places}, mais la salle {room} en a {seats}. Réduisez le nombre de places, ou dessinez-en davantage.',
  'room_plans.too_small':
    '{name}\u00a0: {places}, mais la salle {room} en a {seats}. Réduisez le nombre de places, ou dessinez-en davantage.',
  'appointments.away':
    'Absence de {name}\u00a0: du {from} au {until}. Choisissez une autre heure, ou enregistrez quand même.',
  'schedule.taken':
    'Déjà prévu ({who})\u00a0: {name}, {from} au {until}. Choisissez une autre heure, ou enregistrez quand même.',
  'conditions.expected_group': '{all}, {any} ou {not} est attendu',
  'bookings.cannot_be':
    'Cette réservation a l’état «\u00a0{status}\u00a0» et ne peut plus passer à «\u00a0{words}\u00a0».',
  'appointments.is_already': 'Ce rendez-vous a déjà l’état «\u00a0{status}\u00a0».',
  'appointments.window_over_midnight':
    'Doit venir après `start_time` le même jour\u00a0: une plage ne peut pas dépasser minuit. Commencez-en une autre le lendemain.',
  'appointments.quarter_of_an_hour':
    'Les rendez-vous commencent au quart d’heure. Choisissez une des heures proposées.',
  'common.in_past': 'Est déjà passé. Choisissez un moment à venir',
  'common.expected_date_and_time': 'Une date et une heure sont attendues, par exemple 2026-03-04T18:30',
  'appointments.is_being_paid':
    'Quelqu’un est en train de payer cette heure avec {name}\u00a0: {when}. Choisissez une autre heure ou revenez voir dans un quart d’heure.',
  'appointments.paid_in_advance':
    '{name} se paie à l’avance\u00a0: {amount} {currency}. Réservez et payez en ligne, ou demandez au studio.',
  'appointments.nothing_in_advance': 'Rien n’est à payer à l’avance pour {name}\u00a0: réservez sans payer.',
  'appointments.deposit_over_price': 'L’acompte ne peut pas dépasser le prix',
  'appointments.deposit_needed': 'Indiquez le montant de l’acompte',
  'appointments.nothing_left': 'Il ne reste rien à payer pour {name}.',
  'appointments.has_another_appointment':
    '{name} a un autre rendez-vous ({when}), ou trop proche de cette heure. Choisissez une autre heure.',
  'bookings.say_which_client': 'Indiquez la personne',
  'appointments.only_staff_let_client_off': 'Seule l’équipe peut faire grâce des frais',
  'appointments.appointment_begins': 'Le rendez-vous commence le {when}. Attendez jusque-là, ou annulez-le.',
  'appointments.cannot_be':
    'Ce rendez-vous a l’état «\u00a0{status}\u00a0» et ne peut plus passer à «\u00a0{words}\u00a0».',
  'appointments.service_not_offered': '{name} n’est plus proposé. Choisissez une autre prestation.',
  'appointments.must_be_after_starts_at': 'Doit venir après `starts_at`',
  'instructors.classes_or_notes_carry_name':
    'Des cours ou des notes portent ce nom\u00a0: il reste. Désactivez plutôt le profil.',
  'appointments.takes_no_appointments': '{name} ne prend plus de rendez-vous. Choisissez quelqu’un d’autre.',
  'appointments.place_closed': 'On ne prend plus de rendez-vous à {name}. Choisissez quelqu’un d’un autre lieu.',
  'common.client_account_is_not_active': 'Ce compte client n’est pas actif. Le studio peut le réactiver.',
  'appointments.at_the_same_time':
    '{name}, {when}, est à la même heure. Annulez-le d’abord, ou choisissez une autre heure.',
  'common.must_be_signed_before_booking': '«\u00a0{title}\u00a0» doit être signé avant de réserver.',
  'appointments.no_such_time':
    '{name} ne prend pas de rendez-vous de ce type à cette heure ({when}). Choisissez une des heures proposées.',
  'schedule.too_many_days': 'Est plus de {days} jours après `start_date`',
  'appointments.teaches_then':
    '{name} donne un cours à cette heure ({when}), ou trop peu de temps avant. Choisissez une autre heure.',
  'bookings.paid_in_advance': '{name} se paie à l’avance. Achetez une place ou un abonnement qui couvre ce cours.',
  'bookings.bought_does_not_cover':
    '{type} ne couvre pas {name}. Choisissez un autre abonnement, ou achetez seulement ce cours.',
  'bookings.paid_while_others_wait':
    'Le paiement est arrivé alors que la place n’était plus réservée, et d’autres personnes l’attendent.',
  'bookings.not_sold_singly': '{name} ne se vend pas à l’unité. Choisissez un abonnement qui couvre ce cours.',
  'class_categories.in_use': '{name} sert à\u00a0: {names:ands}. Changez-les d’abord.',
  'class_categories.exists_already': 'Il y a déjà une catégorie {name}. Choisissez un autre nom.',
  'class_categories.sold_with':
    'Des abonnements vendus auparavant couvrent encore {name}\u00a0: {names:ands}. Vous pourrez la supprimer quand ils seront terminés.',
  'schedule.price_of_one_class':
    'Un prix propre vaut pour un seul cours. Pour toute une série, changez le modèle de cours.',
  'bookings.there_is_no_membership':
    'Il n’y a pas d’abonnement pour réserver. Achetez d’abord un abonnement ou un carnet.',
  'bookings.has_free_places': '{name} a des places libres. Réservez-en une.',
  'bookings.began_on': '{name} a commencé le {when}. Choisissez un cours plus tard.',
  'bookings.booking_closed': 'Les réservations ont fermé le {when}. Demandez au studio s’il reste une place.',
  'bookings.booking_opens': 'Les réservations ouvrent le {when}. Revenez à ce moment-là.',
  'bookings.booked_already': '{name}\u00a0: déjà réservé. Il n’y a rien d’autre à faire.',
  'bookings.already_on_waitlist': 'Déjà sur la liste d’attente de {name}. Il n’y a rien d’autre à faire.',
  'bookings.waits_no_more': 'Cette inscription n’attend plus. Inscrivez-vous de nouveau sur la liste d’attente.',
  'bookings.no_place_is_offered': 'Aucune place n’est proposée ici. Attendez qu’il y en ait une.',
  'bookings.check_in_opens': 'L’enregistrement à l’arrivée ouvre le {when}. Revenez à ce moment-là.',
  'bookings.class_begins': 'Le cours commence le {when}. Attendez jusque-là.',
  'bookings.code_does_not_belong': 'Ce code ne va pas avec la réservation. Ouvrez-le de nouveau sur le téléphone.',
  'bookings.there_is_no_open_booking':
    'Il n’y a pas de réservation dont on puisse enregistrer l’arrivée. Regardez son état.',
  'bookings.code_has_run_out': 'Ce code a expiré. Ouvrez-le de nouveau sur le téléphone.',
  'bookings.check_in_closed': 'L’enregistrement à l’arrivée a fermé le {when}. Adressez-vous à l’accueil.',
  'bookings.too_late_to_put_right':
    'Les réservations se corrigent pendant {days} jours après le cours, jusqu’au {when}.',
  'bookings.too_late_to_add': 'On pouvait ajouter des présences à {name} pendant {days} jours, jusqu’au {when}.',
  'bookings.only_staff_book_and_check_in':
    'Seule l’équipe réserve et enregistre l’arrivée d’un coup. Réservez, puis enregistrez l’arrivée.',
  'bookings.was_cancelled': '{name} a été annulé. Choisissez un autre cours.',
  'bookings.class_began': 'Le cours a commencé le {when}. Parlez de cette réservation au studio.',
  'bookings.cannot_be_cancelled': 'Cette réservation a l’état «\u00a0{status}\u00a0» et ne peut plus être annulée.',
  'bookings.class_was_cancelled': 'Le cours a été annulé, et ses réservations avec lui.',
  'bookings.follow_links_first':
    'Suivez d’abord les liens des e-mails que vous avez reçus, ou réessayez dans une demi-heure.',
  'bookings.places_are_held_for_others':
    'Des places sont gardées pour d’autres qui viennent de demander. Réessayez dans {minutes}\u00a0min.',
  'bookings.there_is_no_free_place':
    'Il n’y a pas de place libre en ce moment. Choisissez un autre cours, ou regardez de nouveau plus tard.',
  'bookings.guest_is_booked':
    'La place de l’invité est réservée. Annulez plutôt la réservation dans la liste des participants.',
  'bookings.was_declined': 'Cette demande a été refusée. Réservez plutôt pour l’invité dans la liste des participants.',
  'bookings.link_not_valid': 'Ce lien n’est plus valable. Demandez une nouvelle place sur le site du studio.',
  'bookings.sign_in_to_book': 'Connectez-vous pour réserver\u00a0: le studio ne prend pas de réservations sans compte.',
  'bookings.booking_of_same_class': 'Est une réservation du même cours',
  'bookings.only_staff_waive': 'Seule l’équipe peut faire grâce des frais',
  'bookings.waived_with_a_move': 'Seulement avec une réservation abandonnée en échange',
  'bookings.places_cant_be_paid': 'Les places ne se paient pas au studio. Réservez avec un abonnement ou un carnet.',
  'bookings.still_to_be_paid':
    '{name}, {when}, reste à payer au studio\u00a0: un seul cours à la fois. Payez-le d’abord, ou annulez-le.',
  'bookings.clients_ask': 'C’est ce que demandent les clients. Réservez plutôt avec `force`.',
  'bookings.either_membership_pays_or_client': 'Soit un abonnement paie, soit la personne paie elle-même',
  'bookings.no_price_of_one_visit':
    'Aucun cours à l’unité n’est en vente\u00a0: une séance n’a donc pas de prix. Mettez-en un en vente, ou vendez un abonnement pour payer.',
  'bookings.place_is_paid': 'Cette place est payée\u202f; plus rien n’est dû.',
  'bookings.say_how_is_paid': 'Indiquez comment c’est payé, ou quel abonnement paie',
  'bookings.only_staff_have_others_change':
    'Seule l’équipe peut faire changer quelqu’un de place. Choisissez une place libre.',
  'bookings.began_on_ask_in_room': '{name} a commencé le {when}. Demandez une autre place dans la salle.',
  'bookings.has_no_seat': 'Cette réservation a l’état «\u00a0{status}\u00a0» et n’a pas de place.',
  'calendar.leave_out': 'Ne l’indiquez pas\u00a0: le calendrier est le vôtre',
  'class_templates.booking_would_close_before_opens':
    'Les réservations fermeraient avant d’ouvrir\u00a0: ouvrez-les plus tôt',
  'schedule.template_not_offered': '{name} n’est plus proposé. Réactivez d’abord le modèle.',
  'instructors.not_active': '{name} n’est pas actif. Réactivez ce profil, ou choisissez quelqu’un d’autre.',
  'instructors.has_instructor_profile_already': '{name} a déjà un profil de prof.',
  'kiosks.code_is_wrong_was_used':
    'Ce code est faux, déjà utilisé ou expiré. Ajoutez de nouveau la borne dans les réglages pour en obtenir un autre.',
  'kiosks.give_either_booking_id_or_code': 'Indiquez soit `booking_id`, soit `code`',
  'kiosks.undo_is_over': 'Un pointage peut être annulé ici pendant {seconds} secondes. Adressez-vous à l’accueil.',
  'schedule.series_would_end_before_first': 'La série finirait avant son premier cours',
  'schedule.give_until_or_count': 'Indiquez `until` ou `count`, pas les deux',
  'schedule.cancelled_before': '{name} a déjà été annulé\u00a0: il n’y a plus rien à annuler.',
  'common.was_cancelled': '{name} a été annulé\u00a0: personne n’a à le donner.',
  'schedule.before_starts_on': 'Vient avant `starts_on`',
  'schedule.expected_date_and_time': 'Une date et une heure sont attendues',
  'schedule.was_cancelled': '{name} a été annulé. Prévoyez plutôt un nouveau cours.',
  'schedule.places_are_taken': '{name}, {when}\u00a0: {places}. Annulez-en d’abord, ou laissez autant de places.',
  'schedule.began_on': '{name} a commencé le {when}\u00a0: l’heure ne peut plus changer.',
  'schedule.days_of_different_weeks':
    'Toutes les quelques semaines, ses jours tomberaient dans des semaines différentes. Déplacez les cours un à un',
  'substitutes.somebody_teaches_class_already': 'Quelqu’un donne déjà ce cours.',
  'substitutes.teaches_class_already': '{claimed_by_name} donne déjà ce cours.',
  'substitutes.somebody_else_was_first': 'Quelqu’un a été plus rapide.',
  'substitutes.nobody_has_claimed_class':
    'Personne ne s’est proposé pour ce cours. Nommez plutôt quelqu’un dans le planning.',
  'substitutes.studio_has_settled_itself': 'Le studio s’en est occupé lui-même.',
  'substitutes.who_asked_teaches_after_all': 'La personne qui cherchait un remplacement donne finalement le cours.',
  'substitutes.has_begun': '{name} a commencé.',
  'substitutes.leave_out': 'Ne l’indiquez pas\u00a0: c’est le studio qui dit qui peut se proposer',
  'substitutes.nobody_teaches_yet': 'Personne ne donne encore {name}. Nommez plutôt quelqu’un.',
  'substitutes.offers_to_teach':
    '{claimed_by_name} se propose pour {name}. Refusez d’abord cette proposition pour demander à d’autres.',
  'substitutes.teaches_by_now': '{instructor_name} donne désormais {name}.',
  'bookings.offer_stood_until': 'L’offre était valable jusqu’au {when}. Rejoignez de nouveau la liste d’attente.',
  'room_plans.in_use': '{name} sert encore\u00a0: {names}. Choisissez d’abord une autre salle.',
  'room_plans.two_seats_stand_on_same': 'Deux places sont sur la même case. Déplacez {name}',
  'room_plans.two_seats_are_called': 'Deux places s’appellent {name}. Donnez à chacune son propre nom',
  'appointments.check_in_closed':
    'L’enregistrement est clos depuis\u00a0: {when}. Notez plutôt ce qu’est devenu le rendez-vous.',
  'appointments.appointment_began': 'Le rendez-vous a commencé\u00a0: {when}. Parlez-en au studio.',
  'bookings.cancelled_has_no_seats': '{name} a été annulé\u00a0: il n’y a plus de places.',
  'standing.ask_the_studio': 'Ici, c’est le studio qui crée les réservations récurrentes. Demandez à l’accueil.',
  'standing.exists': '{name} a déjà une réservation récurrente. Modifiez-la ou arrêtez-la.',
  'standing.from_today_on': 'Doit être le {day:day} ou plus tard',
  'standing.ends_before_it_starts': 'Ne doit pas précéder `starts_on`',
  'standing.series_is_over': 'Aucun cours de cette série n’est à venir',
  'standing.has_ended': 'Elle a pris fin le {when:moment}. Créez-en une nouvelle.',
  'standing.no_class_on': 'Il n’y a pas de cours le {day:day}',
  'standing.cancel_it_instead': '{name} est déjà réservé ce jour-là. Annulez plutôt la réservation.',
  'standing.leave_waitlist_instead':
    'Il y a déjà une place sur la liste d’attente de {name} ce jour-là. Quittez plutôt la liste d’attente.',
}
