/** Letters of a host's part. */
const letters = String.raw`a-z\u00a1-\uffff`

/** A host with a dot whose last part is a word, as on the Web; then the end, a port, a path, a query or a fragment. */
const host = `(?:[${letters}0-9-]+\\.)+(?:[${letters}]{2,}|xn--[a-z0-9-]+)`
const ahead = `(?=${host}(?:[:/?#]|$))`

/** Openings that surely mean `http://` or `https://`; the group says which. */
const slips = [
  // `https//`, `https;//`, `https:/`
  `^(https?)(?:/{2}|;/{1,2}|:/)${ahead}`,
  // `http://https://`, `https://https//`
  `^https?:/{2}(https?):?/{2}${ahead}`,
  // `htp://`, `htttps://`, `ttps://`
  `^(?!https?:)((?:h{1,2}t{1,3}|t{2,3})p{1,2}s{0,2}):/{2}${ahead}`,
].map((source) => new RegExp(source, 'i'))

const bareHost = new RegExp(`^www\\.${ahead}`, 'i')
const mailbox = new RegExp(`^(?:mailto:[\\s/]+)?([^\\s@/?#:]+@${host}(?:\\?\\S*)?)$`, 'i')

/**
 * The address that is surely meant by one that leads nowhere: a scheme that is mistyped, doubled or missing before `www.`, a mail address
 * without `mailto:`. null: nothing to correct, or what was meant is not known.
 */
export function correctAddress(address: string): string | null {
  const mail = mailbox.exec(address)
  if (mail !== null) return `mailto:${mail[1]}`
  if (bareHost.test(address)) return checked(`https://${address}`)
  for (const slip of slips) {
    const match = slip.exec(address)
    if (match !== null) return checked(`${/s$/i.test(match[1]!) ? 'https' : 'http'}://${address.slice(match[0].length)}`)
  }
  return null
}

const checked = (address: string): string | null => (URL.canParse(address) ? address : null)
