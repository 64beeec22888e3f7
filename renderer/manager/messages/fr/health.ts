import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

type Said = Messages['health']['said']

const count = plurals('fr')
const figure = figures('fr')
const fine = (detail: string) => ({ detail, fix: null })

const MAKE_ROOM = 'Supprimez sur l’ordinateur du studio ce qui ne sert plus, ou videz la corbeille.'
const RESTART = 'Arrêtez Studio Desk et relancez-le.'
const AGAIN = 'Un nouvel essai a lieu automatiquement.'
const CLOCK = 'Comparez-la à votre téléphone, et laissez l’ordinateur régler son horloge de lui-même.'

const STORAGE: Readonly<Record<string, string>> = {
  full: MAKE_ROOM,
  read_only:
    'Sur l’ordinateur du studio, vérifiez que le disque des données est branché et n’est pas protégé en écriture, et que l’on peut écrire dans le dossier.',
  busy: 'Un autre programme de l’ordinateur du studio retient le fichier du studio\u00a0: fermez-le (un explorateur de base de données, une sauvegarde ou un service de synchronisation, par exemple).',
  damaged:
    'Le fichier du studio est endommagé\u00a0: arrêtez Studio Desk, déplacez le fichier et mettez la copie la plus récente à sa place.',
  gone: 'Le fichier du studio a été déplacé ou supprimé\u00a0: remettez-le à sa place (regardez dans la corbeille), ou arrêtez Studio Desk et relancez-le. Ce qui était enregistré est conservé.',
}

/** A place where copies lie. */
const AT: Readonly<Record<string, string>> = {
  here: 'sur cet ordinateur',
  folder: 'dans le dossier choisi',
  bucket: 'dans le bucket',
}

