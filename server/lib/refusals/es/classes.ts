import type { RefusalWords } from '../texts.ts'

export const classes: RefusalWords<'classes'> = {
  "This booking is {status} and can't be {words}.":
    'La reserva está en el estado «{status}» y no puede pasar a «{words}».',
  'This appointment is {status} already.': 'El estado de la cita ya es «{status}».',
  'Must be after `start_time` on the same day: a window can’t go over midnight. Begin another on the next day.':
    'Debe ser posterior a `start_time` el mismo día: una franja no puede pasar de medianoche. Empieza otra al día siguiente.',
  'Appointments begin on the quarter of an hour. Choose one of the times that are offered.':
    'Las citas empiezan a los cuartos de hora. Elige una de las horas que se ofrecen.',
  'Is in the past. Choose a time that is still to come': 'Ya ha pasado. Elige una hora que aún no haya llegado',
  'Expected a date and time, such as 2026-03-04T18:30': 'Debe ser una fecha con hora, como 2026-03-04T18:30',
  '{name} has another appointment on {when}, or too close to it. Choose another time.':
    '{name} tiene otra cita el {when} o demasiado cerca. Elige otra hora.',
  'Say which client': 'Indica para quién es',
  'Only staff let a client off': 'Solo el equipo puede perdonar un cargo',
  'The appointment begins on {when}. Wait until then, or cancel it.':
    'La cita empieza el {when}. Espera hasta entonces o cancélala.',
  "This appointment is {status} and can't be {words}.":
    'La cita está en el estado «{status}» y no puede pasar a «{words}».',
  '{name} is not offered any more. Choose another service.': '{name} ya no se ofrece. Elige otro servicio.',
  '{who} is taken by {name} on {when}. Choose another time, or save anyway.':
    '{who} no está libre el {when} por {name}. Elige otra hora o guarda igualmente.',
  'Must be after `starts_at`': 'Debe ser posterior a `starts_at`',
  '{instructorName} is away {days}. Choose another time, or save anyway.':
    'Ausencia de {instructorName}: {days}. Elige otro momento o guarda igualmente.',
  'Classes or notes carry this name, so it stays. Deactivate the profile instead.':
    'Hay clases o notas con este nombre, así que se conserva. Desactiva el perfil.',
  '{name} takes no appointments any more. Choose somebody else.': '{name} ya no da citas. Elige a otra persona.',
  'This client account is not active. The studio can activate it again.':
    'Esta cuenta no está activa. El centro puede volver a activarla.',
  '{name} on {when} is at the same time. Cancel it first, or choose another time.':
    '{name}, el {when}, es a la misma hora. Cancélala antes o elige otra hora.',
  '“{title}” must be signed before booking.': '«{title}» debe firmarse antes de reservar.',
  '{name} takes no such appointment on {when}. Choose one of the times that are offered.':
    '{name} no da esta cita el {when}. Elige una de las horas que se ofrecen.',
  'Is more than {days} days after `start_date`': 'Está a más de {days} días de `start_date`',
  '{name} teaches on {when}, or too soon after it. Choose another time.':
    '{name} da clase el {when} o demasiado cerca. Elige otra hora.',
  'There is no membership to book with. Buy a membership or a class pack first.':
    'No hay con qué reservar. Compra antes un bono o una suscripción.',
  'Expected one of {"all": […]}, {"any": […]} or {"not": […]}': 'Debe ser {"all": […]}, {"any": […]} o {"not": […]}',
  '{name} has free places. Book one instead.': 'En {name} hay plazas libres. Reserva una directamente.',
  '{name} began on {when}. Choose a later class.': '{name} ya ha empezado ({when}). Elige otra clase más tarde.',
  'Booking closed on {when}. Ask the studio whether there is room.':
    'Las reservas se cerraron el {when}. Pregunta en el centro si queda sitio.',
  'Booking opens on {when}. Come back then.': 'Las reservas se abren el {when}. Vuelve entonces.',
  '{name} is booked already. Nothing more to do.': '{name} ya está en tus reservas. No hay nada más que hacer.',
  'Already on the waitlist of {name}. Nothing more to do.':
    'Ya en la lista de espera de {name}. No hay nada más que hacer.',
  'No place is offered to this entry. Wait until there is an offer.':
    'Aquí no se ofrece ninguna plaza todavía. Espera a que haya una oferta.',
  'Check-in opens on {when}. Come back then.': 'El registro de llegada se abre el {when}. Vuelve entonces.',
  'The class begins on {when}. Wait until then.': 'La clase empieza el {when}. Espera hasta entonces.',
  'This code does not belong to the booking. Open it on the phone again.':
    'Este código no es de la reserva. Ábrelo de nuevo en el móvil.',
  'There is no open booking to check in. Look at its status.':
    'No hay ninguna reserva abierta para registrar la llegada. Mira su estado.',
  'This code has run out. Open it on the phone again.': 'Este código ha caducado. Ábrelo de nuevo en el móvil.',
  'Check-in closed on {when}. Ask at the front desk.': 'El registro de llegada se cerró el {when}. Avisa en recepción.',
  'Bookings can be put right for {days} days after the class, until {when}.':
    'Las reservas se pueden corregir durante {days} días después de la clase, hasta el {when}.',
  'Who came to {name} could be added for {days} days, until {when}.':
    'Quién vino a {name} se podía añadir durante {days} días, hasta el {when}.',
  'Only staff book and check in at once. Book, then check in.':
    'Reservar y registrar la llegada a la vez es cosa del equipo. Reserva primero y registra la llegada después.',
  '{name} was cancelled. Choose another class.': '{name} se ha cancelado. Elige otra clase.',
  'The class began on {when}. Ask the studio about this booking.':
    'La clase empezó el {when}. Pregunta en el centro por esta reserva.',
  "This booking is {status} and can't be cancelled.": 'El estado de la reserva es «{status}»; ya no se puede cancelar.',
  'The class was cancelled, and so were its bookings.': 'La clase se canceló, y con ella sus reservas.',
  'Follow the links in the letters that you have been sent first, or try again in half an hour.':
    'Sigue antes los enlaces de los correos que has recibido o vuelve a intentarlo en media hora.',
  'Places are held for others who have just asked. Try again in {minutes} minutes.':
    'Las plazas están retenidas para quienes acaban de pedirlas. Vuelve a intentarlo en {minutes} minutos.',
  'There is no free place at the moment. Choose another class, or look again later.':
    'Ahora mismo no queda ninguna plaza. Elige otra clase o vuelve a mirar más tarde.',
  'The guest is booked. Cancel the booking on the roster instead.':
    'Esta persona ya tiene la plaza reservada. Cancela la reserva en la lista de asistentes.',
  'This was declined. Book the guest on the roster instead.':
    'Esta solicitud se rechazó. Reserva la plaza en la lista de asistentes.',
  'This link is not valid any more. Ask for a place anew on the studio’s website.':
    'Este enlace ya no vale. Vuelve a pedir plaza en la web del centro.',
  'Sign in to book: the studio takes no bookings without an account.':
    'Entra para reservar: el centro no admite reservas sin cuenta.',
  'Is a booking of the same class': 'Es una reserva de la misma clase',
  'Places can’t be paid at the studio. Book with a membership or a class pack.':
    'Aquí no se puede pagar la plaza en el centro. Reserva con un bono o una suscripción.',
  '{name} on {when} is still to be paid at the studio: one class at a time. Pay for it first, or cancel it.':
    'Queda por pagar en el centro {name}, el {when}: de una en una. Págala antes o cancélala.',
  'Clients ask for this. Book with `force` instead.': 'Esto lo piden los clientes. Reserva con `force`.',
  'Either a membership pays, or the client does': 'O paga un bono o paga la persona',
  'No drop-in is on sale, so that one visit has no price. Put one on sale, or sell a membership to pay with.':
    'No hay clase suelta a la venta, así que una visita no tiene precio. Pon una a la venta o vende un bono.',
  'This place is paid for; nothing is owed any more.': 'Esta plaza está pagada; ya no se debe nada.',
  'Say how it is paid, or which membership pays': 'Indica cómo se paga o con qué bono',
  'Only staff have others change their seats. Choose a free one.':
    'Cambiar de sitio a otra persona es cosa del equipo. Elige un sitio libre.',
  '{name} began on {when}. Ask in the room for another seat.':
    '{name} ya ha empezado ({when}). Pide otro sitio en la sala.',
  'This booking is {status} and has no seat.': 'El estado de la reserva es «{status}»; no tiene sitio.',
  'Leave it out: the calendar is your own': 'Déjalo sin indicar: el calendario es el tuyo',
  'Booking would close before it opens: open it earlier than it closes':
    'Las reservas se cerrarían antes de abrirse: deben abrirse antes',
  '{name} is not offered any more. Reactivate it first.': '{name} ya no se ofrece. Reactiva antes esta oferta.',
  '{name} is not active. Reactivate them, or choose somebody else.':
    'El perfil de {name} no está activo. Reactívalo o elige a otra persona.',
  '{name} has an instructor profile already.': '{name} ya tiene perfil de profesor.',
  'This code is wrong, was used or has run out. Add the kiosk anew in the settings to get another one.':
    'Este código no es correcto, ya se ha usado o ha caducado. Añade de nuevo el quiosco en los ajustes para obtener otro.',
  'Give either `booking_id` or `code`': 'Indica `booking_id` o `code`, uno de los dos',
  'The series would end before its first class': 'La serie terminaría antes de su primera clase',
  'Give `until` or `count`, not both': 'Indica `until` o `count`, no los dos',
  '{name} was cancelled before: there is nothing left to cancel.':
    '{name} ya se había cancelado: no queda nada que cancelar.',
  '{name} was cancelled: nobody needs to teach it.': '{name} se ha cancelado: nadie tiene que dar la clase.',
  'Is before `starts_on`': 'Es anterior a `starts_on`',
  'Delete that closure first.': 'Elimina antes ese cierre.',
  'Expected a date and time': 'Debe ser una fecha con hora',
  '{name} was cancelled. Plan a new class instead.': '{name} se ha cancelado. Programa una clase nueva.',
  '{name} on {when} has {places}. Cancel some first, or leave it as large.':
    '{name}, el {when}: {places}. Cancela antes algunas o deja el aforo como está.',
  "{name} began on {when}: its time can't change any more.": '{name} empezó el {when}: la hora ya no se puede cambiar.',
  'Every few weeks, its days would fall into different weeks. Move the classes one by one':
    'Al repetirse cada varias semanas, sus días caerían en semanas distintas. Mueve las clases una a una',
  'Somebody teaches this class already.': 'Alguien da ya esta clase.',
  '{claimedByName} teaches this class already.': '{claimedByName} ya da esta clase.',
  'Somebody else was first.': 'Alguien se ha adelantado.',
  'Nobody has claimed this class. Name somebody in the timetable instead.':
    'Nadie se ha ofrecido para esta clase. Asigna a alguien en el horario.',
  'The studio has settled this itself.': 'El centro ya lo ha resuelto.',
  'Who asked teaches it after all.': 'Al final la da quien pidió la sustitución.',
  '{class} has begun.': '{class} ya ha empezado.',
  'Leave it out: the studio names who may claim it': 'Déjalo sin indicar: el centro decide quién puede ofrecerse',
  'Nobody teaches {name} yet. Give it an instructor instead.': '{name} aún no tiene quien la dé. Asigna a alguien.',
  '{claimedByName} offers to teach {name}. Decline that first to ask others.':
    '{claimedByName} se ofrece a dar {name}. Recházalo antes para preguntar a otras personas.',
  '{instructorName} teaches {name} by now.': '{instructorName} da ahora {name}.',
  'The offer stood until {when}. Join the waitlist again.':
    'La oferta era válida hasta el {when}. Apúntate de nuevo a la lista de espera.',
  'Seat {name} is taken. Choose another one.': 'El sitio {name} está ocupado. Elige otro.',
  'Seat {name} is held for the waitlist. Choose another one.':
    'El sitio {name} está retenido para la lista de espera. Elige otro.',
  'The studio is closed {days} ({reason}). Choose another day, or save anyway.':
    'Cierre del centro: {days} ({reason}). Elige otro día o guarda igualmente.',
  'The studio is closed {days}. Choose another day, or save anyway.':
    'Cierre del centro: {days}. Elige otro día o guarda igualmente.',
  'The only place is held. Join the waitlist, or choose another class.':
    'La única plaza está retenida. Apúntate a la lista de espera o elige otra clase.',
  'The only place is taken. Join the waitlist, or choose another class.':
    'La única plaza está ocupada. Apúntate a la lista de espera o elige otra clase.',
  'All {count} places are taken. Join the waitlist, or choose another class.':
    'Las {count} plazas están ocupadas. Apúntate a la lista de espera o elige otra clase.',
  'All {count} places are held. Join the waitlist, or choose another class.':
    'Las {count} plazas están retenidas. Apúntate a la lista de espera o elige otra clase.',
  'There is 1 appointment to come, the first on {when}. Cancel it first.':
    'Queda 1 cita pendiente, el {when}. Cancélala antes.',
  'There are {count} appointments to come, the first on {when}. Cancel them first.':
    'Quedan {count} citas pendientes, la primera el {when}. Cancélalas antes.',
  '1 place and as many who came. Take back the check-in of somebody who was not there first.':
    'Hay 1 plaza y ya ha venido 1 persona. Deshaz antes la llegada de quien no estuvo.',
  '{count} places and as many who came. Take back the check-in of somebody who was not there first.':
    'Hay {count} plazas y otras tantas llegadas. Deshaz antes la llegada de quien no estuvo.',
  'The studio is closed {days} ({reason}). Delete that closure first.':
    'El centro ya está cerrado: {days} ({reason}). Elimina antes ese cierre.',
  'The studio is closed {days}. Delete that closure first.':
    'El centro ya está cerrado: {days}. Elimina antes ese cierre.',
  '{name} on {when} has {places}, and {room} has {seats}. Lower its capacity, or draw more seats.':
    '{name}, {when}: {places}, pero en la sala {room} hay {seats}. Reduce el aforo o dibuja más plazas.',
  'The series of {name} has {places}, and {room} has {seats}. Lower its capacity, or draw more seats.':
    'La serie de {name}: {places}, pero en la sala {room} hay {seats}. Reduce el aforo o dibuja más plazas.',
  'The class template {name} has {places}, and {room} has {seats}. Lower its capacity, or draw more seats.':
    'El tipo de clase {name}: {places}, pero en la sala {room} hay {seats}. Reduce el aforo o dibuja más plazas.',
  '{name} has {places}, and {room} has {seats}. Lower its capacity, or draw more seats.':
    '{name}: {places}, pero en la sala {room} hay {seats}. Reduce el aforo o dibuja más plazas.',
  '{who} is booked on {seat} in {name} on {when}. Save anyway to give them another seat.':
    '{who} tiene reservada la plaza {seat}: {name}, {when}. Guarda de todos modos para darle otra.',
  '{name} is used by {names}. Choose another room for them first.':
    '{name} aún se usa: {names}. Elige antes otra sala para ello.',
  'Two seats stand on the same square. Move {name}': 'Dos plazas están en la misma casilla. Mueve {name}',
  'The room plan is in use': 'El plano de la sala está en uso',
  'The appointment has begun': 'La cita ha empezado',
  'The membership does not cover this class': 'El bono o la suscripción no cubre esta clase',
  'The waitlist is closed': 'La lista de espera está cerrada',
  'Two seats are called {name}. Give each a name of its own':
    'Dos plazas se llaman {name}. Da a cada una su propio nombre',
  'Check-in closed on {when}. Say what became of the appointment instead.':
    'El registro de llegada se cerró: {when}. Indica en su lugar qué pasó con la cita.',
  'The appointment began on {when}. Ask the studio about it.': 'La cita ya empezó: {when}. Habla con el centro.',
  '{name} was cancelled: it has no seats any more.': '{name} se canceló: ya no tiene plazas.',
}
