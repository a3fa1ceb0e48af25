/** An address as people read it: percent escapes as the letters they stand for, as result pages show them. Escapes of invalid text stay. */
export function readableAddress(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}
