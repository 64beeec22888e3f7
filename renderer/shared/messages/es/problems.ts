import type { SharedMessages } from '../en/index.ts'
import { storage } from './storage.ts'

export const problems: SharedMessages['problems'] = {
  unreachableTitle: 'No se puede conectar con el centro',
  unreachable: 'Revisa la conexión; no se ha perdido nada. Vuelve a intentarlo en un momento.',
  loadFailed: 'No se ha podido cargar',
  saveFailed: 'No se ha podido guardar',
  unknown: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo y, si sigue igual, avisa al centro.',
  reference: (id) => `Referencia ${id}`,
  tryAgain: 'Intentar de nuevo',
  noPermissionTitle: 'Tu rol no llega hasta aquí',
  notInRole: 'Tu rol no incluye esto. La propiedad del centro puede cambiarlo en Equipo.',
  noPermission: 'Tu rol no incluye esta página. La propiedad del centro puede cambiarlo en Equipo.',
  notFoundTitle: 'Aquí no hay nada',
  notFound: 'Se ha eliminado o la dirección no es del todo correcta.',
  backHome: 'Volver al inicio',
  crashedTitle: 'Esta página ha dejado de funcionar',
  crashed: 'Cárgala de nuevo. Lo que habías guardado está a salvo.',
  reload: 'Cargar de nuevo',
  checkFields: 'Revisa los campos marcados.',
  required: 'Este dato es necesario.',
  byCode: {
    AUTH_INVALID_CREDENTIALS: 'El correo y la contraseña no coinciden.',
    AUTH_INSUFFICIENT_PERMISSIONS: 'Tu rol no permite hacer esto.',
    RATE_LIMITED: 'Demasiados intentos seguidos. Espera un minuto y vuelve a probar.',
    NOT_FOUND: 'Ya no está ahí.',
    IDEMPOTENCY_IN_PROGRESS: 'Esto ya se está haciendo.',
    LOOPBACK_ONLY: 'Esto solo se puede hacer desde el propio ordenador del centro.',
    STORAGE_FULL: storage.notNow,
    STORAGE_READ_ONLY: storage.notNow,
    STORAGE_BUSY: storage.notNow,
    STORAGE_DAMAGED: storage.notNow,
    TOTP_REQUIRED: 'Este código no es correcto o ya se ha usado. Espera al siguiente e inténtalo de nuevo.',
    TOTP_CODE_INVALID: 'Este código no es correcto o ya se ha usado. Espera al siguiente e inténtalo de nuevo.',
    TOTP_SETUP_REQUIRED:
      'Desde fuera, los gestores entran con un segundo factor. Configúralo antes en el ordenador del estudio.',
  },
}
