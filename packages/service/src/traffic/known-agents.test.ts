import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { agents, checkedAgents, findAgent, operators } from '@citable/core/agents'
import crawlers from 'crawler-user-agents'
import { describe, expect, it } from 'vitest'
import { assistants } from './assistants.ts'
import { classifyAgent } from './classify-agent.ts'

describe('against lists of others', () => {
  it('99 of 100 user agents that crawler-user-agents calls AI crawlers are agents here, and known by name', () => {
    const rows: readonly { readonly instances: readonly string[]; readonly tags?: readonly string[] }[] = crawlers
    const instances = rows.filter(({ tags }) => tags?.includes('ai-crawler')).flatMap(({ instances }) => instances)
    expect(instances.length).toBeGreaterThanOrEqual(98)
    const missed = instances.filter((instance) => {
      const verdict = classifyAgent(instance)
      return verdict.kind !== 'agent' || verdict.agent.id === 'unknown-ai'
    })
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(instances.length * 0.01)
  })

  it('no user agent of 800 people is a robot', () => {
    // the package gives out random ones; its table is beside
    const table = path.join(createRequire(import.meta.url).resolve('user-agents'), '../user-agents.json')
    const rows = JSON.parse(readFileSync(table, 'utf8')) as readonly { readonly userAgent: string }[]
    const people = [...new Set(rows.map(({ userAgent }) => userAgent))]
    expect(people.length).toBeGreaterThanOrEqual(800)
    expect(people.filter((person) => classifyAgent(person).kind !== 'person')).toEqual([])
  })
})

describe('an agent that was missing is known', () => {
  const at = (name: string, page: string) => `Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ${name}; +${page})`
  it.each<[string, string, string]>([
    [at('MistralAI-Index/1.0', 'https://docs.mistral.ai/robots'), 'mistralai-index', 'search_index'],
    [at('MistralAI-Training/1.0', 'https://docs.mistral.ai/robots'), 'mistralai-training', 'training'],
    [at('KimiBot/1.0', 'https://www.kimi.ai/policies/kimi-bot'), 'kimibot', 'training'],
    ['Kimi-SearchBot/1.0', 'kimi-searchbot', 'search_index'],
    ['Qwen-User', 'qwen-user', 'user_fetch'],
    [at('QwenBot/1.0', 'https://tongyi.aliyun.com/bot'), 'qwenbot', 'training'],
    [at('TongyiBot/1.0', 'https://tongyi.aliyun.com'), 'qwenbot', 'training'],
    ['ERNIEBot/1.0', 'erniebot', 'training'],
    ['YiyanBot', 'erniebot', 'training'],
    ['Doubaobot', 'doubaobot', 'user_fetch'],
    ['xAI-SearchBot/1.0', 'xai-searchbot', 'search_index'],
    ['GrokBot/1.0', 'grokbot', 'training'],
    ['SpaceXAI-Bot/1.0', 'grokbot', 'training'],
    ['SpaceXAI-SearchBot/1.0', 'xai-searchbot', 'search_index'],
    ['meta-externalads/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)', 'meta-externalads', 'ads'],
    [at('Google-Read-Aloud', 'https://developers.google.com/search'), 'google-read-aloud', 'user_fetch'],
    [at('Google-GeminiNotebook', 'https://developers.google.com/crawling'), 'google-notebooklm', 'user_fetch'],
    ['MicrosoftPreview/2.0; +https://aka.ms/MicrosoftPreview', 'microsoftpreview', 'link_preview'],
    ['CopilotBot/1.0', 'copilotbot', 'user_fetch'],
    ['Mozilla/5.0 (compatible; ImagesiftBot; +imagesift.com)', 'imagesiftbot', 'dataset'],
    ['Mozilla/5.0 (compatible) SemanticScholarBot (+https://www.semanticscholar.org/crawler)', 'semanticscholarbot', 'search_index'],
    ['Mozilla/5.0 (compatible; aiHitBot/2.9; +https://www.aihitdata.com/about)', 'aihitbot', 'dataset'],
    ['VelenPublicWebCrawler (velen.io)', 'velenpublicwebcrawler', 'dataset'],
    ['Mozilla/5.0 (compatible; FriendlyCrawler/1.0) Chrome/120.0.6099.216 Safari/605.1.15', 'friendlycrawler', 'dataset'],
    ['Mozilla/5.0 (compatible; NTENTbot; +http://www.ntent.com/ntentbot)', 'ntentbot', 'search_engine'],
    ['amazon-QBusiness/1.0', 'amazon-qbusiness', 'search_index'],
    ['QueritBot/1.0', 'querit-searchbot', 'search_index'],
    ['Mozilla/5.0 (compatible; Spider; +https://www.spider.com/)', 'spider', 'dataset'],
  ])('%s', (userAgent, id, purpose) => {
    expect(classifyAgent(userAgent)).toMatchObject({ kind: 'agent', agent: { id, purpose } })
  })

  it.each([
    ['looks for copied texts', 'TurnitinBot (https://turnitin.com/robot/crawlerinfo.html)'],
    ['measures sites for search', 'Mozilla/5.0 (compatible; botify; http://botify.com)'],
    ['looks where advertisements are', 'IAS crawler (ias_crawler; http://integralads.com/site-indexing-policy/)'],
    ['sorts sites for a filter', 'SafeDNSBot (https://www.safedns.com/searchbot)'],
    ['is anybody’s program', 'Scrapy/1.0.3 (+http://scrapy.org)'],
  ])('a robot that %s is none, though another list calls it AI', (_, userAgent) => {
    expect(classifyAgent(userAgent)).toEqual({ kind: 'other_bot' })
  })

  it.each(['felo', 'andi', 'poe', 'qwen', 'kagi'])('so is the assistant %s', (id) => {
    expect(assistants.map((assistant) => assistant.id)).toContain(id)
  })
})

describe('a row', () => {
  it.each(agents.map((agent) => [agent.id, agent] as const))('%s names the page and the day of its facts', (_id, { source, verify }) => {
    expect(new URL(source.page).protocol).toBe('https:')
    expect(source.date).toMatch(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)
    for (const domain of verify.reverseDns) expect(domain).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/)
    if (verify.webBotAuth !== null) expect(new URL(verify.webBotAuth).origin).toBe(verify.webBotAuth)
  })

  it('has a token of its own in robots.txt, or none', () => {
    const tokens = agents.flatMap(({ robotsToken }) => (robotsToken === null ? [] : [robotsToken.toLowerCase()]))
    expect(tokens.filter((token, index) => tokens.indexOf(token) !== index)).toEqual([])
    for (const id of [...checkedAgents.search, ...checkedAgents.training]) expect(findAgent(id)?.robotsToken, id).toBeTruthy()
  })

  it('is needed by every operator that has no assistant', () => {
    const used = new Set([...agents.map(({ operator }) => operator), ...assistants.map(({ operator }) => operator)])
    expect(operators.filter(({ id }) => !used.has(id))).toEqual([])
  })
})
