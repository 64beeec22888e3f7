import type { SharedMessages } from '../en/index.ts'

export const storage: SharedMessages['storage'] = {
  nothingSaved: 'Ahora mismo no se puede guardar nada; todo se puede consultar.',
  helps: {
    full: 'El disco del ordenador del centro está lleno: borra allí lo que no haga falta o vacía la papelera. Después seguirá solo.',
    read_only:
      'Comprueba en el ordenador del centro que el disco con los datos esté conectado y no protegido contra escritura, y que se pueda escribir en la carpeta. Después seguirá solo.',
    busy: 'Otro programa del ordenador del centro ha bloqueado el archivo del centro: ciérralo allí (por ejemplo, un navegador de bases de datos, una copia de seguridad o un servicio de sincronización). Después seguirá solo.',
    damaged:
      'El archivo del centro está dañado: cierra Studio Desk en el ordenador del centro, aparta el archivo y pon la copia más reciente en su lugar.',
    gone: 'El archivo del centro se ha movido o borrado en el ordenador del centro: vuelve a ponerlo donde estaba (mira en la papelera) o cierra Studio Desk y ábrelo de nuevo. Lo guardado se conserva.',
  },
  notNow:
    'El centro no puede guardar nada ahora mismo. Puedes consultarlo todo; vuelve a intentarlo un poco más tarde.',
}

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
    SEAT_TAKEN: 'Alguien acaba de ocupar este sitio. Elige otro.',
    NOT_FOUND: 'Ya no está ahí.',
    IDEMPOTENCY_IN_PROGRESS: 'Esto ya se está haciendo.',
    LOOPBACK_ONLY: 'Esto solo se puede hacer desde el propio ordenador del centro.',
    STORAGE_FULL: storage.notNow,
    STORAGE_READ_ONLY: storage.notNow,
    STORAGE_BUSY: storage.notNow,
    STORAGE_DAMAGED: storage.notNow,
    STORAGE_GONE: storage.notNow,
    TOTP_REQUIRED: 'Este código no es correcto o ya se ha usado. Espera al siguiente e inténtalo de nuevo.',
    TOTP_CODE_INVALID: 'Este código no es correcto o ya se ha usado. Espera al siguiente e inténtalo de nuevo.',
    TOTP_SETUP_REQUIRED:
      'Desde fuera, los gestores entran con un segundo factor. Configúralo antes en el ordenador del centro.',
  },
}
