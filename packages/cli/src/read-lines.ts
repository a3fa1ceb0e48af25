/**
 * Lines of a UTF-8 stream without their `\n`; a last line without one counts.
 * Not `node:readline`: it also splits at U+2028 and U+2029, which a JSON string may contain.
 */
export async function* readLines(input: AsyncIterable<Uint8Array | string>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  // Parts of the current line, joined at its end: adding every chunk to one string copies a 10 MB line again and again.
  let parts: string[] = []
  const split = function* (text: string): Generator<string> {
    const [first = '', ...rest] = text.split('\n')
    parts.push(first)
    for (const next of rest) {
      yield parts.join('')
      parts = [next]
    }
  }
  for await (const chunk of input) yield* split(typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true }))
  yield* split(decoder.decode())
  const last = parts.join('')
  if (last !== '') yield last
}
