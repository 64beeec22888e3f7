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
    serving: 'En marche, des clients l’utilisent',
  },
  ok: 'OK',
  underWay: { import: 'Une importation est en cours', copy: 'Une sauvegarde est en cours' },
  unsaved: {
    message: 'Vous avez des modifications non enregistrées',
    leaving: 'Elles seront perdues si vous quittez cette page maintenant.',
    discard: 'Ignorer les modifications',
    stay: 'Rester',
    quitting: 'Elles seront perdues si vous quittez maintenant.',
    discardAndQuit: 'Ignorer et quitter',
  },
  quit: {
    serving: 'Des clients utilisent votre studio en ce moment',
    unsaved: 'Vous avez des modifications non enregistrées qui seraient perdues.',
    goesOn: 'L’opération reprendra au prochain démarrage.',
    closed:
      'Tant que Studio Desk est fermé, personne ne peut réserver, payer ni se connecter, et aucun e-mail ne part. Si vous fermez ' +
      'seulement la fenêtre, le studio reste en marche.',
    anyway: 'Quitter quand même',
    stay: 'Laisser ouvert',
  },
  hidden: {
    title: 'Votre studio reste en marche',
    body: 'Vos clients peuvent toujours réserver. Relancez Studio Desk pour le voir, ou choisissez Quitter dans son menu pour l’arrêter.',
  },
  keyNotMoved: 'La clé n’a pas pu être déplacée',
  back: {
    ask: (when) => `Restaurer la sauvegarde du ${when}\u202f?`,
    means:
      'Elle ne contient pas ce qui a été saisi depuis\u00a0: réservations, ventes, modifications. Les données actuelles restent dans le dossier de ' +
      'données\u202f; rien n’est supprimé.',
    yes: 'Restaurer la sauvegarde',
    no: 'Pas maintenant',
  },
  update: {
    noneHere: (version) => `Ceci est Studio Desk ${version}`,
    noneHereMeans: 'Les nouvelles versions arrivent par le même chemin que celle-ci.',
    notLooked: 'La recherche d’une nouvelle version a échoué',
    online: (reason) => `Cet ordinateur est-il en ligne\u202f? (${reason})`,
    newest: (version) => `Studio Desk ${version} est la version la plus récente`,
    later: (version) => `La version ${version} pourra être installée ensuite.`,
    failed: (version) => `Studio Desk ${version} n’a pas pu être installé`,
    former: 'Votre version actuelle redémarre.',
    ask: (version) => `Installer Studio Desk ${version}\u202f?`,
    means:
      'Vos données sont d’abord sauvegardées. Vos clients ne pourront pas accéder au studio pendant une minute environ.',
    yes: 'Installer maintenant',
    no: 'Plus tard',
    noCopy: 'Vos données n’ont pas pu être sauvegardées',
    noCopyMeans: (reason) =>
      `Motif\u00a0: ${reason}. Sans sauvegarde, vous ne pourrez pas revenir en arrière si la nouvelle version ne fonctionne pas.`,
    noAnswer: 'le studio ne répond pas',
    without: 'Installer sans sauvegarde',
    dont: 'Ne pas installer',
  },
  page: {
    forClients: 'Pour vos clients',
    scan: 'Scannez-le avec l’appareil photo d’un téléphone, ou montrez-le pour que d’autres le scannent.',
    codeFor: (address) => `Code pour ${address}`,
    passphrase: 'Phrase secrète',
    detail: 'Détails',
    opening: { title: 'Ouverture de votre studio', text: 'Cela prend quelques secondes.' },
    closing: { title: 'Fermeture de votre studio', text: 'Fin des opérations en cours.' },
    fallen: {
      title: 'Studio Desk redémarre',
      text: 'Il s’est arrêté de façon inattendue et sera de retour dans quelques secondes. Tout ce qui était enregistré est en sécurité.',
    },
    noReason: 'Aucune raison n’a été donnée.',
    endedWith: (code) => `Il s’est arrêté avec le code ${code}.`,
  },
  choices: {
    passphrase: 'Ouvrir la sauvegarde',
    again: 'Redémarrer',
    'other-port': 'Utiliser une autre adresse',
    restore: (when) => `Restaurer la sauvegarde du ${when}`,
    'former-version': (version) => `Revenir à la version ${version}`,
    folder: 'Afficher le dossier de données',
    quit: 'Quitter',
  },
  troubles: {
    'in-use': {
      title: 'Ce studio est déjà ouvert ailleurs',
      text:
        'Un autre programme utilise le dossier du studio\u00a0: Studio Desk a peut-être été lancé deux fois, ou quelqu’un ' +
        'd’autre l’a ouvert sur cet ordinateur. Fermez-le là-bas, puis redémarrez. Vos données sont en sécurité.',
    },
    damaged: {
      title: 'Les données du studio sont illisibles',
      text:
        'Le fichier des données du studio est endommagé ou introuvable. Rien n’a été modifié. Vous pouvez restaurer une ' +
        'sauvegarde\u202f; les données actuelles sont conservées.',
    },
    'disk-full': {
      title: 'Le disque est plein',
      text:
        'Studio Desk a besoin d’un peu de place pour démarrer. Supprimez ou déplacez ce qui ne vous sert pas, puis redémarrez. Vos ' +
        'données sont en sécurité.',
    },
    'port-taken': {
      title: 'Un autre programme utilise l’adresse du studio',
      text:
        'Un programme de cet ordinateur utilise déjà l’adresse de Studio Desk. Fermez-le et redémarrez, ou laissez Studio Desk ' +
        'utiliser désormais une autre adresse. Si un tunnel ou un domaine mène aux pages des clients, faites-le pointer vers la ' +
        'nouvelle.',
    },
    'key-missing': {
      title: 'La clé de ce studio est introuvable',
      text:
        'Les mots de passe enregistrés et les connexions sont protégés par une clé absente ou incorrecte. Si le ' +
        'studio vient d’un autre ordinateur, copiez-en le fichier secrets.key dans le dossier de données, puis redémarrez. Rien ' +
        'n’a été modifié.',
    },
    passphrase: {
      title: 'Cette sauvegarde est chiffrée',
      text: 'Saisissez la phrase secrète définie pour les sauvegardes. Rien n’a été modifié.',
    },
    newer: {
      title: 'Ce studio a été ouvert avec une version plus récente',
      text:
        'Une version plus récente de Studio Desk a mis les données à jour, et celle-ci ne peut pas les lire. Réinstallez la ' +
        'version plus récente, puis ouvrez-la. Vos données sont en sécurité et rien n’a été modifié.',
    },
    other: {
      title: 'Studio Desk ne peut pas démarrer',
      text: 'Quelque chose l’en empêche sur cet ordinateur. Consultez les détails ci-dessous. Une fois le problème réglé, redémarrez.',
    },
    'given-up': {
      title: 'Studio Desk s’arrête à chaque fois',
      text:
        'Il a été lancé plusieurs fois et s’est chaque fois arrêté de façon inattendue. Redémarrer l’ordinateur aide souvent. Sinon, les ' +
        'détails ci-dessous seront utiles à l’assistance.',
    },
  },
  wrongPassphrase:
    'Cette phrase secrète n’ouvre pas cette sauvegarde. Vérifiez votre saisie\u202f; c’est celle qui était définie quand ' +
    'la sauvegarde a été faite. Rien n’a été modifié.',
  afterUpdate:
    'Cette version a été installée comme mise à jour et n’a pas encore démarré\u00a0: vous pouvez revenir à la version précédente, avec ' +
    'la sauvegarde faite alors.',
  keyLocked: (file) =>
    `Le coffre de mots de passe de cet ordinateur n’ouvre pas ${file}. Ouvrez la session de l’utilisateur qui a créé le studio, ` +
    'déverrouillez le coffre s’il le demande, puis redémarrez. Sur un autre ordinateur, apportez la clé d’une sauvegarde.',
}
