import type { Messages } from '../en/index.ts'

export const shell: Messages['shell'] = {
  product: 'Centro',
  navigation: 'Principal',
  account: 'Ajustes',
  nav: {
    schedule: 'Horario',
    bookings: 'Reservas',
    memberships: 'Bonos',
    teaching: 'Mis clases',
    profile: 'Perfil',
    prices: 'Precios',
    signIn: 'Entrar',
  },
  asOf: (when) => `Datos de ${when}`,
  unreachable: 'Ahora mismo no se puede conectar con el centro.',
  refresh: 'Intentar de nuevo',
  todayAt: (time) => `hoy, ${time}`,
  tomorrowAt: (time) => `mañana, ${time}`,
}
