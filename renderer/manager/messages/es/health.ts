import { health as findings } from '../../../../server/lib/sayings/es/health.ts'
import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

const count = plurals('es')
const figure = figures('es')

export const health: Messages['health'] = {
  title: 'Cómo está el centro',
  titleMeans: 'Comprobado ahora, y otra vez cada minuto mientras esta página esté abierta.',
  wellTitle: 'Todo va bien',
  well: 'No tienes que hacer nada. Si algo falla, aparecerá aquí con lo que hay que hacer.',
  needed: (n) => count(n, { one: 'Hay una cosa que atender', other: `Hay ${figure(n)} cosas que atender` }),
  neededMeans: 'Lo más urgente está primero, con lo que hay que hacer.',
  names: {
    storage: 'Guardado',
    disk: 'Espacio en el disco',
    copies: 'Copias',
    integrity: 'Todo cuadra',
    jobs: 'Tareas automáticas',
    mail: 'Correo',
    webhooks: 'Webhooks',
    address: 'Dirección pública',
    payments: 'Pagos en línea',
    license: 'Licencia',
    clock: 'Reloj',
    secrets: 'Clave',
    version: 'Versión',
  },
  states: { ok: 'Bien', warning: 'Míralo', failing: 'Actúa ya', off: 'Sin vigilar' },
  open: (part) => `Abrir «${part}»`,
  said: findings,
  diagnostics: 'Diagnóstico',
  diagnosticsMeans:
    'Un archivo para quien te ayude: versiones, tamaños, cuántos registros hay, lo que se dice arriba, los ajustes que son interruptores o números y las últimas líneas del registro. No contiene nombres, direcciones, teléfonos ni notas de nadie, ni contraseñas.',
  download: 'Descargar el diagnóstico',
}
