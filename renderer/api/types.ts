import type { z } from 'zod'
import type { AppContract } from './contract.ts'

/** The name of an operation, such as 'GET /api/v1/clients/{client_id}'. */
export type Key = keyof AppContract & string
export type GetKey = Extract<Key, `GET ${string}`>
export type SendKey = Exclude<Key, GetKey>
export type UploadKey = { [K in Key]: AppContract[K] extends { upload: object } ? K : never }[Key]
/** An operation that takes a form: texts, and a file of any size. */
export type FormKey = { [K in Key]: AppContract[K] extends { streamIn: object } ? K : never }[Key]

type Part<K extends Key, Name extends string> =
  AppContract[K] extends Record<Name, infer Schema extends z.ZodType> ? z.input<Schema> : never

/** A part of the request: left out if the operation has none, optional if it may be empty. */
type Given<Name extends string, Value, Optional = never> = [Value] extends [never]
  ? unknown
  : [Optional] extends [never]
    ? Record<never, never> extends Value
      ? { [Own in Name]?: Value }
      : { [Own in Name]: Value }
    : { [Own in Name]?: Value }

type BodyOptional<K extends Key> = AppContract[K] extends { bodyOptional: true } ? true : never

/** The input of an operation. */
export type Input<K extends Key> = Given<'params', Part<K, 'params'>> &
  Given<'query', Part<K, 'query'>> &
  Given<'body', Part<K, 'body'>, BodyOptional<K>>

/** The answer of an operation; undefined if it has none. */
export type Answer<K extends Key> = AppContract[K] extends { answer: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : undefined

/** One item of a list's answer. */
export type Item<K extends Key> =
  Answer<K> extends { items: readonly (infer One)[] } ? One : Answer<K> extends readonly (infer One)[] ? One : never

/** The input may be left out altogether. */
export type Args<K extends Key> = Record<never, never> extends Input<K> ? [input?: Input<K>] : [input: Input<K>]

export interface RawInput {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}
