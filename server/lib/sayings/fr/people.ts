import type { payroll as payrollEnglish, people as english, permissions as permissionsEnglish } from '../en/people.ts'
import type { Translation } from '../templates.ts'

export const people: Translation<typeof english> = {
  'mail.never_tried':
    'Il n’a jamais été envoyé\u00a0: le serveur d’e-mail est inutilisable depuis le {since}. {reason}',
  'email.could_not_be_sent': 'L’e-mail n’a pas pu être envoyé\u00a0: {reason}',
  'auth.second_factor_from_outside':
    'Depuis l’extérieur, les responsables ont besoin d’un second facteur pour se connecter. Configurez-le sur l’ordinateur du studio\u00a0: connectez-vous là-bas, ouvrez le menu à votre nom et choisissez «\u00a0Second facteur\u00a0».',
  'auth.wrong_credentials': 'E-mail ou mot de passe incorrect.',
  'auth.link_was_used_already': 'Ce lien a déjà servi ou a expiré. Demandez-en un nouveau.',
  'auth.not_recovery_code': 'Ce n’est pas le code de secours. Utilisez le plus récent.',
  'auth.code_of_another_owner': 'Seul le premier propriétaire peut le faire\u00a0: le code ouvre son compte.',
  'auth.password_is_too_common': 'Ce mot de passe est trop courant. Choisissez-en un autre.',
  'auth.password_cant_be_e_mail': 'Le mot de passe ne peut pas être l’adresse e-mail.',
  'auth.studio_has_owner_already': 'Ce studio a déjà un ou une propriétaire. Connectez-vous.',
  'auth.your_session_has_ended': 'Votre session a expiré. Reconnectez-vous.',
  'clients.give_client_e_mail_first': 'Ajoutez d’abord une adresse e-mail\u00a0: elle sert à se connecter.',
  'clients.reactivate_client_first_then_invite': 'Réactivez d’abord cette personne, puis invitez-la.',
  'auth.email_of_another_account': 'Un autre compte utilise cet e-mail. Demandez au studio de les fusionner.',
  'auth.email_is_known':
    'Le studio connaît déjà cet e-mail. Nous vous avons envoyé un lien\u00a0: ouvrez-le pour choisir un mot de passe et retrouver vos réservations et abonnements.',
  'clients.client_signs_in_already':
    'Cette personne a déjà un accès. Vous pouvez lui envoyer un lien pour un nouveau mot de passe.',
  'auth.not_from_outside':
    'Le studio ne se gère pas ici depuis l’extérieur. Le ou la propriétaire peut l’autoriser sur l’ordinateur du studio, dans Réglages, Mise en ligne.',
  'auth.sign_in_again_with_code': 'Reconnectez-vous avec le code de votre application d’authentification.',
  'auth.code_needed': 'Saisissez le code de votre application d’authentification ou un code de secours.',
  'auth.code_is_not_right':
    'Ce code est incorrect ou a déjà servi. Attendez le suivant et vérifiez l’heure de votre téléphone.',
  'auth.second_factor_exists':
    'Votre compte a déjà un second facteur. Désactivez-le d’abord, puis configurez-en un autre.',
  'auth.begin_again': 'Cette configuration a expiré. Recommencez.',
  'auth.no_second_factor': 'Votre compte n’a pas de second facteur.',
  'auth.password_is_wrong': 'Mot de passe incorrect.',
  'staff.only_owner_takes_off_factor': 'Seul un ou une propriétaire peut retirer un second facteur.',
  'staff.own_second_factor':
    'Désactivez votre propre second facteur dans votre compte, avec votre mot de passe et un code.',
  'auto_tag_rules.name_rule_or_event': 'Choisissez une règle ou un événement',
  'auto_tag_rules.rule_has_condition_of_own': 'La règle a sa propre condition',
  'automations.has_no_steps_yet_add_one':
    'Cette automatisation n’a pas encore d’étape. Ajoutez-en une, puis activez-la.',
  'automations.draft_and_does_nothing': 'C’est un brouillon. Seule une automatisation active peut être mise en pause.',
  'automations.is_a_draft': 'C’est un brouillon. Pour l’activer, mettez son statut sur actif.',
  'automations.cannot_become':
    'Statut\u00a0: {it}. Le statut «\u00a0{it2}\u00a0» n’est plus possible. Créez une autre automatisation, ou supprimez celle-ci.',
  'tags.in_use': 'Utilisations de {name}\u00a0: {names}. Modifiez-les ou supprimez-les d’abord.',
  'clients.email_in_use':
    'Une autre personne se connecte avec cet e-mail. Un enfant peut partager celui de son représentant légal.',
  'clients.nobody_is_their_own_guardian': 'On ne peut pas être son propre représentant légal',
  'clients.client_who_signs_in_needs': 'Une personne qui a un compte a besoin d’un e-mail',
  'clients.acts_for_themselves': '{name} a un compte. Seule une personne sans compte peut avoir un représentant légal.',
  'clients.has_guardian_too':
    '{name} a aussi un représentant légal. Choisissez une personne qui agit en son propre nom.',
  'clients.is_guardian':
    '{name} représente d’autres personnes. Choisissez d’abord un autre représentant légal pour elles.',
  'clients.has_guardian_who_acts':
    '{name} a un représentant légal. Retirez-le d’abord\u202f; la connexion sera alors possible.',
  'auth.guardian_acts': 'La personne qui a cet e-mail a un représentant légal. Demandez au studio un compte à son nom.',
  'waivers.text_has_changed':
    'Le texte de «\u00a0{title}\u00a0» a changé depuis que vous l’avez ouvert. Lisez la version {version}, puis signez.',
  'waivers.not_in_use': '«\u00a0{title}\u00a0» n’est plus utilisé\u202f; il n’y a rien à signer.',
  'email.test_may_have_arrived':
    'Le serveur d’e-mail {host} a reçu l’e-mail de test, mais ne l’a pas confirmé. Vérifiez s’il est arrivé avant d’en envoyer un autre.',
  'email.set_up_studios_mail_server': 'Configurez d’abord le serveur d’e-mail du studio.',
  'email.not_needed_any_more': 'Cet e-mail n’est plus nécessaire. Son motif a disparu ou changé.',
  'email.go_online_first':
    'Pour l’instant, le lien ne s’ouvre que sur cet ordinateur. Mettez d’abord le studio en ligne.',
  'email.mail_has_gone_out_already': 'Cet e-mail a déjà été envoyé.',
  'email.mail_is_out_of_date': 'Cet e-mail est dépassé. Envoyez-en un nouveau depuis la page d’origine.',
  'email.give_password_for_server': 'Saisissez le mot de passe de ce serveur et de cet identifiant',
  'email.expected_name_of_server_such': 'Saisissez le nom d’un serveur, par exemple smtp.example.com',
  'email.mail_password_was_kept':
    'Le mot de passe e-mail a été enregistré avec la clé d’un autre ordinateur et ne peut pas être lu ici. Saisissez-le de nouveau.',
  'auth.only_owner_can_do': 'Seul un ou une propriétaire peut le faire.',
  'tasks.done_once_client':
    'La tâche se termine quand les données de cette personne sont effacées. Ouvrez-les dans Conformité.',
  'staff.only_owner_changes_owners': 'Seul un ou une propriétaire peut modifier un compte de propriétaire.',
  'staff.email_in_use': 'Un membre de l’équipe se connecte déjà avec cet e-mail.',
  'marketing.link_is_not_complete': 'Ce lien est incomplet. Ouvrez-le de nouveau depuis l’e-mail.',
  'notifications.client_is_not_active':
    'Ce compte client n’est pas actif. Réactivez-le d’abord pour prévenir cette personne.',
  'notifications.expected_path_such_as_bookings': 'Saisissez un chemin comme /bookings ou une adresse https',
  'staff.role_exists': 'Le rôle «\u00a0{name}\u00a0» existe déjà.',
  'staff.cannot_hand_on':
    'Vous ne pouvez pas accorder des droits que vous n’avez pas\u00a0: {names}. Le ou la propriétaire le peut.',
  'staff.role_may_do_more':
    'Le rôle «\u00a0{name}\u00a0» a des droits que vous n’avez pas\u00a0: {names}. Le ou la propriétaire peut le modifier.',
  'staff.owner_role_is_fixed': 'Le rôle de propriétaire a toujours tous les droits. Ajoutez un autre rôle.',
  'staff.account_may_do_more':
    '{name} a des droits que vous n’avez pas\u00a0: {names}. Le ou la propriétaire peut modifier ce compte.',
  'staff.role_in_use': 'Personnes de l’équipe qui ont ce rôle\u00a0: {staff_count}. Donnez-leur d’abord un autre rôle.',
  'staff.only_owner': 'C’est le seul compte propriétaire. Donnez d’abord ce rôle à un autre membre de l’équipe.',
  'tags.exists_already': 'L’étiquette {name} existe déjà. Choisissez un autre nom.',
  'webhooks.give_https_address_out':
    'Indiquez une adresse https sur Internet ou dans le réseau du studio\u202f; cet ordinateur ne peut pas être prévenu.',
  'webhooks.studios_own_address': 'C’est l’adresse du studio. Saisissez celle de l’application à prévenir.',
  'webhooks.must_have_no_user_name': 'Ne doit contenir ni identifiant ni mot de passe',
  'webhooks.expected_address_such_as_https': 'Saisissez une adresse comme https://example.com/hook',
  'email.what_mail_said':
    'Le contenu de cet e-mail n’est plus conservé. Envoyez-en un nouveau depuis la page d’origine.',
  'dependants.no_more': 'Vous avez déjà {count} personnes à charge, le maximum ici. Demandez au studio d’en ajouter.',
  'client_lists.you_have_saved_lists': 'Vous avez {count} listes enregistrées. Supprimez-en une.',
}

