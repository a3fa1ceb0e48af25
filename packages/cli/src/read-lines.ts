/**
 * Lines of a stream of UTF-8, without their line end. Only `\n` ends a line: JSON may hold U+2028 and U+2029 as they are, at which
 * `node:readline` splits. A last line without `\n` counts.
 */
export async function* readLines(input: AsyncIterable<Uint8Array | string>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  // Parts of the line under way, joined once: adding to one string for each chunk of a 10 MB line would copy it again and again.
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
