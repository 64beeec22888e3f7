import type { calendar as en } from '../en/calendar.ts'

export const calendar: typeof en = {
  title: 'Dans votre calendrier',
  rowDetail: 'Vos cours à côté de tout le reste',
  lead: 'Abonnez-vous une fois\u00a0: ce que vous réservez, et ce qui est déplacé ou annulé, y apparaît tout seul. Les calendriers regardent de nouveau toutes les quelques heures.',
  shows: 'Ce qui s’y trouvera',
  showsMeans: 'Ce que vous réservez s’y trouve, avec l’heure et le lieu.',
  steps: [
    'Créez le lien\u00a0: il n’est qu’à vous.',
    'Ajoutez-le à l’agenda du téléphone ou de l’ordinateur\u00a0: Apple, Google, Outlook.',
    'C’est tout\u00a0: ce qui change ici change là-bas.',
  ],
  make: 'Créer le lien',
  subscribe: 'Ajouter à mon calendrier',
  copy: 'Copier le lien',
  copied: 'Lien copié',
  notCopied: 'Le navigateur ne laisse pas cette page copier',
  select: 'Sélectionnez le lien sur la page et copiez-le à la main.',
  google:
    'Pour Google Agenda\u00a0: copiez le lien et collez-le sous «\u00a0Autres agendas\u00a0», «\u00a0À partir de l’URL\u00a0».',
  secret: 'Quiconque a ce lien peut lire le calendrier sans se connecter.',
  end: 'Désactiver le lien',
  endTitle: 'Désactiver ce lien\u202f?',
  endMeans: 'Les calendriers qui l’ont ne liront plus rien. Vous pouvez en créer un autre à tout moment.',
  ended: 'Le lien est désactivé',
}
