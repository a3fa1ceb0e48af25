import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decidingRule, readRobotsTxt, withoutPauses } from '@citable/core/robots-txt'
import { add, countOf, type SuiteCount } from './counts.ts'

const literal = String.raw`(?:"(?:\\[\s\S]|[^"\\])*"\s*)+`
const statement = new RegExp(
  String.raw`(?:string_view|std::string|char\*?)\s+(\w+)(?:\[\])?\s*=\s*(${literal});|EXPECT_(TRUE|FALSE)\(\s*IsUserAgentAllowed\(\s*(\w+|${literal}),\s*(\w+|${literal}),\s*(\w+|${literal})\)\)`,
  'g',
)

/** What google/robotstxt's own tests expect to be allowed. Cases without an agent, or with spellings that only Google forgives, are among them. */
export function evaluateRobots(suite: string): readonly SuiteCount[] {
  const count = countOf('google/robotstxt: allowed or not', 'all of its own tests')
  const known = new Map<string, string>()
  for (const [, name, value, expected, robots = '', agent = '', url = ''] of readFileSync(join(suite, 'robots_test.cc'), 'utf8').matchAll(
    statement,
  )) {
    if (name !== undefined && value !== undefined) {
      known.set(name, textOf(value))
      continue
    }
    const [text, token, address] = [robots, agent, url].map((part) => (/^\w/.test(part) ? known.get(part) : textOf(part)))
    if (text === undefined || token === undefined || address === undefined) continue
    add(count, isAllowed(text, token, address) === (expected === 'TRUE'))
  }
  return [count]
}

function isAllowed(text: string, token: string, address: string): boolean {
  const rules = withoutPauses(readRobotsTxt(text, [token])).get(token)?.rules ?? []
  const path = address.replace(/^[a-z]+:\/\/[^/?#]*/i, '').replace(/#.*$/, '')
  return withoutPauses(decidingRule(rules, path.startsWith('/') ? path : `/${path}`))?.allow ?? true
}

/** The text of literals of C++ side by side. */
const textOf = (source: string): string =>
  [...source.matchAll(/"((?:\\[\s\S]|[^"\\])*)"/g)]
    .map(([, text = '']) => text)
    .join('')
    .replace(/\\x([\da-f]{2})/gi, (_whole, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\([nrt\\"])/g, (_whole, sign: string) => ({ n: '\n', r: '\r', t: '\t' })[sign] ?? sign)
