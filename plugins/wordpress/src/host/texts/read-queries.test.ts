import { expect, it } from 'vitest'
import { readQueries } from './read-queries.ts'

it.each([
  ['one on each line, empty ones left out', ' How long? \n\n Why? ', ['How long?', 'Why?']],
  ['ten of eleven', Array.from({ length: 11 }, (_, at) => `q${at}`).join('\n'), Array.from({ length: 10 }, (_, at) => `q${at}`)],
  ['200 units', 'ü'.repeat(200), ['ü'.repeat(200)]],
  ['201: the last one leaves', 'ü'.repeat(201), ['ü'.repeat(200)]],
  ['no character is halved', `a${'🥖'.repeat(101)}`, [`a${'🥖'.repeat(99)}`]],
  ['no space where it was cut', `${'a'.repeat(199)} b`, ['a'.repeat(199)]],
])('%s', (_name, text, queries) => {
  expect(readQueries(text)).toEqual(queries)
})
