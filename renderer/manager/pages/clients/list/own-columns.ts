import { columnsIn, USUAL_COLUMNS, type ClientColumn } from './asked.ts'

const keyOf = (account: number) => `studio-desk.client-columns.${account}`

/** The columns that somebody has chosen on this device, in their order. */
export function ownColumns(account: number): readonly ClientColumn[] {
  const kept = columnsIn(localStorage.getItem(keyOf(account)) ?? '')
  return kept.length > 0 ? kept : USUAL_COLUMNS
}

export const keepColumns = (account: number, columns: readonly ClientColumn[]): void =>
  localStorage.setItem(keyOf(account), columns.join(','))
