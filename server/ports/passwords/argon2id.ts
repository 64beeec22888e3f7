import { randomBytes } from 'node:crypto'

/** The cost of a hash: KiB of memory, passes over it, parallel lanes. */
export interface Cost {
  memoryCost: number
  timeCost: number
  parallelism: number
}

/** argon2id (RFC 9106), in whatever way it is computed: hashes of one are those of the other. */
export interface Argon2id {
  /** The encoded hash of a password, with its salt. */
  hash(password: string, cost: Cost): Promise<string>
  verify(hash: string, password: string): Promise<boolean>
  /** 32 bytes for a password and a salt. */
  derive(password: string, salt: Uint8Array, cost: Cost): Promise<Buffer>
}

/** Systems that the native package brings no binary for. */
const WITHOUT_NATIVE = ['darwin-x64', 'win32-arm64']

let loaded: Promise<Argon2id> | undefined

/** The way of this computer: native, or where there is none WebAssembly, which takes twice the time. */
export function argon2id(system = `${process.platform}-${process.arch}`): Promise<Argon2id> {
  return (loaded ??= native().catch((error: unknown) => {
    if (WITHOUT_NATIVE.includes(system)) return webAssembly()
    throw error
  }))
}

export async function native(): Promise<Argon2id> {
  const { default: argon2 } = await import('argon2')
  const type = argon2.argon2id
  return {
    hash: (password, cost) => argon2.hash(password, { type, ...cost }),
    verify: (hash, password) => argon2.verify(hash, password),
    derive: (password, salt, cost) =>
      argon2.hash(password, { type, ...cost, raw: true, hashLength: 32, salt: Buffer.from(salt) }),
  }
}

export async function webAssembly(): Promise<Argon2id> {
  const { argon2id: compute, argon2Verify } = await import('hash-wasm')
  const named = ({ memoryCost, timeCost, parallelism }: Cost) => {
    return { memorySize: memoryCost, iterations: timeCost, parallelism, hashLength: 32 }
  }
  return {
    hash: (password, cost) => compute({ password, salt: randomBytes(16), ...named(cost), outputType: 'encoded' }),
    verify: (hash, password) => argon2Verify({ hash, password }),
    derive: async (password, salt, cost) =>
      Buffer.from(await compute({ password, salt, ...named(cost), outputType: 'binary' })),
  }
}
