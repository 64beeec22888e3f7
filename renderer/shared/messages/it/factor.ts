import type { SharedMessages } from '../en/index.ts'

export const factor: SharedMessages['factor'] = {
  title: 'Inserisci il codice',
  lead: 'La tua app di autenticazione mostra sei cifre; cambiano ogni mezzo minuto.',
  code: 'Codice',
  recoveryTitle: 'Usa un codice di recupero',
  recoveryLead: 'Uno di quelli che hai conservato quando hai configurato il secondo fattore. Ognuno vale una volta.',
  recoveryCode: 'Codice di recupero',
  useRecovery: 'Usa invece un codice di recupero',
  useApp: 'Usa l’app di autenticazione',
  back: 'Torna all’accesso',
  submit: 'Accedi',
}
