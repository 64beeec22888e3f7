import type { RefusalWords } from '../texts.ts'

export const selling: RefusalWords<'selling'> = {
  'This membership starts on {day}. It becomes active by itself on that day.':
    'Diese Mitgliedschaft beginnt erst: {day}. An diesem Tag wird sie von selbst aktiv.',
  '{name} does not take this key. Nothing was kept.':
    '{name} nimmt diesen Schlüssel nicht an. Es wurde nichts gespeichert.',
  '{name} can’t be asked now. Nothing was kept.': '{name} ist gerade nicht erreichbar. Es wurde nichts gespeichert.',
  'Choose one of the listed providers.': 'Wähle einen der aufgeführten Anbieter.',
  'The license could not be confirmed for two weeks. Connect this computer to the internet.':
    'Die Lizenz konnte zwei Wochen lang nicht bestätigt werden. Verbinde diesen Computer mit dem Internet.',
  'This comes with the plan that has the assistant.': 'Das gehört zum Tarif mit dem Assistenten.',
  'More decimals than {currency} has': 'Mehr Nachkommastellen, als {currency} hat',
  'Is before `start_date`': 'Liegt vor `start_date`',
  'The last message must be the user’s': 'Die letzte Nachricht muss von „user“ sein',
  'The AI provider does not answer now. Try again in a minute.':
    'Der KI-Anbieter antwortet gerade nicht. Versuch es in einer Minute noch einmal.',
  'This month’s AI tokens are used up. A key of the studio’s own has no such limit.':
    'Die KI-Tokens für diesen Monat sind aufgebraucht. Mit einem eigenen Schlüssel des Studios gilt diese Grenze nicht.',
  'The license service does not serve this license now.': 'Der Lizenzdienst bedient diese Lizenz gerade nicht.',
  'The AI provider does not take the studio’s key any more. Enter another.':
    'Der KI-Anbieter nimmt den Schlüssel des Studios nicht mehr an. Gib einen anderen ein.',
  'It is done already.': 'Das ist schon erledigt.',
  'Ask the assistant again.': 'Frag den Assistenten noch einmal.',
  'The code {code} was made for somebody else.': 'Der Code {code} ist für jemand anderen gedacht.',
  'The payment processor does not know this secret key. Copy it again, whole.':
    'Der Zahlungsdienst kennt diesen geheimen Schlüssel nicht. Kopiere ihn noch einmal vollständig.',
  'This key may not read the account. Give it the right to, or use the secret key.':
    'Dieser Schlüssel darf das Konto nicht lesen. Gib ihm das Recht dazu oder nimm den geheimen Schlüssel.',
  'One key is for tests, the other is live. Copy both from the same page':
    'Ein Schlüssel ist für Tests, der andere ist echt. Kopiere beide von derselben Seite',
  'A live key is not sent to another address than the processor’s (STRIPE_API_BASE)':
    'Ein echter Schlüssel geht an keine andere Adresse als die des Zahlungsdienstes (STRIPE_API_BASE)',
  'Expected a key that begins with {example}': 'Erwartet wird ein Schlüssel, der so beginnt: {example}',
  'Expected a secret that begins with whsec_': 'Erwartet wird ein Geheimnis, das mit whsec_ beginnt',
  'The payment processor can’t be reached at the moment. Nothing was paid. Try again in a minute.':
    'Der Zahlungsdienst ist gerade nicht erreichbar. Es wurde nichts bezahlt. Versuch es in einer Minute noch einmal.',
  'Expected an absolute http(s) address without a user name, such as https://studio.example/paid':
    'Erwartet wird eine vollständige http(s)-Adresse ohne Benutzernamen, etwa https://studio.example/paid',
  'More than 0': 'Mehr als 0',
  'At most {amount} {currency} can be paid online at once':
    'Online sind auf einmal höchstens {amount} {currency} möglich',
  '{amount} {currency} is less than can be paid online ({amount2} {currency2}). Pay at the studio, or use less of the gift card.':
    '{amount} {currency} ist weniger, als online bezahlt werden kann ({amount2} {currency2}). Bezahle im Studio oder nimm weniger vom Gutschein.',
  'The payment processor does not take the studio’s key any more. The studio can renew it under Settings, Payments.':
    'Der Zahlungsdienst nimmt den Schlüssel des Studios nicht mehr an. Das Studio kann ihn unter Einstellungen, Zahlungen erneuern.',
  'The studio’s key may not do this at the payment processor. Give it more rights there, or use another key.':
    'Der Schlüssel des Studios darf das beim Zahlungsdienst nicht. Gib ihm dort mehr Rechte oder nimm einen anderen.',
  'The payment processor refused this. Nothing was paid. Try again, or pay at the studio.':
    'Der Zahlungsdienst hat das abgelehnt. Es wurde nichts bezahlt. Versuch es noch einmal oder bezahle im Studio.',
  'The studio expects no messages from the payment processor here.':
    'Das Studio erwartet hier keine Nachrichten vom Zahlungsdienst.',
  'Somebody went to buy this membership online, so it stays for the record of that. Deactivate it to take it off sale.':
    'Jemand wollte diese Mitgliedschaft online kaufen, deshalb bleibt sie als Nachweis. Deaktiviere sie, um sie aus dem Verkauf zu nehmen.',
  '{name} is sold out.': '{name} ist ausverkauft.',
  'The studio does not sell online at the moment. Ask at the desk.':
    'Das Studio verkauft gerade nicht online. Frag am Empfang.',
  'The code {code} has been used as often as it can be.': 'Der Code {code} wurde schon so oft benutzt, wie es geht.',
  '{name} is being bought right now, and its payment is under way. Wait until that is through.':
    '{name} wird gerade gekauft, und die Zahlung läuft. Warte, bis sie durch ist.',
  'An intro offer is being bought right now, and it is once for ever. Finish that payment first.':
    'Ein Einstiegsangebot wird gerade gekauft, und es gilt nur ein einziges Mal. Schließe zuerst diese Zahlung ab.',
  '{name} is not sold online. Ask at the studio for it.': '{name} gibt es nicht online. Frag im Studio danach.',
  '{name} is not sold any more. Reactivate it or choose another.':
    '{name} wird nicht mehr verkauft. Aktiviere das wieder oder wähle etwas anderes.',
  '{name} is not an active client. Reactivate them first.':
    '{name} ist nicht aktiv. Aktiviere zuerst das Konto wieder.',
  'You have had an intro offer, and it is once for ever. Choose another membership.':
    'Du hattest schon ein Einstiegsangebot, und es gilt nur ein einziges Mal. Wähle eine andere Mitgliedschaft.',
  '{name} runs already. Change or cancel that one instead of buying it again.':
    '{name} läuft schon. Ändere oder beende das, statt es noch einmal zu kaufen.',
  'There is no promo code “{code}”. Check the spelling.':
    'Den Aktionscode „{code}“ gibt es nicht. Prüfe die Schreibweise.',
  'This gift card can’t be used. Check the code, or ask the studio.':
    'Dieser Gutschein kann nicht benutzt werden. Prüfe den Code oder frag das Studio.',
  'Nothing is left to pay with it': 'Es bleibt nichts, was damit zu bezahlen wäre',
  'The studio takes no payments online yet. Pay at the studio instead.':
    'Das Studio nimmt noch keine Zahlungen online an. Bezahle im Studio.',
  'This is not signed by the payment processor with the studio’s secret, or too long ago.':
    'Das ist nicht mit dem Geheimnis des Studios vom Zahlungsdienst unterschrieben, oder es ist zu lange her.',
  '{amount} were paid and {amount2} can still be given back. Choose at most that.':
    'Bezahlt: {amount}. Davon lassen sich noch erstatten: {amount2}. Wähle höchstens so viel.',
  'This was not paid here. Give it back {where}.': 'Das wurde nicht hier bezahlt. Die Erstattung geht nur {where}.',
  '{amount} {currency} can still be given back; the rest is on its way. Choose at most that.':
    'Noch zu erstatten: {amount} {currency}; der Rest ist unterwegs. Wähle höchstens so viel.',
  'This subscription has ended already.': 'Dieses Abo ist schon beendet.',
  '{name} has no credits left. Buy more, or wait for the next ones.':
    'Das Guthaben ist aufgebraucht: {name}. Kauf neues oder warte auf das nächste.',
  '{name} starts on {day}. Choose a class from that day on.':
    '{name} beginnt erst: {day}. Such dir einen Kurs ab diesem Tag aus.',
  'Nothing is paid like this. Waive the charge instead.': 'So wird nichts bezahlt. Erlass den Betrag stattdessen.',
  'This charge was {status} on {when}; nothing is owed any more.':
    'Das ist schon geklärt ({status}, {when}); es ist nichts mehr offen.',
  'Name the gift card in payments, with its gift_card_code':
    'Nenne den Gutschein in payments, mit seinem gift_card_code',
  'They sum to {amount}, the total is {amount2}': 'Zusammen sind das {amount}, die Summe ist {amount2}',
  'The client has no e-mail. Give an address': 'Von dieser Person gibt es keine E-Mail. Gib eine Adresse an',
  'The gift card ending in {codeLast4} has {value} {currency} left.':
    'Auf dem Gutschein mit der Endung {codeLast4} sind noch {value} {currency}.',
  'There is no gift card with this code. It may be another studio’s.':
    'Einen Gutschein mit diesem Code gibt es nicht. Vielleicht ist er von einem anderen Studio.',
  'This is no code of a gift card: a character is wrong or missing. Type it again.':
    'Das ist kein Gutscheincode: Ein Zeichen ist falsch oder fehlt. Gib ihn noch einmal ein.',
  'This day is over. Choose today or later.': 'Dieser Tag ist vorbei. Wähle heute oder später.',
  'A gift card can’t be bought with a gift card': 'Ein Gutschein kann nicht mit einem Gutschein gekauft werden',
  'Is none of the methods in payments': 'Kommt in payments nicht vor',
  'The code of this card was kept with a key that is lost. Give a new card for what is left on it.':
    'Der Code dieses Gutscheins wurde mit einem Schlüssel gespeichert, der verloren ist. Gib für das restliche Guthaben einen neuen aus.',
  'Nothing was changed. Try again in a minute.': 'Es wurde nichts geändert. Versuch es in einer Minute noch einmal.',
  'Check it for slips: the license service does not know this key.':
    'Prüfe ihn auf Tippfehler: Der Lizenzdienst kennt diesen Schlüssel nicht.',
  'Expected an ISO 4217 currency such as EUR': 'Erwartet wird eine Währung nach ISO 4217 wie EUR',
  'This membership type is priced in {currency}; the studio sells in {currency2}':
    'Der Preis dieser Mitgliedschaft ist in {currency}; das Studio verkauft in {currency2}',
  'The studio sells in {currency}. Leave the currency out.': 'Das Studio verkauft in {currency}. Lass die Währung weg.',
  'A membership is either unlimited or has credits. Leave out one of them.':
    'Eine Mitgliedschaft ist entweder unbegrenzt oder hat ein Guthaben. Lass eines davon weg.',
  'Packs and drop-ins have credits. Choose a time pass or a subscription for unlimited classes.':
    'Mehrfachkarten und Einzelstunden haben ein Guthaben. Wähle für unbegrenzte Kurse eine Zeitkarte oder ein Abo.',
  'A class pack has at least one credit.': 'Eine Mehrfachkarte hat mindestens einen Kurs Guthaben.',
  'Only subscriptions are billed at intervals.': 'Nur Abos werden regelmäßig abgerechnet.',
  'Only credits given for each interval can roll over.':
    'Nur regelmäßig gutgeschriebenes Guthaben kann übertragen werden.',
  'Only an intro offer has an intro price.': 'Nur ein Einstiegsangebot hat einen Einstiegspreis.',
  'Only subscriptions have credits for each interval.': 'Nur Abos haben ein Guthaben für jeden Zeitraum.',
  'Clients have or had this membership, so it stays for their history. Deactivate it to take it off sale.':
    'Diese Mitgliedschaft läuft oder lief schon bei jemandem, deshalb bleibt sie im Verlauf. Deaktiviere sie, um sie aus dem Verkauf zu nehmen.',
  'Give a subscription credits for each interval, or make it unlimited.':
    'Gib dem Abo ein Guthaben für jeden Zeitraum oder mach es unbegrenzt.',
  'A time pass is unlimited while it is valid.': 'Eine Zeitkarte ist unbegrenzt, solange sie gilt.',
  'A drop-in is one credit.': 'Eine Einzelstunde ist genau ein Kurs.',
  'Only an intro offer has an intro validity.': 'Nur ein Einstiegsangebot hat eine eigene Gültigkeit.',
  'Ends before it starts': 'Endet, bevor es beginnt',
  'This membership is unlimited; it has no credits': 'Diese Mitgliedschaft ist unbegrenzt; sie hat kein Guthaben',
  '{name} had an intro offer from {day} on, and it is once for ever. Sell another membership, or give it again with a reason.':
    '{name} hatte schon ein Einstiegsangebot (ab: {day}), und es gilt nur ein einziges Mal. Verkaufe eine andere Mitgliedschaft oder gib es mit einer Begründung noch einmal.',
  'Is for a sale. Name the payment_method, too': 'Gilt für einen Verkauf. Nenne auch payment_method',
  'The code {code} is for other memberships than this one.':
    'Der Code {code} gilt für andere Mitgliedschaften als diese.',
  '{name} was cancelled.': '{name} wurde beendet.',
  'Only a paused membership can be resumed; this one is {status}.':
    'Nur eine pausierte Mitgliedschaft kann weiterlaufen (jetzt: {status}).',
  'Only an active membership can be paused; this one is {status}.':
    'Nur eine aktive Mitgliedschaft kann pausieren (jetzt: {status}).',
  "This kind of membership can't be paused.": 'Diese Art von Mitgliedschaft kann nicht pausieren.',
  "A membership that is {from} can't become {to}.":
    'So kann sich eine Mitgliedschaft nicht ändern: von „{from}“ zu „{to}“.',
  'This membership is cancelled, and that is final. Sell a new one instead.':
    'Diese Mitgliedschaft ist endgültig beendet. Verkaufe stattdessen eine neue.',
  'This is a refund itself. Choose the payment that it gave back.':
    'Das ist selbst eine Erstattung. Wähle die Zahlung, die sie erstattet hat.',
  '{name}: {count} can still come back. Choose at most that.':
    '{name}: Noch zurückzunehmen sind {count}. Wähle höchstens so viele.',
  'Is not part of this sale': 'Gehört nicht zu diesem Verkauf',
  'Only products go back into stock': 'Nur Produkte gehen zurück in den Bestand',
  'Is the salary for a week, two weeks or a month?': 'Gilt das Gehalt für eine Woche, zwei Wochen oder einen Monat?',
  'Is for a fixed salary alone': 'Gilt nur für ein festes Gehalt',
  'A percentage is at most 100': 'Ein Prozentsatz ist höchstens 100',
  '{userName} has an active component of this kind. Change its rate, or end it first.':
    '{userName} hat schon eine aktive Vergütung dieser Art. Ändere ihren Satz oder beende sie zuerst.',
  'Is before period_start': 'Liegt vor period_start',
  'A run has at most {days} days. Choose a shorter period.':
    'Eine Abrechnung umfasst höchstens {days} Tage. Wähle einen kürzeren Zeitraum.',
  'This run is finalized: it stays as it is. Make another one for what is left.':
    'Diese Abrechnung ist abgeschlossen: Sie bleibt, wie sie ist. Mach eine neue für das, was fehlt.',
  'The run comes to {now} now, not to {then}: something has changed since. Work it out anew and look at it again.':
    'Die Abrechnung ergibt jetzt {now}, nicht {then}: Inzwischen hat sich etwas geändert. Berechne sie neu und sieh sie noch einmal durch.',
  'This run is a draft: finalize it first, then note what was paid.':
    'Diese Abrechnung ist ein Entwurf: Schließe sie zuerst ab, dann vermerke, was bezahlt wurde.',
  'This was marked as paid on {when} already.': 'Das ist schon als bezahlt vermerkt ({when}).',
  '{name} has the SKU {sku} already. Choose another.': '{name} hat schon die Artikelnummer {sku}. Wähle eine andere.',
  '{name}: {count} wanted, {stockQuantity} in stock. Take fewer or correct the stock.':
    '{name}: {count} gewünscht, {stockQuantity} im Bestand. Nimm weniger oder berichtige den Bestand.',
  'Nothing would change': 'Es würde sich nichts ändern',
  'There is a promo code {code} already. Choose another name.':
    'Den Aktionscode {code} gibt es schon. Wähle einen anderen Namen.',
  'There was a promo code {code}. Reactivate that one or choose another name.':
    'Den Aktionscode {code} gab es schon einmal. Aktiviere ihn wieder oder wähle einen anderen Namen.',
  'Expected letters, digits and dashes, such as SPRING-20':
    'Erwartet werden Buchstaben, Ziffern und Bindestriche, etwa SPRING-20',
  'At most six decimals': 'Höchstens sechs Nachkommastellen',
  'Ends before it begins': 'Endet, bevor es beginnt',
  'Say the value too when you change what kind of discount it is':
    'Gib auch den Wert an, wenn du die Art des Rabatts änderst',
  'A client has used it more than once already. Create a new code instead.':
    'Jemand hat ihn schon mehr als einmal benutzt. Lege stattdessen einen neuen Code an.',
  'It has been used {usedCount} times already. Deactivate it to stop it.':
    'Er wurde schon benutzt (Anzahl: {usedCount}). Deaktiviere ihn, damit er nicht mehr gilt.',
  'The code {code} can be used once by each client, and it has been.':
    'Der Code {code} gilt pro Person einmal und wurde schon benutzt.',
  'The code {code} is good from {when}.': 'Der Code {code} gilt noch nicht (ab: {when}).',
  'This membership costs nothing, so the code {code} has nothing to take off. Leave it out.':
    'Diese Mitgliedschaft kostet nichts, deshalb gibt es für den Code {code} nichts abzuziehen. Lass ihn weg.',
  'The code {code} is not in use any more.': 'Der Code {code} gilt nicht mehr.',
  'The code {code} was good until {when}.': 'Der Code {code} ist abgelaufen (bis: {when}).',
  '{name} is not sold any more. Put it on sale again or leave it out.':
    '{name} wird nicht mehr verkauft. Nimm das wieder in den Verkauf oder lass es weg.',
  'Is not paid by gift card': 'Wird nicht mit einem Gutschein bezahlt',
  'Which gift card?': 'Welcher Gutschein?',
  'No class of these weeks is there': 'In diesen Wochen gibt es keinen Kurs',
  'There is no such class template': 'Diese Kursvorlage gibt es nicht',
  'Change each class once': 'Ändere jeden Kurs nur einmal',
  '{day} is closed already. What was sold since belongs to the next day that is closed.':
    'Dieser Tag ist schon abgeschlossen: {day}. Was seither verkauft wurde, gehört zum nächsten Tag, der abgeschlossen wird.',
  '{day} is closed already, and with it every day before. Close a later day.':
    'Dieser Tag ist schon abgeschlossen, mit allen Tagen davor: {day}. Schließe einen späteren ab.',
  'This day has not begun': 'Dieser Tag hat noch nicht begonnen',
  'More than was counted': 'Mehr, als gezählt wurde',
  'Is counted twice': 'Ist doppelt gezählt',
  'These are {days} days; ask for {days2} at the most': 'Das sind {days} Tage; frag höchstens {days2} ab',
  '{name} is an intro offer like another one in this basket, and it is once for ever. Take one of them out.':
    '{name} ist ein Einstiegsangebot wie ein anderes in diesem Warenkorb, und es gilt nur ein einziges Mal. Nimm eines davon heraus.',
  'Needs a client: say in client_id who buys it': 'Braucht eine Person: Gib in client_id an, wer kauft',
  'Is in the basket already': 'Ist schon im Warenkorb',
  'A gift card can’t be bought with a gift card. Pay that part another way':
    'Ein Gutschein kann nicht mit einem Gutschein gekauft werden. Bezahle diesen Teil anders',
  '{name} is paused. Resume it, or choose a class after the pause.':
    '{name} pausiert. Lass die Mitgliedschaft weiterlaufen oder wähle einen Kurs nach der Pause.',
  '{name} is paused until {day}. Resume it, or choose a class after the pause.':
    '{name} pausiert (bis: {day}). Lass die Mitgliedschaft weiterlaufen oder wähle einen Kurs nach der Pause.',
  '{name} has ended. Renew it or choose another membership.':
    '{name} gilt nicht mehr. Verlängere die Mitgliedschaft oder wähle eine andere.',
  '{name} is good until {day} only. Renew it or choose another membership.':
    '{name} gilt dann nicht mehr (bis: {day}). Verlängere die Mitgliedschaft oder wähle eine andere.',
  '1 day of pause left ({most} in all, {used} used). Ask for no more than that.':
    'Noch 1 Tag Pause übrig (insgesamt {most}, genutzt {used}). Wähle höchstens so viel.',
  '{count} days of pause left ({most} in all, {used} used). Ask for no more than that.':
    'Noch {count} Tage Pause übrig (insgesamt {most}, genutzt {used}). Wähle höchstens so viele.',
  'The gift card ending in {last4} has been deactivated.': 'Der Gutschein mit der Endung {last4} wurde deaktiviert.',
  'The gift card ending in {last4} was good until {day}.':
    'Der Gutschein mit der Endung {last4} ist abgelaufen (bis: {day}).',
  'This membership ended on {day}.': 'Diese Mitgliedschaft ist schon zu Ende (seit: {day}).',
  'This membership ended.': 'Diese Mitgliedschaft ist zu Ende.',
  'It was to be good until {day}.': 'Sie sollte bis zu diesem Tag gelten: {day}.',
  'Say until when it is good again: a later expires_at makes it active.':
    'Gib an, bis wann sie wieder gilt: Ein späteres expires_at macht sie aktiv.',
  'A payment is overdue': 'Eine Zahlung ist überfällig',
  'Nothing is left on the gift card ending in {code}.': 'Auf dem Gutschein mit dem Ende {code} ist nichts mehr.',
  'The last credit of this membership has just been used. Buy more, or choose another membership.':
    'Der letzte Kurs dieser Mitgliedschaft wurde gerade verbraucht. Kauf weitere, oder wähle eine andere Mitgliedschaft.',
  '{name} is not paid yet. Complete the payment first.':
    '{name} ist noch nicht bezahlt. Schließ zuerst die Zahlung ab.',
  'A payment for {name} has been failing for more than {days}. Update the payment.':
    'Eine Zahlung für {name} klappt seit mehr als {days} nicht. Bring die Zahlung in Ordnung.',
  '{name} does not cover this class. Choose another membership.':
    '{name} gilt nicht für diesen Kurs. Wähle eine andere Mitgliedschaft.',
}
