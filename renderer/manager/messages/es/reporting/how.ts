import type { Messages } from '../../en/index.ts'

const DAYS = 'Los días son los del centro: una clase cuenta el día en que empieza; un pago, el día en que se hizo.'
const BEFORE =
  'Se compara con el periodo anterior de la misma duración: un mes con el mes anterior, hasta el mismo día mientras no haya terminado.'
const CLASSES = 'Solo cuentan las clases que han empezado. En una clase cancelada no se cuenta a nadie.'
const BOOKED =
  'Con reserva está quien tenía plaza al empezar la clase: quienes asistieron, quienes no vinieron y quienes quedaron sin registrar.'
const WORTH =
  'Una visita vale lo que se pagó solo por ella; con un bono, su precio dividido entre sus créditos; con uno ilimitado, la parte del mes de lo que se pagó dividida entre las visitas del mes. Incluye el IVA y descuenta los reembolsos, como en las nóminas. Si no se pagó nada, no vale nada.'

/** How each report counts. */
export const how: Messages['reports']['how'] = {
  overview: [
    'Cada cifra es la de su propio informe.',
    'Los ingresos recurrentes y las suscripciones son los del último día; lo demás es de todos los días juntos.',
    DAYS,
    BEFORE,
  ],
  revenue: [
    'Los ingresos son lo que se ha pagado. Un reembolso se descuenta el día en que se hizo, no el día de la venta.',
    'Vender una tarjeta regalo no es un ingreso: pagar con ella, sí.',
    'Tampoco lo es lo que se regala ni lo que se pagó en un programa anterior.',
    'Los impuestos son los de los recibos. Juntos suman los ingresos.',
    DAYS,
    BEFORE,
  ],
  attendance: [CLASSES, BOOKED, 'Cancelada tarde es la que se canceló fuera del plazo gratuito.', DAYS, BEFORE],
  classes: [
    CLASSES,
    BOOKED,
    'La ocupación son las plazas reservadas sobre el total de plazas. La hora es aquella en que empieza la clase.',
    DAYS,
    BEFORE,
  ],
  retention: [
    'Cada cual pertenece al mes de su primera visita. Una fila dice cuántos vinieron al menos una vez ese mes y cada uno de los siguientes.',
    'El mes en curso tiene un borde discontinuo: no ha terminado. La media no lo incluye.',
    'Empieza a decir algo cuando hay tres meses de visitas.',
  ],
  absent: [
    'Los clientes habituales vinieron seis veces o más en el mes de su última visita y los dos anteriores.',
    'Aparece quien tuvo su última clase en los días elegidos, no ha venido desde entonces a ninguna cita, no tiene reservas y sigue activo.',
    'Primero aparece quien lleva más del doble de lo habitual sin venir: quien vino la semana pasada difícilmente lo ha dejado.',
  ],
  memberships: [
    'Un bono o una suscripción está en vigor del primer al último día, o hasta la víspera de su cancelación. Lo que terminó su primer día nunca lo estuvo.',
    'La tasa de bajas es la parte de las suscripciones en vigor antes del primer día que terminaron en estos días.',
    'Los ingresos recurrentes son lo que cuestan al mes, a su propio precio, las suscripciones en vigor el último día; las anuales, una doceava parte. No cuentan las que están en pausa ni las regaladas.',
    BEFORE,
  ],
  instructors: [
    'Una clase es de quien la dio: de quien hizo la sustitución, si la hubo.',
    WORTH,
    'El valor de las visitas se calcula para 92 días como máximo.',
    'Una cita cuenta cuando se ha realizado. Las horas son de clases y citas juntas.',
    CLASSES,
    BEFORE,
  ],
  schedule: [
    'Se repasan las últimas semanas completas con las reservas y listas de espera que tuvieron. En el centro no cambia nada.',
    'Quien había reservado una clase que se mueve la sigue si en el medio año anterior vino ese día de la semana con menos de una hora de diferencia, y si entonces no está en otra clase o cita según el horario cambiado. Los demás se pierden.',
    'De una clase que no se da se pierden todos; en un día de cierre no se mueve ni se añade ninguna. En una con menos plazas, pierden la suya los últimos en reservar.',
    'Las plazas que quedan libres por un cambio son para quienes esperaron en vano y entonces no están en otra clase, por su orden. Una clase añadida recibe a quienes esperaron en vano por otra del mismo tipo esa semana y ya han venido a esa hora. No viene nadie más: dice lo mínimo, no lo máximo.',
    `Los ingresos son el valor de las visitas. ${WORTH}`,
    'La paga es lo que los conceptos de cada profesor dicen para una clase; los porcentajes son del valor de las visitas sin IVA. El equilibrio es cuánta gente tiene que venir para que una clase cubra su paga.',
  ],
  policy: [
    'Las reservas de esos días se juzgan con las reglas de hoy y con las cambiadas. En el centro no cambia nada.',
    'La gente cancela y falta como lo hizo: no se supone que las reglas cambien su conducta.',
    'Las clases con su propio plazo de cancelación lo conservan, y los bonos con recargos propios, también. Lo justificado sigue justificado.',
    'Los recargos son los que se pedirían, antes de perdonar ninguno.',
    'Una oferta de la lista de espera que caducó cuenta como aceptada si habría estado abierta más tiempo: por la noche su tiempo se detiene, y termina cuando cierran las reservas.',
  ],
}
