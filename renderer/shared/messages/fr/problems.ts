import type { SharedMessages } from '../en/index.ts'

export const storage: SharedMessages['storage'] = {
  nothingSaved: 'Rien ne peut être enregistré pour le moment\u202f; tout peut être consulté.',
  helps: {
    full: 'Le disque de l’ordinateur du studio est plein\u00a0: supprimez-y ce qui ne sert plus ou videz la corbeille. Tout reprendra ensuite de soi-même.',
    read_only:
      'Sur l’ordinateur du studio, vérifiez que le disque des données est branché et n’est pas protégé en écriture, et que l’on peut écrire dans le dossier. Tout reprendra ensuite de soi-même.',
    busy: 'Un autre programme de l’ordinateur du studio a verrouillé le fichier du studio\u00a0: fermez-le (un explorateur de base de données, une sauvegarde ou un service de synchronisation, par exemple). Tout reprendra ensuite de soi-même.',
    damaged:
      'Le fichier du studio est endommagé\u00a0: arrêtez Studio Desk sur l’ordinateur du studio, déplacez le fichier et mettez la copie la plus récente à sa place.',
    gone: 'Le fichier du studio a été déplacé ou supprimé sur l’ordinateur du studio\u00a0: remettez-le à sa place (regardez dans la corbeille), ou arrêtez Studio Desk et relancez-le. Ce qui était enregistré est conservé.',
  },
  notNow:
    'Le studio ne peut rien enregistrer pour le moment. Vous pouvez tout consulter\u202f; réessayez un peu plus tard.',
}

export const problems: SharedMessages['problems'] = {
  unreachableTitle: 'Le studio est injoignable',
  unreachable: 'Vérifiez la connexion\u202f; rien n’est perdu. Réessayez dans un instant.',
  loadFailed: 'Le chargement a échoué',
  saveFailed: 'L’enregistrement a échoué',
  unknown: 'Quelque chose n’a pas marché de notre côté. Réessayez, et prévenez le studio si cela continue.',
  reference: (id) => `Référence ${id}`,
  tryAgain: 'Réessayer',
  noPermissionTitle: 'Pas pour votre rôle',
  notInRole: 'Votre rôle ne le permet pas. La direction peut changer cela sous Équipe.',
  noPermission: 'Votre rôle ne donne pas accès à cette page. La direction peut changer cela sous Équipe.',
  notFoundTitle: 'Il n’y a rien ici',
  notFound: 'C’était là et a été retiré, ou l’adresse n’est pas tout à fait juste.',
  backHome: 'Retour au début',
  crashedTitle: 'Cette page ne fonctionne plus',
  crashed: 'Rechargez-la. Ce que vous avez enregistré est en sécurité.',
  reload: 'Recharger',
  checkFields: 'Vérifiez les champs signalés.',
  required: 'À remplir.',
  byCode: {
    AUTH_INVALID_CREDENTIALS: 'L’e-mail et le mot de passe ne correspondent pas.',
    AUTH_INSUFFICIENT_PERMISSIONS: 'Votre rôle ne le permet pas.',
    RATE_LIMITED: 'Trop de tentatives. Attendez une minute et réessayez.',
    SEAT_TAKEN: 'Quelqu’un vient de prendre cette place. Choisissez-en une autre.',
    NOT_FOUND: 'Cela n’existe plus.',
    IDEMPOTENCY_IN_PROGRESS: 'C’est déjà en cours.',
    LOOPBACK_ONLY: 'Possible seulement sur l’ordinateur du studio.',
    TOTP_REQUIRED: 'Ce code n’est pas le bon ou a déjà servi. Attendez le suivant et réessayez.',
    TOTP_CODE_INVALID: 'Ce code n’est pas le bon ou a déjà servi. Attendez le suivant et réessayez.',
    TOTP_SETUP_REQUIRED:
      'Depuis l’extérieur, les gérants se connectent avec un second facteur. Configurez-le d’abord sur l’ordinateur du studio.',
    STORAGE_FULL: storage.notNow,
    STORAGE_READ_ONLY: storage.notNow,
    STORAGE_BUSY: storage.notNow,
    STORAGE_DAMAGED: storage.notNow,
    STORAGE_GONE: storage.notNow,
  },
}
