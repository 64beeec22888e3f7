import type { Messages } from '../en/index.ts'

export const shell: Messages['shell'] = {
  product: 'Centro',
  navigation: 'Principal',
  account: 'Ajustes',
  accessibility: 'Accesibilidad',
  nav: {
    schedule: 'Horario',
    bookings: 'Reservas',
    memberships: 'Bonos',
    teaching: 'Mis clases',
    pay: 'Pago',
    profile: 'Perfil',
    prices: 'Precios',
    signIn: 'Entrar',
  },
  bell: (unread) => (unread === 0 ? 'Notificaciones' : `Notificaciones, ${unread} sin leer`),
  asOf: (when) => `Datos de ${when}`,
  unreachable: 'Ahora mismo no se puede conectar con el centro.',
  refresh: 'Intentar de nuevo',
  todayAt: (time) => `hoy, ${time}`,
  tomorrowAt: (time) => `mañana, ${time}`,
}