const said: Said = {
  'disk.enough': ({ free, data }, { size }) =>
    fine(`Le disque des données du studio a ${size(free)} de libre\u202f; les données en occupent ${size(data)}.`),
  'disk.short': ({ free, wanted }, { size }) => ({
    detail: `Le disque des données du studio n’a que ${size(free)} de libre\u202f; il en faudrait ${size(wanted)}.`,
    fix: MAKE_ROOM,
  }),
  'disk.full': ({ free }, { size }) => ({
    detail: `Le disque des données du studio n’a que ${size(free)} de libre\u00a0: bientôt, plus rien ne pourra être enregistré.`,
    fix: MAKE_ROOM,
  }),
  'disk.unknown': () => ({
    detail: 'L’ordinateur ne dit pas combien de place il reste sur son disque.',
    fix: 'Regardez vous-même de temps en temps\u00a0: 500 Mo devraient être libres.',
  }),
  'storage.well': () => fine('Ce qui change est aussitôt enregistré.'),
  'storage.failing': ({ fault, since }, { moment }) => ({
    detail: `Rien ne peut être enregistré depuis le ${moment(since)}\u202f; tout peut être consulté.`,
    fix: STORAGE[fault] ?? null,
  }),
  'mail.fine': () => fine('Les e-mails partent comme il faut.'),
  'mail.none': ({ queued }, { number }) => ({
    detail:
      queued === 0
        ? 'Aucun serveur de messagerie n’est configuré\u00a0: aucun e-mail ne part.'
        : `Aucun serveur de messagerie n’est configuré\u202f; ${queued === 1 ? 'un e-mail en attend un' : `${number(queued)} e-mails en attendent un`}.`,
    fix: 'Configurez le serveur de messagerie.',
  }),
  'mail.waiting': ({ queued, since }, { moment, number }) => ({
    detail:
      queued === 1
        ? `Un e-mail attend depuis le ${moment(since)}.`
        : `${number(queued)} e-mails attendent, le plus ancien depuis le ${moment(since)}.`,
    fix: 'Envoyez-vous un e-mail d’essai\u00a0: il dira ce qui ne va pas. Ceux qui attendent partent d’eux-mêmes dès qu’il arrive.',
  }),
  'mail.given_up': ({ failed }, { number }) => ({
    detail:
      failed === 1
        ? 'Un e-mail des sept derniers jours n’a pas pu partir.'
        : `${number(failed)} e-mails des sept derniers jours n’ont pas pu partir.`,
    fix: 'La boîte d’envoi dit pourquoi pour chacun\u202f; corrigez l’adresse ou le serveur de messagerie, et réessayez.',
  }),
  'webhooks.none': () => fine('Aucun autre programme n’apprend ce qui se passe ici.'),
  'webhooks.fine': () => fine('D’autres programmes apprennent ce qui se passe ici.'),
  'webhooks.failing': ({ since }, { moment }) => ({
    detail: `Un webhook n’a rien accepté depuis le ${moment(since)}.`,
    fix: 'Son historique montre ce qui a été transmis et répondu. De nouveaux essais ont lieu d’eux-mêmes pendant trois jours.',
  }),
  'webhooks.given_up': ({ given_up }, { number }) => ({
    detail:
      given_up === 1
        ? 'Un webhook a été arrêté, car rien n’arrivait depuis des jours.'
        : `${number(given_up)} webhooks ont été arrêtés, car rien n’arrivait depuis des jours.`,
    fix: 'Regardez dans son historique ce qui a été répondu, réparez l’autre côté, et activez-le de nouveau.',
  }),
  'jobs.fine': ({ last }, { moment }) =>
    fine(`Rappels, renouvellements et les autres tâches automatiques\u00a0: dernier passage le ${moment(last)}.`),
  'jobs.not_yet': () => ({
    detail: 'Aucune tâche automatique n’a encore tourné\u202f; cela commence d’ici une minute.',
    fix: null,
  }),
  'jobs.still': ({ last }, { moment }) => ({
    detail: `Les tâches automatiques ne tournent plus depuis le ${moment(last)}\u00a0: ni rappels, ni renouvellements, ni e-mails.`,
    fix: `${RESTART} Si cela reste ainsi, envoyez-nous le diagnostic.`,
  }),
  'jobs.long': ({ job, since }, { moment }) => ({
    detail: `«\u00a0${job}\u00a0» travaille depuis le ${moment(since)} et n’a pas fini.`,
    fix: 'Arrêtez Studio Desk quand personne n’en a besoin, et relancez-le\u00a0: il reprendra là où il en était.',
  }),
  'jobs.failed': ({ job, at, failed }, { moment, number }) => ({
    detail:
      failed === 1
        ? `«\u00a0${job}\u00a0» a échoué le ${moment(at)}.`
        : `${number(failed)} tâches automatiques ont échoué, dont «\u00a0${job}\u00a0» le ${moment(at)}.`,
    fix: `${AGAIN} Si c’est encore le cas demain, envoyez-nous le diagnostic.`,
  }),
  'integrity.sound': ({ checked_at }, { moment }) =>
    fine(
      `Les comptes sont justes (places, crédits, stock, argent)\u202f; dernière vérification le ${moment(checked_at)}.`,
    ),
  'integrity.not_yet': () => ({
    detail: 'Les comptes sont vérifiés chaque nuit, et bientôt pour la première fois.',
    fix: null,
  }),
  'integrity.old': ({ checked_at }, { moment }) => ({
    detail: `Les comptes ont été vérifiés pour la dernière fois le ${moment(checked_at)}\u202f; ils devraient l’être chaque nuit.`,
    fix: 'Laissez tourner Studio Desk une heure\u00a0: il vérifiera de lui-même.',
  }),
  'integrity.broken': ({ checked_at }, { moment }) => ({
    detail: `La vérification du ${moment(checked_at)} a trouvé des comptes qui ne sont pas justes.`,
    fix: 'Envoyez-nous le diagnostic. Vous pouvez continuer à travailler entre-temps.',
  }),
  'clock.fine': ({ now }, { moment }) => fine(`L’horloge de l’ordinateur indique ${moment(now)} (heure du studio).`),
  'clock.behind': ({ now, recorded }, { moment }) => ({
    detail: `L’horloge de l’ordinateur indique ${moment(now)}, mais quelque chose a été noté le ${moment(recorded)}\u00a0: elle est fausse maintenant, ou l’était alors.`,
    fix: `${CLOCK} Si elle est juste maintenant, tout rentre dans l’ordre.`,
  }),
  'clock.put_back': ({ at, minutes }, { moment, number }) => ({
    detail: `L’horloge de l’ordinateur a été reculée de ${minutes === 1 ? 'une minute' : `${number(minutes)} minutes`}, au ${moment(at)}.`,
    fix: CLOCK,
  }),
  'clock.was_ahead': ({ at }, { moment }) => ({
    detail: `L’horloge de l’ordinateur avançait\u202f; ce qu’elle avait fait faire trop tôt a été repris le ${moment(at)}.`,
    fix: 'Laissez l’ordinateur régler son horloge de lui-même. Le journal dit ce qui a été repris.',
  }),
  'secrets.private': () =>
    fine('La clé du studio est un fichier (secrets.key) que seul le compte de Studio Desk peut lire.'),
  'secrets.wrapped': () =>
    fine('La clé de ce qui est chiffré est gardée dans le gestionnaire de mots de passe de cet ordinateur.'),
  'secrets.of_user': () =>
    fine(
      'La clé du studio est un fichier (secrets.key) du dossier des données\u202f; Windows réserve ce dossier à son utilisateur.',
    ),
  'secrets.open': ({ mode }) => ({
    detail: `D’autres comptes de l’ordinateur du studio peuvent lire la clé du studio (secrets.key a le mode ${mode}, et non 0600).`,
    fix: `${RESTART} Il fermera le fichier. Si cela reste ainsi, le fichier appartient à un autre compte.`,
  }),
  'secrets.gone': () => ({
    detail:
      'La clé du studio (secrets.key) n’est plus dans le dossier des données\u00a0: le prochain démarrage serait refusé.',
    fix: 'Remettez-la avant d’arrêter Studio Desk, depuis la corbeille ou depuis votre propre copie.',
  }),
  'address.none': () => ({
    detail: 'Le studio n’a pas d’adresse publique\u00a0: les clients ne réservent qu’ici.',
    fix: 'Indiquez un tunnel ou un domaine si les clients doivent réserver depuis leur téléphone.',
  }),
  'address.not_tried': () => ({
    detail: 'On ne sait pas encore si l’adresse publique mène ici\u202f; ce sera essayé d’ici une minute.',
    fix: null,
  }),
  'address.without_https': () => ({
    detail:
      'L’adresse donnée aux clients est sans https, comme dans votre propre réseau. On n’essaie pas si elle mène ici.',
    fix: 'Ouvrez-la sur un téléphone.',
  }),
  'address.reached': ({ at }, { moment }) => fine(`L’adresse publique mène ici\u202f; dernier essai le ${moment(at)}.`),
  'address.not_reached': ({ at }, { moment }) => ({
    detail: `L’adresse publique ne mène pas ici\u202f; dernier essai le ${moment(at)}. Les clients ne peuvent pas réserver.`,
    fix: 'Vérifiez que cet ordinateur est en ligne, que le tunnel tourne et que l’adresse est juste.',
  }),
  'tunnel.connecting': () => ({
    detail: 'Le studio se met en ligne\u202f; cela prend quelques secondes.',
    fix: null,
  }),
  'tunnel.reached': ({ at }, { moment }) =>
    fine(`Le studio est en ligne\u202f; vu de l’extérieur pour la dernière fois le ${moment(at)}.`),
  'tunnel.other_name': ({ at }, { moment }) => ({
    detail: `Le studio est en ligne depuis le ${moment(at)}, mais sous un autre nom\u00a0: quelqu’un d’autre a le sien. Les liens que les clients ont gardés mènent ailleurs.`,
    fix: 'Le studio continue de demander son nom. Si cela reste ainsi, choisissez un autre nom, ou une adresse bien à vous.',
  }),
  'tunnel.lost': ({ minutes }, { number }) => ({
    detail: `Le studio n’est plus joignable de l’extérieur depuis ${minutes === 1 ? 'une minute' : `${number(minutes)} minutes`}. Les clients ne peuvent pas réserver.`,
    fix: 'Vérifiez que cet ordinateur est en ligne. Le studio se reconnecte de lui-même\u202f; si le serveur gratuit échoue souvent, choisissez un autre chemin.',
  }),
  'copies.proven': ({ as_of, clients }, { moment, number }) =>
    fine(
      `De quoi restaurer l’état du ${moment(as_of)}, avec ${number(clients)} ${clients < 2 ? 'client' : 'clients'}, même si cet ordinateur est perdu.`,
    ),
  'copies.same_disk': ({ as_of, clients }, { moment, number }) => ({
    detail: `De quoi restaurer l’état du ${moment(as_of)}, avec ${number(clients)} ${clients < 2 ? 'client' : 'clients'}\u202f; mais toutes les copies sont sur cet ordinateur, et perdues avec lui.`,
    fix: 'Choisissez un second emplacement\u00a0: un autre disque, un dossier synchronisé ou un bucket.',
  }),
  'copies.none': () => ({ detail: 'Il n’y a pas encore de copie du studio.', fix: 'Faites-en une maintenant.' }),
  'copies.not_tried': ({ at }, { moment }) => ({
    detail: `Aucune copie postérieure au ${moment(at)} n’a encore été restaurée à l’essai.`,
    fix: 'Laissez l’ordinateur allumé une nuit\u00a0: la copie la plus récente sera alors restaurée à l’essai.',
  }),
  'copies.old': ({ at }, { moment }) => ({
    detail: `La copie la plus récente est du ${moment(at)}\u00a0: ce qui a été fait depuis serait perdu avec cet ordinateur.`,
    fix: 'Faites-en une maintenant. En cas d’échec, la raison s’affiche.',
  }),
  'copies.failed': ({ at, problem }, { moment }) => ({
    detail: `La dernière copie n’a pas pu être faite (${moment(at)})\u00a0: ${problem}`,
    fix: 'Corrigez ce qui est indiqué et faites-en une maintenant.',
  }),
  'copies.unusable': ({ place, at }, { moment }) => ({
    detail: `La copie la plus récente ${AT[place] ?? place} n’a pas pu être restaurée à l’essai (${moment(at)}).`,
    fix: 'Faites-en une maintenant\u00a0: elle sera essayée d’ici une heure. Si elle échoue encore, le disque est peut-être défaillant\u00a0: choisissez un autre emplacement.',
  }),
  'copies.not_there': ({ place, problem }) => ({
    detail: `La copie la plus récente n’est pas encore ${AT[place] ?? place}\u00a0: ${problem}`,
    fix: 'Corrigez ce qui est indiqué\u202f; la copie suivra d’elle-même.',
  }),
  'payments.none': () => ({
    detail: 'Rien ne se vend en ligne\u00a0: le studio n’est pas relié au prestataire de paiement.',
    fix: null,
  }),
  'payments.not_yet': () => ({
    detail: 'Le prestataire de paiement sera interrogé pour la première fois d’ici une minute.',
    fix: null,
  }),
  'payments.fine': ({ at }, { moment }) =>
    fine(`Ce qui est payé en ligne est livré\u202f; dernières nouvelles du prestataire de paiement le ${moment(at)}.`),
  'payments.undelivered': ({ undelivered }, { number }) => ({
    detail:
      undelivered === 1
        ? 'Un paiement en ligne ne peut pas être livré, et n’a pas encore pu être remboursé.'
        : `${number(undelivered)} paiements en ligne ne peuvent pas être livrés, et n’ont pas encore pu être remboursés.`,
    fix: `${AGAIN} Si cela reste ainsi, remboursez sur les pages du prestataire de paiement.`,
  }),
  'payments.not_here': ({ amount, currency, at }, { money, moment }) => ({
    detail: `Un paiement de ${money(amount, currency)} du ${moment(at)} manque dans la copie dont ce studio a été restauré, et on ne peut dire avec certitude ce qu’il a acheté.`,
    fix: 'Regardez-le sur les pages du prestataire de paiement\u00a0: vendez ici pour rien ce qui a été acheté, ou remboursez-le là-bas.',
  }),
  'payments.untold': ({ since }, { moment }) => ({
    detail: `Depuis le ${moment(since)}, le prestataire de paiement n’a pas appris qu’un abonnement a pris fin ou est en pause ici, ou qu’un paiement est à rembourser\u00a0: il prélève peut-être encore.`,
    fix: 'Cela lui est transmis de nouveau. Si cela reste ainsi, faites la même chose sur les pages du prestataire de paiement.',
  }),
  'payments.key_refused': ({ since }, { moment }) => ({
    detail: `Le prestataire de paiement refuse la clé du studio\u202f; il l’a acceptée pour la dernière fois le ${moment(since)}. Rien ne peut s’acheter en ligne.`,
    fix: 'Créez sur les pages du prestataire de paiement une nouvelle clé secrète avec tous les droits, et reliez le studio avec elle.',
  }),
  'payments.not_reached': ({ since }, { moment }) => ({
    detail: `Le prestataire de paiement est injoignable depuis le ${moment(since)}\u00a0: ce qui est payé n’est peut-être pas livré, et rien ne peut s’acheter en ligne.`,
    fix: 'Vérifiez que cet ordinateur est en ligne. Ce qui a été manqué entre-temps est rattrapé automatiquement.',
  }),
  'payments.silent': ({ since }, { moment }) => ({
    detail: `Les appels du prestataire de paiement n’arrivent plus depuis le ${moment(since)}. Le studio l’interroge de lui-même\u202f; ce qui est payé est livré quelques minutes plus tard.`,
    fix: 'Vérifiez que l’adresse publique mène ici. Si vous avez inscrit le webhook vous-même, vérifiez son adresse et son secret.',
  }),
  'license.none': () => ({
    detail: 'Aucune clé de licence n’est saisie. Tout fonctionne sans, sauf l’assistant.',
    fix: null,
  }),
  'license.fine': ({ at }, { moment }) =>
    fine(`La licence est valable\u202f; le service des licences l’a confirmé pour la dernière fois le ${moment(at)}.`),
  'license.unconfirmed': ({ at }, { moment }) => ({
    detail: `Le service des licences est injoignable depuis le ${moment(at)}. Au bout de deux semaines, l’assistant se repose\u202f; tout le reste continue.`,
    fix: 'Vérifiez que cet ordinateur est en ligne. Le service est interrogé de nouveau automatiquement.',
  }),
  'license.lapsed': ({ at }, { moment }) => ({
    detail: `Le service des licences est injoignable depuis le ${moment(at)}\u00a0: l’assistant se repose. Tout le reste continue.`,
    fix: 'Vérifiez que cet ordinateur est en ligne, ou saisissez de nouveau la clé de licence.',
  }),
  'license.ended': () => ({
    detail: 'L’abonnement de la licence a pris fin\u00a0: l’assistant se repose. Tout le reste continue.',
    fix: 'Renouvelez-le, ou laissez\u00a0: rien d’autre n’en a besoin.',
  }),
  'license.unknown': ({ at }, { moment }) => ({
    detail: `Le service des licences ne connaît plus la clé du studio (${moment(at)})\u00a0: l’assistant se repose.`,
    fix: 'Saisissez la bonne clé. Si elle a été refaite, seule la nouvelle vaut.',
  }),
  'version.fits': ({ version, schema }, { number }) =>
    fine(`C’est Studio Desk ${version}, et le fichier du studio lui convient (schéma ${number(schema)}).`),
  'version.other_schema': ({ version, schema, known }, { number }) => ({
    detail: `C’est Studio Desk ${version}, pour le schéma ${number(known)}, mais le fichier du studio a le schéma ${number(schema)}.`,
    fix: 'Arrêtez Studio Desk et lancez la version la plus récente.',
  }),
}

