import { expect, it } from 'vitest'
import { markedText } from './marked-text.ts'

const linked = 'The <g id="1">old <g id="2">mill</g></g> &amp; <x id="3"/> grind &lt;rye&gt;.'

it.each([
  ['no placeholder', 'Salt &amp; flour', 'Salt & flour', 'Sal & harina', 'Sal &amp; harina'],
  [
    'stretches in each other and what is not translated',
    linked,
    'The [1]old [2]mill[3][4] & [5] grind <rye>.',
    'El [1]viejo [2]molino[3][4] & [5] muelen <centeno>.',
    'El <g id="1">viejo <g id="2">molino</g></g> &amp; <x id="3"/> muelen &lt;centeno&gt;.',
  ],
  [
    'blanks and wide brackets that a translator puts in',
    'A <g id="7">b</g> c',
    'A [1]b[2] c',
    '甲 ［ 1 ］乙［2］ 丙',
    '甲 <g id="7">乙</g> 丙',
  ],
  ['marks that are lost: the service sees that', 'A <g id="7">b</g> c', 'A [1]b[2] c', 'X [1]Y Z', 'X <g id="7">Y Z'],
  ['a number that is no mark', 'A <g id="7">b</g> c', 'A [1]b[2] c', 'X [1]Y[2] [9]', 'X <g id="7">Y</g> [9]'],
  ['markup that the translator made up', 'Salt', 'Salt', '<img src=x>Sal\u0000\u0007', '&lt;img src=x&gt;Sal'],
])('%s', (_, segment, sent, answered, read) => {
  const marked = markedText(segment)!
  expect(marked.text).toBe(sent)
  expect(marked.read(answered)).toBe(read)
})

it.each([
  ['a note in brackets beside a link', 'See <g id="1">there</g> [1].', null],
  ['a note in brackets alone', 'See there [1].', 'See there [1].'],
])('%s', (_, segment, sent) => {
  expect(markedText(segment)?.text ?? null).toBe(sent)
})
