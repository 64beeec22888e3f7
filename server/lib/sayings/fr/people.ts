import type { payroll as payrollEnglish, people as english, permissions as permissionsEnglish } from '../en/people.ts'
import type { Translation } from '../templates.ts'

export const people: Translation<typeof english> = {
  'mail.never_tried':
    'Il n’a jamais été essayé\u00a0: le serveur de messagerie est inutilisable depuis le {since}. {reason}',
  'email.could_not_be_sent': 'L’e-mail n’a pas pu être envoyé\u00a0: {reason}',
  'auth.second_factor_from_outside':
    'Depuis l’extérieur, la gérance se connecte avec un second facteur. Configurez-le sur l’ordinateur du studio\u00a0: connectez-vous là-bas, ouvrez le menu à votre nom et choisissez «\u00a0Second facteur\u00a0».',
  'auth.wrong_credentials': 'L’e-mail ou le mot de passe est faux.',
  'auth.link_was_used_already': 'Ce lien a déjà servi ou est trop ancien. Demandez-en un nouveau.',
  'auth.not_recovery_code': 'Ce n’est pas le code de secours. Cherchez celui qui vous a été montré en dernier.',
  'auth.code_of_another_owner':
    'Seule la première personne propriétaire peut le faire\u00a0: le code ouvre son compte.',
  'auth.password_is_too_common': 'Ce mot de passe est trop répandu. Choisissez-en un que d’autres n’utilisent pas.',
  'auth.password_cant_be_e_mail': 'Le mot de passe ne peut pas être l’e-mail.',
  'auth.studio_has_owner_already': 'Ce studio a déjà un propriétaire. Connectez-vous.',
  'auth.your_session_has_ended': 'Votre session est terminée. Veuillez vous reconnecter.',
  'clients.give_client_e_mail_first':
    'Donnez d’abord un e-mail à cette personne\u00a0: elle s’en sert pour se connecter.',
  'clients.reactivate_client_first_then_invite': 'Réactivez d’abord cette personne, puis invitez-la.',
  'auth.email_of_another_account': 'Un autre compte se connecte avec cet e-mail. Demandez au studio de les réunir.',
  'auth.email_is_known':
    'Le studio connaît déjà cet e-mail. Nous y avons envoyé un lien\u00a0: ouvrez-le pour choisir un mot de passe et retrouver tout ce qui est à vous.',
  'clients.client_signs_in_already':
    'Cette personne se connecte déjà. Vous pouvez lui envoyer un lien pour un nouveau mot de passe.',
  'auth.not_from_outside':
    'La gérance ne peut pas travailler ici depuis l’extérieur\u00a0: le studio réserve cela à son propre ordinateur. La personne propriétaire peut l’ouvrir là-bas, sous Réglages, En ligne.',
  'auth.sign_in_again_with_code': 'Reconnectez-vous, avec le code de votre application d’authentification.',
  'auth.code_needed': 'Saisissez le code qu’affiche votre application d’authentification, ou un code de secours.',
  'auth.code_is_not_right':
    'Ce code n’est pas le bon ou a déjà servi. Attendez le suivant et vérifiez l’heure de votre téléphone.',
  'auth.second_factor_exists':
    'Votre compte a déjà un second facteur. Désactivez-le d’abord, puis configurez-en un autre.',
  'auth.begin_again': 'Recommencez\u00a0: aucun secret n’attend son code.',
  'auth.no_second_factor': 'Votre compte n’a pas de second facteur.',
  'auth.password_is_wrong': 'Le mot de passe est faux.',
  'staff.only_owner_takes_off_factor': 'Seule une personne propriétaire peut retirer un second facteur.',
  'staff.own_second_factor':
    'Désactivez votre propre second facteur dans votre compte, avec votre mot de passe et un code.',
  'auto_tag_rules.name_rule_or_event': 'Indiquez une règle ou un événement',
  'auto_tag_rules.rule_has_condition_of_own': 'La règle a sa propre condition',
  'automations.has_no_steps_yet_add_one': 'Il n’y a pas encore d’étape. Ajoutez-en une, puis activez l’automatisation.',
  'automations.draft_and_does_nothing':
    'C’est un brouillon, qui ne fait encore rien. Seule une automatisation active peut être mise en pause.',
  'automations.is_a_draft': 'C’est un brouillon. Pour l’activer, mettez son état sur actif.',
  'automations.cannot_become':
    'État actuel\u00a0: {it}. L’état «\u00a0{it2}\u00a0» n’est plus possible. Créez une autre automatisation, ou supprimez celle-ci.',
  'tags.in_use': '{name} sert à\u00a0: {names}. Changez ou supprimez d’abord ce qui s’en sert.',
  'clients.email_in_use':
    'Quelqu’un d’autre se connecte avec cet e-mail. Un enfant peut avoir le même que son représentant légal.',
  'clients.nobody_is_their_own_guardian': 'Personne n’est son propre représentant légal',
  'clients.client_who_signs_in_needs': 'Pour se connecter, il faut un e-mail',
  'clients.acts_for_themselves':
    '{name} se connecte et agit en son propre nom. Seule une personne sans accès a un représentant légal.',
  'clients.has_guardian_too': '{name} a aussi un représentant légal. Choisissez quelqu’un qui agit en son propre nom.',
  'clients.is_guardian': '{name} représente d’autres personnes. Donnez-leur d’abord un autre représentant légal.',
  'clients.has_guardian_who_acts':
    '{name} a un représentant légal qui agit à sa place. Retirez-le d’abord\u202f; la connexion sera alors possible.',
  'auth.guardian_acts':
    'Un représentant légal agit pour la personne qui a cet e-mail. Demandez au studio de lui donner son propre accès.',
  'waivers.text_has_changed':
    'Le texte de «\u00a0{title}\u00a0» a été modifié après son affichage\u00a0: la version {version} est la version actuelle. Lisez-la, puis signez.',
  'waivers.not_in_use': '«\u00a0{title}\u00a0» n’est plus utilisé\u202f; il n’y a rien à signer.',
  'email.test_may_have_arrived':
    'Le serveur de messagerie {host} a reçu l’e-mail de test et n’a pas dit s’il l’accepte. Vérifiez s’il est arrivé avant d’en envoyer un autre.',
  'email.set_up_studios_mail_server': 'Configurez d’abord le serveur de messagerie du studio.',
  'email.not_needed_any_more': 'Cet e-mail n’est plus nécessaire. Ce qui l’avait motivé a pris fin ou changé.',
  'email.go_online_first':
    'Pour l’instant, le lien ne s’ouvre que sur cet ordinateur. Mettez d’abord le studio en ligne.',
  'email.mail_has_gone_out_already': 'Cet e-mail est déjà parti.',
  'email.mail_is_out_of_date': 'Cet e-mail est dépassé. Envoyez-en un nouveau depuis l’endroit d’où il venait.',
  'email.give_password_for_server': 'Saisissez le mot de passe de ce serveur et de ce nom d’utilisateur',
  'email.expected_name_of_server_such': 'Le nom d’un serveur est attendu, par exemple smtp.example.com',
  'email.mail_password_was_kept':
    'Le mot de passe de la messagerie a été gardé avec la clé d’un autre ordinateur et ne peut pas être lu ici. Saisissez-le de nouveau.',
  'auth.only_owner_can_do': 'Seule une personne propriétaire peut le faire.',
  'tasks.done_once_client':
    'Ce sera fait quand les données de cette personne seront effacées\u00a0: ouvrez-les sous Conformité.',
  'staff.only_owner_changes_owners': 'Seule une personne propriétaire peut changer le compte d’un propriétaire.',
  'staff.email_in_use': 'Quelqu’un de l’équipe se connecte déjà avec cet e-mail.',
  'marketing.link_is_not_complete': 'Ce lien est incomplet. Ouvrez-le de nouveau depuis l’e-mail.',
  'notifications.client_is_not_active':
    'Ce compte client n’est pas actif. Réactivez-le d’abord\u202f; vous pourrez alors lui écrire.',
  'notifications.expected_path_such_as_bookings': 'Un chemin comme /bookings ou une adresse https est attendu',
  'staff.role_exists': 'Il y a déjà un rôle «\u00a0{name}\u00a0».',
  'staff.cannot_hand_on':
    'Vous ne pouvez pas transmettre des droits que vous n’avez pas\u00a0: {names}. La personne propriétaire le peut.',
  'staff.role_may_do_more':
    'Le rôle «\u00a0{name}\u00a0» a des droits que vous n’avez pas\u00a0: {names}. La personne propriétaire peut le changer.',
  'staff.owner_role_is_fixed': 'Le rôle de propriétaire a tous les droits, toujours. Ajoutez un autre rôle.',
  'staff.account_may_do_more':
    '{name} a des droits que vous n’avez pas\u00a0: {names}. La personne propriétaire peut changer ce compte.',
  'staff.role_in_use':
    'Ce rôle sert encore dans l’équipe ({staff_count}). Donnez d’abord un autre rôle à ces personnes.',
  'staff.only_owner': 'C’est la seule personne propriétaire. Donnez d’abord ce rôle à quelqu’un d’autre.',
  'tags.exists_already': 'Il y a déjà une étiquette {name}. Choisissez un autre nom.',
  'webhooks.give_https_address_out':
    'Indiquez une adresse https sur Internet ou dans le réseau du studio\u202f; rien n’est envoyé à cet ordinateur même.',
  'webhooks.studios_own_address': 'C’est l’adresse du studio lui-même. Indiquez celle du programme à prévenir.',
  'webhooks.must_have_no_user_name': 'Ne doit contenir ni nom d’utilisateur ni mot de passe',
  'webhooks.expected_address_such_as_https': 'Une adresse est attendue, par exemple https://example.com/hook',
  'email.what_mail_said':
    'Le contenu de cet e-mail n’est plus conservé. Envoyez-en un nouveau depuis l’endroit d’où il venait.',
  'dependants.no_more':
    'Vous avez déjà {count} personnes à charge et ne pouvez pas en ajouter d’autres ici. Demandez au studio de le faire.',
  'client_lists.you_have_saved_lists':
    'Vous avez {count} listes enregistrées. Supprimez-en une dont vous n’avez plus besoin.',
}

