import type { SharedMessages } from '../en/index.ts'

export const factor: SharedMessages['factor'] = {
  title: 'Entrez le code',
  lead: 'Votre application d’authentification affiche six chiffres\u202f; ils changent toutes les trente secondes.',
  code: 'Code',
  recoveryTitle: 'Utiliser un code de secours',
  recoveryLead: 'Un de ceux que vous avez gardés en configurant le second facteur. Chacun sert une fois.',
  recoveryCode: 'Code de secours',
  useRecovery: 'Utiliser plutôt un code de secours',
  useApp: 'Utiliser l’application d’authentification',
  back: 'Retour à la connexion',
  submit: 'Se connecter',
}
