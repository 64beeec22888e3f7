import type { Ctx } from '../../context.ts'
import { beside } from '../../workers/workers.ts'
import type { Names } from './mask-rules.ts'

/** Tokens for names outside: `[client 12]`, `[instructor 3]`, `[name 1]`, or for other personal details: `[contact 1]`. */
const TOKEN = /\[(?:client|instructor|name|contact|date|address) \d+\]/g

/** How long it may take to find the names in a text, in milliseconds. */
const PATIENCE = 10_000

/** The names of one conversation, which stay on this computer: the model sees only tokens. */
export class Masks {
  readonly #folder: string
  readonly #year: number
  #names: Names = {}

  constructor({ config, now }: Pick<Ctx, 'config' | 'now'>) {
    this.#folder = config.dataDir
    this.#year = Number(now.slice(0, 4))
  }

  /** A client, as the model knows them. */
  client(id: number, name: string): string {
    return this.#keep(`[client ${id}]`, name)
  }

  /** An instructor, as the model knows them; null where there is none. */
  instructor(id: number | null, name: string | null): string | null {
    return id === null || name === null ? null : this.#keep(`[instructor ${id}]`, name)
  }

  /** Texts as they may go out: every name of the studio's people in them is masked. */
  async mask(texts: readonly string[]): Promise<string[]> {
    const masked = await beside.answer(
      'maskNames',
      { folder: this.#folder, texts, known: this.#names, year: this.#year },
      PATIENCE,
    )
    this.#names = masked.names
    return masked.texts
  }

  /** Puts the names back into what the model has written; tokens that it made up stay. */
  unmask(text: string): string {
    return text.replaceAll(TOKEN, (token) => this.#names[token] ?? token)
  }

  #keep(token: string, name: string): string {
    this.#names = { ...this.#names, [token]: name }
    return token
  }
}