export const permissions: Translation<typeof permissionsEnglish> = {
  'permission.clients.view': 'Voir les clients et leur historique',
  'permission.clients.manage': 'Ajouter et modifier les clients, leurs notes et leurs invitations',
  'permission.clients.login': 'Changer l’e-mail avec lequel un client se connecte',
  'permission.schedule.view': 'Voir le planning et les listes des participants',
  'permission.schedule.manage': 'Prévoir les cours, les séries, les modèles et les fermetures',
  'permission.bookings.view': 'Voir les réservations et les listes d’attente',
  'permission.bookings.manage': 'Réserver, annuler, noter les arrivées et les absences',
  'permission.bookings.override': 'Réserver malgré les règles (délais, décharges, droit à réserver)',
  'permission.memberships.view': 'Voir les abonnements et leurs types',
  'permission.memberships.manage': 'Vendre, modifier, mettre en pause et résilier les abonnements',
  'permission.membership_types.manage': 'Créer les types d’abonnement et fixer leurs prix',
  'permission.charges.manage': 'Encaisser et annuler les frais',
  'permission.instructors.manage': 'Ajouter et modifier les profs',
  'permission.staff.manage': 'Ajouter du personnel et décider des droits de chaque rôle',
  'permission.settings.view': 'Voir les réglages du studio',
  'permission.settings.manage': 'Modifier les réglages du studio, son image, ses règles et ses e-mails',
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
  'permission.payroll.manage': 'Rémunérations et paies',
  'permission.appointments.manage': 'Prestations sur rendez-vous et disponibilités',
  'permission.payments.refund': 'Rembourser',
  'permission.payments.give': 'Offrir\u00a0: ventes, abonnements et cartes cadeaux gratuits',
  'permission.payments.manage': 'Relier le prestataire de paiement, abonnements en ligne',
  'permission.reports.view': 'Voir les rapports',
  'permission.backups.manage': 'Faire et restaurer des copies de sauvegarde',
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
  'payroll.paid_in_run': 'Payé dans la paie {run}',
  'payroll.not_over': 'Pas encore terminé',
  'payroll.salary_days': 'Jours de salaire {days}',
  'payroll.told': '{what}\u00a0: {about}',
  'payroll.paper.title': 'Paie {days}',
  'payroll.paper.draft': 'Brouillon, non définitif',
  'payroll.paper.finalized': 'Clôturée le {on}',
  'payroll.paper.what': 'Rémunération',
  'payroll.paper.quantity': 'Quantité',
  'payroll.paper.rate': 'Taux',
  'payroll.paper.amount': 'Montant',
  'payroll.paper.total': 'Total',
  'payroll.paper.paid': 'Payé le {on}',
  'payroll.paper.fingerprint': 'Empreinte {hash}',
}
