import { crc32, deflateRawSync } from 'node:zlib'

const LOCAL_HEADER_BYTES = 30
const CENTRAL_HEADER_BYTES = 46
const END_BYTES = 22
const DEFLATE = 8
const ENCRYPTED = 1

interface ZipEntry {
  name: string
  content: Buffer | string
  /** Wrong on purpose. */
  checksum?: number
  /** Flagged so; the content stays plain. */
  isEncrypted?: boolean
}

/** A ZIP archive with whatever names and checksums a test wants. */
export function zipOf(entries: ZipEntry[]): Buffer {
  const locals: Buffer[] = []
  const centrals: Buffer[] = []
  let offset = 0
  for (const { name, content, checksum, isEncrypted } of entries) {
    const data = Buffer.from(content)
    const packed = deflateRawSync(data)
    const nameBytes = Buffer.from(name)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(isEncrypted ? ENCRYPTED : 0, 2)
    common.writeUInt16LE(DEFLATE, 4)
    common.writeUInt32LE(checksum ?? crc32(data), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(data.length, 18)
    common.writeUInt16LE(nameBytes.length, 22)
    const local = Buffer.alloc(LOCAL_HEADER_BYTES)
    local.write('PK\u0003\u0004', 'latin1')
    common.copy(local, 4)
    const central = Buffer.alloc(CENTRAL_HEADER_BYTES)
    central.write('PK\u0001\u0002', 'latin1')
    common.copy(central, 6)
    central.writeUInt32LE(offset, 42)
    locals.push(local, nameBytes, packed)
    centrals.push(central, nameBytes)
    offset += local.length + nameBytes.length + packed.length
  }
  const directory = Buffer.concat(centrals)
  const end = Buffer.alloc(END_BYTES)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}
