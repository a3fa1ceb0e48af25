import { purposes } from '@citable/core/agent-purposes'
import { agents, findAgent, operators } from '@citable/core/agents'
import { describe, expect, it } from 'vitest'
import { maxStepGrowth, openStepCounter, stepGrowth } from '../../../tooling/src/gates/step-counter.ts'
import { classifyAgent, createAgentClassifier } from './classify-agent.ts'

const webkit = 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible;'
const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'

describe('an agent is known by its user agent', () => {
  it.each<[string, string]>([
    [`${webkit} GPTBot/1.2; +https://openai.com/gptbot)`, 'gptbot'],
    ['Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; OAI-SearchBot/1.0; +https://openai.com/searchbot', 'oai-searchbot'],
    [`${webkit} ChatGPT-User/1.0; +https://openai.com/bot)`, 'chatgpt-user'],
    [`${webkit} ClaudeBot/1.0; +claudebot@anthropic.com)`, 'claudebot'],
    ['claudebot', 'claudebot'],
    [`${webkit} Claude-User/1.0; +Claude-User@anthropic.com)`, 'claude-user'],
    [`${webkit} Claude-SearchBot/1.0; +https://www.anthropic.com)`, 'claude-searchbot'],
    ['anthropic-ai', 'claudebot'],
    [`${webkit} PerplexityBot/1.0; +https://perplexity.ai/perplexitybot)`, 'perplexitybot'],
    [`${webkit} Perplexity-User/1.0; +https://perplexity.ai/perplexity-user)`, 'perplexity-user'],
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'googlebot'],
    ['Mozilla/5.0 (compatible; Google-NotebookLM; +https://notebooklm.google.com/)', 'google-notebooklm'],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko; compatible; Google-Agent)', 'google-agent'],
    ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', 'bingbot'],
    ['meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)', 'meta-externalagent'],
    ['META-ExternalFetcher/1.1', 'meta-externalfetcher'],
    ['CCBot/2.0 (https://commoncrawl.org/faq/)', 'ccbot'],
    ['Mozilla/5.0 (Linux; Android 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Mobile Safari/537.36 (compatible; Bytespider)', 'bytespider'],
    [`${webkit} Amzn-SearchBot/0.1) Chrome/119.0.6045.214 Safari/537.36`, 'amzn-searchbot'],
    ['DuckAssistBot/1.2; (+http://duckduckgo.com/duckassistbot.html)', 'duckassistbot'],
    [`${webkit} MistralAI-User/1.0; +https://docs.mistral.ai/robots)`, 'mistralai-user'],
    ['facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)', 'facebookexternalhit'],
    ['Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)', 'slackbot'],
    ['AI2Bot-DeepResearchEval', 'ai2bot'],
    [`${webkit} GoogleOther)`, 'googleother'],
    ['Mozilla/5.0 (compatible; Google-Extended/1.0; +http://www.google.com/bot.html)', 'google-extended'],
  ])('%s', (userAgent, id) => {
    expect(classifyAgent(userAgent)).toMatchObject({ kind: 'agent', agent: { id } })
  })

  it.each([
    ['a robot with an AI word is an unknown AI agent', 'Mozilla/5.0 (compatible; SomethingBot/1.0; +https://something.ai/bot)'],
    ['in the middle of a name too', 'NewLLMCrawler/0.1 (research crawler)'],
  ])('%s', (_, userAgent) => {
    expect(classifyAgent(userAgent)).toMatchObject({ kind: 'agent', agent: { id: 'unknown-ai', purpose: 'unknown_ai' } })
  })

  it.each([
    ['another robot', 'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)'],
    ['a program', 'curl/8.5.0'],
    ['a library', 'python-requests/2.32.3'],
    ['a name that only begins like an agent', 'CCBots/1.0 (crawler)'],
  ])('%s is an other robot', (_, userAgent) => {
    expect(classifyAgent(userAgent)).toEqual({ kind: 'other_bot' })
  })

  it.each([
    [chrome],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'],
    ['Mozilla/5.0 (Linux; Android 13; CUBOT X50) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36'],
    ['Mozilla/5.0 (Linux; Android 9; CUBOT_POWER) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/96.0.4664.45 Mobile Safari/537.36'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0'],
    ['Mozilla/5.0 (SMART-TV; Linux; Tizen 7.0) AppleWebKit/537.36 (KHTML, like Gecko) Version/7.0 TV Safari/537.36'],
    ['Mozilla/5.0 (PlayStation; PlayStation 5/8.00) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.4 Safari/605.1.15'],
    ['Mozilla/5.0 (Linux; Android 14; Pixel 8 Pro) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36 OPR/79.0'],
    ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'],
    [''],
  ])('“%s” is a person', (userAgent) => {
    expect(classifyAgent(userAgent)).toEqual({ kind: 'person' })
  })

  it('the longest name decides, wherever it stands', () => {
    expect(classifyAgent('Applebot/0.1 Applebot-Extended')).toMatchObject({ agent: { id: 'applebot-extended' } })
    expect(classifyAgent('Claude-User and Claude-SearchBot')).toMatchObject({ agent: { id: 'claude-searchbot' } })
  })

  it('a hostile text is read in steps that grow with its length', async () => {
    const steps = openStepCounter<typeof import('./classify-agent.ts')>(new URL('./classify-agent.ts', import.meta.url))
    for (const piece of ['GPTBo', 'ai-', 'GPTBot '])
      expect(await stepGrowth((units) => steps.count('classifyAgent', piece.repeat(units / piece.length)), 8_000)).toBeLessThan(
        maxStepGrowth,
      )
    steps.close()
  })

  it('a classifier remembers and says the same', () => {
    const classify = createAgentClassifier()
    for (const agent of agents) expect(classify(agent.name)).toEqual(classify(agent.name))
  })
})

describe('the list', () => {
  it('has every id and every word once, and each agent is found by its words', () => {
    expect(new Set(agents.map(({ id }) => id)).size).toBe(agents.length)
    const words = agents.flatMap(({ match }) => match.map((word) => word.toLowerCase()))
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
    for (const agent of agents) {
      expect(findAgent(agent.id)).toEqual(agent)
      for (const word of agent.match) expect(classifyAgent(`x (${word}/1.0)`), word).toMatchObject({ agent: { id: agent.id } })
    }
  })

  it('names only operators and purposes that exist', () => {
    for (const { operator, purpose } of agents) {
      expect(operator === null || operators.some(({ id }) => id === operator), operator ?? '').toBe(true)
      expect(purposes).toContain(purpose)
    }
  })
})
