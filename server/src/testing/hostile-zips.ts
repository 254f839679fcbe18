/** Places in the record of an entry in a zip's directory. */
const AT = { flags: 8, size: 24, attributes: 38, name: 46 } as const;

/** The same zip with another value in the first record of its directory. */
export function patched(zip: Buffer, field: keyof typeof AT, value: number, bytes: 1 | 2 | 4): Buffer {
  const copy = Buffer.from(zip);
  copy.writeUIntLE(value, copy.indexOf('PK\x01\x02', 0, 'latin1') + AT[field], bytes);
  return copy;
}

/** The same zip, saying that each of its files unpacks to 4 GB. */
export function sayingToBeHuge(zip: Buffer): Buffer {
  const huge = Buffer.from(zip);
  for (let at = zip.indexOf('PK\x01\x02'); at >= 0; at = zip.indexOf('PK\x01\x02', at + 4))
    huge.writeUInt32LE(0xfffffff0, at + AT.size);
  return huge;
}

/** The same zip, saying that it has so many entries. */
export function sayingToHave(entries: bigint, zip: Buffer): Buffer {
  const end = zip.lastIndexOf('PK\x05\x06');
  const zip64 = Buffer.alloc(56);
  zip64.write('PK\x06\x06', 'latin1');
  zip64.writeBigUInt64LE(44n, 4);
  zip64.writeBigUInt64LE(entries, 24);
  zip64.writeBigUInt64LE(entries, 32);
  zip64.writeBigUInt64LE(BigInt(zip.readUInt32LE(end + 12)), 40);
  zip64.writeBigUInt64LE(BigInt(zip.readUInt32LE(end + 16)), 48);
  const locator = Buffer.alloc(20);
  locator.write('PK\x06\x07', 'latin1');
  locator.writeBigUInt64LE(BigInt(end), 8);
  locator.writeUInt32LE(1, 16);
  const tail = Buffer.from(zip.subarray(end));
  tail.writeUInt16LE(0xffff, 8);
  tail.writeUInt16LE(0xffff, 10);
  return Buffer.concat([zip.subarray(0, end), zip64, locator, tail]);
}
