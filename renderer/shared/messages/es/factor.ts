import type { SharedMessages } from '../en/index.ts'

export const factor: SharedMessages['factor'] = {
  title: 'Introduce el código',
  lead: 'Tu aplicación de autenticación muestra seis cifras; cambian cada medio minuto.',
  code: 'Código',
  recoveryTitle: 'Usa un código de recuperación',
  recoveryLead: 'Uno de los que guardaste al configurar el segundo factor. Cada uno sirve una vez.',
  recoveryCode: 'Código de recuperación',
  useRecovery: 'Usar un código de recuperación',
  useApp: 'Usar la aplicación de autenticación',
  back: 'Volver a entrar',
  submit: 'Entrar',
}
