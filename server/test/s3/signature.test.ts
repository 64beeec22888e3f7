import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { refusalOf, signatureOf, type Signed } from './signature.ts'

const SECRET = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY'
const SCOPE = '20130524/us-east-1/s3/aws4_request'
const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
const common = { host: 'examplebucket.s3.amazonaws.com', 'x-amz-date': '20130524T000000Z' }

/** The examples in Amazon's “Authenticating Requests: Using the Authorization Header”. */
const examples: [string, Signed, string][] = [
  [
    'a range of an object',
    { method: 'GET', url: '/test.txt', headers: { ...common, range: 'bytes=0-9', 'x-amz-content-sha256': EMPTY } },
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  ],
  [
    'an object with a sign in its name',
    {
      method: 'PUT',
      url: '/test$file.text',
      headers: {
        ...common,
        date: 'Fri, 24 May 2013 00:00:00 GMT',
        'x-amz-storage-class': 'REDUCED_REDUNDANCY',
        'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
      },
    },
    '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  ],
  [
    'a question without a value',
    { method: 'GET', url: '/?lifecycle', headers: { ...common, 'x-amz-content-sha256': EMPTY } },
    'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  ],
  [
    'a listing',
    { method: 'GET', url: '/?prefix=J&max-keys=2', headers: { ...common, 'x-amz-content-sha256': EMPTY } },
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  ],
]

describe('the signatures that the test server asks for', () => {
  for (const [what, request, expected] of examples)
    it(`are those of Amazon’s examples: ${what}`, () =>
      assert.equal(signatureOf(request, Object.keys(request.headers).sort(), SCOPE, SECRET), expected))

  const keys = { accessKeyId: 'AKIAIOSFODNN7EXAMPLE', secretAccessKey: SECRET, region: 'us-east-1' }
  const now = Date.parse('2013-05-24T00:00:00Z')
  const [, listing, signature] = examples[3]!
  const authorization = (of: string, names = 'host;x-amz-content-sha256;x-amz-date') =>
    `AWS4-HMAC-SHA256 Credential=${keys.accessKeyId}/${SCOPE},SignedHeaders=${names},Signature=${of}`
  const signed = { ...listing, headers: { ...listing.headers, authorization: authorization(signature) } }

  const cases: [string, Signed, Partial<typeof keys>, number, string | undefined][] = [
    ['one that is right', signed, {}, now, undefined],
    ['one without a signature', listing, {}, now, 'AccessDenied'],
    ['another key', signed, { accessKeyId: 'AKIAOTHER' }, now, 'InvalidAccessKeyId'],
    ['another secret', signed, { secretAccessKey: 'x' }, now, 'SignatureDoesNotMatch'],
    ['another region', signed, { region: 'eu-west-1' }, now, 'AuthorizationHeaderMalformed'],
    ['another question', { ...signed, url: '/?prefix=K&max-keys=2' }, {}, now, 'SignatureDoesNotMatch'],
    ['another method', { ...signed, method: 'DELETE' }, {}, now, 'SignatureDoesNotMatch'],
    ['a clock 15 minutes off', signed, {}, now + 15 * 60_000, undefined],
    ['a clock further off', signed, {}, now + 15 * 60_000 + 1, 'RequestTimeTooSkewed'],
    ['a clock that is behind', signed, {}, now - 15 * 60_000 - 1, 'RequestTimeTooSkewed'],
    [
      'a header of Amazon’s that is not signed',
      { ...signed, headers: { ...signed.headers, 'x-amz-acl': 'public-read' } },
      {},
      now,
      'AccessDenied',
    ],
  ]
  for (const [what, request, other, at, expected] of cases)
    it(`${expected ? 'refuse' : 'allow'} ${what}`, () =>
      assert.equal(refusalOf(request, { ...keys, ...other }, at), expected))
})
