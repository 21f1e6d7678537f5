const SIGNATURES: [offset: number, bytes: string][][] = [
  [[0, 'ffd8ff']],
  [[0, '89504e470d0a1a0a']],
  [[0, ascii('GIF87a')]],
  [[0, ascii('GIF89a')]],
  [
    [0, ascii('RIFF')],
    [8, ascii('WEBP')],
  ],
  [[4, ascii('ftypavif')]],
]

/** Whether the bytes themselves begin like a JPEG, PNG, GIF, WebP or AVIF: what anyone says of them does not count. */
export function isPicture(content: Buffer): boolean {
  return SIGNATURES.some((parts) =>
    parts.every(([offset, hex]) => content.subarray(offset, offset + hex.length / 2).toString('hex') === hex),
  )
}

function ascii(text: string): string {
  return Buffer.from(text, 'latin1').toString('hex')
}
