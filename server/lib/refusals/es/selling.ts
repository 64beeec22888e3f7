import type { RefusalWords } from '../texts.ts'

export const selling: RefusalWords<'selling'> = {
  'This membership starts on {day}. It becomes active by itself on that day.':
    'Este bono empieza el {day}. Ese día se activa solo.',
  '{name} does not take this key. Nothing was kept.': '{name} no acepta esta clave. No se ha guardado nada.',
  '{name} can’t be asked now. Nothing was kept.': 'Ahora no se puede consultar a {name}. No se ha guardado nada.',
  'Choose one of the listed providers.': 'Elige uno de los proveedores de la lista.',
  'The license could not be confirmed for two weeks. Connect this computer to the internet.':
    'La licencia lleva dos semanas sin poder confirmarse. Conecta este ordenador a internet.',
  'This comes with the plan that has the assistant.': 'Viene con el plan que incluye el asistente.',
  'More decimals than {currency} has': 'Más decimales de los que tiene {currency}',
  'Is before `start_date`': 'Es anterior a `start_date`',
  'The last message must be the user’s': 'El último mensaje debe ser del usuario',
  'The AI provider does not answer now. Try again in a minute.':
    'El proveedor de IA no responde ahora. Inténtalo de nuevo en un minuto.',
  'This month’s AI tokens are used up. A key of the studio’s own has no such limit.':
    'Los tokens de IA de este mes se han agotado. Con una clave propia del centro no hay ese límite.',
  'The license service does not serve this license now.':
    'El servicio de licencias no atiende esta licencia en este momento.',
  'The AI provider does not take the studio’s key any more. Enter another.':
    'El proveedor de IA ya no acepta la clave del centro. Escribe otra.',
  'It is done already.': 'Ya está hecho.',
  'Ask the assistant again.': 'Vuelve a pedírselo al asistente.',
  'The code {code} was made for somebody else.': 'El código {code} es para otra persona.',
  'The payment processor does not know this secret key. Copy it again, whole.':
    'El proveedor de pagos no conoce esta clave secreta. Cópiala de nuevo, entera.',
  'This key may not read the account. Give it the right to, or use the secret key.':
    'Esta clave no puede leer la cuenta. Dale ese permiso o usa la clave secreta.',
  'One key is for tests, the other is live. Copy both from the same page':
    'Una clave es de prueba y la otra real. Copia las dos de la misma página',
  'A live key is not sent to another address than the processor’s (STRIPE_API_BASE)':
    'Una clave real no se envía a otra dirección que la del proveedor (STRIPE_API_BASE)',
  'Expected a key that begins with {example}': 'Debe ser una clave que empiece por {example}',
  'Expected a secret that begins with whsec_': 'Debe ser un secreto que empiece por whsec_',
  'The payment processor can’t be reached at the moment. Nothing was paid. Try again in a minute.':
    'Ahora mismo no se puede conectar con el proveedor de pagos. No se ha pagado nada. Inténtalo de nuevo en un minuto.',
  'Expected an absolute http(s) address without a user name, such as https://studio.example/paid':
    'Debe ser una dirección http(s) absoluta sin usuario, como https://studio.example/paid',
  'More than 0': 'Más de 0',
  'At most {amount} {currency} can be paid online at once':
    'En línea se pueden pagar como máximo {amount} {currency} de una vez',
  '{amount} {currency} is less than can be paid online ({amount2} {currency2}). Pay at the studio, or use less of the gift card.':
    '{amount} {currency} es menos de lo que se puede pagar en línea ({amount2} {currency2}). Paga en el centro o usa menos de la tarjeta regalo.',
  'The payment processor does not take the studio’s key any more. The studio can renew it under Settings, Payments.':
    'El proveedor de pagos ya no acepta la clave del centro. El centro puede renovarla en Ajustes, Pagos.',
  'The studio’s key may not do this at the payment processor. Give it more rights there, or use another key.':
    'La clave del centro no tiene permiso para esto en el proveedor de pagos. Dale más permisos allí o usa otra.',
  'The payment processor refused this. Nothing was paid. Try again, or pay at the studio.':
    'El proveedor de pagos lo ha rechazado. No se ha pagado nada. Inténtalo de nuevo o paga en el centro.',
  'The studio expects no messages from the payment processor here.':
    'El centro no espera aquí mensajes del proveedor de pagos.',
  'Somebody went to buy this membership online, so it stays for the record of that. Deactivate it to take it off sale.':
    'Alguien fue a comprar este bono en línea, así que se conserva como constancia. Desactívalo para retirarlo de la venta.',
  '{name} is sold out.': 'Agotado: {name}.',
  'The studio does not sell online at the moment. Ask at the desk.':
    'El centro no vende en línea en este momento. Pregunta en recepción.',
  'The code {code} has been used as often as it can be.': 'El código {code} ya se ha agotado.',
  '{name} is being bought right now, and its payment is under way. Wait until that is through.':
    'La compra de {name} ya está en marcha y su pago, en camino. Espera a que termine.',
  'An intro offer is being bought right now, and it is once for ever. Finish that payment first.':
    'Ya hay en marcha la compra de una oferta de bienvenida, y es solo una vez. Termina antes ese pago.',
  '{name} is not sold online. Ask at the studio for it.': '{name} no se vende en línea. Pídelo en el centro.',
  '{name} is not sold any more. Reactivate it or choose another.': '{name} ya no se vende. Reactívalo o elige otro.',
  '{name} is not an active client. Reactivate them first.': 'La ficha de {name} no está activa. Reactívala antes.',
  'You have had an intro offer, and it is once for ever. Choose another membership.':
    'Ya tuviste una oferta de bienvenida, y es solo una vez. Elige otra cosa.',
  '{name} runs already. Change or cancel that one instead of buying it again.':
    '{name} ya está en vigor. Cámbialo o cancélalo en vez de comprarlo otra vez.',
  'There is no promo code “{code}”. Check the spelling.':
    'No existe el código promocional «{code}». Revisa cómo está escrito.',
  'This gift card can’t be used. Check the code, or ask the studio.':
    'Esta tarjeta regalo no se puede usar. Revisa el código o pregunta en el centro.',
  'Nothing is left to pay with it': 'Ya no queda nada que pagar con ella',
  'The studio takes no payments online yet. Pay at the studio instead.':
    'El centro todavía no cobra en línea. Paga en el centro.',
  'This is not signed by the payment processor with the studio’s secret, or too long ago.':
    'No lo ha firmado el proveedor de pagos con el secreto del centro, o hace demasiado tiempo.',
  '{amount} were paid and {amount2} can still be given back. Choose at most that.':
    'Se pagaron {amount} y aún se pueden devolver {amount2}. Elige como máximo ese importe.',
  'This was not paid here. Give it back {where}.': 'Esto no se pagó aquí. Devuélvelo {where}.',
  '{amount} {currency} can still be given back; the rest is on its way. Choose at most that.':
    'Aún se pueden devolver {amount} {currency}; el resto está en camino. Elige como máximo ese importe.',
  'This subscription has ended already.': 'Esta suscripción ya ha terminado.',
  '{name} has no credits left. Buy more, or wait for the next ones.':
    'No quedan créditos en {name}. Compra más o espera a los próximos.',
  '{name} starts on {day}. Choose a class from that day on.':
    '{name} empieza el {day}. Elige una clase a partir de ese día.',
  'Nothing is paid like this. Waive the charge instead.': 'Así no se paga nada. Perdona el cargo.',
  'This charge was {status} on {when}; nothing is owed any more.':
    'Estado de este cargo desde el {when}: {status}. Ya no se debe nada.',
  'Name the gift card in payments, with its gift_card_code':
    'Indica la tarjeta regalo en payments, con su gift_card_code',
  'They sum to {amount}, the total is {amount2}': 'Suman {amount}; el total es {amount2}',
  'The client has no e-mail. Give an address': 'Esta persona no tiene correo. Indica una dirección',
  'The gift card ending in {codeLast4} has {value} {currency} left.':
    'En la tarjeta regalo terminada en {codeLast4} quedan {value} {currency}.',
  'There is no gift card with this code. It may be another studio’s.':
    'No hay ninguna tarjeta regalo con este código. Puede que sea de otro centro.',
  'This is no code of a gift card: a character is wrong or missing. Type it again.':
    'No es un código de tarjeta regalo: falta un carácter o hay alguno mal. Escríbelo de nuevo.',
  'This day is over. Choose today or later.': 'Este día ya ha pasado. Elige hoy o más adelante.',
  'A gift card can’t be bought with a gift card': 'Una tarjeta regalo no se puede comprar con una tarjeta regalo',
  'Is none of the methods in payments': 'No es ninguna de las formas de pago de payments',
  'The code of this card was kept with a key that is lost. Give a new card for what is left on it.':
    'El código de esta tarjeta se guardó con una clave que se ha perdido. Da una tarjeta nueva por lo que queda en ella.',
  'Nothing was changed. Try again in a minute.': 'No ha cambiado nada. Inténtalo de nuevo en un minuto.',
  'Check it for slips: the license service does not know this key.':
    'Revisa si hay errores: el servicio de licencias no conoce esta clave.',
  'Expected an ISO 4217 currency such as EUR': 'Debe ser una moneda ISO 4217 como EUR',
  'This membership type is priced in {currency}; the studio sells in {currency2}':
    'El precio de este tipo de bono está en {currency}; el centro vende en {currency2}',
  'The studio sells in {currency}. Leave the currency out.': 'El centro vende en {currency}. No indiques la moneda.',
  'A membership is either unlimited or has credits. Leave out one of them.':
    'Un bono es ilimitado o tiene créditos. Quita una de las dos cosas.',
  'Packs and drop-ins have credits. Choose a time pass or a subscription for unlimited classes.':
    'Los bonos de clases y las clases sueltas tienen créditos. Para clases ilimitadas, elige un bono por tiempo o una suscripción.',
  'A class pack has at least one credit.': 'Un bono de clases tiene al menos un crédito.',
  'Only subscriptions are billed at intervals.': 'Solo las suscripciones se cobran periódicamente.',
  'Only credits given for each interval can roll over.':
    'Solo pueden pasar al periodo siguiente los créditos que se dan en cada periodo.',
  'Only an intro offer has an intro price.': 'Solo una oferta de bienvenida tiene precio de bienvenida.',
  'Only subscriptions have credits for each interval.': 'Solo las suscripciones tienen créditos por periodo.',
  'Clients have or had this membership, so it stays for their history. Deactivate it to take it off sale.':
    'Hay clientes que tienen o han tenido este bono, así que se conserva en su historial. Desactívalo para retirarlo de la venta.',
  'Give a subscription credits for each interval, or make it unlimited.':
    'Da a la suscripción créditos por periodo o hazla ilimitada.',
  'A time pass is unlimited while it is valid.': 'Un bono por tiempo es ilimitado mientras vale.',
  'A drop-in is one credit.': 'Una clase suelta es un crédito.',
  'Only an intro offer has an intro validity.': 'Solo una oferta de bienvenida tiene validez de bienvenida.',
  'Ends before it starts': 'Termina antes de empezar',
  'This membership is unlimited; it has no credits': 'Este bono es ilimitado; no tiene créditos',
  '{name} had an intro offer from {day} on, and it is once for ever. Sell another membership, or give it again with a reason.':
    '{name} tuvo una oferta de bienvenida desde el {day}, y es solo una vez. Vende otro bono o concédela de nuevo con un motivo.',
  'Is for a sale. Name the payment_method, too': 'Es para una venta. Indica también payment_method',
  'The code {code} is for other memberships than this one.': 'El código {code} es para otros bonos.',
  '{name} was cancelled.': 'Ya no vale: {name}, por cancelación.',
  'Only a paused membership can be resumed; this one is {status}.':
    'Solo se puede reanudar un bono en pausa; el estado de este es «{status}».',
  'Only an active membership can be paused; this one is {status}.':
    'Solo se puede pausar un bono activo; el estado de este es «{status}».',
  "This kind of membership can't be paused.": 'Este tipo de bono no se puede pausar.',
  "A membership that is {from} can't become {to}.": 'Un bono no puede pasar del estado «{from}» a «{to}».',
  'This membership is cancelled, and that is final. Sell a new one instead.':
    'Este bono está cancelado, y es definitivo. Vende uno nuevo.',
  'This is a refund itself. Choose the payment that it gave back.':
    'Esto ya es un reembolso. Elige el pago que devolvió.',
  '{name}: {count} can still come back. Choose at most that.':
    '{name}: aún se pueden devolver {count}. Elige como máximo esa cantidad.',
  'Is not part of this sale': 'No forma parte de esta venta',
  'Only products go back into stock': 'Solo los productos vuelven a las existencias',
  'Is the salary for a week, two weeks or a month?': '¿El salario es por semana, por dos semanas o por mes?',
  'Is for a fixed salary alone': 'Es solo para un salario fijo',
  'A percentage is at most 100': 'Un porcentaje es como máximo 100',
  '{userName} has an active component of this kind. Change its rate, or end it first.':
    '{userName} ya tiene un concepto activo de este tipo. Cambia su tarifa o ciérralo antes.',
  'Is before period_start': 'Es anterior a period_start',
  'A run has at most {days} days. Choose a shorter period.':
    'Una liquidación abarca como máximo {days} días. Elige un periodo más corto.',
  'This run is finalized: it stays as it is. Make another one for what is left.':
    'Esta liquidación está cerrada y se queda como está. Haz otra para lo que falta.',
  'The run comes to {now} now, not to {then}: something has changed since. Work it out anew and look at it again.':
    'La liquidación suma ahora {now}, no {then}: algo ha cambiado entretanto. Calcúlala de nuevo y vuelve a revisarla.',
  'This run is a draft: finalize it first, then note what was paid.':
    'Esta liquidación es un borrador: ciérrala antes y anota después lo pagado.',
  'This was marked as paid on {when} already.': 'Esto ya se marcó como pagado el {when}.',
  '{name} has the SKU {sku} already. Choose another.': '{name} ya tiene la referencia {sku}. Elige otra.',
  '{name}: {count} wanted, {stockQuantity} in stock. Take fewer or correct the stock.':
    '{name}: se piden {count} y hay {stockQuantity}. Pon menos o corrige las existencias.',
  'Nothing would change': 'No cambiaría nada',
  'There is a promo code {code} already. Choose another name.':
    'Ya hay un código promocional {code}. Elige otro nombre.',
  'There was a promo code {code}. Reactivate that one or choose another name.':
    'Ya hubo un código promocional {code}. Reactívalo o elige otro nombre.',
  'Expected letters, digits and dashes, such as SPRING-20': 'Deben ser letras, cifras y guiones, como SPRING-20',
  'At most six decimals': 'Como máximo seis decimales',
  'Ends before it begins': 'Termina antes de empezar',
  'Say the value too when you change what kind of discount it is':
    'Si cambias la clase de descuento, indica también el valor',
  'A client has used it more than once already. Create a new code instead.':
    'Alguien ya lo ha usado más de una vez. Crea un código nuevo.',
  'It has been used {usedCount} times already. Deactivate it to stop it.':
    'Usos hasta ahora: {usedCount}. Desactívalo para que deje de valer.',
  'The code {code} can be used once by each client, and it has been.':
    'El código {code} vale una vez por persona, y ya se ha usado.',
  'The code {code} is good from {when}.': 'El código {code} vale a partir del {when}.',
  'This membership costs nothing, so the code {code} has nothing to take off. Leave it out.':
    'Esto no cuesta nada, así que el código {code} no tiene nada que descontar. No lo pongas.',
  'The code {code} is not in use any more.': 'El código {code} ya no se usa.',
  'The code {code} was good until {when}.': 'El código {code} valía hasta el {when}.',
  '{name} is not sold any more. Put it on sale again or leave it out.':
    '{name} ya no se vende. Vuelve a ponerlo a la venta o quítalo.',
  'Is not paid by gift card': 'No se paga con tarjeta regalo',
  'Which gift card?': '¿Qué tarjeta regalo?',
  'No class of these weeks is there': 'En estas semanas no hay ninguna clase',
  'There is no such class template': 'Este tipo de clase no existe',
  'Change each class once': 'Cambia cada clase una sola vez',
  '{day} is closed already. What was sold since belongs to the next day that is closed.':
    'La caja del {day} ya está cerrada. Lo vendido después entra en el próximo cierre.',
  '{day} is closed already, and with it every day before. Close a later day.':
    'La caja del {day} ya está cerrada, y con ella la de todos los días anteriores. Cierra un día posterior.',
  'This day has not begun': 'Este día no ha empezado',
  'More than was counted': 'Más de lo contado',
  'Is counted twice': 'Está contado dos veces',
  'These are {days} days; ask for {days2} at the most': 'Son {days} días; pide como máximo {days2}',
  '{name} is an intro offer like another one in this basket, and it is once for ever. Take one of them out.':
    '{name} es una oferta de bienvenida, como otra de esta cesta, y es solo una vez. Quita una de las dos.',
  'Needs a client: say in client_id who buys it': 'Falta el cliente: indica en client_id quién compra',
  'Is in the basket already': 'Ya está en la cesta',
  'A gift card can’t be bought with a gift card. Pay that part another way':
    'Una tarjeta regalo no se puede comprar con una tarjeta regalo. Paga esa parte de otra forma',
  '{name} is paused. Resume it, or choose a class after the pause.':
    '{name} está en pausa. Reanúdalo o elige una clase después de la pausa.',
  '{name} is paused until {day}. Resume it, or choose a class after the pause.':
    '{name} está en pausa hasta el {day}. Reanúdalo o elige una clase después de la pausa.',
  '{name} has ended. Renew it or choose another membership.': '{name} ha terminado. Renuévalo o elige otro bono.',
  '{name} is good until {day} only. Renew it or choose another membership.':
    '{name} vale solo hasta el {day}. Renuévalo o elige otro bono.',
  '1 day of pause left ({most} in all, {used} used). Ask for no more than that.':
    'Queda 1 día de pausa ({most} en total, {used} ya usados). No pidas más.',
  '{count} days of pause left ({most} in all, {used} used). Ask for no more than that.':
    'Quedan {count} días de pausa ({most} en total, {used} ya usados). No pidas más.',
  'The gift card ending in {last4} has been deactivated.': 'La tarjeta regalo terminada en {last4} se ha desactivado.',
  'The gift card ending in {last4} was good until {day}.':
    'La tarjeta regalo terminada en {last4} valía hasta el {day}.',
  'This membership ended on {day}.': 'Este bono terminó el {day}.',
  'This membership ended.': 'Este bono ha terminado.',
  'It was to be good until {day}.': 'Debía valer hasta el {day}.',
  'Say until when it is good again: a later expires_at makes it active.':
    'Indica hasta cuándo vuelve a valer: con un expires_at posterior se activa.',
  'A payment is overdue': 'Hay un pago atrasado',
  'Nothing is left on the gift card ending in {code}.': 'No queda nada en la tarjeta regalo que termina en {code}.',
  'The last credit of this membership has just been used. Buy more, or choose another membership.':
    'Se acaba de usar el último crédito de este bono. Compra más o elige otro.',
  '{name} is not paid yet. Complete the payment first.': '{name} aún no está pagado. Completa antes el pago.',
  'A payment for {name} has been failing for more than {days}. Update the payment.':
    'Un pago de {name} lleva más de {days} fallando. Actualiza el pago.',
  '{name} does not cover this class. Choose another membership.':
    '{name} no cubre esta clase. Elige otro bono o suscripción.',
}
