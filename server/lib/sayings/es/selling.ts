import type { selling as english } from '../en/selling.ts'
import type { Translation } from '../templates.ts'

export const selling: Translation<typeof english> = {
  'memberships.paused':
    '{name} está en pausa. Reanuda el bono o la suscripción, o elige una clase después de la pausa.',
  'memberships.paused_until':
    '{name} está en pausa hasta el {until}. Reanuda el bono o la suscripción, o elige una clase después de la pausa.',
  'memberships.has_ended': '{name} ha terminado. Renueva el bono o elige otro.',
  'memberships.good_until': '{name} vale solo hasta el {until}. Renueva el bono o elige otro.',
  'memberships.days_of_pause_left': [
    'Queda 1 día de pausa (de {most}; usados: {used}). Elige como máximo 1.',
    'Quedan {n} días de pausa (de {most}; usados: {used}). Elige como máximo {n}.',
  ],
  'memberships.ended_on_before':
    'Este bono terminó el {on}. Valía hasta el {former}. Indica una fecha de fin posterior y se activará de nuevo.',
  'memberships.ended_on': 'Este bono terminó el {on}. Indica una fecha de fin posterior y se activará de nuevo.',
  'memberships.ended_before':
    'Este bono ha terminado. Valía hasta el {former}. Indica una fecha de fin posterior y se activará de nuevo.',
  'memberships.ended': 'Este bono ha terminado. Indica una fecha de fin posterior y se activará de nuevo.',
  'gift_cards.deactivated': 'La tarjeta regalo terminada en {last4} se ha desactivado.',
  'gift_cards.was_good_until': 'La tarjeta regalo terminada en {last4} valía hasta el {until}.',
  'memberships.membership_starts': 'Este bono empieza el {day} y se activa automáticamente.',
  'ai.does_not_take_key': '{name} no acepta esta clave. No se ha guardado nada.',
  'ai.cant_be_asked_now': 'Ahora no se puede consultar a {name}. No se ha guardado nada.',
  'ai.choose_one_of_listed_providers': 'Elige uno de los proveedores de la lista.',
  'licensing.license_could_not_be_confirmed':
    'La licencia lleva dos semanas sin poder confirmarse. Conecta este ordenador a internet.',
  'licensing.comes_with_plan_has_assistant': 'Viene con el plan que incluye el asistente.',
  'common.more_decimals': 'Más decimales de los que tiene {currency}',
  'common.before_start_date': 'Es anterior a `start_date`',
  'assistant.last_message_must_be_users': 'El último mensaje debe ser del usuario',
  'assistant.ai_provider_does_not_answer': 'El proveedor de IA no responde ahora. Inténtalo de nuevo en un minuto.',
  'assistant.months_ai_tokens_are_used':
    'Los tokens de IA de este mes se han agotado. Con la clave del centro no hay ese límite.',
  'assistant.license_service_does_not_serve': 'El servicio de licencias no atiende esta licencia en este momento.',
  'assistant.ai_provider_does_not_take': 'El proveedor de IA ya no acepta la clave del centro. Escribe otra.',
  'assistant.done_already': 'Ya está hecho.',
  'assistant.ask_assistant_again': 'Vuelve a pedírselo al asistente.',
  'promo_codes.for_somebody_else': 'El código {code} es para otra persona.',
  'billing.payment_processor_does_not_know':
    'El proveedor de pagos no conoce esta clave secreta. Cópiala de nuevo, entera.',
  'billing.key_may_not_read_account': 'Esta clave no puede leer la cuenta. Dale ese permiso o usa la clave secreta.',
  'billing.one_key_is_for_tests':
    'Una clave es de prueba y la otra de producción (live). Copia las dos de la misma página',
  'billing.live_key_stays':
    'Una clave de producción (live) solo se envía a la dirección del proveedor (STRIPE_API_BASE)',
  'billing.expected_key_begins': 'Debe ser una clave que empiece por {example}',
  'billing.expected_webhook_secret': 'Debe ser un secreto que empiece por whsec_',
  'billing.processor_away':
    'Ahora mismo no se puede conectar con el proveedor de pagos. Inténtalo de nuevo en un minuto.',
  'billing.processor_refuses': 'El proveedor de pagos lo ha rechazado. No se ha cambiado nada.',
  'billing.not_known_yet':
    'Ahora mismo no se puede conectar con el proveedor de pagos, así que aún no sabemos si has pagado. No pagues otra vez; tu compra llegará en cuanto responda.',
  'billing.payment_processor_cant_be_reached':
    'Ahora mismo no se puede conectar con el proveedor de pagos. No se ha pagado nada. Inténtalo de nuevo en un minuto.',
  'billing.expected_address': 'Debe ser una dirección http(s) absoluta sin usuario, como https://studio.example/paid',
  'common.more_than_0': 'Más de 0',
  'billing.too_much': 'Online se pueden pagar como máximo {amount} {currency} de una vez',
  'billing.too_little':
    '{amount} {currency} es menos de lo que se puede pagar online ({amount2} {currency2}). Paga en el centro o usa menos de la tarjeta regalo.',
  'billing.payment_processor_does_not_take':
    'El proveedor de pagos ya no acepta la clave del centro. El centro puede renovarla en Ajustes, Pagos.',
  'billing.studios_key_may_not_do':
    'La clave del centro no tiene permiso para esto en el proveedor de pagos. Dale más permisos allí o usa otra.',
  'billing.payment_processor_refused':
    'El proveedor de pagos lo ha rechazado. No se ha pagado nada. Inténtalo de nuevo o paga en el centro.',
  'billing.studio_expects_no_messages': 'El centro no espera aquí mensajes del proveedor de pagos.',
  'membership_types.being_bought_online':
    'Ya se inició una compra online de este bono, así que se conserva como constancia. Desactívalo para retirarlo de la venta.',
  'billing.sold_out': 'Agotado: {name}.',
  'billing.studio_does_not_sell_online': 'El centro no vende online en este momento. Pregunta en recepción.',
  'promo_codes.used_up': 'El código {code} ya se ha agotado. Continúa sin él.',
  'billing.being_bought_right_now': 'La compra de {name} ya está en curso. Espera a que termine el pago.',
  'billing.intro_offer_is_being_bought':
    'Ya hay en marcha la compra de una oferta de bienvenida; solo hay una por persona. Termina antes ese pago.',
  'billing.not_sold_online': '{name} no se vende online. Pídelo en el centro.',
  'memberships.not_sold': '{name} ya no se vende. Reactiva el bono o elige otro.',
  'memberships.not_active_client': 'La ficha de {name} no está activa. Reactívala antes.',
  'billing.you_have_had_intro_offer': 'Solo hay una oferta de bienvenida por persona y ya la tuviste. Elige otro bono.',
  'billing.runs_already': '{name} ya está en vigor. Cambia o cancela esa compra en vez de repetirla.',
  'promo_codes.there_is_no_promo_code': 'No existe el código promocional «{code}». Revisa cómo está escrito.',
  'gift_cards.gift_card_cant_be_used':
    'Esta tarjeta regalo no se puede usar. Revisa el código o pregunta en el centro.',
  'billing.nothing_is_left_to_pay': 'Ya no queda nada que pagar',
  'billing.studio_takes_no_payments_online': 'El centro todavía no cobra online. Paga en el centro.',
  'billing.not_signed_by_payment':
    'No está firmado con el secreto del centro en el proveedor de pagos, o la firma es demasiado antigua.',
  'payments.less_can_be_given_back':
    'Se pagaron {amount} y aún se pueden reembolsar {amount2}. Elige como máximo ese importe.',
  'payments.not_paid_here': 'Esto no se pagó aquí. Reembólsalo {where}.',
  'billing.cancel_under_way':
    'El proveedor de pagos no ha respondido. La cancelación está en curso: el centro lo sigue intentando hasta que se confirme.',
  'billing.refund_under_way':
    'El proveedor de pagos no ha respondido. El reembolso de {amount} {currency} está en curso: el centro lo sigue intentando hasta que se haga. No lo reembolses de otra forma.',
  'billing.can_still_be_given_back':
    'Aún se pueden reembolsar {amount} {currency}; el resto está en camino. Elige como máximo ese importe.',
  'billing.subscription_has_ended_already': 'Esta suscripción ya ha terminado.',
  'memberships.has_no_credits_left': 'No quedan créditos en {name}. Compra más.',
  'memberships.waits_for_credits': 'No quedan créditos en {name}. Compra más o espera a los próximos.',
  'memberships.starts_on': '{name} empieza el {day}. Elige una clase a partir de ese día.',
  'charges.waive_instead': 'Este importe no se puede saldar así. Anúlalo.',
  'charges.settled_already': 'Este importe ya está resuelto ({status}, {when}). No se debe nada.',
  'payments.name_gift_card': 'Indica el código de la tarjeta regalo',
  'payments.sum_is_not_total': 'Suman {amount}; el total es {amount2}',
  'receipts.client_has_no_e_mail': 'Esta persona no tiene correo. Indica una dirección',
  'gift_cards.too_little_left': 'En la tarjeta regalo terminada en {code_last4} quedan {value} {currency}.',
  'gift_cards.unknown': 'No hay ninguna tarjeta regalo con este código. Puede que sea de otro centro.',
  'gift_cards.mistyped': 'No es un código de tarjeta regalo: falta un carácter o hay alguno mal. Escríbelo de nuevo.',
  'gift_cards.day_is_over': 'Este día ya ha pasado. Elige hoy o más adelante.',
  'gift_cards.gift_card_cant_be_bought': 'Una tarjeta regalo no se puede comprar con una tarjeta regalo',
  'payments.none_of_methods': 'No es una forma de pago válida',
  'gift_cards.code_of_card_was_kept':
    'El código de esta tarjeta se guardó con una clave que se ha perdido. Emite una tarjeta nueva por su saldo.',
  'licensing.nothing_was_changed': 'No ha cambiado nada. Inténtalo de nuevo en un minuto.',
  'licensing.check_for_slips': 'El servicio de licencias no conoce esta clave. Revisa si hay errores.',
  'membership_types.expected_iso_4217_currency_such': 'Debe ser una moneda ISO 4217 como EUR',
  'memberships.membership_type_is_priced':
    'El precio de este tipo de bono está en {currency}; el centro vende en {currency2}',
  'membership_types.studio_sells': 'El centro vende en {currency}. No indiques la moneda.',
  'membership_types.membership_is_either_unlimited':
    'Un bono es ilimitado o tiene créditos. Quita una de las dos cosas.',
  'membership_types.packs_and_drop_ins':
    'Los bonos de clases y las clases sueltas tienen créditos. Para clases ilimitadas, elige un pase temporal o una suscripción.',
  'membership_types.class_pack_has_at_least': 'Un bono de clases tiene al menos un crédito.',
  'membership_types.only_subscriptions_are_billed': 'Solo las suscripciones se cobran periódicamente.',
  'membership_types.only_credits_given_for_each':
    'Solo pueden pasar al periodo siguiente los créditos que se dan en cada periodo.',
  'membership_types.intro_price': 'Solo una oferta de bienvenida tiene precio de bienvenida.',
  'membership_types.only_subscriptions_have_credits': 'Solo las suscripciones tienen créditos por periodo.',
  'membership_types.in_use':
    'Hay clientes que tienen o han tenido este bono, así que se conserva en su historial. Desactívalo para retirarlo de la venta.',
  'membership_types.give_subscription_credits_for_each': 'Da a la suscripción créditos por periodo o hazla ilimitada.',
  'membership_types.time_pass_is_unlimited_while': 'Un pase temporal es ilimitado mientras vale.',
  'membership_types.all_classes_or_list': 'Elige todas las clases o indica algunas, no ambas cosas',
  'membership_types.time_ends_before_it_begins': 'Debe ser posterior al comienzo',
  'membership_types.intro_is_not_shared': 'Una oferta de bienvenida es para una sola persona',
  'membership_types.there_is_no_such': 'Uno de ellos no existe',
  'membership_types.drop_in_is_one_credit': 'Una clase suelta es un crédito.',
  'membership_types.intro_validity': 'Solo una oferta de bienvenida tiene validez de bienvenida.',
  'common.ends_before_starts': 'Termina antes de empezar',
  'memberships.membership_is_unlimited': 'Este bono es ilimitado; no tiene créditos',
  'memberships.had_intro_offer':
    '{name} tuvo una oferta de bienvenida desde el {day}; solo hay una por persona. Vende otro bono o concédela de nuevo con un motivo.',
  'memberships.only_for_a_sale': 'Es para una venta. Indica también la forma de pago',
  'promo_codes.not_for_classes': 'El código {code} no vale para clases sueltas.',
  'promo_codes.one_thing_at_a_time': 'Indica un tipo de bono o una clase, no las dos cosas',
  'promo_codes.for_other_memberships': 'El código {code} no vale para este bono.',
  'memberships.was_cancelled': '{name} está cancelado. Elige otro bono o suscripción.',
  'memberships.only_paused_membership_can': 'Solo se puede reanudar un bono en pausa (estado: {status}).',
  'memberships.only_active_membership_can': 'Solo se puede pausar un bono activo (estado: {status}).',
  'memberships.kind_of_membership_cant': 'Este tipo de bono no se puede pausar.',
  'memberships.cannot_become': 'Estado del bono: {from}. No puede pasar a «{to}».',
  'memberships.membership_is_cancelled': 'Este bono está cancelado definitivamente. Vende uno nuevo.',
  'payments.refund_itself': 'Esto ya es un reembolso. Elige el pago reembolsado.',
  'sales.can_still_come_back': '{name}: aún se pueden devolver {count}. Elige como máximo esa cantidad.',
  'sales.not_part_of_sale': 'No forma parte de esta venta',
  'payments.only_products_go_back_into': 'Solo los productos vuelven a las existencias',
  'payroll.salary_for_week_two': '¿El sueldo es por semana, por dos semanas o por mes?',
  'payroll.for_fixed_salary_alone': 'Es solo para un sueldo fijo',
  'common.percentage_is_at_most_100': 'Un porcentaje es como máximo 100',
  'payroll.has_active_component_of_kind':
    '{user_name} ya tiene un concepto activo de este tipo. Cambia su tarifa o termínalo antes.',
  'payroll.before_period_start': 'Es anterior al inicio del periodo',
  'payroll.run_has_at_most_days': 'Una liquidación abarca como máximo {days} días. Elige un periodo más corto.',
  'payroll.run_is_finalized': 'Esta liquidación está cerrada y no se puede cambiar. Crea otra para el resto.',
  'payroll.run_comes_to_now':
    'La liquidación suma ahora {now}, no {then}: algo ha cambiado entretanto. Calcúlala de nuevo y vuelve a revisarla.',
  'payroll.nothing_left_to_pay': 'No queda nada por pagar en esta liquidación.',
  'payroll.run_is_draft': 'Esta liquidación es un borrador. Ciérrala antes y anota después el pago.',
  'payroll.marked_as_paid': 'Esto ya se marcó como pagado el {when}.',
  'products.has_sku_already': '{name} ya tiene la referencia {sku}. Elige otra.',
  'billing.appointment_paid_too_late': 'El pago llegó cuando la hora ya no estaba reservada.',
  'billing.paid_too_late': 'El pago llegó cuando la plaza ya no estaba reservada.',
  'billing.seat_of_which_class': 'Indica en qué clase está el sitio',
  'billing.begun_too_often':
    'Tienes {count} sin terminar, el máximo a la vez. Paga allí o cancela una en «Mis reservas»; la primera caduca el {when}.',
  'billing.payment_under_way':
    'Este pago está en curso en el banco desde el {when} y puede tardar días. En cuanto llegue el dinero, tu reserva quedará confirmada y te escribiremos.',
  'products.wanted_and_held':
    '{name}: se piden {count} y hay {stock_quantity}. Reservado para compras online que se están pagando: {held}. Lo primero queda libre, como muy tarde, el {when}.',
  'products.wanted_and_held_for':
    '{name}: se piden {count} y hay {stock_quantity}. Reservado para compras online que se están pagando: {held} ({who}). Lo primero queda libre, como muy tarde, el {when}.',
  'products.wanted_in_stock': '{name}: se piden {count} y hay {stock_quantity}. Pon menos o corrige las existencias.',
  'products.nothing_would_change': 'No cambiaría nada',
  'promo_codes.there_is_promo_code_already': 'Ya hay un código promocional {code}. Elige otro nombre.',
  'promo_codes.there_was_promo_code': 'Ya hubo un código promocional {code}. Reactívalo o elige otro nombre.',
  'promo_codes.expected_letters_digits_and_dashes': 'Deben ser letras, cifras y guiones, como PRIMAVERA-20',
  'promo_codes.at_most_six_decimals': 'Como máximo seis decimales',
  'promo_codes.ends_before_begins': 'Termina antes de empezar',
  'promo_codes.say_value_too': 'Si cambias el tipo de descuento, indica también el valor',
  'promo_codes.client_has_used': 'Un cliente ya lo ha usado más de una vez. Crea un código nuevo.',
  'promo_codes.has_been_used_times_already': 'Usos hasta ahora: {used_count}. Desactívalo para que deje de valer.',
  'promo_codes.code_can_be_used_once': 'El código {code} vale una vez por persona, y ya se ha usado.',
  'promo_codes.code_is_good': 'El código {code} vale a partir del {when}.',
  'promo_codes.nothing_to_take_off': 'Este bono es gratis: el código {code} no hace falta. Quítalo.',
  'promo_codes.code_is_not_in_use': 'El código {code} ya no se usa. Continúa sin él.',
  'promo_codes.code_was_good_until': 'El código {code} valía hasta el {when}.',
  'products.corrected_at_sale': 'Contado en caja: había existencias',
  'sales.not_sold': '{name} ya no se vende. Vuelve a ponerlo a la venta o quítalo.',
  'payments.not_paid_by_gift_card': 'No se paga con tarjeta regalo',
  'payments.which_gift_card': '¿Qué tarjeta regalo?',
  'simulations.no_class_of_weeks': 'En estas semanas no hay ninguna clase',
  'simulations.there_is_no_such_class': 'Este tipo de clase no existe',
  'simulations.change_each_class_once': 'Cambia cada clase una sola vez',
  'takings.closed_already': 'La caja del {day} ya está cerrada. Lo vendido después entra en el próximo cierre.',
  'takings.later_day_closed':
    'La caja del {day} ya está cerrada, y con ella la de todos los días anteriores. Cierra un día posterior.',
  'takings.day_has_not_begun': 'Este día no ha empezado',
  'takings.more_than_was_counted': 'Más de lo contado',
  'takings.counted_twice': 'Está contado dos veces',
  'takings.too_many_days': 'Son {days} días. Elige como máximo {days2}',
  'till.intro_offer_like_another':
    '{name} es una oferta de bienvenida, como otra de esta cesta; solo hay una por persona. Quita una de las dos.',
  'till.needs_client': 'Elige el cliente que compra',
  'till.in_basket_already': 'Ya está en la cesta',
  'till.gift_card_with_gift_card':
    'Una tarjeta regalo no se puede comprar con una tarjeta regalo. Paga esa parte de otra forma',
  'gift_cards.nothing_left': 'No queda nada en la tarjeta regalo que termina en {code}.',
  'memberships.last_credit_of_membership': 'Se acaba de usar el último crédito de este bono. Compra más o elige otro.',
  'memberships.not_paid_yet': 'Falta pagar {name}. Completa antes el pago.',
  'memberships.payment_failing': 'Un pago de {name} lleva más de {days} sin poder cobrarse. Paga o cambia la tarjeta.',
  'memberships.does_not_cover_service': '{name} no cubre esta cita. Elige otro bono o suscripción.',
  'memberships.not_at_this_time': '{name} no vale a esta hora de la semana. Elige otra clase u otro bono.',
  'memberships.not_at_this_location': '{name} no vale en esta sede. Elige otra clase u otro bono.',
  'memberships.has_too_few_credits': [
    'A {name} le queda 1 crédito y aquí hacen falta {cost}. Compra más o elige otra clase.',
    'A {name} le quedan {n} créditos y aquí hacen falta {cost}. Compra más o elige otra clase.',
  ],
  'memberships.day_limit': [
    '{name} permite 1 clase al día y ya hay una el {day:day}. Elige otro día.',
    '{name} permite {n} clases al día y ya hay tantas el {day:day}. Elige otro día.',
  ],
  'memberships.week_limit': [
    '{name} permite 1 clase a la semana y ya hay una en la semana del {day:day}. Elige otra semana.',
    '{name} permite {n} clases a la semana y ya hay tantas en la semana del {day:day}. Elige otra semana.',
  ],
  'memberships.upcoming_limit': [
    '{name} permite 1 reserva por adelantado. Cancela la otra o espera a que pase.',
    '{name} permite {n} reservas por adelantado. Cancela una o espera a que pase una.',
  ],
  'memberships.holder_is_not_a_member': 'El titular no va en la lista: indica solo a los demás',
  'memberships.too_many_members': [
    '{name} es para 1 persona. Elige un bono para más personas.',
    '{name} es para {n} personas, contando al titular. Quita antes a alguien.',
  ],
  'memberships.collected_from_holder': 'Se cobra de la tarjeta de {name}. Termina la suscripción y vende otra.',
  'memberships.does_not_cover_class': '{name} no cubre esta clase. Elige otro bono o suscripción.',
}
