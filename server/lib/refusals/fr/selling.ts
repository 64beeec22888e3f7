import type { RefusalWords } from '../texts.ts'

export const selling: RefusalWords<'selling'> = {
  'This membership starts on {day}. It becomes active by itself on that day.':
    'Cet abonnement commence le {day}. Il deviendra actif de lui-même ce jour-là.',
  '{name} does not take this key. Nothing was kept.': '{name} n’accepte pas cette clé. Rien n’a été gardé.',
  '{name} can’t be asked now. Nothing was kept.': '{name} est injoignable pour le moment. Rien n’a été gardé.',
  'Choose one of the listed providers.': 'Choisissez un des fournisseurs de la liste.',
  'The license could not be confirmed for two weeks. Connect this computer to the internet.':
    'La licence n’a pas pu être confirmée depuis deux semaines. Connectez cet ordinateur à Internet.',
  'This comes with the plan that has the assistant.': 'C’est compris dans la formule qui a l’assistant.',
  'More decimals than {currency} has': 'Plus de décimales que n’en a {currency}',
  'Is before `start_date`': 'Vient avant `start_date`',
  'The last message must be the user’s': 'Le dernier message doit venir de la personne qui écrit (user)',
  'The AI provider does not answer now. Try again in a minute.':
    'Le fournisseur d’IA ne répond pas pour le moment. Réessayez dans une minute.',
  'This month’s AI tokens are used up. A key of the studio’s own has no such limit.':
    'Les jetons d’IA de ce mois sont épuisés. Une clé propre au studio n’a pas cette limite.',
  'The license service does not serve this license now.':
    'Le service des licences ne prend pas cette licence en charge pour le moment.',
  'The AI provider does not take the studio’s key any more. Enter another.':
    'Le fournisseur d’IA n’accepte plus la clé du studio. Saisissez-en une autre.',
  'It is done already.': 'C’est déjà fait.',
  'Ask the assistant again.': 'Demandez de nouveau à l’assistant.',
  'The code {code} was made for somebody else.': 'Le code {code} a été fait pour quelqu’un d’autre.',
  'The payment processor does not know this secret key. Copy it again, whole.':
    'Le prestataire de paiement ne connaît pas cette clé secrète. Copiez-la de nouveau, en entier.',
  'This key may not read the account. Give it the right to, or use the secret key.':
    'Cette clé n’a pas le droit de lire le compte. Donnez-lui ce droit, ou utilisez la clé secrète.',
  'One key is for tests, the other is live. Copy both from the same page':
    'Une clé est de test, l’autre est réelle. Copiez les deux depuis la même page',
  'A live key is not sent to another address than the processor’s (STRIPE_API_BASE)':
    'Une clé réelle n’est pas envoyée à une autre adresse que celle du prestataire (STRIPE_API_BASE)',
  'Expected a key that begins with {example}': 'Une clé qui commence par {example} est attendue',
  'Expected a secret that begins with whsec_': 'Un secret qui commence par whsec_ est attendu',
  'The payment processor can’t be reached at the moment. Nothing was paid. Try again in a minute.':
    'Le prestataire de paiement est injoignable pour le moment. Rien n’a été payé. Réessayez dans une minute.',
  'Expected an absolute http(s) address without a user name, such as https://studio.example/paid':
    'Une adresse http(s) complète sans nom d’utilisateur est attendue, par exemple https://studio.example/paid',
  'More than 0': 'Plus de 0',
  'At most {amount} {currency} can be paid online at once':
    'On peut payer en ligne {amount} {currency} au plus en une fois',
  '{amount} {currency} is less than can be paid online ({amount2} {currency2}). Pay at the studio, or use less of the gift card.':
    '{amount} {currency}, c’est moins que ce qui peut être payé en ligne ({amount2} {currency2}). Payez au studio, ou utilisez moins de la carte cadeau.',
  'The payment processor does not take the studio’s key any more. The studio can renew it under Settings, Payments.':
    'Le prestataire de paiement n’accepte plus la clé du studio. Le studio peut la renouveler sous Réglages, Paiements.',
  'The studio’s key may not do this at the payment processor. Give it more rights there, or use another key.':
    'La clé du studio n’a pas ce droit chez le prestataire de paiement. Donnez-lui plus de droits là-bas, ou utilisez une autre clé.',
  'The payment processor refused this. Nothing was paid. Try again, or pay at the studio.':
    'Le prestataire de paiement a refusé. Rien n’a été payé. Réessayez, ou payez au studio.',
  'The studio expects no messages from the payment processor here.':
    'Le studio n’attend ici aucun message du prestataire de paiement.',
  'Somebody went to buy this membership online, so it stays for the record of that. Deactivate it to take it off sale.':
    'Quelqu’un a voulu acheter cet abonnement en ligne\u00a0: il reste donc pour en garder la trace. Désactivez-le pour le retirer de la vente.',
  '{name} is sold out.': '{name} est épuisé.',
  'The studio does not sell online at the moment. Ask at the desk.':
    'Le studio ne vend pas en ligne en ce moment. Demandez à l’accueil.',
  'The code {code} has been used as often as it can be.':
    'Le code {code} a déjà servi autant de fois qu’il le pouvait.',
  '{name} is being bought right now, and its payment is under way. Wait until that is through.':
    '{name} est en cours d’achat et son paiement n’est pas terminé. Attendez qu’il le soit.',
  'An intro offer is being bought right now, and it is once for ever. Finish that payment first.':
    'Une offre de découverte est en cours d’achat, et elle ne vaut qu’une fois. Terminez d’abord ce paiement.',
  '{name} is not sold online. Ask at the studio for it.': '{name} ne se vend pas en ligne. Demandez au studio.',
  '{name} is not sold any more. Reactivate it or choose another.':
    '{name} n’est plus vendu. Réactivez-le ou choisissez autre chose.',
  '{name} is not an active client. Reactivate them first.':
    '{name} n’est pas un compte client actif. Réactivez-le d’abord.',
  'You have had an intro offer, and it is once for ever. Choose another membership.':
    'Vous avez déjà eu une offre de découverte, et elle ne vaut qu’une fois. Choisissez un autre abonnement.',
  '{name} runs already. Change or cancel that one instead of buying it again.':
    '{name} est déjà en cours. Changez-le ou résiliez-le au lieu de l’acheter de nouveau.',
  'There is no promo code “{code}”. Check the spelling.':
    'Il n’y a pas de code promo «\u00a0{code}\u00a0». Vérifiez l’orthographe.',
  'This gift card can’t be used. Check the code, or ask the studio.':
    'Cette carte cadeau n’est pas utilisable. Vérifiez son code, ou demandez au studio.',
  'Nothing is left to pay with it': 'Il ne reste rien à payer avec elle',
  'The studio takes no payments online yet. Pay at the studio instead.':
    'Le studio ne prend pas encore de paiements en ligne. Payez plutôt au studio.',
  'This is not signed by the payment processor with the studio’s secret, or too long ago.':
    'Ce n’est pas signé par le prestataire de paiement avec le secret du studio, ou la signature est trop ancienne.',
  '{amount} were paid and {amount2} can still be given back. Choose at most that.':
    'Payé\u00a0: {amount}. Encore remboursable\u00a0: {amount2}. Choisissez cela au plus.',
  'This was not paid here. Give it back {where}.': 'Cela n’a pas été payé ici. Remboursez-le {where}.',
  '{amount} {currency} can still be given back; the rest is on its way. Choose at most that.':
    'Encore remboursable\u00a0: {amount} {currency}\u202f; le reste est en route. Choisissez cela au plus.',
  'This subscription has ended already.': 'Cet abonnement a déjà pris fin.',
  '{name} has no credits left. Buy more, or wait for the next ones.':
    '{name} n’a plus de crédits. Achetez-en ou attendez les prochains.',
  '{name} starts on {day}. Choose a class from that day on.':
    '{name} commence le {day}. Choisissez un cours à partir de ce jour.',
  'Nothing is paid like this. Waive the charge instead.': 'Rien ne se paie ainsi. Annulez plutôt ce montant.',
  'This charge was {status} on {when}; nothing is owed any more.':
    'Depuis le {when}, ce montant a l’état «\u00a0{status}\u00a0»\u202f; plus rien n’est dû.',
  'Name the gift card in payments, with its gift_card_code':
    'Indiquez la carte cadeau dans payments, avec son gift_card_code',
  'They sum to {amount}, the total is {amount2}': 'Leur somme est {amount}, le total est {amount2}',
  'The client has no e-mail. Give an address': 'Cette personne n’a pas d’e-mail. Indiquez une adresse',
  'The gift card ending in {codeLast4} has {value} {currency} left.':
    'Sur la carte cadeau finissant par {codeLast4}, il reste {value} {currency}.',
  'There is no gift card with this code. It may be another studio’s.':
    'Aucune carte cadeau n’a ce code. Elle vient peut-être d’un autre studio.',
  'This is no code of a gift card: a character is wrong or missing. Type it again.':
    'Ce n’est pas le code d’une carte cadeau\u00a0: un caractère est faux ou manque. Saisissez-le de nouveau.',
  'This day is over. Choose today or later.': 'Ce jour est passé. Choisissez aujourd’hui ou plus tard.',
  'A gift card can’t be bought with a gift card': 'Une carte cadeau ne s’achète pas avec une carte cadeau',
  'Is none of the methods in payments': 'N’est aucun des moyens de paiement indiqués dans payments',
  'The code of this card was kept with a key that is lost. Give a new card for what is left on it.':
    'Le code de cette carte a été gardé avec une clé qui est perdue. Faites une nouvelle carte pour ce qu’il reste dessus.',
  'Nothing was changed. Try again in a minute.': 'Rien n’a changé. Réessayez dans une minute.',
  'Check it for slips: the license service does not know this key.':
    'Cherchez une faute de frappe\u00a0: le service des licences ne connaît pas cette clé.',
  'Expected an ISO 4217 currency such as EUR': 'Une devise ISO 4217 est attendue, par exemple EUR',
  'This membership type is priced in {currency}; the studio sells in {currency2}':
    'Le prix de ce type d’abonnement est en {currency}\u202f; le studio vend en {currency2}',
  'The studio sells in {currency}. Leave the currency out.': 'Le studio vend en {currency}. N’indiquez pas de devise.',
  'A membership is either unlimited or has credits. Leave out one of them.':
    'Un abonnement est illimité ou a des crédits. Retirez l’un des deux.',
  'Packs and drop-ins have credits. Choose a time pass or a subscription for unlimited classes.':
    'Les carnets et les cours à l’unité ont des crédits. Pour des cours illimités, choisissez un forfait ou un abonnement.',
  'A class pack has at least one credit.': 'Un carnet a au moins un crédit.',
  'Only subscriptions are billed at intervals.': 'Seuls les abonnements sont facturés par période.',
  'Only credits given for each interval can roll over.':
    'Seuls les crédits donnés à chaque période peuvent se reporter.',
  'Only an intro offer has an intro price.': 'Seule une offre de découverte a un prix de découverte.',
  'Only subscriptions have credits for each interval.': 'Seuls les abonnements ont des crédits à chaque période.',
  'Clients have or had this membership, so it stays for their history. Deactivate it to take it off sale.':
    'Des clients ont ou ont eu cet abonnement\u00a0: il reste donc pour leur historique. Désactivez-le pour le retirer de la vente.',
  'Give a subscription credits for each interval, or make it unlimited.':
    'Donnez à l’abonnement des crédits à chaque période, ou rendez-le illimité.',
  'A time pass is unlimited while it is valid.': 'Un forfait est illimité tant qu’il est valable.',
  'A drop-in is one credit.': 'Un cours à l’unité vaut un crédit.',
  'Only an intro offer has an intro validity.': 'Seule une offre de découverte a une durée de découverte.',
  'Ends before it starts': 'Finit avant son début',
  'This membership is unlimited; it has no credits': 'Cet abonnement est illimité\u202f; il n’a pas de crédits',
  '{name} had an intro offer from {day} on, and it is once for ever. Sell another membership, or give it again with a reason.':
    '{name} a déjà eu une offre de découverte à partir du {day}, et elle ne vaut qu’une fois. Vendez un autre abonnement, ou accordez-la de nouveau avec un motif.',
  'Is for a sale. Name the payment_method, too': 'Vaut pour une vente. Indiquez aussi payment_method',
  'The code {code} is for other memberships than this one.':
    'Le code {code} vaut pour d’autres abonnements que celui-ci.',
  '{name} was cancelled.': '{name} a été résilié.',
  'Only a paused membership can be resumed; this one is {status}.':
    'Seul un abonnement en pause peut être repris\u202f; celui-ci a l’état «\u00a0{status}\u00a0».',
  'Only an active membership can be paused; this one is {status}.':
    'Seul un abonnement actif peut être mis en pause\u202f; celui-ci a l’état «\u00a0{status}\u00a0».',
  "This kind of membership can't be paused.": 'Un abonnement de ce genre ne peut pas être mis en pause.',
  "A membership that is {from} can't become {to}.":
    'Un abonnement ne peut pas passer de «\u00a0{from}\u00a0» à «\u00a0{to}\u00a0».',
  'This membership is cancelled, and that is final. Sell a new one instead.':
    'Cet abonnement est résilié, et c’est définitif. Vendez-en plutôt un nouveau.',
  'This is a refund itself. Choose the payment that it gave back.':
    'C’est déjà un remboursement. Choisissez le paiement qu’il a remboursé.',
  '{name}: {count} can still come back. Choose at most that.':
    '{name}\u00a0: on peut encore en reprendre {count}. Choisissez cela au plus.',
  'Is not part of this sale': 'Ne fait pas partie de cette vente',
  'Only products go back into stock': 'Seuls les produits retournent en stock',
  'Is the salary for a week, two weeks or a month?':
    'Le salaire vaut-il pour une semaine, deux semaines ou un mois\u202f?',
  'Is for a fixed salary alone': 'Ne vaut que pour un salaire fixe',
  'A percentage is at most 100': 'Un pourcentage va jusqu’à 100',
  '{userName} has an active component of this kind. Change its rate, or end it first.':
    '{userName} a déjà une rémunération active de ce genre. Changez-en le taux, ou mettez-y fin d’abord.',
  'Is before period_start': 'Vient avant period_start',
  'A run has at most {days} days. Choose a shorter period.':
    'Une paie couvre {days} jours au plus. Choisissez une période plus courte.',
  'This run is finalized: it stays as it is. Make another one for what is left.':
    'Cette paie est clôturée\u00a0: elle reste telle quelle. Faites-en une autre pour ce qui reste.',
  'The run comes to {now} now, not to {then}: something has changed since. Work it out anew and look at it again.':
    'La paie arrive maintenant à {now}, et non à {then}\u00a0: quelque chose a changé depuis. Recalculez-la et regardez-la de nouveau.',
  'This run is a draft: finalize it first, then note what was paid.':
    'Cette paie est un brouillon\u00a0: clôturez-la d’abord, puis notez ce qui a été payé.',
  'This was marked as paid on {when} already.': 'C’est déjà marqué comme payé le {when}.',
  '{name} has the SKU {sku} already. Choose another.': '{name} a déjà la référence {sku}. Choisissez-en une autre.',
  '{name}: {count} wanted, {stockQuantity} in stock. Take fewer or correct the stock.':
    '{name}\u00a0: {count} dans la demande, {stockQuantity} en stock. Prenez-en moins ou corrigez le stock.',
  'Nothing would change': 'Rien ne changerait',
  'There is a promo code {code} already. Choose another name.':
    'Il y a déjà un code promo {code}. Choisissez un autre nom.',
  'There was a promo code {code}. Reactivate that one or choose another name.':
    'Il y a eu un code promo {code}. Réactivez-le ou choisissez un autre nom.',
  'Expected letters, digits and dashes, such as SPRING-20':
    'Des lettres, des chiffres et des tirets sont attendus, par exemple SPRING-20',
  'At most six decimals': 'Six décimales au plus',
  'Ends before it begins': 'Finit avant son début',
  'Say the value too when you change what kind of discount it is':
    'Indiquez aussi la valeur quand vous changez le genre de remise',
  'A client has used it more than once already. Create a new code instead.':
    'Quelqu’un l’a déjà utilisé plus d’une fois. Créez plutôt un nouveau code.',
  'It has been used {usedCount} times already. Deactivate it to stop it.':
    'Il a déjà servi {usedCount} fois. Désactivez-le pour l’arrêter.',
  'The code {code} can be used once by each client, and it has been.':
    'Le code {code} sert une seule fois par personne, et il a déjà servi.',
  'The code {code} is good from {when}.': 'Le code {code} est valable à partir du {when}.',
  'This membership costs nothing, so the code {code} has nothing to take off. Leave it out.':
    'Cet abonnement ne coûte rien\u00a0: le code {code} n’a rien à déduire. Retirez-le.',
  'The code {code} is not in use any more.': 'Le code {code} n’est plus utilisé.',
  'The code {code} was good until {when}.': 'Le code {code} était valable jusqu’au {when}.',
  '{name} is not sold any more. Put it on sale again or leave it out.':
    '{name} n’est plus vendu. Remettez-le en vente ou retirez-le.',
  'Is not paid by gift card': 'Ne se paie pas avec une carte cadeau',
  'Which gift card?': 'Quelle carte cadeau\u202f?',
  'No class of these weeks is there': 'Aucun cours de ces semaines n’y est',
  'There is no such class template': 'Ce modèle de cours n’existe pas',
  'Change each class once': 'Changez chaque cours une seule fois',
  '{day} is closed already. What was sold since belongs to the next day that is closed.':
    '{day}\u00a0: journée déjà clôturée. Ce qui a été vendu depuis compte pour la prochaine journée clôturée.',
  '{day} is closed already, and with it every day before. Close a later day.':
    '{day}\u00a0: journée déjà clôturée, et avec elle toutes les précédentes. Clôturez une journée plus tardive.',
  'This day has not begun': 'Cette journée n’a pas commencé',
  'More than was counted': 'Plus que ce qui a été compté',
  'Is counted twice': 'Est compté deux fois',
  'These are {days} days; ask for {days2} at the most': 'Cela fait {days} jours\u202f; demandez-en {days2} au plus',
  '{name} is an intro offer like another one in this basket, and it is once for ever. Take one of them out.':
    '{name} est une offre de découverte, comme une autre de ce panier, et elle ne vaut qu’une fois. Retirez l’une des deux.',
  'Needs a client: say in client_id who buys it': 'Il faut un client\u00a0: indiquez dans client_id qui achète',
  'Is in the basket already': 'Est déjà dans le panier',
  'A gift card can’t be bought with a gift card. Pay that part another way':
    'Une carte cadeau ne s’achète pas avec une carte cadeau. Payez cette part autrement',
  '{name} is paused. Resume it, or choose a class after the pause.':
    '{name} est en pause. Reprenez-le, ou choisissez un cours après la pause.',
  '{name} is paused until {day}. Resume it, or choose a class after the pause.':
    '{name} est en pause jusqu’au {day}. Reprenez-le, ou choisissez un cours après la pause.',
  '{name} has ended. Renew it or choose another membership.':
    '{name} a pris fin. Renouvelez-le ou choisissez un autre abonnement.',
  '{name} is good until {day} only. Renew it or choose another membership.':
    '{name} n’est valable que jusqu’au {day}. Renouvelez-le ou choisissez un autre abonnement.',
  '1 day of pause left ({most} in all, {used} used). Ask for no more than that.':
    'Il reste 1 jour de pause ({most} en tout, {used} déjà pris). N’en demandez pas plus.',
  '{count} days of pause left ({most} in all, {used} used). Ask for no more than that.':
    'Il reste {count} jours de pause ({most} en tout, {used} déjà pris). N’en demandez pas plus.',
  'The gift card ending in {last4} has been deactivated.': 'La carte cadeau finissant par {last4} a été désactivée.',
  'The gift card ending in {last4} was good until {day}.':
    'La carte cadeau finissant par {last4} était valable jusqu’au {day}.',
  'This membership ended on {day}.': 'Cet abonnement a pris fin le {day}.',
  'This membership ended.': 'Cet abonnement a pris fin.',
  'It was to be good until {day}.': 'Il devait être valable jusqu’au {day}.',
  'Say until when it is good again: a later expires_at makes it active.':
    'Indiquez jusqu’à quand il est de nouveau valable\u00a0: un expires_at plus tardif le rend actif.',
  'A payment is overdue': 'Un paiement est en retard',
  'Nothing is left on the gift card ending in {code}.': 'Il ne reste rien sur la carte cadeau se terminant par {code}.',
  'The last credit of this membership has just been used. Buy more, or choose another membership.':
    'Le dernier crédit de cet abonnement vient d’être utilisé. Achetez-en d’autres, ou choisissez un autre abonnement.',
  '{name} is not paid yet. Complete the payment first.': '{name} n’est pas encore payé. Terminez d’abord le paiement.',
  'A payment for {name} has been failing for more than {days}. Update the payment.':
    'Un paiement pour {name} échoue depuis plus de {days}. Mettez le paiement à jour.',
  '{name} does not cover this class. Choose another membership.':
    '{name} ne couvre pas ce cours. Choisissez un autre abonnement.',
}
