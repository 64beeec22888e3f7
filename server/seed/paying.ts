import type { Payment } from './purchases.ts'

/** How somebody pays at the desk; now and then in two ways. Nothing is to be paid of 0. */
export function drawPayments(random: () => number, amount: number): Payment[] {
  if (amount === 0) return []
  const way = random()
  if (way < 0.02 && amount > 1000) {
    const cash = Math.floor(amount / 300) * 100
    return [
      { method: 'cash', amount: cash },
      { method: 'card_terminal', amount: amount - cash },
    ]
  }
  const method = way < 0.74 ? 'card_terminal' : way < 0.94 ? 'cash' : 'bank_transfer'
  return [{ method, amount }]
}
