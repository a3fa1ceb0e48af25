import { expect, it } from 'vitest'
import { largest } from './image-of.ts'

it.each([
  ['a.jpg 400w, b.jpg 800w', 'b.jpg'],
  ['a.jpg 800w,b.jpg 400w', 'a.jpg'],
  ['a.jpg 400w,b.jpg 800w', 'b.jpg'],
  ['a.jpg 400w ,b.jpg 800w', 'b.jpg'],
  ['a.jpg,b.jpg 2x', 'a.jpg,b.jpg'],
  ['a.jpg, b.jpg 2x', 'b.jpg'],
  ['a.jpg', 'a.jpg'],
  ['/c/w_400,h_300/a.jpg 400w, /c/w_800,h_600/a.jpg 800w', '/c/w_800,h_600/a.jpg'],
  ['\n  a.jpg 1x,\n  b.jpg 1.5x,\n', 'b.jpg'],
  ['data:image/gif;base64,R0 1w, b.jpg 2w', 'b.jpg'],
  ['a,b.jpg 1x,c,d.jpg 2x', 'c,d.jpg'],
  ['', null],
  [undefined, null],
])('the widest candidate of %j is %j', (srcset, expected) => expect(largest(srcset)).toBe(expected))
