/**
 * The migrations that have been released, each with the SHA-256 of its SQL: studios have run them, so they never change. A
 * release adds its migrations here, and a small database of its version beside this file.
 */
export const frozen: readonly (readonly [name: string, sha256: string])[] = [
  ['0001-accounts', '1f37d342505c22df41058512f0e41c308f77b7c3d8fb886deb646550867e734e'],
  ['0002-schedule', '838f43a5c376aa0bce00a7289fae87c27e51b5a5f49beae749bdfd2b6f13e611'],
  ['0003-memberships', 'f3a289e4312e70cb3ce3159d4262a6977b6aa921f5cad246ab86e9a708d971d8'],
  ['0004-bookings', '9c2a99d0dfad07b0a562f5e1816deeb6ed18de211ffd093227025f60587bd964'],
  ['0005-imports', '8a346e86729714d372a5751f03767dc339f2cfb24df38de6348b2ace4eadb433'],
  ['0006-commerce', '44e6169a5652d31018188034fabfc1094b4e9e063e2a5a21c8bf68b85f993ba7'],
  ['0007-compliance', 'aa15a099053f76ce0ac6e747c23cbbe201771ad57d92a94ac9f6e222986f85f0'],
]
