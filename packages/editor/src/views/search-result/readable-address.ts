/** An address with its percent escapes decoded, as result pages show it; unchanged when one of them is invalid. */
export function readableAddress(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}
