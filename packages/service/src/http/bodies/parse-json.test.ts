import { describe, expect, it } from 'vitest'
import { ServiceProblem } from '../answers/problem.ts'
import { parseJson, readText, requirePlainJson } from './parse-json.ts'

function problemOf(act: () => unknown): ServiceProblem {
  try {
    act()
  } catch (error) {
    if (error instanceof ServiceProblem) return error
    throw error
  }
  throw new Error('No problem was thrown.')
}

const nested = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth)

describe('the type of a body', () => {
  it.each([
    {},
    { 'content-type': 'application/json' },
    { 'content-type': 'application/json; charset=utf-8' },
    { 'content-type': 'application/json;charset="UTF-8"; profile=x' },
    { 'content-encoding': ' Identity ' },
  ])('is taken: %j', (headers) => expect(() => requirePlainJson(headers)).not.toThrow())

  it.each(['gzip', 'br', 'identity, gzip', ''])(
    'with the encoding “%s” is refused, and the answer names the one that is taken',
    (encoding) => {
      expect(problemOf(() => requirePlainJson({ 'content-encoding': encoding }))).toMatchObject({
        code: 'unsupported_type',
        message: 'Send the body as it is, without Content-Encoding.',
        headers: { 'accept-encoding': 'identity' },
      })
    },
  )

  it.each(['latin1', 'utf-16', '"utf-8x"', 'utf8'])('with the charset %s is refused', (charset) => {
    expect(problemOf(() => requirePlainJson({ 'content-type': `application/json; charset=${charset}` }))).toMatchObject({
      code: 'unsupported_type',
      message: 'JSON is read as UTF-8 only.',
    })
  })
})

describe('bytes', () => {
  it('are read from where they are in their memory', () => {
    const memory = Buffer.from('xx{"ä":1}yy')
    expect(readText(new Uint8Array(memory.buffer, memory.byteOffset + 2, memory.length - 4))).toBe('{"ä":1}')
  })
  it('that are not UTF-8 are refused', () => {
    expect(problemOf(() => readText(Uint8Array.of(0x22, 0xe4, 0x22)))).toMatchObject({
      code: 'malformed_json',
      message: 'The body is not written in UTF-8.',
    })
  })
})

describe('JSON', () => {
  it.each<[string, unknown]>([
    ['{"b":[2,null,{"a":"x"}],"a":false}', { b: [2, null, { a: 'x' }], a: false }],
    ['\ufeff {"a":1}', { a: 1 }],
    ['"text"', 'text'],
    ['null', null],
    ['{"constructor":"of houses"}', { constructor: 'of houses' }],
    ['{"constructor":null,"prototype":{}}', { constructor: null, prototype: {} }],
    ['{"constructor":{"name":"x"}}', { constructor: { name: 'x' } }],
    ['["__proto__"]', ['__proto__']],
  ])('%s is read whole', (text, value) => expect(parseJson(text)).toEqual(value))

  it.each([
    ['', 'The body is empty; a JSON object is expected.'],
    [' \n\t', 'The body is empty; a JSON object is expected.'],
    ['{"a":secret}', 'The body is not valid JSON.'],
    ['{"a":1', 'The body is not valid JSON (at position 6).'],
    ['{"__proto__":{}}', 'The body holds a member that is never valid: __proto__ or constructor.prototype.'],
    ['[1,[{"a":{"__proto__":1}}]]', 'The body holds a member that is never valid: __proto__ or constructor.prototype.'],
    [
      '{"a":1,"b":[{"constructor":{"prototype":null}}]}',
      'The body holds a member that is never valid: __proto__ or constructor.prototype.',
    ],
    [nested(66, '[', ']'), 'The body is nested deeper than 64 levels.'],
    [nested(66, '{"a":', '}').replace('}', '1}'), 'The body is nested deeper than 64 levels.'],
  ])('%s is refused', (text, detail) => {
    expect(problemOf(() => parseJson(text))).toMatchObject({ code: 'malformed_json', message: detail })
  })

  it('may be nested 64 levels below its own', () => {
    const text = nested(65, '[', ']')
    expect(JSON.stringify(parseJson(text))).toBe(text)
  })
})
