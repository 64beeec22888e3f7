/** Powers of the generator of GF(256) with the polynomial x^8 + x^4 + x^3 + x^2 + 1, twice round, and their logarithms. */
const powers = new Uint8Array(512)
const logarithms = new Uint8Array(256)
for (let exponent = 0, value = 1; exponent < 255; exponent++) {
  powers[exponent] = value
  powers[exponent + 255] = value
  logarithms[value] = exponent
  value = value < 128 ? value * 2 : (value * 2) ^ 0x11d
}

/** The product of two elements of GF(256). */
export function multiply(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : powers[logarithms[a]! + logarithms[b]!]!
}

/** The generator's power, for evaluating a codeword at the roots of its check polynomial. */
export const power = (exponent: number): number => powers[exponent % 255]!

/** Coefficients of the polynomial with the roots 1, α, … α^(degree-1), highest first, without the leading 1. */
function checkPolynomial(degree: number): number[] {
  let polynomial = [1]
  for (let root = 0; root < degree; root++) {
    const shifted = [...polynomial, 0]
    polynomial = shifted.map((term, at) => term ^ (at === 0 ? 0 : multiply(polynomial[at - 1]!, power(root))))
  }
  return polynomial.slice(1)
}

/** The check bytes of a block: what is left of it, moved up, after division by the check polynomial. */
export function checkBytes(block: readonly number[], count: number): number[] {
  const divisor = checkPolynomial(count)
  let rest: number[] = Array.from({ length: count }, () => 0)
  for (const byte of block) {
    const factor = byte ^ rest[0]!
    rest = [...rest.slice(1), 0].map((value, at) => value ^ multiply(divisor[at]!, factor))
  }
  return rest
}
