import path from 'node:path'
import { openStorage } from '@citable/service/data'

export const agents = [
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  'Mozilla/5.0 (compatible; OAI-SearchBot/1.0; +https://openai.com/searchbot)',
  'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)',
]
const person = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0'
export const gptAddress = '20.171.206.9'
/** An address of the documentation range, which no machine has. */
export const strangers = '203.0.113.77'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const two = (value: number) => String(value).padStart(2, '0')
const stamp = (time: number): string => {
  const date = new Date(time)
  const month = months[date.getUTCMonth()]
  const clock = [date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()].map(two).join(':')
  return `${two(date.getUTCDate())}/${month}/${date.getUTCFullYear()}:${clock} +0000`
}
export const lineOf = (
  time: number,
  page: string,
  agent: string,
  more: { readonly address?: string; readonly referrer?: string; readonly status?: number } = {},
) =>
  `${more.address ?? strangers} - - [${stamp(time)}] "GET ${page} HTTP/1.1" ${more.status ?? 200} 512 "${more.referrer ?? '-'}" "${agent}"`

export const start = Math.floor(Date.now() / 86_400_000 - 30) * 86_400_000
/** Of ten lines: two fetches of agents, one of another robot, one visit from an assistant, six of people. */
export const logOf = (count: number, from = 0): readonly string[] =>
  Array.from({ length: count }, (_, each) => {
    const index = each + from
    const time = start + index * 7_000
    const page = `/posts/${index % 50}?n=${index}`
    if (index % 10 < 3) return lineOf(time, page, agents[index % 10]!, index % 10 === 0 ? { address: gptAddress } : {})
    return lineOf(time, page, person, { referrer: index % 10 === 3 ? 'https://chatgpt.com/' : 'https://example.com/' })
  })
export const textOf = (lines: readonly string[]): string => `${lines.join('\n')}\n`

/** What the sums of a database say. */
export async function sumsIn(data: string) {
  const storage = await openStorage({ file: path.join(data, 'citable.db') })
  try {
    const hits = await storage.read.selectFrom('traffic_hour').select(['source', 'verification', 'agent_id', 'n']).execute()
    const pages = await storage.read.selectFrom('traffic_page_day').select('n').execute()
    const visits = await storage.read.selectFrom('visit_hour').select('n').execute()
    const sum = (rows: readonly { readonly n: number }[]) => rows.reduce((total, { n }) => total + n, 0)
    return {
      sources: [...new Set(hits.map(({ source }) => source))],
      hits: sum(hits),
      verified: sum(hits.filter(({ verification }) => verification === 'verified')),
      failed: sum(hits.filter(({ verification }) => verification === 'failed')),
      pages: sum(pages),
      visits: sum(visits),
    }
  } finally {
    await storage.close()
  }
}
