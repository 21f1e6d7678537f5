const SIGNATURES: [format: PictureFormat, parts: [offset: number, bytes: string][]][] = [
  ['jpeg', [[0, 'ffd8ff']]],
  ['png', [[0, '89504e470d0a1a0a']]],
  ['gif', [[0, ascii('GIF87a')]]],
  ['gif', [[0, ascii('GIF89a')]]],
  [
    'webp',
    [
      [0, ascii('RIFF')],
      [8, ascii('WEBP')],
    ],
  ],
  ['avif', [[4, ascii('ftypavif')]]],
]

export type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif'

/** The format by the bytes themselves; declared types do not count. */
export function pictureFormat(content: Buffer): PictureFormat | undefined {
  return SIGNATURES.find(([, parts]) =>
    parts.every(([offset, hex]) => content.subarray(offset, offset + hex.length / 2).toString('hex') === hex),
  )?.[0]
}

function ascii(text: string): string {
  return Buffer.from(text, 'latin1').toString('hex')
}
