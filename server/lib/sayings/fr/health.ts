import type { health as english } from '../en/health.ts'
import type { Translation } from '../templates.ts'

/** Findings of the health checks, and the next step for each. */
export const health: Translation<typeof english> = {
  'health.disk.enough': 'Le disque des données du studio a {free} de libre\u202f; les données en occupent {data}.',
  'health.disk.short': 'Le disque des données du studio n’a que {free} de libre\u202f; il en faudrait {wanted}.',
  'health.disk.full':
    'Le disque des données du studio n’a que {free} de libre\u00a0: bientôt, plus rien ne pourra être enregistré.',
  'health.disk.unknown': 'L’ordinateur n’indique pas combien d’espace il reste sur le disque.',
  'health.storage.well': 'Les modifications sont enregistrées aussitôt.',
  'health.storage.failing': 'Rien ne peut être enregistré depuis le {since}\u202f; tout peut être consulté.',
  'health.mail.fine': 'Les e-mails sont bien envoyés.',
  'health.mail.none': [
    'Aucun serveur d’e-mail n’est configuré\u00a0: aucun e-mail ne part.',
    'Aucun serveur d’e-mail n’est configuré\u202f; un e-mail en attend un.',
    'Aucun serveur d’e-mail n’est configuré\u202f; {n} e-mails en attendent un.',
  ],
  'health.mail.waiting': [
    'Le serveur d’e-mail est inutilisable depuis le {since}. {reason}',
    'Le serveur d’e-mail est inutilisable depuis le {since}, et un e-mail attend. {reason}',
    'Le serveur d’e-mail est inutilisable depuis le {since}, et {n} e-mails attendent. {reason}',
  ],
  'health.mail.late': [
    'Un e-mail attend depuis le {since}.',
    '{n} e-mails attendent, le plus ancien depuis le {since}.',
  ],
  'health.mail.given_up': [
    '1 e-mail n’a pas été envoyé ces 7 derniers jours.',
    '{n} e-mails n’ont pas été envoyés ces 7 derniers jours.',
  ],
  'health.webhooks.none': 'Aucune autre application n’est prévenue.',
  'health.webhooks.fine': 'D’autres applications sont prévenues.',
  'health.webhooks.failing': 'Un webhook ne répond plus depuis le {since}.',
  'health.webhooks.given_up': [
    'Un webhook a été arrêté, car rien n’arrivait depuis plusieurs jours.',
    '{n} webhooks ont été arrêtés, car rien n’arrivait depuis plusieurs jours.',
  ],
  'health.jobs.fine': 'Rappels, renouvellements et les autres tâches automatiques\u00a0: dernier passage le {last}.',
  'health.jobs.not_yet': 'Aucune tâche automatique n’a encore tourné\u202f; cela commence d’ici une minute.',
  'health.jobs.still':
    'Les tâches automatiques ne tournent plus depuis le {last}\u00a0: ni rappels, ni renouvellements, ni e-mails.',
  'health.jobs.long': '«\u00a0{job}\u00a0» tourne depuis le {since} sans avoir fini.',
  'health.jobs.failed': [
    '«\u00a0{job}\u00a0» a échoué le {at}.',
    '{n} tâches automatiques ont échoué, dont «\u00a0{job}\u00a0» le {at}.',
  ],
  'health.integrity.sound':
    'Les comptes sont justes (places, crédits, stock, argent)\u202f; dernière vérification le {checked_at}.',
  'health.integrity.not_yet': 'Les données sont vérifiées chaque nuit, bientôt pour la première fois.',
  'health.integrity.old':
    'Les données ont été vérifiées pour la dernière fois le {checked_at}\u202f; cela devrait se faire chaque nuit.',
  'health.integrity.broken': 'La vérification du {checked_at} a trouvé des données incohérentes.',
  'health.clock.fine': 'L’horloge de l’ordinateur indique {now} (heure du studio).',
  'health.clock.behind':
    'L’horloge de l’ordinateur indique {now}, mais quelque chose a été noté le {recorded}\u00a0: elle est fausse maintenant, ou l’était alors.',
  'health.clock.put_back': [
    'L’horloge de l’ordinateur a été reculée d’une minute\u00a0: elle indique le {at}.',
    'L’horloge de l’ordinateur a été reculée de {n} minutes\u00a0: elle indique le {at}.',
  ],
  'health.clock.was_ahead':
    'L’horloge de l’ordinateur avançait\u202f; ce qui s’est produit trop tôt a été annulé le {at}.',
  'health.secrets.private':
    'La clé du studio est un fichier (secrets.key) que seul le compte de Studio Desk peut lire.',
  'health.secrets.wrapped': 'La clé de chiffrement est dans le gestionnaire de mots de passe de cet ordinateur.',
  'health.secrets.of_user':
    'La clé du studio est un fichier (secrets.key) du dossier de données\u202f; Windows réserve ce dossier à son utilisateur.',
  'health.secrets.open':
    'D’autres comptes de l’ordinateur du studio peuvent lire la clé du studio (secrets.key a le mode {mode}, et non 0600).',
  'health.secrets.gone':
    'La clé du studio (secrets.key) n’est plus dans le dossier de données\u00a0: Studio Desk ne pourrait plus démarrer.',
  'health.address.none': 'Le studio n’a pas d’adresse publique\u00a0: les clients ne réservent qu’ici.',
  'health.address.not_tried': 'L’adresse publique sera testée d’ici une minute.',
  'health.address.without_https':
    'L’adresse donnée aux clients est sans https, comme dans votre réseau. Elle n’est pas testée.',
  'health.address.reached': 'L’adresse publique mène ici\u202f; dernier essai le {at}.',
  'health.address.not_reached':
    'L’adresse publique ne mène pas ici\u202f; dernier essai le {at}. Les clients ne peuvent pas réserver.',
  'health.tunnel.connecting': 'Le studio se met en ligne\u202f; cela prend quelques secondes.',
  'health.tunnel.reached': 'Le studio est en ligne\u202f; vu de l’extérieur pour la dernière fois le {at}.',
  'health.tunnel.other_name':
    'Le studio est en ligne depuis le {at}, mais sous un autre nom\u00a0: le sien est pris. Les liens enregistrés par les clients mènent ailleurs.',
  'health.tunnel.lost': [
    'Le studio n’est plus joignable de l’extérieur depuis une minute. Les clients ne peuvent pas réserver.',
    'Le studio n’est plus joignable de l’extérieur depuis {n} minutes. Les clients ne peuvent pas réserver.',
  ],
  'health.copies.proven':
    'Le studio peut retrouver son état du {as_of}, avec {clients}, même si cet ordinateur est perdu.',
  'health.copies.same_disk':
    'Le studio peut retrouver son état du {as_of}, avec {clients}\u202f; mais toutes les sauvegardes sont sur cet ordinateur et seraient perdues avec lui.',
  'health.copies.none': 'Il n’y a pas encore de sauvegarde du studio.',
  'health.copies.not_tried': 'Aucune sauvegarde postérieure au {at} n’a encore été restaurée à l’essai.',
  'health.copies.old':
    'La dernière sauvegarde est du {at}\u00a0: les modifications faites depuis seraient perdues avec cet ordinateur.',
  'health.copies.failed': 'La dernière sauvegarde a échoué ({at})\u00a0: {problem}',
  'health.copies.unusable': 'La dernière sauvegarde {place} n’a pas pu être restaurée à l’essai ({at}).',
  'health.copies.not_there': 'La dernière sauvegarde n’est pas encore {place}\u00a0: {problem}',
  'health.payments.none': 'Rien ne se vend en ligne\u00a0: le studio n’est pas relié au prestataire de paiement.',
  'health.payments.not_yet': 'Le prestataire de paiement sera contacté d’ici une minute.',
  'health.payments.fine':
    'Les paiements en ligne fonctionnent\u202f; dernière réponse du prestataire de paiement le {at}.',
  'health.payments.undelivered': [
    'Un paiement en ligne ne peut pas être livré, et n’a pas encore pu être remboursé.',
    '{n} paiements en ligne ne peuvent pas être livrés, et n’ont pas encore pu être remboursés.',
  ],
  'health.payments.not_here':
    'Un paiement de {paid} du {at} manque dans la sauvegarde restaurée, et on ne sait pas ce qui a été acheté.',
  'health.payments.untold':
    'Depuis le {since}, le prestataire de paiement ignore qu’un abonnement est terminé ou en pause, ou qu’un remboursement est dû\u00a0: il débite peut-être encore.',
  'health.payments.key_refused':
    'Le prestataire de paiement refuse la clé du studio\u202f; il l’a acceptée pour la dernière fois le {since}. Rien ne peut s’acheter en ligne.',
  'health.payments.not_reached':
    'Le prestataire de paiement est injoignable depuis le {since}\u00a0: des achats n’aboutissent peut-être pas, et rien ne peut s’acheter en ligne.',
  'health.payments.silent':
    'Les notifications du prestataire de paiement n’arrivent plus depuis le {since}. Studio Desk les demande automatiquement\u202f; les achats prennent quelques minutes de plus.',
  'health.license.none': 'Aucune clé de licence n’est saisie. Tout fonctionne sans, sauf l’assistant.',
  'health.license.fine':
    'La licence est valable\u202f; le service des licences l’a confirmé pour la dernière fois le {at}.',
  'health.license.unconfirmed':
    'Le service des licences est injoignable depuis le {at}. Au bout de deux semaines, l’assistant n’est plus disponible\u202f; tout le reste continue.',
  'health.license.lapsed':
    'Le service des licences est injoignable depuis le {at}\u00a0: l’assistant n’est pas disponible. Tout le reste continue.',
  'health.license.ended':
    'L’abonnement de la licence a pris fin\u00a0: l’assistant n’est pas disponible. Tout le reste continue.',
  'health.license.unknown':
    'Le service des licences ne connaît plus la clé du studio ({at})\u00a0: l’assistant n’est pas disponible.',
  'health.covered.none': 'Il n’y a pas encore de cours, ou rien en vente ne les couvre.',
  'health.covered.all': 'Chaque cours a son propre prix, ou un abonnement en vente le couvre.',
  'health.covered.not': [
    'Rien de ce qui est en vente ne couvre «\u00a0{name}\u00a0», et ce cours n’a pas de prix\u00a0: personne ne peut y payer une place.',
    'Rien de ce qui est en vente ne couvre {n} cours sans prix propre, dont «\u00a0{name}\u00a0»\u00a0: personne ne peut y payer une place.',
  ],
  'health.covering.none': 'Il n’y a pas encore de cours, ou rien en vente ne les couvre.',
  'health.covering.all': 'Chaque type d’abonnement en vente couvre un cours ou un rendez-vous.',
  'health.covering.nothing': [
    '«\u00a0{name}\u00a0» est en vente et ne couvre rien au planning.',
    '{n} types d’abonnement sont en vente et ne couvrent rien au planning, dont «\u00a0{name}\u00a0».',
  ],
  'health.single_price.fits': 'Aucun cours à l’unité ne permet de réserver un cours pour moins que son prix.',
  'health.single_price.above': [
    '«\u00a0{pass}\u00a0» permet de réserver «\u00a0{name}\u00a0» pour moins que le prix de ce cours.',
    '{n} cours se réservent avec un cours à l’unité pour moins que leur prix, par exemple «\u00a0{name}\u00a0» avec «\u00a0{pass}\u00a0».',
  ],
  'health.version.fits': 'C’est Studio Desk {version}, et le fichier du studio lui convient (schéma {schema}).',
  'health.version.other_schema':
    'C’est Studio Desk {version}, pour le schéma {known}, mais le fichier du studio a le schéma {schema}.',
  'health.fix.disk.short': 'Supprimez les fichiers inutiles de l’ordinateur du studio ou videz la corbeille.',
  'health.fix.disk.full': 'Supprimez les fichiers inutiles de l’ordinateur du studio ou videz la corbeille.',
  'health.fix.disk.unknown': 'Vérifiez de temps en temps\u00a0: 500 Mo devraient être libres.',
  'health.fix.storage.failing': '{fault}',
  'health.fix.mail.none': 'Configurez le serveur d’e-mail.',
  'health.fix.mail.waiting':
    'Envoyez-vous un e-mail de test pour voir ce qui ne va pas. Dès qu’il arrive, les e-mails en attente partent automatiquement.',
  'health.fix.mail.late':
    'La boîte d’envoi indique pourquoi chacun attend\u202f; de nouveaux essais sont faits automatiquement.',
  'health.fix.mail.given_up':
    'La boîte d’envoi indique la raison de chaque échec. Corrigez l’adresse ou le serveur d’e-mail, puis réessayez.',
  'health.fix.webhooks.failing':
    'Son historique montre les envois et les réponses. De nouveaux essais sont faits automatiquement pendant trois jours.',
  'health.fix.webhooks.given_up':
    'Consultez la réponse dans son historique, corrigez le destinataire et réactivez le webhook.',
  'health.fix.jobs.still': 'Arrêtez Studio Desk et relancez-le. Si cela ne suffit pas, envoyez-nous le diagnostic.',
  'health.fix.jobs.long': 'Arrêtez Studio Desk à un moment calme et relancez-le\u00a0: il reprendra là où il en était.',
  'health.fix.jobs.failed':
    'Un nouvel essai a lieu automatiquement. Si c’est encore le cas demain, envoyez-nous le diagnostic.',
  'health.fix.integrity.old': 'Laissez tourner Studio Desk une heure\u00a0: la vérification est automatique.',
  'health.fix.integrity.broken': 'Envoyez-nous le diagnostic. Vous pouvez continuer à travailler.',
  'health.fix.clock.behind':
    'Comparez-la à votre téléphone et laissez l’ordinateur régler son horloge automatiquement. Si elle est juste, cet avertissement disparaît.',
  'health.fix.clock.put_back':
    'Comparez-la à votre téléphone et laissez l’ordinateur régler son horloge automatiquement.',
  'health.fix.clock.was_ahead':
    'Laissez l’ordinateur régler son horloge automatiquement. Le journal montre ce qui a été annulé.',
  'health.fix.secrets.open':
    'Arrêtez Studio Desk et relancez-le\u00a0: il protégera le fichier. Si cela ne suffit pas, le fichier appartient à un autre compte.',
  'health.fix.secrets.gone':
    'Remettez-la avant d’arrêter Studio Desk, depuis la corbeille ou depuis votre propre sauvegarde.',
  'health.fix.address.none': 'Indiquez un tunnel ou un domaine si les clients doivent réserver depuis leur téléphone.',
  'health.fix.address.without_https': 'Ouvrez-la sur un téléphone.',
  'health.fix.address.not_reached':
    'Vérifiez que cet ordinateur est en ligne, que le tunnel tourne et que l’adresse est juste.',
  'health.fix.tunnel.other_name':
    'Studio Desk continue de demander son nom. Si cela échoue, choisissez un autre nom ou votre propre adresse.',
  'health.fix.tunnel.lost':
    'Vérifiez que cet ordinateur est en ligne. Studio Desk se reconnecte automatiquement\u202f; si le serveur gratuit échoue souvent, choisissez une autre solution.',
  'health.fix.copies.same_disk':
    'Choisissez un second emplacement\u00a0: un autre disque, un dossier synchronisé ou un stockage externe.',
  'health.fix.copies.none': 'Faites-en une maintenant.',
  'health.fix.copies.not_tried':
    'Laissez l’ordinateur allumé une nuit\u00a0: la dernière sauvegarde sera restaurée à l’essai.',
  'health.fix.copies.old': 'Faites-en une maintenant. En cas d’échec, la raison s’affiche.',
  'health.fix.copies.failed': 'Corrigez ce qui est indiqué et faites-en une maintenant.',
  'health.fix.copies.unusable':
    'Faites-en une maintenant\u00a0: elle sera essayée d’ici une heure. Si elle échoue encore, le disque est peut-être défaillant\u00a0: choisissez un autre emplacement.',
  'health.fix.copies.not_there': 'Corrigez le problème indiqué\u202f; la sauvegarde suivra automatiquement.',
  'health.fix.payments.undelivered':
    'Un nouvel essai a lieu automatiquement. Si cela reste ainsi, remboursez sur les pages du prestataire de paiement.',
  'health.fix.payments.not_here':
    'Consultez-le sur le site du prestataire de paiement\u00a0: enregistrez ici la vente à zéro, ou remboursez-le là-bas.',
  'health.fix.payments.untold':
    'C’est renvoyé automatiquement. Si cela échoue, faites le changement sur le site du prestataire de paiement.',
  'health.fix.payments.key_refused':
    'Créez sur les pages du prestataire de paiement une nouvelle clé secrète avec tous les droits, et reliez le studio avec elle.',
  'health.fix.payments.not_reached':
    'Vérifiez que cet ordinateur est en ligne. Les mises à jour en retard sont récupérées automatiquement.',
  'health.fix.payments.silent':
    'Vérifiez que l’adresse publique mène ici. Si vous avez inscrit le webhook vous-même, vérifiez son adresse et son secret.',
  'health.fix.license.unconfirmed':
    'Vérifiez que cet ordinateur est en ligne. Le service est interrogé de nouveau automatiquement.',
  'health.fix.license.lapsed': 'Vérifiez que cet ordinateur est en ligne, ou saisissez de nouveau la clé de licence.',
  'health.fix.license.ended': 'Renouvelez-le, ou laissez\u00a0: rien d’autre n’en a besoin.',
  'health.fix.license.unknown': 'Saisissez la bonne clé. Si elle a été refaite, seule la nouvelle vaut.',
  'health.fix.covered.not': 'Faites-le couvrir par un type d’abonnement, ou donnez-lui un prix.',
  'health.fix.covering.nothing': 'Indiquez dans le type d’abonnement ce qu’il couvre, ou retirez-le de la vente.',
  'health.fix.single_price.above': 'Réservez ce cours aux abonnements qui le citent, ou retirez-le du cours à l’unité.',
  'health.fix.version.other_schema': 'Arrêtez Studio Desk et lancez la version la plus récente.',
  'health.storage_fix.full': 'Supprimez les fichiers inutiles de l’ordinateur du studio ou videz la corbeille.',
  'health.storage_fix.read_only':
    'Sur l’ordinateur du studio, vérifiez que le disque des données est branché et n’est pas protégé en écriture, et que l’on peut écrire dans le dossier.',
  'health.storage_fix.busy':
    'Un autre programme de l’ordinateur du studio retient le fichier du studio\u00a0: fermez-le (un explorateur de base de données, une sauvegarde ou un service de synchronisation, par exemple).',
  'health.storage_fix.damaged':
    'Le fichier du studio est endommagé. Arrêtez Studio Desk, déplacez le fichier et mettez la dernière sauvegarde à sa place.',
  'health.storage_fix.gone':
    'Le fichier du studio a été déplacé ou supprimé\u00a0: remettez-le à sa place (regardez dans la corbeille), ou arrêtez Studio Desk et relancez-le. Ce qui était enregistré est conservé.',
  'health.clients': ['{n} client', '{n} client', '{n} clients'],
  'health.place.here': 'sur cet ordinateur',
  'health.place.folder': 'dans le dossier choisi',
  'health.place.bucket': 'dans le stockage externe',
}
