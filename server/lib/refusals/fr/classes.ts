import type { RefusalWords } from '../texts.ts'

export const classes: RefusalWords<'classes'> = {
  "This booking is {status} and can't be {words}.":
    'Cette réservation a l’état «\u00a0{status}\u00a0» et ne peut plus passer à «\u00a0{words}\u00a0».',
  'This appointment is {status} already.': 'Ce rendez-vous a déjà l’état «\u00a0{status}\u00a0».',
  'Must be after `start_time` on the same day: a window can’t go over midnight. Begin another on the next day.':
    'Doit venir après `start_time` le même jour\u00a0: une plage ne peut pas dépasser minuit. Commencez-en une autre le lendemain.',
  'Appointments begin on the quarter of an hour. Choose one of the times that are offered.':
    'Les rendez-vous commencent au quart d’heure. Choisissez une des heures proposées.',
  'Is in the past. Choose a time that is still to come': 'Est déjà passé. Choisissez un moment à venir',
  'Expected a date and time, such as 2026-03-04T18:30':
    'Une date et une heure sont attendues, par exemple 2026-03-04T18:30',
  '{name} has another appointment on {when}, or too close to it. Choose another time.':
    '{name} a un autre rendez-vous ({when}), ou trop proche de cette heure. Choisissez une autre heure.',
  'Say which client': 'Indiquez la personne',
  'Only staff let a client off': 'Seule l’équipe peut faire grâce des frais',
  'The appointment begins on {when}. Wait until then, or cancel it.':
    'Le rendez-vous commence le {when}. Attendez jusque-là, ou annulez-le.',
  "This appointment is {status} and can't be {words}.":
    'Ce rendez-vous a l’état «\u00a0{status}\u00a0» et ne peut plus passer à «\u00a0{words}\u00a0».',
  '{name} is not offered any more. Choose another service.':
    '{name} n’est plus proposé. Choisissez une autre prestation.',
  '{who} is taken by {name} on {when}. Choose another time, or save anyway.':
    'Déjà prévu ({who})\u00a0: {name}, {when}. Choisissez une autre heure, ou enregistrez quand même.',
  'Must be after `starts_at`': 'Doit venir après `starts_at`',
  '{instructorName} is away {days}. Choose another time, or save anyway.':
    'Absence de {instructorName}\u00a0: {days}. Choisissez une autre heure, ou enregistrez quand même.',
  'Classes or notes carry this name, so it stays. Deactivate the profile instead.':
    'Des cours ou des notes portent ce nom\u00a0: il reste. Désactivez plutôt le profil.',
  '{name} takes no appointments any more. Choose somebody else.':
    '{name} ne prend plus de rendez-vous. Choisissez quelqu’un d’autre.',
  'This client account is not active. The studio can activate it again.':
    'Ce compte client n’est pas actif. Le studio peut le réactiver.',
  '{name} on {when} is at the same time. Cancel it first, or choose another time.':
    '{name}, {when}, est à la même heure. Annulez-le d’abord, ou choisissez une autre heure.',
  '“{title}” must be signed before booking.': '«\u00a0{title}\u00a0» doit être signé avant de réserver.',
  '{name} takes no such appointment on {when}. Choose one of the times that are offered.':
    '{name} ne prend pas de rendez-vous de ce type à cette heure ({when}). Choisissez une des heures proposées.',
  'Is more than {days} days after `start_date`': 'Est plus de {days} jours après `start_date`',
  '{name} teaches on {when}, or too soon after it. Choose another time.':
    '{name} donne un cours à cette heure ({when}), ou trop peu de temps avant. Choisissez une autre heure.',
  'There is no membership to book with. Buy a membership or a class pack first.':
    'Il n’y a pas d’abonnement pour réserver. Achetez d’abord un abonnement ou un carnet.',
  'Expected one of {"all": […]}, {"any": […]} or {"not": […]}':
    '{"all": […]}, {"any": […]} ou {"not": […]} est attendu',
  '{name} has free places. Book one instead.': '{name} a des places libres. Réservez-en une.',
  '{name} began on {when}. Choose a later class.': '{name} a commencé le {when}. Choisissez un cours plus tard.',
  'Booking closed on {when}. Ask the studio whether there is room.':
    'Les réservations ont fermé le {when}. Demandez au studio s’il reste une place.',
  'Booking opens on {when}. Come back then.': 'Les réservations ouvrent le {when}. Revenez à ce moment-là.',
  '{name} is booked already. Nothing more to do.': '{name}\u00a0: déjà réservé. Il n’y a rien d’autre à faire.',
  'Already on the waitlist of {name}. Nothing more to do.':
    'Déjà sur la liste d’attente de {name}. Il n’y a rien d’autre à faire.',
  'No place is offered to this entry. Wait until there is an offer.':
    'Aucune place n’est proposée ici. Attendez qu’il y en ait une.',
  'Check-in opens on {when}. Come back then.': 'L’enregistrement à l’arrivée ouvre le {when}. Revenez à ce moment-là.',
  'The class begins on {when}. Wait until then.': 'Le cours commence le {when}. Attendez jusque-là.',
  'This code does not belong to the booking. Open it on the phone again.':
    'Ce code ne va pas avec la réservation. Ouvrez-le de nouveau sur le téléphone.',
  'There is no open booking to check in. Look at its status.':
    'Il n’y a pas de réservation dont on puisse enregistrer l’arrivée. Regardez son état.',
  'This code has run out. Open it on the phone again.': 'Ce code a expiré. Ouvrez-le de nouveau sur le téléphone.',
  'Check-in closed on {when}. Ask at the front desk.':
    'L’enregistrement à l’arrivée a fermé le {when}. Adressez-vous à l’accueil.',
  'Bookings can be put right for {days} days after the class, until {when}.':
    'Les réservations se corrigent pendant {days} jours après le cours, jusqu’au {when}.',
  'Who came to {name} could be added for {days} days, until {when}.':
    'On pouvait ajouter des présences à {name} pendant {days} jours, jusqu’au {when}.',
  'Only staff book and check in at once. Book, then check in.':
    'Seule l’équipe réserve et enregistre l’arrivée d’un coup. Réservez, puis enregistrez l’arrivée.',
  '{name} was cancelled. Choose another class.': '{name} a été annulé. Choisissez un autre cours.',
  'The class began on {when}. Ask the studio about this booking.':
    'Le cours a commencé le {when}. Parlez de cette réservation au studio.',
  "This booking is {status} and can't be cancelled.":
    'Cette réservation a l’état «\u00a0{status}\u00a0» et ne peut plus être annulée.',
  'The class was cancelled, and so were its bookings.': 'Le cours a été annulé, et ses réservations avec lui.',
  'Follow the links in the letters that you have been sent first, or try again in half an hour.':
    'Suivez d’abord les liens des e-mails que vous avez reçus, ou réessayez dans une demi-heure.',
  'Places are held for others who have just asked. Try again in {minutes} minutes.':
    'Des places sont gardées pour d’autres qui viennent de demander. Réessayez dans {minutes}\u00a0min.',
  'There is no free place at the moment. Choose another class, or look again later.':
    'Il n’y a pas de place libre en ce moment. Choisissez un autre cours, ou regardez de nouveau plus tard.',
  'The guest is booked. Cancel the booking on the roster instead.':
    'La place de l’invité est réservée. Annulez plutôt la réservation dans la liste des participants.',
  'This was declined. Book the guest on the roster instead.':
    'Cette demande a été refusée. Réservez plutôt pour l’invité dans la liste des participants.',
  'This link is not valid any more. Ask for a place anew on the studio’s website.':
    'Ce lien n’est plus valable. Demandez une nouvelle place sur le site du studio.',
  'Sign in to book: the studio takes no bookings without an account.':
    'Connectez-vous pour réserver\u00a0: le studio ne prend pas de réservations sans compte.',
  'Is a booking of the same class': 'Est une réservation du même cours',
  'Places can’t be paid at the studio. Book with a membership or a class pack.':
    'Les places ne se paient pas au studio. Réservez avec un abonnement ou un carnet.',
  '{name} on {when} is still to be paid at the studio: one class at a time. Pay for it first, or cancel it.':
    '{name}, {when}, reste à payer au studio\u00a0: un seul cours à la fois. Payez-le d’abord, ou annulez-le.',
  'Clients ask for this. Book with `force` instead.':
    'C’est ce que demandent les clients. Réservez plutôt avec `force`.',
  'Either a membership pays, or the client does': 'Soit un abonnement paie, soit la personne paie elle-même',
  'No drop-in is on sale, so that one visit has no price. Put one on sale, or sell a membership to pay with.':
    'Aucun cours à l’unité n’est en vente\u00a0: une séance n’a donc pas de prix. Mettez-en un en vente, ou vendez un abonnement pour payer.',
  'This place is paid for; nothing is owed any more.': 'Cette place est payée\u202f; plus rien n’est dû.',
  'Say how it is paid, or which membership pays': 'Indiquez comment c’est payé, ou quel abonnement paie',
  'Only staff have others change their seats. Choose a free one.':
    'Seule l’équipe peut faire changer quelqu’un de place. Choisissez une place libre.',
  '{name} began on {when}. Ask in the room for another seat.':
    '{name} a commencé le {when}. Demandez une autre place dans la salle.',
  'This booking is {status} and has no seat.': 'Cette réservation a l’état «\u00a0{status}\u00a0» et n’a pas de place.',
  'Leave it out: the calendar is your own': 'Ne l’indiquez pas\u00a0: le calendrier est le vôtre',
  'Booking would close before it opens: open it earlier than it closes':
    'Les réservations fermeraient avant d’ouvrir\u00a0: ouvrez-les plus tôt',
  '{name} is not offered any more. Reactivate it first.': '{name} n’est plus proposé. Réactivez d’abord le modèle.',
  '{name} is not active. Reactivate them, or choose somebody else.':
    '{name} n’est pas actif. Réactivez ce profil, ou choisissez quelqu’un d’autre.',
  '{name} has an instructor profile already.': '{name} a déjà un profil de prof.',
  'This code is wrong, was used or has run out. Add the kiosk anew in the settings to get another one.':
    'Ce code est faux, déjà utilisé ou expiré. Ajoutez de nouveau la borne dans les réglages pour en obtenir un autre.',
  'Give either `booking_id` or `code`': 'Indiquez soit `booking_id`, soit `code`',
  'The series would end before its first class': 'La série finirait avant son premier cours',
  'Give `until` or `count`, not both': 'Indiquez `until` ou `count`, pas les deux',
  '{name} was cancelled before: there is nothing left to cancel.':
    '{name} a déjà été annulé\u00a0: il n’y a plus rien à annuler.',
  '{name} was cancelled: nobody needs to teach it.': '{name} a été annulé\u00a0: personne n’a à le donner.',
  'Is before `starts_on`': 'Vient avant `starts_on`',
  'Delete that closure first.': 'Supprimez d’abord cette fermeture.',
  'Expected a date and time': 'Une date et une heure sont attendues',
  '{name} was cancelled. Plan a new class instead.': '{name} a été annulé. Prévoyez plutôt un nouveau cours.',
  '{name} on {when} has {places}. Cancel some first, or leave it as large.':
    '{name}, {when}\u00a0: {places}. Annulez-en d’abord, ou laissez autant de places.',
  "{name} began on {when}: its time can't change any more.":
    '{name} a commencé le {when}\u00a0: l’heure ne peut plus changer.',
  'Every few weeks, its days would fall into different weeks. Move the classes one by one':
    'Toutes les quelques semaines, ses jours tomberaient dans des semaines différentes. Déplacez les cours un à un',
  'Somebody teaches this class already.': 'Quelqu’un donne déjà ce cours.',
  '{claimedByName} teaches this class already.': '{claimedByName} donne déjà ce cours.',
  'Somebody else was first.': 'Quelqu’un a été plus rapide.',
  'Nobody has claimed this class. Name somebody in the timetable instead.':
    'Personne ne s’est proposé pour ce cours. Nommez plutôt quelqu’un dans le planning.',
  'The studio has settled this itself.': 'Le studio s’en est occupé lui-même.',
  'Who asked teaches it after all.': 'La personne qui cherchait un remplacement donne finalement le cours.',
  '{class} has begun.': '{class} a commencé.',
  'Leave it out: the studio names who may claim it':
    'Ne l’indiquez pas\u00a0: c’est le studio qui dit qui peut se proposer',
  'Nobody teaches {name} yet. Give it an instructor instead.':
    'Personne ne donne encore {name}. Nommez plutôt quelqu’un.',
  '{claimedByName} offers to teach {name}. Decline that first to ask others.':
    '{claimedByName} se propose pour {name}. Refusez d’abord cette proposition pour demander à d’autres.',
  '{instructorName} teaches {name} by now.': '{instructorName} donne désormais {name}.',
  'The offer stood until {when}. Join the waitlist again.':
    'L’offre était valable jusqu’au {when}. Rejoignez de nouveau la liste d’attente.',
  'Seat {name} is taken. Choose another one.': 'La place {name} est prise. Choisissez-en une autre.',
  'Seat {name} is held for the waitlist. Choose another one.':
    'La place {name} est gardée pour la liste d’attente. Choisissez-en une autre.',
  'The studio is closed {days} ({reason}). Choose another day, or save anyway.':
    'Le studio est fermé ({days}, {reason}). Choisissez un autre jour, ou enregistrez quand même.',
  'The studio is closed {days}. Choose another day, or save anyway.':
    'Le studio est fermé ({days}). Choisissez un autre jour, ou enregistrez quand même.',
  'The only place is held. Join the waitlist, or choose another class.':
    'La seule place est gardée. Rejoignez la liste d’attente, ou choisissez un autre cours.',
  'The only place is taken. Join the waitlist, or choose another class.':
    'La seule place est prise. Rejoignez la liste d’attente, ou choisissez un autre cours.',
  'All {count} places are taken. Join the waitlist, or choose another class.':
    'Les {count} places sont toutes prises. Rejoignez la liste d’attente, ou choisissez un autre cours.',
  'All {count} places are held. Join the waitlist, or choose another class.':
    'Les {count} places sont toutes gardées. Rejoignez la liste d’attente, ou choisissez un autre cours.',
  'There is 1 appointment to come, the first on {when}. Cancel it first.':
    'Il reste 1 rendez-vous à venir, le {when}. Annulez-le d’abord.',
  'There are {count} appointments to come, the first on {when}. Cancel them first.':
    'Il reste {count} rendez-vous à venir, le premier le {when}. Annulez-les d’abord.',
  '1 place and as many who came. Take back the check-in of somebody who was not there first.':
    '1 place et autant d’arrivées. Retirez d’abord l’arrivée de quelqu’un qui n’était pas là.',
  '{count} places and as many who came. Take back the check-in of somebody who was not there first.':
    '{count} places et autant d’arrivées. Retirez d’abord l’arrivée de quelqu’un qui n’était pas là.',
  'The studio is closed {days} ({reason}). Delete that closure first.':
    'Le studio est déjà fermé\u00a0: {days} ({reason}). Supprimez d’abord cette fermeture.',
  'The studio is closed {days}. Delete that closure first.':
    'Le studio est déjà fermé\u00a0: {days}. Supprimez d’abord cette fermeture.',
  '{name} on {when} has {places}, and {room} has {seats}. Lower its capacity, or draw more seats.':
    '{name}, {when}\u00a0: {places}, mais la salle {room} en a {seats}. Réduisez le nombre de places, ou dessinez-en davantage.',
  'The series of {name} has {places}, and {room} has {seats}. Lower its capacity, or draw more seats.':
    'La série {name}\u00a0: {places}, mais la salle {room} en a {seats}. Réduisez le nombre de places, ou dessinez-en davantage.',
  'The class template {name} has {places}, and {room} has {seats}. Lower its capacity, or draw more seats.':
    'Le modèle de cours {name}\u00a0: {places}, mais la salle {room} en a {seats}. Réduisez le nombre de places, ou dessinez-en davantage.',
  '{name} has {places}, and {room} has {seats}. Lower its capacity, or draw more seats.':
    '{name}\u00a0: {places}, mais la salle {room} en a {seats}. Réduisez le nombre de places, ou dessinez-en davantage.',
  '{who} is booked on {seat} in {name} on {when}. Save anyway to give them another seat.':
    '{who} a réservé la place {seat}\u00a0: {name}, {when}. Enregistrez quand même pour donner une autre place.',
  '{name} is used by {names}. Choose another room for them first.':
    '{name} sert encore\u00a0: {names}. Choisissez d’abord une autre salle.',
  'Two seats stand on the same square. Move {name}': 'Deux places sont sur la même case. Déplacez {name}',
  'The room plan is in use': 'Le plan de salle est utilisé',
  'The appointment has begun': 'Le rendez-vous a commencé',
  'The membership does not cover this class': 'L’abonnement ne couvre pas ce cours',
  'The waitlist is closed': 'La liste d’attente est fermée',
  'Two seats are called {name}. Give each a name of its own':
    'Deux places s’appellent {name}. Donnez à chacune son propre nom',
  'Check-in closed on {when}. Say what became of the appointment instead.':
    'L’enregistrement est clos depuis\u00a0: {when}. Notez plutôt ce qu’est devenu le rendez-vous.',
  'The appointment began on {when}. Ask the studio about it.':
    'Le rendez-vous a commencé\u00a0: {when}. Parlez-en au studio.',
  '{name} was cancelled: it has no seats any more.': '{name} a été annulé\u00a0: il n’y a plus de places.',
}
