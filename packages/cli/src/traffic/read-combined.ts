import { clientAddress, looksLikeAddress } from '@citable/client/traffic'
import { given, type LineReader, splitTarget } from './log-format.ts'

const quoted = String.raw`"((?:[^"\\]|\\.)*)"`
/** Combined of Apache and nginx, with a host before it or something behind it. */
// eslint-disable-next-line no-restricted-syntax -- of a constant
const combined = new RegExp(
  String.raw`^(\S+) (\S+) \S+ [^[]*\[(\d{2}/\w{3}/\d{4}:\d{2}:\d{2}:\d{2} [+-]\d{4})\] ${quoted} (\d{3}) (\d+|-) ${quoted} ${quoted}(.*)$`,
)

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `10/Oct/2026:13:55:36 +0200` in milliseconds; NaN: there is no such time. */
function readTime(text: string): number {
  const month = months.indexOf(text.slice(3, 6))
  if (month === -1) return Number.NaN
  const day = `${text.slice(7, 11)}-${String(month + 1).padStart(2, '0')}-${text.slice(0, 2)}`
  return Date.parse(`${day}T${text.slice(12, 20)}${text.slice(21, 24)}:${text.slice(24)}`)
}

/** Escapes of nginx (`\x22`) and Apache (`\"`) undone. */
const unescaped = (text: string): string =>
  text.includes('\\')
    ? text.replaceAll(/\\(?:x([0-9a-f]{2})|(.))/gi, (_, code: string | undefined, character: string) =>
        code === undefined ? character : String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text

/** Bytes that the log escaped, as URLs write them. */
const targetOf = (text: string): string => (text.includes('\\') ? unescaped(text.replaceAll(/\\x([0-9a-f]{2})/gi, '%$1')) : text)

/** Lines of `combined`: of nginx and Apache, and of what writes alike. */
export function readCombined(): LineReader {
  let [lastText, lastTime] = ['', Number.NaN]
  return (line) => {
    const found = combined.exec(line)
    if (!found) return null
    const [, first = '', second = '', time = '', request = '', status, bytes = '', referrer, agent, rest = ''] = found
    if (time !== lastText) [lastText, lastTime] = [time, readTime(time)]
    if (Number.isNaN(lastTime)) return null
    const [method = '', ...words] = request.split(' ')
    const version = words.pop()
    const target = version?.startsWith('HTTP/') && words.length > 0 ? splitTarget(targetOf(words.join('%20'))) : null
    // what is no HTTP, and what came without a request
    if (target === null) return 'other'
    const hasHost = !looksLikeAddress(first) && looksLikeAddress(second)
    const forwarded = /^ "([\d.:a-f, ]+)"/i.exec(rest)?.[1] ?? ''
    const seconds = /^ (?:"[^"]*" )?(\d+\.\d{3})(?: |$)/.exec(rest)?.[1]
    return {
      at: lastTime,
      host: target.host ?? (hasHost ? first : null),
      method,
      path: target.path,
      status: Number(status),
      bytes: bytes === '-' ? 0 : Number(bytes),
      durationMs: seconds === undefined ? null : Math.round(Number(seconds) * 1_000),
      contentType: null,
      userAgent: unescaped(given(agent)),
      referrer: unescaped(given(referrer)),
      address: clientAddress(hasHost ? second : first, forwarded),
    }
  }
}
