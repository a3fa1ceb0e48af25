/** Words of an address's path, decoded, for matching: `/heat-pump_costs.html` → `heat pump costs`. */
export function pathWords(url: string): string {
  const path = URL.canParse(url) ? new URL(url).pathname : url
  return decode(path)
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .replace(/[-_/.+]+/g, ' ')
    .trim()
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
