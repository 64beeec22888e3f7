import type { selling as english } from '../en/selling.ts'
import type { Translation } from '../templates.ts'

export const selling: Translation<typeof english> = {
  'memberships.paused': '{name} est en pause. Reprenez l’abonnement, ou choisissez un cours après la pause.',
  'memberships.paused_until':
    '{name} est en pause jusqu’au {until}. Reprenez l’abonnement, ou choisissez un cours après la pause.',
  'memberships.has_ended': '{name} a pris fin. Renouvelez l’abonnement ou choisissez-en un autre.',
  'memberships.good_until':
    '{name} n’est valable que jusqu’au {until}. Renouvelez l’abonnement ou choisissez-en un autre.',
  'memberships.days_of_pause_left': [
    'Il reste 1 jour de pause ({most} en tout, {used} déjà pris). N’en demandez pas plus.',
    'Il reste {n} jours de pause ({most} en tout, {used} déjà pris). N’en demandez pas plus.',
  ],
  'memberships.ended_on_before':
    'Cet abonnement a pris fin le {on}. Il était valable jusqu’au {former}. Indiquez une nouvelle fin\u00a0: un expires_at plus tardif le rend actif.',
  'memberships.ended_on':
    'Cet abonnement a pris fin le {on}. Indiquez une nouvelle fin\u00a0: un expires_at plus tardif le rend actif.',
  'memberships.ended_before':
    'Cet abonnement a pris fin. Il était valable jusqu’au {former}. Indiquez une nouvelle fin\u00a0: un expires_at plus tardif le rend actif.',
  'memberships.ended':
    'Cet abonnement a pris fin. Indiquez une nouvelle fin\u00a0: un expires_at plus tardif le rend actif.',
  'gift_cards.deactivated': 'La carte cadeau finissant par {last4} a été désactivée.',
  'gift_cards.was_good_until': 'La carte cadeau finissant par {last4} était valable jusqu’au {until}.',
  'memberships.membership_starts': 'Cet abonnement commence le {day} et deviendra actif automatiquement.',
  'ai.does_not_take_key': '{name} n’accepte pas cette clé. Rien n’a été enregistré.',
  'ai.cant_be_asked_now': '{name} est injoignable pour le moment. Rien n’a été enregistré.',
  'ai.choose_one_of_listed_providers': 'Choisissez un des fournisseurs de la liste.',
  'licensing.license_could_not_be_confirmed':
    'La licence n’a pas pu être confirmée depuis deux semaines. Connectez cet ordinateur à Internet.',
  'licensing.comes_with_plan_has_assistant': 'C’est compris dans la formule qui a l’assistant.',
  'common.more_decimals': 'Plus de décimales que n’en a {currency}',
  'common.before_start_date': 'Est avant `start_date`',
  'assistant.last_message_must_be_users': 'Le dernier message doit venir de la personne qui écrit (user)',
  'assistant.ai_provider_does_not_answer':
    'Le fournisseur d’IA ne répond pas pour le moment. Réessayez dans une minute.',
  'assistant.months_ai_tokens_are_used':
    'Les jetons d’IA de ce mois sont épuisés. Une clé propre au studio n’a pas cette limite.',
  'assistant.license_service_does_not_serve': 'Le service des licences n’accepte pas cette licence pour le moment.',
  'assistant.ai_provider_does_not_take': 'Le fournisseur d’IA n’accepte plus la clé du studio. Saisissez-en une autre.',
  'assistant.done_already': 'C’est déjà fait.',
  'assistant.ask_assistant_again': 'Demandez de nouveau à l’assistant.',
  'promo_codes.for_somebody_else': 'Le code {code} est destiné à une autre personne.',
  'billing.payment_processor_does_not_know':
    'Le prestataire de paiement ne connaît pas cette clé secrète. Copiez-la de nouveau, en entier.',
  'billing.key_may_not_read_account':
    'Cette clé n’a pas le droit de lire le compte. Donnez-lui ce droit, ou utilisez la clé secrète.',
  'billing.one_key_is_for_tests':
    'Une clé est de test, l’autre de production (live). Copiez les deux depuis la même page',
  'billing.live_key_stays':
    'Une clé de production (live) n’est envoyée qu’à l’adresse du prestataire (STRIPE_API_BASE)',
  'billing.expected_key_begins': 'Une clé qui commence par {example} est attendue',
  'billing.expected_webhook_secret': 'Un secret qui commence par whsec_ est attendu',
  'billing.processor_away': 'Le prestataire de paiement est injoignable pour le moment. Réessayez dans une minute.',
  'billing.processor_refuses': 'Le prestataire de paiement a refusé. Rien n’a été modifié.',
  'billing.not_known_yet':
    'Le prestataire de paiement est injoignable pour le moment\u00a0: nous ne savons pas encore si vous avez payé. Ne payez pas une deuxième fois\u202f; votre achat arrivera dès qu’il répondra.',
  'billing.payment_processor_cant_be_reached':
    'Le prestataire de paiement est injoignable pour le moment. Rien n’a été payé. Réessayez dans une minute.',
  'billing.expected_address':
    'Une adresse http(s) complète sans identifiant est attendue, par exemple https://studio.example/paid',
  'common.more_than_0': 'Plus de 0',
  'billing.too_much': 'Vous pouvez payer en ligne {amount} {currency} au plus en une fois',
  'billing.too_little':
    '{amount} {currency}, c’est moins que le minimum en ligne ({amount2} {currency2}). Payez au studio, ou une plus petite part de la carte cadeau.',
  'billing.payment_processor_does_not_take':
    'Le prestataire de paiement n’accepte plus la clé du studio. Le studio peut la renouveler dans Réglages, Paiements.',
  'billing.studios_key_may_not_do':
    'La clé du studio n’a pas ce droit chez le prestataire de paiement. Ajoutez-le là-bas, ou utilisez une autre clé.',
  'billing.payment_processor_refused':
    'Le prestataire de paiement a refusé. Rien n’a été payé. Réessayez, ou payez au studio.',
  'billing.studio_expects_no_messages': 'Le studio n’attend ici aucun message du prestataire de paiement.',
  'membership_types.being_bought_online':
    'Un achat en ligne de cet abonnement a déjà commencé\u00a0: il est donc conservé. Désactivez-le pour le retirer de la vente.',
  'billing.sold_out': '{name}\u00a0: stock épuisé.',
  'billing.studio_does_not_sell_online': 'Le studio ne vend pas en ligne en ce moment. Demandez à l’accueil.',
  'promo_codes.used_up': 'Le code {code} a atteint sa limite d’utilisations.',
  'billing.being_bought_right_now':
    '{name} est en cours d’achat et son paiement n’est pas terminé. Attendez qu’il le soit.',
  'billing.intro_offer_is_being_bought':
    'Une offre découverte est en cours d’achat\u202f; elle est limitée à une par personne. Terminez d’abord ce paiement.',
  'billing.not_sold_online': '{name} ne se vend pas en ligne. Demandez au studio.',
  'memberships.not_sold': '{name}\u00a0: plus en vente. Réactivez l’abonnement ou choisissez-en un autre.',
  'memberships.not_active_client': 'Compte client inactif\u00a0: {name}. Réactivez-le d’abord.',
  'billing.you_have_had_intro_offer':
    'Les offres découverte sont limitées à une par personne, et vous en avez déjà eu une. Choisissez un autre abonnement.',
  'billing.runs_already': '{name} est déjà en cours. Changez-le ou résiliez-le au lieu de l’acheter de nouveau.',
  'promo_codes.there_is_no_promo_code': 'Il n’y a pas de code promo «\u00a0{code}\u00a0». Vérifiez l’orthographe.',
  'gift_cards.gift_card_cant_be_used':
    'Cette carte cadeau n’est pas utilisable. Vérifiez son code, ou demandez au studio.',
  'billing.nothing_is_left_to_pay': 'Il ne reste rien à payer',
  'billing.studio_takes_no_payments_online':
    'Le studio ne prend pas encore de paiements en ligne. Payez plutôt au studio.',
  'billing.not_signed_by_payment':
    'Ce n’est pas signé avec le secret du studio chez le prestataire de paiement, ou la signature est trop ancienne.',
  'payments.less_can_be_given_back':
    'Payé\u00a0: {amount}. Choisissez {amount2} ou moins\u00a0: c’est ce qui reste remboursable.',
  'payments.not_paid_here': 'Cela n’a pas été payé ici. Remboursez-le {where}.',
  'billing.cancel_under_way':
    'Le prestataire de paiement n’a pas répondu. La résiliation est en cours\u00a0: le studio réessaie jusqu’à ce qu’elle soit confirmée.',
  'billing.refund_under_way':
    'Le prestataire de paiement n’a pas répondu. Le remboursement de {amount} {currency} est en cours\u00a0: le studio réessaie jusqu’à ce qu’il soit fait. Ne remboursez pas autrement.',
  'billing.can_still_be_given_back':
    'Choisissez {amount} {currency} ou moins\u00a0: le reste est déjà en cours de remboursement.',
  'billing.subscription_has_ended_already': 'Cet abonnement a déjà pris fin.',
  'memberships.has_no_credits_left': '{name} n’a plus de crédits. Achetez-en d’autres.',
  'memberships.waits_for_credits': '{name} n’a plus de crédits. Achetez-en d’autres ou attendez les prochains.',
  'memberships.starts_on': '{name} commence le {day}. Choisissez un cours à partir de ce jour.',
  'charges.waive_instead': 'Ce montant ne peut pas être réglé ainsi. Annulez-le plutôt.',
  'charges.settled_already': 'Ce montant est déjà soldé ({status}, {when}). Plus rien n’est dû.',
  'payments.name_gift_card': 'Indiquez la carte cadeau dans payments, avec son gift_card_code',
  'payments.sum_is_not_total': 'Leur somme est {amount}, le total est {amount2}',
  'receipts.client_has_no_e_mail': 'Cette personne n’a pas d’e-mail. Indiquez une adresse',
  'gift_cards.too_little_left': 'Sur la carte cadeau finissant par {code_last4}, il reste {value} {currency}.',
  'gift_cards.unknown': 'Aucune carte cadeau n’a ce code. Elle vient peut-être d’un autre studio.',
  'gift_cards.mistyped':
    'Ce n’est pas le code d’une carte cadeau\u00a0: un caractère est incorrect ou manque. Saisissez-le de nouveau.',
  'gift_cards.day_is_over': 'Ce jour est passé. Choisissez aujourd’hui ou plus tard.',
  'gift_cards.gift_card_cant_be_bought': 'Une carte cadeau ne s’achète pas avec une carte cadeau',
  'payments.none_of_methods': 'N’est aucun des moyens de paiement indiqués dans payments',
  'gift_cards.code_of_card_was_kept':
    'Le code de cette carte a été enregistré avec une clé perdue. Émettez une nouvelle carte pour son solde.',
  'licensing.nothing_was_changed': 'Rien n’a changé. Réessayez dans une minute.',
  'licensing.check_for_slips': 'Le service des licences ne connaît pas cette clé. Vérifiez la saisie.',
  'membership_types.expected_iso_4217_currency_such': 'Une devise ISO 4217 est attendue, par exemple EUR',
  'memberships.membership_type_is_priced':
    'Le prix de ce type d’abonnement est en {currency}\u202f; le studio vend en {currency2}',
  'membership_types.studio_sells': 'Le studio vend en {currency}. N’indiquez pas de devise.',
  'membership_types.membership_is_either_unlimited':
    'Un abonnement est illimité ou a des crédits. Retirez l’un des deux.',
  'membership_types.packs_and_drop_ins':
    'Les carnets et les cours à l’unité ont des crédits. Pour des cours illimités, choisissez un forfait ou un abonnement.',
  'membership_types.class_pack_has_at_least': 'Un carnet a au moins un crédit.',
  'membership_types.only_subscriptions_are_billed': 'Seuls les abonnements sont facturés par période.',
  'membership_types.only_credits_given_for_each': 'Seuls les crédits donnés à chaque période peuvent se reporter.',
  'membership_types.intro_price': 'Seule une offre découverte a un prix découverte.',
  'membership_types.only_subscriptions_have_credits': 'Seuls les abonnements ont des crédits à chaque période.',
  'membership_types.in_use':
    'Des clients ont ou ont eu cet abonnement\u00a0: il est donc conservé pour leur historique. Désactivez-le pour le retirer de la vente.',
  'membership_types.give_subscription_credits_for_each':
    'Donnez à l’abonnement des crédits à chaque période, ou rendez-le illimité.',
  'membership_types.time_pass_is_unlimited_while': 'Un forfait est illimité tant qu’il est valable.',
  'membership_types.all_classes_or_list': 'Choisissez tous les cours ou indiquez-en certains, pas les deux',
  'membership_types.time_ends_before_it_begins': 'Doit être après le début',
  'membership_types.intro_is_not_shared': 'Une offre découverte est pour une seule personne',
  'membership_types.there_is_no_such': 'L’un d’eux n’existe pas',
  'membership_types.drop_in_is_one_credit': 'Un cours à l’unité vaut un crédit.',
  'membership_types.intro_validity': 'Seule une offre découverte a une durée découverte.',
  'common.ends_before_starts': 'Finit avant son début',
  'memberships.membership_is_unlimited': 'Cet abonnement est illimité\u202f; il n’a pas de crédits',
  'memberships.had_intro_offer':
    '{name} a déjà eu une offre découverte à partir du {day}\u202f; elle est limitée à une par personne. Vendez un autre abonnement, ou accordez-la de nouveau avec un motif.',
  'memberships.only_for_a_sale': 'Vaut pour une vente. Indiquez aussi payment_method',
  'promo_codes.not_for_classes': 'Le code {code} ne s’applique pas aux cours à l’unité.',
  'promo_codes.one_thing_at_a_time': 'Indiquez un type d’abonnement ou un cours, pas les deux',
  'promo_codes.for_other_memberships': 'Le code {code} ne vaut pas pour cet abonnement.',
  'memberships.was_cancelled': 'L’abonnement {name} a été résilié.',
  'memberships.only_paused_membership_can': 'Seul un abonnement en pause peut être repris (statut\u00a0: {status}).',
  'memberships.only_active_membership_can': 'Seul un abonnement actif peut être mis en pause (statut\u00a0: {status}).',
  'memberships.kind_of_membership_cant': 'Ce type d’abonnement ne peut pas être mis en pause.',
  'memberships.cannot_become': 'Statut de l’abonnement\u00a0: {from}. Il ne peut pas passer à «\u00a0{to}\u00a0».',
  'memberships.membership_is_cancelled': 'Cet abonnement est définitivement résilié. Vendez-en plutôt un nouveau.',
  'payments.refund_itself': 'C’est déjà un remboursement. Choisissez le paiement qu’il a remboursé.',
  'sales.can_still_come_back': '{name}\u00a0: il n’en reste que {count} à reprendre. N’en choisissez pas plus.',
  'sales.not_part_of_sale': 'Ne fait pas partie de cette vente',
  'payments.only_products_go_back_into': 'Seuls les produits retournent en stock',
  'payroll.salary_for_week_two': 'Le salaire vaut-il pour une semaine, deux semaines ou un mois\u202f?',
  'payroll.for_fixed_salary_alone': 'Ne vaut que pour un salaire fixe',
  'common.percentage_is_at_most_100': 'Un pourcentage va jusqu’à 100',
  'payroll.has_active_component_of_kind':
    '{user_name} a déjà un élément de rémunération actif de ce type. Changez-en le taux, ou mettez-y fin d’abord.',
  'payroll.before_period_start': 'Vient avant period_start',
  'payroll.run_has_at_most_days': 'Un décompte couvre {days} jours au plus. Choisissez une période plus courte.',
  'payroll.run_is_finalized': 'Ce décompte est clôturé et ne peut plus changer. Créez-en un autre pour le reste.',
  'payroll.run_comes_to_now':
    'Le décompte donne maintenant {now}, et non {then}\u00a0: quelque chose a changé. Recalculez-le et vérifiez-le de nouveau.',
  'payroll.nothing_left_to_pay': 'Il ne reste rien à payer dans ce décompte.',
  'payroll.run_is_draft': 'Ce décompte est un brouillon. Clôturez-le d’abord, puis notez le paiement.',
  'payroll.marked_as_paid': 'Déjà marqué comme payé le {when}.',
  'products.has_sku_already': '{name} a déjà la référence {sku}. Choisissez-en une autre.',
  'billing.appointment_paid_too_late': 'Le paiement est arrivé alors que l’heure n’était plus réservée.',
  'billing.paid_too_late': 'Le paiement est arrivé alors que la place n’était plus réservée.',
  'billing.seat_of_which_class': 'Indiquez dans quel cours se trouve la place',
  'billing.begun_too_often':
    'Vous avez {count} en cours, le maximum à la fois. Payez là-bas ou annulez-en une dans «\u00a0Mes réservations\u00a0»\u202f; la première expire le {when}.',
  'billing.payment_under_way':
    'Ce paiement est en cours à la banque depuis le {when} et peut prendre plusieurs jours. Dès que l’argent arrive, votre réservation est confirmée et nous vous écrivons.',
  'products.wanted_and_held':
    '{name}\u00a0: {count} au panier, {stock_quantity} en stock. Réservé pour des achats en ligne en cours de paiement\u00a0: {held}. Le premier sera de nouveau libre au plus tard le {when}.',
  'products.wanted_and_held_for':
    '{name}\u00a0: {count} au panier, {stock_quantity} en stock. Réservé pour des achats en ligne en cours de paiement\u00a0: {held} ({who}). Le premier sera de nouveau libre au plus tard le {when}.',
  'products.wanted_in_stock':
    '{name}\u00a0: {count} au panier, {stock_quantity} en stock. Prenez-en moins ou corrigez le stock.',
  'products.nothing_would_change': 'Rien ne changerait',
  'promo_codes.there_is_promo_code_already': 'Il y a déjà un code promo {code}. Choisissez un autre nom.',
  'promo_codes.there_was_promo_code': 'Il y a eu un code promo {code}. Réactivez-le ou choisissez un autre nom.',
  'promo_codes.expected_letters_digits_and_dashes':
    'Des lettres, des chiffres et des tirets sont attendus, par exemple PRINTEMPS-20',
  'promo_codes.at_most_six_decimals': 'Six décimales au plus',
  'promo_codes.ends_before_begins': 'Finit avant son début',
  'promo_codes.say_value_too': 'Indiquez aussi la valeur quand vous changez le type de remise',
  'promo_codes.client_has_used': 'Un client l’a déjà utilisé plus d’une fois. Créez plutôt un nouveau code.',
  'promo_codes.has_been_used_times_already': 'Il a déjà servi {used_count} fois. Désactivez-le pour l’arrêter.',
  'promo_codes.code_can_be_used_once': 'Le code {code} sert une seule fois par personne, et il a déjà servi.',
  'promo_codes.code_is_good': 'Le code {code} est valable à partir du {when}.',
  'promo_codes.nothing_to_take_off': 'Cet abonnement est gratuit\u00a0: le code {code} n’a rien à déduire. Retirez-le.',
  'promo_codes.code_is_not_in_use': 'Le code {code} n’est plus utilisé.',
  'promo_codes.code_was_good_until': 'Le code {code} était valable jusqu’au {when}.',
  'products.corrected_at_sale': 'Compté à la caisse\u00a0: il y en avait',
  'sales.not_sold': '{name}\u00a0: plus en vente. Remettez le produit en vente ou retirez-le du panier.',
  'payments.not_paid_by_gift_card': 'N’est pas payé par carte cadeau',
  'payments.which_gift_card': 'Quelle carte cadeau\u202f?',
  'simulations.no_class_of_weeks': 'Aucun cours pendant ces semaines',
  'simulations.there_is_no_such_class': 'Ce type de cours n’existe pas',
  'simulations.change_each_class_once': 'Changez chaque cours une seule fois',
  'takings.closed_already':
    '{day}\u00a0: journée déjà clôturée. Ce qui a été vendu depuis compte pour la prochaine journée clôturée.',
  'takings.later_day_closed':
    '{day}\u00a0: journée déjà clôturée, et avec elle toutes les précédentes. Clôturez une journée plus tardive.',
  'takings.day_has_not_begun': 'Cette journée n’a pas commencé',
  'takings.more_than_was_counted': 'Plus que ce qui a été compté',
  'takings.counted_twice': 'Est compté deux fois',
  'takings.too_many_days': 'Cela fait {days} jours. Choisissez-en {days2} au plus',
  'till.intro_offer_like_another':
    '{name} est une offre découverte, comme une autre de ce panier\u202f; elle est limitée à une par personne. Retirez l’une des deux.',
  'till.needs_client': 'Il faut un client\u00a0: indiquez dans client_id qui achète',
  'till.in_basket_already': 'Est déjà dans le panier',
  'till.gift_card_with_gift_card': 'Une carte cadeau ne s’achète pas avec une carte cadeau. Payez cette part autrement',
  'gift_cards.nothing_left': 'Il ne reste rien sur la carte cadeau finissant par {code}.',
  'memberships.last_credit_of_membership':
    'Le dernier crédit de cet abonnement vient d’être utilisé. Achetez-en d’autres, ou choisissez un autre abonnement.',
  'memberships.not_paid_yet': '{name}\u00a0: pas encore payé. Terminez d’abord le paiement.',
  'memberships.payment_failing': 'Un paiement pour {name} échoue depuis plus de {days}. Mettez le paiement à jour.',
  'memberships.does_not_cover_service': '{name} ne couvre pas ce rendez-vous. Choisissez un autre abonnement.',
  'memberships.not_at_this_time':
    '{name} n’est pas valable à cette heure de la semaine. Choisissez un autre cours ou un autre abonnement.',
  'memberships.not_at_this_location':
    '{name} n’est pas valable dans ce lieu. Choisissez un autre cours ou un autre abonnement.',
  'memberships.has_too_few_credits': [
    '{name} n’a plus que 1 crédit, il en faut {cost} ici. Achetez-en ou choisissez un autre cours.',
    '{name} n’a plus que {n} crédits, il en faut {cost} ici. Achetez-en ou choisissez un autre cours.',
  ],
  'memberships.day_limit': [
    '{name} permet 1 cours par jour, et il y en a déjà un le {day:day}. Choisissez un autre jour.',
    '{name} permet {n} cours par jour, et il y en a déjà autant le {day:day}. Choisissez un autre jour.',
  ],
  'memberships.week_limit': [
    '{name} permet 1 cours par semaine, et il y en a déjà un la semaine du {day:day}. Choisissez une autre semaine.',
    '{name} permet {n} cours par semaine, et il y en a déjà autant la semaine du {day:day}. Choisissez une autre semaine.',
  ],
  'memberships.upcoming_limit': [
    '{name} permet 1 réservation à venir à la fois. Annulez l’autre ou attendez qu’elle soit passée.',
    '{name} permet {n} réservations à venir à la fois. Annulez-en une ou attendez que l’une soit passée.',
  ],
  'memberships.holder_is_not_a_member': 'Le titulaire n’est pas dans la liste\u00a0: indiquez seulement les autres',
  'memberships.too_many_members': [
    '{name} est pour 1 personne. Choisissez un abonnement pour plusieurs.',
    '{name} est pour {n} personnes, titulaire compris. Retirez d’abord une personne.',
  ],
  'memberships.collected_from_holder':
    'Il est prélevé sur une carte ({name}). Mettez fin à l’abonnement, puis vendez-en un autre.',
  'memberships.does_not_cover_class': '{name} ne couvre pas ce cours. Choisissez un autre abonnement.',
}
