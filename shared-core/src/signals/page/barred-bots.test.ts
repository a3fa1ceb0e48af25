import { expect, it } from 'vitest'
import { barredBots } from './barred-bots.ts'
import { searchBots, trainingBots } from './checked-agents.gen.ts'

it.each<[name: string, lines: string, path: string, bots: readonly string[]]>([
  ['nobody is kept out without a rule', '', '/a', []],
  ['a group of its own is all that counts', 'User-agent: *\nDisallow: /b\nUser-agent: Googlebot\nDisallow: /a', '/a', ['Googlebot']],
  ['names are read in any case', 'user-AGENT: googleBOT\ndisallow: /', '/a', ['Googlebot']],
  ['one group names several', 'User-agent: Bingbot\nUser-agent: GPTBot/1.0\nDisallow: /', '/a', ['Bingbot', 'GPTBot']],
  ['a path as written binds its encoded form', 'User-agent: GPTBot\nDisallow: /ä/', '/%C3%A4/x', ['GPTBot']],
  ['an encoded path binds its written form', 'User-agent: GPTBot\nDisallow: /%c3%a4/', '/ä/x', ['GPTBot']],
  ['an encoded letter is the letter', 'User-agent: GPTBot\nDisallow: /%7Ejoe/', '/~joe/1', ['GPTBot']],
  ['an encoded slash is no slash', 'User-agent: GPTBot\nDisallow: /a%2fb', '/a/b', []],
  ['the query is part of the path', 'User-agent: GPTBot\nDisallow: /*?print', '/a?print=1', ['GPTBot']],
  ['paths differ by case', 'User-agent: GPTBot\nDisallow: /A', '/a', []],
  [
    'thousands of agents share thousands of rules',
    `${'User-agent: other\n'.repeat(15_000)}User-agent: GPTBot\n${'Disallow: /b\n'.repeat(15_000)}`,
    '/b',
    ['GPTBot'],
  ],
])('%s', (_name, robotsTxt, path, bots) => {
  expect(barredBots({ robotsTxt, path }, [...searchBots, ...trainingBots])).toEqual(bots)
})
