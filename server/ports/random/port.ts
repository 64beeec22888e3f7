/** The only source of chance: tokens, codes, request ids. */
export interface Random {
  bytes(count: number): Uint8Array
}
