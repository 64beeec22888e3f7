import type { Words } from './words.ts'

export const fr: Words = {
  locale: 'fr-FR',
  menu: {
    file: '&Fichier',
    edit: '&Édition',
    view: '&Affichage',
    window: 'Fe&nêtre',
    help: 'Ai&de',
    startAtLogin: 'Démarrer à l’ouverture de ma session',
    keyInFile: 'Garder la clé dans un fichier',
    showFolder: 'Afficher le dossier de données',
    quit: '&Quitter',
    quitStudio: 'Quitter Studio Desk',
    open: 'Ouvrir Studio Desk',
    clientsPage: (address) => `Page des clients\u00a0: ${address}`,
    copyLink: 'Copier le lien des clients',
    showCode: 'Afficher le lien des clients sous forme de code',
    install: (version) => `Installer la version ${version}…`,
    lookForUpdate: 'Rechercher une nouvelle version',
    copyAnyLink: 'Copier le lien',
  },
  roles: {
    about: 'À propos de Studio Desk',
    services: 'Services',
    hide: 'Masquer Studio Desk',
    hideOthers: 'Masquer les autres',
    unhide: 'Tout afficher',
    undo: 'Annuler',
    redo: 'Rétablir',
    cut: 'Couper',
    copy: 'Copier',
    paste: 'Coller',
    delete: 'Supprimer',
    selectAll: 'Tout sélectionner',
    reload: 'Recharger',
    resetZoom: 'Taille réelle',
    zoomIn: 'Zoom avant',
    zoomOut: 'Zoom arrière',
    togglefullscreen: 'Plein écran',
    minimize: 'Réduire',
    zoom: 'Agrandir',
    front: 'Tout ramener au premier plan',
    close: 'Fermer la fenêtre',
  },
  state: {
    starting: 'Démarrage…',
    trouble: 'À l’arrêt\u00a0: ouvrez-le pour savoir pourquoi',
    here: 'En marche sur cet ordinateur',
    open: 'En marche, ouvert à vos clients',
    serving: 'En marche, des clients sont là',
  },
  ok: 'OK',
  underWay: { import: 'Une importation est en cours', copy: 'Une copie est en cours' },
  unsaved: {
    message: 'Des modifications ne sont pas enregistrées',
    leaving: 'Elles seront perdues si vous quittez cette page maintenant.',
    discard: 'Les abandonner',
    stay: 'Rester',
    quitting: 'Elles seront perdues si vous quittez maintenant.',
    discardAndQuit: 'Abandonner et quitter',
  },
  quit: {
    serving: 'Des clients utilisent votre studio en ce moment',
    unsaved: 'Des modifications ne sont pas enregistrées et seraient perdues.',
    goesOn: 'L’opération reprendra au prochain démarrage.',
    closed:
      'Tant que Studio Desk est fermé, personne ne peut réserver, payer ni se connecter, et aucun e-mail ne part. Si vous fermez ' +
      'seulement la fenêtre, le studio reste en marche.',
    anyway: 'Quitter quand même',
    stay: 'Laisser ouvert',
  },
  hidden: {
    title: 'Votre studio reste en marche',
    body: 'Vos clients peuvent toujours réserver. Relancez Studio Desk pour le voir\u00a0; Quitter, dans son menu, l’arrête.',
  },
  keyNotMoved: 'La clé n’a pas pu être déplacée',
  back: {
    ask: (when) => `Revenir à la copie du ${when}\u00a0?`,
    means:
      'Elle ne contient pas ce qui a été saisi depuis\u00a0: réservations, ventes, modifications. Le contenu actuel du dossier de ' +
      'données est gardé à côté\u00a0; rien n’est jeté.',
    yes: 'Y revenir',
    no: 'Pas maintenant',
  },
  update: {
    noneHere: (version) => `Ceci est Studio Desk ${version}`,
    noneHereMeans: 'Les nouvelles versions arrivent par le même chemin que celle-ci.',
    notLooked: 'La recherche d’une nouvelle version a échoué',
    online: (reason) => `Cet ordinateur est-il en ligne\u00a0? (${reason})`,
    newest: (version) => `Studio Desk ${version} est la version la plus récente`,
    later: (version) => `La version ${version} pourra être installée ensuite.`,
    failed: (version) => `Studio Desk ${version} n’a pas pu être installé`,
    former: 'La version que vous avez redémarre maintenant.',
    ask: (version) => `Installer Studio Desk ${version}\u00a0?`,
    means:
      'Une copie de vos données est faite d’abord. Vos clients ne pourront pas accéder au studio pendant une minute environ.',
    yes: 'Installer maintenant',
    no: 'Plus tard',
    noCopy: 'La copie de vos données n’a pas pu être faite',
    noCopyMeans: (reason) =>
      `La raison\u00a0: ${reason}. Sans copie, il n’y a pas de retour possible si la nouvelle version ne fonctionne pas bien.`,
    noAnswer: 'le studio ne répond pas',
    without: 'Installer sans copie',
    dont: 'Ne pas installer',
  },
  page: {
    forClients: 'Pour vos clients',
    scan: 'Scannez-le avec l’appareil photo d’un téléphone, ou présentez-le pour que d’autres le scannent.',
    codeFor: (address) => `Code pour ${address}`,
    passphrase: 'Phrase secrète',
    detail: 'Détails',
    opening: { title: 'Ouverture de votre studio', text: 'Cela prend quelques secondes.' },
    closing: { title: 'Fermeture de votre studio', text: 'Ce qui est en cours se termine.' },
    fallen: {
      title: 'Studio Desk redémarre',
      text: 'Il vient de s’arrêter de lui-même et sera de retour dans quelques secondes. Ce qui était enregistré est en sécurité.',
    },
    noReason: 'Aucune raison n’a été donnée.',
    endedWith: (code) => `Il s’est arrêté avec le code ${code}.`,
  },
  choices: {
    passphrase: 'Ouvrir la copie',
    again: 'Redémarrer',
    'other-port': 'Prendre une autre adresse',
    restore: (when) => `Revenir à la copie du ${when}`,
    'former-version': (version) => `Récupérer la version ${version}`,
    folder: 'Afficher le dossier de données',
    quit: 'Quitter',
  },
  troubles: {
    'in-use': {
      title: 'Ce studio est déjà ouvert ailleurs',
      text:
        'Un autre programme travaille dans le dossier du studio\u00a0: Studio Desk a peut-être été lancé deux fois, ou quelqu’un ' +
        'd’autre l’a ouvert sur cet ordinateur. Fermez-le là-bas, puis redémarrez. Vos données sont en sécurité.',
    },
    damaged: {
      title: 'Les données du studio sont illisibles',
      text:
        'Le fichier des données du studio est endommagé, ou n’est pas à sa place. Rien n’y a été modifié. Vous pouvez revenir à une ' +
        'copie\u00a0; le contenu actuel est gardé à côté.',
    },
    'disk-full': {
      title: 'Il n’y a plus de place sur le disque',
      text:
        'Studio Desk a besoin d’un peu de place pour démarrer. Supprimez ou déplacez ce qui ne vous sert pas, puis redémarrez. Vos ' +
        'données sont en sécurité.',
    },
    'port-taken': {
      title: 'Un autre programme utilise l’adresse du studio',
      text:
        'Sur cet ordinateur, un programme répond déjà là où Studio Desk le ferait. Fermez-le et redémarrez, ou laissez Studio Desk ' +
        'prendre une autre adresse et la garder. Un tunnel ou un domaine qui mène aux pages des clients devra alors pointer vers la ' +
        'nouvelle.',
    },
    'key-missing': {
      title: 'La clé de ce studio manque',
      text:
        'Les mots de passe enregistrés et les connexions sont protégés par une clé qui n’est pas ici ou ne correspond pas. Si le ' +
        'studio vient d’un autre ordinateur, apportez-en le fichier secrets.key dans le dossier de données, puis redémarrez. Rien ' +
        'n’a été modifié.',
    },
    passphrase: {
      title: 'Cette copie est chiffrée',
      text: 'Saisissez la phrase secrète définie pour les copies. Rien n’a été modifié jusqu’ici.',
    },
    newer: {
      title: 'Ce studio a été utilisé avec un Studio Desk plus récent',
      text:
        'Une version plus récente a déjà changé la façon de conserver les données, et celle-ci ne peut pas les lire. Réinstallez la ' +
        'version plus récente, puis ouvrez-la. Vos données sont en sécurité et rien n’a été modifié.',
    },
    other: {
      title: 'Studio Desk ne peut pas démarrer',
      text: 'Quelque chose l’en empêche sur cet ordinateur. Les détails ci-dessous disent quoi. Une fois le problème réglé, redémarrez.',
    },
    'given-up': {
      title: 'Studio Desk ne reste pas en marche',
      text:
        'Il a été lancé plusieurs fois et s’est chaque fois arrêté de lui-même. Redémarrer l’ordinateur aide souvent. Sinon, les ' +
        'détails ci-dessous serviront à la personne à qui vous demanderez de l’aide.',
    },
  },
  wrongPassphrase:
    'Cette copie ne s’ouvre pas avec cette phrase secrète. Vérifiez qu’elle est bien saisie\u00a0; c’est celle qui était définie quand ' +
    'la copie a été faite. Rien n’a été modifié jusqu’ici.',
  afterUpdate:
    'Cette version a été installée comme mise à jour et n’a pas encore démarré\u00a0: vous pouvez récupérer la version précédente, avec ' +
    'la copie faite alors.',
  keyLocked: (file) =>
    `Le coffre de mots de passe de cet ordinateur n’ouvre pas ${file}. Ouvrez la session de l’utilisateur qui a créé le studio, ` +
    'déverrouillez le coffre s’il le demande, puis redémarrez\u00a0; sur un autre ordinateur, apportez la clé d’une copie du studio.',
}