export const health: Messages['health'] = {
  title: 'Comment va le studio',
  titleMeans: 'Vérifié à l’instant, et chaque minute tant que cette page est ouverte.',
  wellTitle: 'Tout va bien',
  well: 'Rien à faire. Si quelque chose n’allait pas, ce serait ici, avec ce qu’il faut faire.',
  needed: (n) => count(n, { one: 'Un point à traiter', other: `${figure(n)} points à traiter` }),
  neededMeans: 'Le plus pressant vient en premier, avec ce qu’il faut faire.',
  names: {
    storage: 'Enregistrement',
    disk: 'Place sur le disque',
    copies: 'Copies de sauvegarde',
    integrity: 'Comptes justes',
    jobs: 'Tâches automatiques',
    mail: 'E-mails',
    webhooks: 'Webhooks',
    address: 'Adresse publique',
    payments: 'Paiements en ligne',
    license: 'Licence',
    clock: 'Horloge',
    secrets: 'Clé',
    version: 'Version',
  },
  states: { ok: 'Tout va bien', warning: 'À regarder', failing: 'À faire tout de suite', off: 'Pas surveillé' },
  open: (part) => `Ouvrir «\u00a0${part}\u00a0»`,
  said,
  diagnostics: 'Diagnostic',
  diagnosticsMeans:
    'Un fichier à envoyer à qui vous aide\u00a0: versions, tailles, nombre d’enregistrements, ce qui figure ci-dessus, les réglages qui sont des cases ou des nombres, et les dernières lignes du journal technique. Il ne contient ni nom, ni adresse, ni numéro de téléphone, ni note, ni mot de passe.',
  download: 'Télécharger le diagnostic',
}
