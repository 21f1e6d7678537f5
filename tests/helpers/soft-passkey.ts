import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

interface Behavior {
  origin: string
  /** The relying party that the passkey claims. */
  rpId?: string
  /** Whether it checked its owner's finger, face or PIN. */
  verifiesUser?: boolean
}

const PRESENT = 0x01
const VERIFIED = 0x04
const WITH_CREDENTIAL = 0x40

/** An authenticator without a screen or a browser: one passkey, with a counter. */
export function createPasskey({ origin, rpId = new URL(origin).hostname, verifiesUser = true }: Behavior) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const rawId = randomBytes(16)
  const id = rawId.toString('base64url')
  let counter = 0

  function clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }
  function authenticatorData(more: Buffer = Buffer.alloc(0)): Buffer {
    counter += 1
    const flags = PRESENT | (verifiesUser ? VERIFIED : 0) | (more.length > 0 ? WITH_CREDENTIAL : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), count, more])
  }
  function coseKey(): Buffer {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const point = (value: string) =>
      Buffer.concat([Buffer.from([0x58, 0x20]), Buffer.from(value, 'base64url')])
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      point(x),
      Buffer.from([0x22]),
      point(y),
    ])
  }
  return {
    id,
    /** Answers `passkeys.begin`. */
    make(challenge: string) {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(rawId.length)
      const data = authenticatorData(Buffer.concat([Buffer.alloc(16), length, rawId, coseKey()]))
      const size = Buffer.alloc(2)
      size.writeUInt16BE(data.length)
      const attestation = Buffer.concat([
        Buffer.from([0xa3, 0x63]),
        Buffer.from('fmt'),
        Buffer.from([0x64]),
        Buffer.from('none'),
        Buffer.from([0x67]),
        Buffer.from('attStmt'),
        Buffer.from([0xa0, 0x68]),
        Buffer.from('authData'),
        Buffer.from([0x59]),
        size,
        data,
      ])
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
        },
      }
    },
    /** Answers `passkeys.challenge`. */
    answer(challenge: string) {
      const data = authenticatorData()
      const client = clientData('webauthn.get', challenge)
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        },
      }
    },
    /** As a copy of it would, which did not see what this one did. */
    turnBack(steps: number) {
      counter -= steps
    },
  }
}
