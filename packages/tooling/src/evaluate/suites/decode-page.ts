/** A saved page as text: UTF-8 where it is that, else what it declares, else Windows-1252. */
export function decodePage(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes)
  if (!text.includes('\ufffd')) return text
  const declared = /charset=["']?([\w-]+)/i.exec(new TextDecoder('latin1').decode(bytes.subarray(0, 4096)))?.[1] ?? 'windows-1252'
  try {
    return new TextDecoder(/^utf-?8$/i.test(declared) ? 'windows-1252' : declared).decode(bytes)
  } catch {
    return text
  }
}