export const permissions: Translation<typeof permissionsEnglish> = {
  'permission.clients.view': 'Voir les clients et leur historique',
  'permission.clients.manage': 'Ajouter et modifier les clients, leurs notes et leurs invitations',
  'permission.clients.login': 'Changer l’e-mail avec lequel un client se connecte',
  'permission.schedule.view': 'Voir le planning et les listes des participants',
  'permission.schedule.manage': 'Planifier les cours, les séries, les types de cours et les fermetures',
  'permission.bookings.view': 'Voir les réservations et les listes d’attente',
  'permission.bookings.manage': 'Réserver, annuler, pointer et noter les absences',
  'permission.bookings.override': 'Réserver malgré les règles (délais, décharges, abonnements)',
  'permission.memberships.view': 'Voir les abonnements et leurs types',
  'permission.memberships.manage': 'Vendre, modifier, mettre en pause et résilier les abonnements',
  'permission.membership_types.manage': 'Créer les types d’abonnement et fixer leurs prix',
  'permission.charges.manage': 'Encaisser et annuler les frais',
  'permission.instructors.manage': 'Ajouter et modifier les professeurs',
  'permission.staff.manage': 'Ajouter du personnel et fixer les droits de chaque rôle',
  'permission.settings.view': 'Voir les réglages du studio',
  'permission.settings.manage': 'Modifier les réglages du studio, son identité visuelle, ses règles et ses e-mails',
  'permission.migration.manage': 'Importer des données et annuler des importations',
  'permission.audit.view': 'Voir qui a changé quoi',
  'permission.sales.view': 'Voir les ventes, les cartes cadeaux et les reçus',
  'permission.sales.manage': 'Vendre des produits et des cartes cadeaux',
  'permission.gift_cards.codes': 'Lire les codes des cartes cadeaux, qui valent de l’argent',
  'permission.products.manage': 'Modifier les produits et le stock',
  'permission.promo_codes.manage': 'Créer des codes promo',
  'permission.waivers.manage': 'Rédiger les décharges',
  'permission.marketing.manage': 'Étiquettes, règles, automatisations et messages',
  'permission.gdpr.manage': 'Exporter et effacer les données d’un client',
  'permission.payroll.manage': 'Éléments et décomptes de rémunération',
  'permission.appointments.manage': 'Prestations et disponibilités',
  'permission.payments.refund': 'Rembourser',
  'permission.payments.give': 'Offrir\u00a0: ventes, abonnements et cartes cadeaux gratuits',
  'permission.payments.manage': 'Connecter le prestataire de paiement, abonnements',
  'permission.reports.view': 'Voir les rapports',
  'permission.backups.manage': 'Faire et restaurer des sauvegardes',
}

