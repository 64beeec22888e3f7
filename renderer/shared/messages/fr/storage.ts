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
