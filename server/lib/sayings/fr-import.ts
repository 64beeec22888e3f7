import type { StaffWords } from './words.ts'

/** What fields of a client are called that an import has filled in. */
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

/** What is said of imports. */
export const frImport: StaffWords = {
  'import.same_row': ({ row }) => `Identique à la ligne ${row}.`,
  'import.same_person': ({ row }) => `La même personne qu’à la ligne ${row}.`,
  'import.same_name': ({ row }) => `Le même nom qu’à la ligne ${row}.`,
  'import.client_here': () => 'Ce client est déjà ici.',
  'import.instructor_here': () => 'Ce prof est déjà ici.',
  'import.type_here': () => 'Ce type d’abonnement est déjà ici.',
  'import.membership_here': () => 'Cet abonnement est déjà ici.',
  'import.filled_in': ({ fields }) => `Déjà ici\u202f; complété\u00a0: ${named(fields)}.`,
  'import.unreadable': () => 'La ligne ne peut pas être lue.',
  'import.deleted_customer': () => 'Ce client a été supprimé dans l’ancien logiciel.',
  'import.totals': () => 'C’est une ligne de totaux.',
  'import.product_sold': () => 'C’est un produit qui a été vendu, pas un abonnement.',
  'import.no_name': () => 'La ligne n’a pas de nom.',
  'import.no_price': () => 'La ligne n’a pas de prix.',
  'import.no_membership': () => 'La ligne ne nomme aucun abonnement.',
  'import.type_left_out': ({ type_name }) => `«\u00a0${type_name}\u00a0» est laissé de côté, selon votre choix.`,
  'import.status_asked': ({ status }) => `L’état «\u00a0${status}\u00a0» demande votre réponse.`,
  'import.start_left_out': () => 'Sans date de début\u202f; laissé de côté, selon votre choix.',
  'import.start_asked': () => 'Sans date de début\u202f; il faut votre réponse.',
  'import.no_start': () => 'Sans date de début.',
  'import.ends_before_start': ({ starts_on, expires_on }, { day }) =>
    `Prendrait fin le ${day(expires_on)}, avant de commencer le ${day(starts_on)}.`,
  'import.credits_asked': () => 'Le fichier ne dit pas combien de cours restent\u202f; il faut votre réponse.',
  'import.credits_unlimited': ({ type_name }) =>
    `Il reste des cours illimités, mais «\u00a0${type_name}\u00a0» compte les cours.`,
  'import.newer_plan': () => 'Il y a une formule plus récente\u202f; laissé de côté, selon votre choix.',
  'import.instructor_without_email': () => 'Un prof a besoin d’une adresse e-mail pour se connecter.',
  'import.instructor_email_twice': ({ row }) => `Quelqu’un d’autre a la même adresse e-mail à la ligne ${row}.`,
  'import.instructor_email_taken': () => 'Quelqu’un de l’équipe a déjà cette adresse e-mail.',
  'import.email_in_use': () => 'Quelqu’un d’autre se connecte désormais avec cet e-mail.',
  'import.gone': () => 'Ce dont parle cette ligne n’est plus ici.',
  'import.not_written': () => 'Cette ligne ne peut pas être enregistrée\u202f; rien n’en a été gardé.',
  'import.erased': () => 'Effacé sur demande.',
  'import.broken_off': () =>
    'Quelque chose n’a pas marché de notre côté\u202f; ce qui est fait reste. Reprenez l’importation, ou annulez-la.',
  'import.not_a_date': ({ cell }) => `«\u00a0${cell}\u00a0» n’est pas une date lisible.`,
  'import.future_birthday': ({ cell }) => `«\u00a0${cell}\u00a0» est une date de naissance à venir.`,
  'import.old_birthday': ({ cell }) => `«\u00a0${cell}\u00a0» est une date de naissance d’avant 1900.`,
  'import.no_month': ({ cell, first, second }) =>
    `«\u00a0${cell}\u00a0» n’a pas de mois\u00a0: ni ${first} ni ${second} ne peut en être un.`,
  'import.amount_two_ways': ({ cell }) =>
    `«\u00a0${cell}\u00a0» se lit de deux façons\u202f; dites quel signe précède les décimales.`,
  'import.two_ways': ({ cell }) => `«\u00a0${cell}\u00a0» se lit de deux façons\u202f; dites quel nombre est le jour.`,
  'import.no_year': ({ cell }) => `«\u00a0${cell}\u00a0» n’a pas d’année\u202f; laissé de côté plutôt que deviné.`,
  'import.only_a_year': ({ cell }) =>
    `«\u00a0${cell}\u00a0» n’est qu’une année\u202f; laissé de côté plutôt que deviné.`,
  'import.not_a_day': ({ cell }) => `«\u00a0${cell}\u00a0» n’est pas un jour du calendrier.`,
  'import.perhaps_the_end': ({ cell }) =>
    `«\u00a0${cell}\u00a0» contient des dates, et aucune colonne ne dit quand les abonnements se terminent\u202f: ils n’auraient pas de fin. Si c’est elle, choisissez-la comme date de fin.`,
  'import.not_a_phone': ({ cell }) => `«\u00a0${cell}\u00a0» n’est pas un numéro de téléphone\u202f; laissé de côté.`,
  'import.not_an_email': ({ cell }) => `«\u00a0${cell}\u00a0» n’est pas une adresse e-mail\u202f; laissé de côté.`,
  'import.neither_yes_nor_no': ({ cell }) => `«\u00a0${cell}\u00a0» n’est ni oui ni non.`,
  'import.no_consent': ({ cell }) =>
    `«\u00a0${cell}\u00a0» ne dit ni oui ni non à la publicité\u202f; la réponse reste inconnue.`,
  'import.foreign_money': ({ cell, foreign, currency }) =>
    `«\u00a0${cell}\u00a0» est en ${foreign}\u202f; la devise du studio est ${currency}.`,
  'import.not_an_amount': ({ cell }) => `«\u00a0${cell}\u00a0» n’est pas un montant.`,
  'import.too_fine': ({ cell, currency }) =>
    `«\u00a0${cell}\u00a0» est plus fin que la plus petite unité (${currency}).`,
  'import.too_large': ({ cell }) => `«\u00a0${cell}\u00a0» est trop grand.`,
  'import.price_below_zero': ({ cell }) => `«\u00a0${cell}\u00a0» est inférieur à zéro.`,
  'import.not_a_count': ({ cell }) => `«\u00a0${cell}\u00a0» n’est pas un nombre entier de cours.`,
  'import.same_product': ({ row }) => `Le même produit qu’à la ligne ${row}.`,
  'import.product_here': () => 'Ce produit est déjà ici\u202f; son stock reste tel quel.',
  'import.card_without_code': () =>
    'Il n’y a pas de code, et sans code deux cartes ne se distinguent pas. Ajoutez-le au fichier, ou créez une carte à la main.',
  'import.card_code_short': () =>
    'Un code de moins de 4 caractères pourrait être deviné. Créez à la main une carte avec un nouveau code.',
  'import.same_code': ({ row }) => `Le même code qu’à la ligne ${row}.`,
  'import.card_here': () => 'Une carte cadeau avec ce code est déjà ici.',
  'import.card_of_nothing': () => 'Il n’y a jamais rien eu sur cette carte.',
  'import.no_balance': () => 'La ligne ne dit pas ce qu’il y a sur la carte.',
  'import.balance_asked': () => 'Le fichier ne dit pas combien il reste\u202f; il faut votre réponse.',
  'import.balance_left_out': () => 'Le fichier ne dit pas combien il reste\u202f; laissé de côté, selon votre choix.',
  'import.no_class': () => 'La ligne ne nomme aucun cours, et aucun d’ici ne convient.',
  'import.no_day': () => 'La ligne n’a pas de date.',
  'import.no_time': () => 'La ligne n’a pas d’heure.',
  'import.not_a_moment': ({ cell }) =>
    `«\u00a0${cell}\u00a0» contient une heure ou un fuseau horaire qu’on ne peut pas interpréter avec certitude. Écrivez-la comme l’affiche l’horloge du studio.`,
  'import.not_a_validity': ({ cell }) =>
    `«\u00a0${cell}\u00a0» ne dit pas pendant combien de temps c’est valable. Écrivez un nombre de jours, ou un nombre avec son unité, comme «\u00a03 mois\u00a0».`,
  'import.not_an_interval': ({ cell }) =>
    `«\u00a0${cell}\u00a0» n’est pas un intervalle auquel un abonnement se facture ici.`,
  'import.not_a_time': ({ cell }) => `«\u00a0${cell}\u00a0» n’est pas une heure.`,
  'import.not_weekdays': ({ cell }) =>
    `«\u00a0${cell}\u00a0» ne se lit pas comme des jours de la semaine. Écrivez leurs noms.`,
  'import.not_repeats': ({ cell }) =>
    `«\u00a0${cell}\u00a0» n’est pas une répétition possible ici. Écrivez «\u00a0chaque semaine\u00a0», «\u00a0toutes les 2 semaines\u00a0» ou «\u00a0une fois\u00a0».`,
  'import.no_first_week': () =>
    'Si un cours n’a pas lieu chaque semaine, la ligne doit dire quand il commence, par une date à l’un de ses jours.',
  'import.other_weekday': ({ cell }) => `La date ne tombe pas sur «\u00a0${cell}\u00a0».`,
  'import.repeat_asked': () =>
    'C’est peut-être un seul cours à sa date, ou un cours chaque semaine\u202f; il faut votre réponse.',
  'import.not_a_number': ({ cell }) => `«\u00a0${cell}\u00a0» n’est pas un nombre entier.`,
  'import.rounded': ({ cell }) =>
    `«\u00a0${cell}\u00a0» est un long nombre qu’un tableur a arrondi. Mettez la colonne en texte dans l’export, pour que tous ses chiffres restent.`,
  'import.not_a_duration': ({ cell }) =>
    `«\u00a0${cell}\u00a0» n’est pas une durée de cours, qui va jusqu’à 24 heures.`,
  'import.class_over': () => 'C’est terminé. Les cours passés viennent avec l’historique des réservations.',
  'import.location_closed': ({ name }) =>
    `${name} n’est plus utilisé. Réactivez d’abord ce lieu, ou indiquez-en un autre.`,
  'import.class_cancelled': () => 'Le cours a été annulé.',
  'import.class_here': () => 'Ce cours est déjà au planning.',
  'import.same_class': ({ row }) => `Le même cours qu’à la ligne ${row}.`,
  'import.teacher_left_out': ({ name }) => `${name} n’est pas ici\u202f; laissé de côté, selon votre choix.`,
  'import.nobody': () =>
    'On ne peut pas dire de qui il s’agit\u00a0: un client se reconnaît au nom et à l’e-mail ensemble. Ajoutez l’e-mail au fichier.',
  'import.class_not_here': () => 'Ce cours à venir n’est pas au planning. Importez d’abord le planning.',
  'import.class_full': () => 'Il ne reste pas de place dans le cours.',
  'import.same_booking': ({ row }) => `La même personne dans le même cours qu’à la ligne ${row}.`,
  'import.booking_here': () => 'Ce client est déjà dans ce cours.',
  'import.booking_cancelled': () => 'Encore à venir, et annulé.',
  'import.booking_waiting': () =>
    'Le client n’était que sur la liste d’attente. Les listes d’attente ne sont pas reprises.',
  'import.booking_left_out': () => 'Laissé de côté, selon votre choix.',
  'import.outcome_asked': () => 'Le fichier ne dit pas ce qui en est advenu\u202f; il faut votre réponse.',
  'import.future_asked': () => 'C’est encore à venir\u202f; il faut votre réponse.',
  'import.sold_membership': () => 'C’est un abonnement. Les abonnements viennent avec leur propre liste.',
  'import.sold_gift_card': () => 'C’est une carte cadeau. Les cartes cadeaux viennent avec leur propre liste.',
  'import.sold_fee': () => 'Ce sont des frais\u202f; ils ne sont pas repris.',
  'import.sold_service': () => 'C’est une prestation\u202f; les rendez-vous ne sont pas repris.',
  'import.sold_asked': ({ name }) => `Ce qu’est «\u00a0${name}\u00a0» demande votre réponse.`,
  'import.sold_back': () => 'C’est un retour ou un remboursement\u202f; ces lignes ne sont pas reprises.',
  'import.sold_in_future': () => 'La date de la vente est encore à venir.',
  'import.no_quantity': () => 'Aucune pièce n’a été vendue.',
  'import.sale_here': () => 'Cette vente est déjà ici.',
  'import.type.left_out': () => 'Laissé de côté, selon votre choix.',
  'import.type.here': () => 'Il est déjà ici.',
  'import.type.confirmed': () => 'Confirmé par vous.',
  'import.type.said': () => 'Le fichier dit de quel genre il s’agit.',
  'import.type.unlimited': () => 'Le nombre de cours est illimité.',
  'import.type.one_class': () => 'Pour un cours.',
  'import.type.classes': ({ credits }) => `Pour ${credits} cours.`,
  'import.type.counted': () => 'Les cours sont comptés.',
  'import.type.prepaid': () => 'Payé d’avance.',
  'import.type.billed': () => 'Facturé par période.',
  'import.type.named': () => 'Son nom le dit.',
  'import.type.unknown': () => 'Le fichier ne dit pas de quel genre d’abonnement il s’agit.',
  'import.type.no_count': () => 'Le fichier ne dit pas pour combien de cours.',
  'import.type.no_days': () => 'Le fichier ne dit pas pour combien de jours.',
  'import.type.no_interval': () => 'Le fichier ne dit pas à quelle période il est facturé.',
  'import.type.no_limit': () => 'Le fichier ne dit pas s’il est illimité.',
  'kept.client_used': () =>
    'Le client a servi depuis\u00a0: réservations, achats, e-mails, ou quelqu’un dont il est le représentant légal.',
  'kept.client_edited': () => 'Le client a été modifié depuis.',
  'kept.client_signs_in': () => 'Le client se connecte désormais.',
  'kept.type_used': () => 'Il y a des abonnements de ce type.',
  'kept.type_edited': () => 'Le type d’abonnement a été modifié depuis.',
  'kept.membership_booked': () => 'Des réservations ou des paiements ont été faits avec l’abonnement.',
  'kept.membership_used': () => 'L’abonnement a servi depuis.',
  'kept.membership_edited': () => 'L’abonnement a été modifié ou renouvelé depuis.',
  'kept.instructor_used': () => 'Le prof a des cours ou des rendez-vous.',
  'kept.instructor_edited': () => 'Le profil de prof a été modifié depuis.',
  'kept.instructor_signs_in': () => 'Le prof se connecte désormais.',
  'kept.tag_used': () => 'Une règle ou une automatisation donne cette étiquette.',
  'kept.tag_given': () => 'Des clients ont désormais cette étiquette.',
  'kept.template_used': () => 'Il y a des cours de ce modèle.',
  'kept.template_edited': () => 'Le modèle de cours a été modifié depuis.',
  'kept.class_used': () => 'Quelqu’un a réservé le cours, attend une place ou y demande un remplacement.',
  'kept.class_edited': () => 'Le cours a été modifié ou annulé depuis.',
  'kept.series_edited': () => 'La série, ou un de ses cours, a été modifiée ou annulée depuis.',
  'kept.booking_used': () => 'Il s’est passé quelque chose avec la réservation depuis.',
  'kept.product_used': () => 'Le produit a été vendu, ou son stock a changé depuis.',
  'kept.product_edited': () => 'Le produit a été modifié depuis.',
  'kept.card_used': () => 'Quelque chose a été payé avec la carte cadeau depuis.',
  'kept.card_edited': () => 'La carte cadeau a été activée ou désactivée depuis.',
  'kept.sale_used': () => 'Quelque chose dépend de la vente.',
}