/** How pay is explained. Amounts, days and numbers come as they are written in the language. */
export const payroll: Translation<typeof payrollEnglish> = {
  'payroll.salary.weekly': '{amount} par semaine',
  'payroll.salary.biweekly': '{amount} toutes les deux semaines',
  'payroll.salary.monthly': '{amount} par mois',
  'payroll.days': ['{n} jour', '{n} jour', '{n} jours'],
  'payroll.days_of_month': '{n} jours sur {of}',
  'payroll.counted.per_class': ['{n} cours', '{n} cours'],
  'payroll.counted.per_attendee': ['{n} participant', '{n} participant', '{n} participants'],
  'payroll.counted.per_appointment': ['{n} rendez-vous', '{n} rendez-vous'],
  'payroll.counted.class_revenue_percent': ['{n} visite', '{n} visite', '{n} visites'],
  'payroll.counted.appointment_revenue_percent': ['{n} rendez-vous', '{n} rendez-vous'],
  'payroll.counted.retail_commission_percent': ['{n} vente', '{n} vente', '{n} ventes'],
  'payroll.counted.membership_commission_percent': ['{n} abonnement', '{n} abonnement', '{n} abonnements'],
  'payroll.share': '{percent} de {base} ({gross} hors TVA)',
  'payroll.came': ['{n} présent', '{n} présent', '{n} présents'],
  'payroll.visits': ['{n} visite', '{n} visite', '{n} visites'],
  'payroll.paid_at_studio': 'Payé à l’unité',
  'payroll.refund': 'Remboursement\u00a0: {name}',
  'payroll.paid_in_run': 'Payé dans le décompte {run}',
  'payroll.not_over': 'Pas encore terminé',
  'payroll.salary_days': 'Jours de salaire {days}',
  'payroll.told': '{what}\u00a0: {about}',
  'payroll.paper.title': 'Rémunération {days}',
  'payroll.paper.draft': 'Brouillon',
  'payroll.paper.finalized': 'Clôturé le {on}',
  'payroll.paper.what': 'Rémunération',
  'payroll.paper.quantity': 'Quantité',
  'payroll.paper.rate': 'Taux',
  'payroll.paper.amount': 'Montant',
  'payroll.paper.total': 'Total',
  'payroll.paper.paid': 'Payé le {on}',
  'payroll.paper.fingerprint': 'Empreinte {hash}',
}
