import type { StaffWords } from './words.ts'

/** Names of the fields of a client that an import has filled in. */
const FIELDS: Readonly<Record<string, string>> = {
  phone: 'téléphone',
  date_of_birth: 'date de naissance',
  joined_on: 'client depuis',
  address: 'adresse',
  emergency_contact: 'contact d’urgence',
  marketing_email: 'publicité par e-mail',
  marketing_sms: 'publicité par SMS',
}

const named = (fields: string) =>
  fields
    .split(',')
    .map((field) => FIELDS[field] ?? field.replaceAll('_', ' '))
    .join(', ')

/** Sentences about imports. */
export const frImport: StaffWords = {
  'import.same_row': ({ row }) => `Identique à la ligne ${row}.`,
  'import.same_person': ({ row }) => `La même personne qu’à la ligne ${row}.`,
  'import.same_name': ({ row }) => `Le même nom qu’à la ligne ${row}.`,
  'import.client_here': () => 'Ce client existe déjà.',
  'import.instructor_here': () => 'Ce professeur existe déjà.',
  'import.type_here': () => 'Ce type d’abonnement existe déjà.',
  'import.membership_here': () => 'Cet abonnement existe déjà.',
  'import.filled_in': ({ fields }) => `Existe déjà\u202f; complété\u00a0: ${named(fields)}.`,
  'import.unreadable': () => 'La ligne ne peut pas être lue.',
  'import.deleted_customer': () => 'Ce client a été supprimé dans l’ancien logiciel.',
  'import.totals': () => 'C’est une ligne de totaux.',
  'import.product_sold': () => 'C’est un produit qui a été vendu, pas un abonnement.',
  'import.no_name': () => 'La ligne n’a pas de nom.',
  'import.no_price': () => 'La ligne n’a pas de prix.',
  'import.no_membership': () => 'La ligne ne nomme aucun abonnement.',
  'import.type_left_out': ({ type_name }) => `«\u00a0${type_name}\u00a0» est laissé de côté, selon votre choix.`,
  'import.status_asked': ({ status }) => `Il manque votre réponse sur le statut «\u00a0${status}\u00a0».`,
  'import.start_left_out': () => 'Sans date de début\u202f; laissé de côté, selon votre choix.',
  'import.start_asked': () => 'Sans date de début\u202f; il manque votre réponse.',
  'import.no_start': () => 'Sans date de début.',
  'import.ends_before_start': ({ starts_on, expires_on }, { day }) =>
    `Prendrait fin le ${day(expires_on)}, avant de commencer le ${day(starts_on)}.`,
  'import.credits_asked': () => 'Le fichier n’indique pas combien de crédits restent\u202f; il manque votre réponse.',
  'import.credits_unlimited': ({ type_name }) =>
    `Les crédits sont illimités, mais «\u00a0${type_name}\u00a0» en a un nombre fixe.`,
  'import.newer_plan': () =>
    'Il existe un abonnement plus récent\u202f; celui-ci est laissé de côté, selon votre choix.',
  'import.instructor_without_email': () => 'Un professeur a besoin d’une adresse e-mail pour se connecter.',
  'import.instructor_email_twice': ({ row }) => `Quelqu’un d’autre a la même adresse e-mail à la ligne ${row}.`,
  'import.instructor_email_taken': () => 'Quelqu’un de l’équipe a déjà cette adresse e-mail.',
  'import.email_in_use': () => 'Quelqu’un d’autre se connecte désormais avec cet e-mail.',
  'import.gone': () => 'L’élément de cette ligne n’existe plus.',
  'import.not_written': () => 'Cette ligne n’a pas pu être enregistrée\u202f; rien n’a été conservé.',
  'import.erased': () => 'Effacé sur demande.',
  'import.broken_off': () =>
    'Une erreur s’est produite de notre côté. Les lignes importées sont conservées. Reprenez l’importation ou annulez-la.',
  'import.not_a_date': ({ cell }) => `«\u00a0${cell}\u00a0» n’est pas une date lisible.`,
  'import.future_birthday': ({ cell }) => `«\u00a0${cell}\u00a0» est une date de naissance à venir.`,
  'import.old_birthday': ({ cell }) => `«\u00a0${cell}\u00a0» est une date de naissance d’avant 1900.`,
  'import.no_month': ({ cell, first, second }) =>
    `«\u00a0${cell}\u00a0» n’a pas de mois\u00a0: ni ${first} ni ${second} ne peut en être un.`,
  'import.amount_two_ways': ({ cell }) =>
    `«\u00a0${cell}\u00a0» se lit de deux façons\u202f; choisissez le séparateur décimal.`,
  'import.two_ways': ({ cell }) =>
    `«\u00a0${cell}\u00a0» se lit de deux façons\u202f; choisissez quel nombre est le jour.`,
  'import.no_year': ({ cell }) => `«\u00a0${cell}\u00a0» n’a pas d’année\u202f; laissé de côté.`,
  'import.only_a_year': ({ cell }) => `«\u00a0${cell}\u00a0» n’est qu’une année\u202f; laissé de côté.`,
  'import.not_a_day': ({ cell }) => `«\u00a0${cell}\u00a0» n’est pas une date du calendrier.`,
  'import.perhaps_the_end': ({ cell }) =>
    `«\u00a0${cell}\u00a0» contient des dates et aucune colonne ne donne la fin des abonnements\u00a0: ils n’auraient pas de fin. Si c’est elle, choisissez-la comme date de fin.`,
  'import.not_a_phone': ({ cell }) => `«\u00a0${cell}\u00a0» n’est pas un numéro de téléphone\u202f; laissé de côté.`,
  'import.not_an_email': ({ cell }) => `«\u00a0${cell}\u00a0» n’est pas une adresse e-mail\u202f; laissé de côté.`,
  'import.neither_yes_nor_no': ({ cell }) => `«\u00a0${cell}\u00a0» n’est ni oui ni non.`,
  'import.no_consent': ({ cell }) =>
    `«\u00a0${cell}\u00a0» n’est ni oui ni non à la publicité\u202f; le consentement reste inconnu.`,
  'import.foreign_money': ({ cell, foreign, currency }) =>
    `«\u00a0${cell}\u00a0» est en ${foreign}\u202f; la devise du studio est ${currency}.`,
  'import.not_an_amount': ({ cell }) => `«\u00a0${cell}\u00a0» n’est pas un montant.`,
  'import.too_fine': ({ cell, currency }) => `«\u00a0${cell}\u00a0» a trop de décimales (${currency}).`,
  'import.too_large': ({ cell }) => `«\u00a0${cell}\u00a0» est trop grand.`,
  'import.price_below_zero': ({ cell }) => `«\u00a0${cell}\u00a0» est inférieur à zéro.`,
  'import.not_a_count': ({ cell }) => `«\u00a0${cell}\u00a0» n’est pas un nombre entier de crédits.`,
  'import.same_product': ({ row }) => `Le même produit qu’à la ligne ${row}.`,
  'import.product_here': () => 'Ce produit existe déjà\u202f; son stock ne change pas.',
  'import.card_without_code': () =>
    'Le code manque, et sans lui les cartes ne se distinguent pas. Ajoutez-le au fichier ou créez une carte à la main.',
  'import.card_code_short': () =>
    'Un code de moins de 4 caractères pourrait être deviné. Créez à la main une carte avec un nouveau code.',
  'import.same_code': ({ row }) => `Le même code qu’à la ligne ${row}.`,
  'import.card_here': () => 'Une carte cadeau avec ce code existe déjà.',
  'import.card_of_nothing': () => 'Cette carte n’a jamais eu de solde.',
  'import.no_balance': () => 'La ligne n’indique pas le solde de la carte.',
  'import.balance_asked': () => 'Le fichier n’indique pas le solde\u202f; il manque votre réponse.',
  'import.balance_left_out': () => 'Le fichier n’indique pas le solde\u202f; laissé de côté, selon votre choix.',
  'import.no_class': () => 'La ligne n’indique aucun cours, et aucun des vôtres ne correspond.',
  'import.no_day': () => 'La ligne n’a pas de date.',
  'import.no_time': () => 'La ligne n’a pas d’heure.',
  'import.not_a_moment': ({ cell }) =>
    `«\u00a0${cell}\u00a0» contient une heure ou un fuseau horaire peu clair. Écrivez l’heure locale du studio.`,
  'import.not_a_validity': ({ cell }) =>
    `«\u00a0${cell}\u00a0» n’est pas une durée. Écrivez un nombre de jours ou un nombre avec son unité, comme «\u00a03 mois\u00a0».`,
  'import.not_an_interval': ({ cell }) => `«\u00a0${cell}\u00a0» n’est pas une période de facturation possible.`,
  'import.not_a_time': ({ cell }) => `«\u00a0${cell}\u00a0» n’est pas une heure.`,
  'import.not_weekdays': ({ cell }) =>
    `«\u00a0${cell}\u00a0» ne se lit pas comme des jours de la semaine. Écrivez leurs noms.`,
  'import.not_repeats': ({ cell }) =>
    `«\u00a0${cell}\u00a0» n’est pas une répétition possible. Écrivez «\u00a0chaque semaine\u00a0», «\u00a0toutes les 2 semaines\u00a0» ou «\u00a0une fois\u00a0».`,
  'import.no_first_week': () =>
    'Si un cours n’a pas lieu chaque semaine, la ligne doit donner une date de début à l’un de ses jours.',
  'import.other_weekday': ({ cell }) => `La date ne tombe pas sur «\u00a0${cell}\u00a0».`,
  'import.repeat_asked': () => 'C’est un cours unique ou hebdomadaire\u202f; il manque votre réponse.',
  'import.not_a_number': ({ cell }) => `«\u00a0${cell}\u00a0» n’est pas un nombre entier.`,
  'import.rounded': ({ cell }) =>
    `«\u00a0${cell}\u00a0» est un long nombre qu’un tableur a arrondi. Exportez la colonne en texte pour garder tous les chiffres.`,
  'import.not_a_duration': ({ cell }) =>
    `«\u00a0${cell}\u00a0» n’est pas une durée de cours\u202f; un cours dure 24 heures au plus.`,
  'import.class_over': () => 'Le cours est terminé. Les cours passés viennent avec l’historique des réservations.',
  'import.location_closed': ({ name }) =>
    `Le lieu ${name} n’est plus utilisé. Réactivez-le d’abord, ou indiquez-en un autre.`,
  'import.class_cancelled': () => 'Le cours a été annulé.',
  'import.class_here': () => 'Ce cours est déjà au planning.',
  'import.same_class': ({ row }) => `Le même cours qu’à la ligne ${row}.`,
  'import.teacher_left_out': ({ name }) =>
    `${name} n’existe pas dans le studio\u202f; laissé de côté, selon votre choix.`,
  'import.nobody': () => 'Sans nom et e-mail, impossible d’identifier le client. Ajoutez l’e-mail au fichier.',
  'import.class_not_here': () => 'Ce cours à venir n’est pas au planning. Importez d’abord le planning.',
  'import.class_full': () => 'Il ne reste pas de place dans le cours.',
  'import.same_booking': ({ row }) => `La même personne dans le même cours qu’à la ligne ${row}.`,
  'import.booking_here': () => 'Ce client a déjà réservé ce cours.',
  'import.booking_cancelled': () => 'C’est une réservation à venir qui a été annulée.',
  'import.booking_waiting': () =>
    'Le client n’était que sur la liste d’attente. Les listes d’attente ne sont pas importées.',
  'import.booking_left_out': () => 'Laissé de côté, selon votre choix.',
  'import.outcome_asked': () => 'Le fichier n’indique pas l’issue de la réservation\u202f; il manque votre réponse.',
  'import.future_asked': () => 'Cette réservation est à venir\u202f; il manque votre réponse.',
  'import.sold_membership': () => 'C’est un abonnement. Importez les abonnements avec une liste séparée.',
  'import.sold_gift_card': () => 'C’est une carte cadeau. Importez les cartes cadeaux avec une liste séparée.',
  'import.sold_fee': () => 'Ce sont des frais\u202f; ils ne sont pas importés.',
  'import.sold_service': () => 'C’est une prestation\u202f; les rendez-vous ne sont pas importés.',
  'import.sold_asked': ({ name }) => `Indiquez ce qu’est «\u00a0${name}\u00a0».`,
  'import.sold_back': () => 'C’est un retour ou un remboursement\u202f; ces lignes ne sont pas importées.',
  'import.sold_in_future': () => 'La date de la vente est dans le futur.',
  'import.no_quantity': () => 'La quantité est nulle.',
  'import.sale_here': () => 'Cette vente existe déjà.',
  'import.type.left_out': () => 'Laissé de côté, selon votre choix.',
  'import.type.here': () => 'Il existe déjà.',
  'import.type.confirmed': () => 'Confirmé par vous.',
  'import.type.said': () => 'Le fichier indique le type.',
  'import.type.unlimited': () => 'Le nombre de cours est illimité.',
  'import.type.one_class': () => 'Pour un cours.',
  'import.type.classes': ({ credits }) => `Pour ${credits} cours.`,
  'import.type.counted': () => 'Il a un nombre de crédits.',
  'import.type.prepaid': () => 'Payé d’avance.',
  'import.type.billed': () => 'Facturé régulièrement.',
  'import.type.named': () => 'Son nom l’indique.',
  'import.type.unknown': () => 'Le fichier n’indique pas le type d’abonnement.',
  'import.type.no_count': () => 'Le fichier n’indique pas le nombre de crédits.',
  'import.type.no_days': () => 'Le fichier n’indique pas le nombre de jours.',
  'import.type.no_interval': () => 'Le fichier n’indique pas la période de facturation.',
  'import.type.no_limit': () => 'Le fichier n’indique pas s’il est illimité.',
  'kept.client_used': () =>
    'Ce client a maintenant des réservations, des achats, des e-mails ou une personne à charge.',
  'kept.client_edited': () => 'Le client a été modifié depuis.',
  'kept.client_signs_in': () => 'Le client a maintenant un compte.',
  'kept.type_used': () => 'Il y a des abonnements de ce type.',
  'kept.type_edited': () => 'Le type d’abonnement a été modifié depuis.',
  'kept.membership_booked': () => 'Des réservations ou des paiements ont été faits avec l’abonnement.',
  'kept.membership_used': () => 'L’abonnement a servi depuis.',
  'kept.membership_edited': () => 'L’abonnement a été modifié ou renouvelé depuis.',
  'kept.instructor_used': () => 'Le professeur a des cours ou des rendez-vous.',
  'kept.instructor_edited': () => 'Le profil du professeur a été modifié depuis.',
  'kept.instructor_signs_in': () => 'Le professeur a maintenant un compte.',
  'kept.tag_used': () => 'Une règle ou une automatisation donne cette étiquette.',
  'kept.tag_given': () => 'Des clients ont maintenant cette étiquette.',
  'kept.template_used': () => 'Il y a des cours de ce type.',
  'kept.template_edited': () => 'Le type de cours a été modifié depuis.',
  'kept.class_used': () => 'Le cours a des réservations, une liste d’attente ou une demande de remplacement.',
  'kept.class_edited': () => 'Le cours a été modifié ou annulé depuis.',
  'kept.series_edited': () => 'La série, ou un de ses cours, a été modifiée ou annulée depuis.',
  'kept.booking_used': () => 'La réservation a changé depuis.',
  'kept.product_used': () => 'Le produit a été vendu, ou son stock a changé depuis.',
  'kept.product_edited': () => 'Le produit a été modifié depuis.',
  'kept.card_used': () => 'La carte cadeau a été utilisée depuis.',
  'kept.card_edited': () => 'La carte cadeau a été activée ou désactivée depuis.',
  'kept.sale_used': () => 'D’autres éléments dépendent de cette vente.',
}
