/** Whether this browser can make passkeys and use them. */
export function knowsPasskeys(): boolean {
  return typeof PublicKeyCredential !== 'undefined' && 'parseCreationOptionsFromJSON' in PublicKeyCredential
}

/** Has the browser make a passkey. Throws what the browser throws when its owner closes the dialog for one. */
export async function makePasskey(options: PublicKeyCredentialCreationOptionsJSON) {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  const { id, response } = written(await navigator.credentials.create({ publicKey }))
  if (!('attestationObject' in response)) throw notOne()
  const { clientDataJSON, attestationObject } = response
  return { id, rawId: id, type: 'public-key' as const, response: { clientDataJSON, attestationObject } }
}

/** Has one of the owner's passkeys answer. */
export async function askPasskey(options: PublicKeyCredentialRequestOptionsJSON) {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  const { id, response } = written(await navigator.credentials.get({ publicKey }))
  if (!('signature' in response)) throw notOne()
  const { clientDataJSON, authenticatorData, signature } = response
  return {
    id,
    rawId: id,
    type: 'public-key' as const,
    response: { clientDataJSON, authenticatorData, signature },
  }
}

function written(credential: Credential | null) {
  if (!(credential instanceof PublicKeyCredential)) throw notOne()
  return credential.toJSON()
}

function notOne(): DOMException {
  return new DOMException('No passkey was used', 'NotAllowedError')
}
