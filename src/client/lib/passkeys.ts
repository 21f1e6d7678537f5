export function knowsPasskeys(): boolean {
  return typeof PublicKeyCredential !== 'undefined' && 'parseCreationOptionsFromJSON' in PublicKeyCredential
}

/** Has the browser create a passkey. Throws the browser's error when its owner closes the dialog for one. */
export async function makePasskey(options: PublicKeyCredentialCreationOptionsJSON) {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  const { id, response } = written(await navigator.credentials.create({ publicKey }))
  if (!('attestationObject' in response)) throw notOne()
  const { clientDataJSON, attestationObject } = response
  return { id, rawId: id, type: 'public-key' as const, response: { clientDataJSON, attestationObject } }
}

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
