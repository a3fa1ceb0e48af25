/** Width and height that a PNG says of itself; null for other files. */
export function pngSize(bytes: Uint8Array | undefined): readonly [number, number] | null {
  const png = Buffer.from(bytes ?? [])
  if (png.length < 24 || png.subarray(0, 8).toString('latin1') !== '\x89PNG\r\n\x1a\n') return null
  return [png.readUInt32BE(16), png.readUInt32BE(20)]
}
