import type { Purpose } from './agent-purpose.ts'

/** A robot that fetches pages for answers, search or models. This table is the only one: checks, service, client, WordPress and documents take from it. */
export interface Agent {
  readonly id: string
  readonly name: string
  /** Null: the operator is unknown. */
  readonly operator: string | null
  readonly purpose: Purpose
  /** Words in a user agent, whole and in any case; the longest that fits decides. */
  readonly match: readonly string[]
  /** A token for robots.txt that no crawler sends: a request with it is an impostor's. */
  readonly isTokenOnly?: true
}

/**
 * The list: `YYYY.MM.n`. Words and purposes come from the operators' pages below, read through the public lists
 * github.com/monperrus/crawler-user-agents (MIT, 2026-07-02) and github.com/ai-robots-txt/ai.robots.txt (MIT, 2026-08-22); where they
 * differ, the operator's page decides.
 */
export const agentListVersion = '2026.11.0'

export interface Operator {
  readonly id: string
  readonly name: string
  /** The operator's page about its agents; null: there is none. */
  readonly source: string | null
}

export const operators: readonly Operator[] = [
  { id: 'ai2', name: 'Ai2', source: 'https://allenai.org/crawler' },
  { id: 'amazon', name: 'Amazon', source: 'https://developer.amazon.com/amazonbot' },
  { id: 'anthropic', name: 'Anthropic', source: 'https://support.claude.com/en/articles/8896518' },
  { id: 'apple', name: 'Apple', source: 'https://support.apple.com/en-us/119829' },
  { id: 'brave', name: 'Brave', source: 'https://search.brave.com/help/brave-search-crawler' },
  { id: 'bytedance', name: 'ByteDance', source: null },
  { id: 'cognition', name: 'Cognition', source: 'https://docs.devin.ai/get-started/devin-intro' },
  { id: 'cohere', name: 'Cohere', source: null },
  { id: 'common-crawl', name: 'Common Crawl', source: 'https://commoncrawl.org/ccbot' },
  { id: 'cursor', name: 'Cursor', source: null },
  { id: 'deepseek', name: 'DeepSeek', source: null },
  { id: 'diffbot', name: 'Diffbot', source: 'https://docs.diffbot.com' },
  { id: 'duckduckgo', name: 'DuckDuckGo', source: 'https://duckduckgo.com/duckduckgo-help-pages/results/duckassistbot' },
  { id: 'exa', name: 'Exa', source: null },
  { id: 'google', name: 'Google', source: 'https://developers.google.com/crawling/docs/crawlers-fetchers/overview-google-crawlers' },
  { id: 'huawei', name: 'Huawei', source: 'https://webmaster.petalsearch.com/site/petalbot' },
  { id: 'kagi', name: 'Kagi', source: 'https://help.kagi.com/kagi/ai/kagi-ai.html' },
  { id: 'linkup', name: 'Linkup', source: 'https://linkup.so/bot' },
  { id: 'manus', name: 'Manus', source: null },
  { id: 'meta', name: 'Meta', source: 'https://developers.facebook.com/docs/sharing/webmasters/web-crawlers' },
  { id: 'microsoft', name: 'Microsoft', source: 'https://www.bing.com/webmasters/help/which-crawlers-does-bing-use-8c184ec0' },
  { id: 'mistral', name: 'Mistral AI', source: 'https://docs.mistral.ai/robots' },
  { id: 'moonshot', name: 'Moonshot AI', source: null },
  { id: 'openai', name: 'OpenAI', source: 'https://platform.openai.com/docs/bots' },
  { id: 'parallel', name: 'Parallel', source: 'https://docs.parallel.ai/resources/crawler' },
  { id: 'perplexity', name: 'Perplexity', source: 'https://docs.perplexity.ai/guides/bots' },
  { id: 'phind', name: 'Phind', source: null },
  { id: 'tavily', name: 'Tavily', source: null },
  { id: 'xai', name: 'xAI', source: null },
  { id: 'you', name: 'You.com', source: null },
  { id: 'zhipu', name: 'Zhipu AI', source: null },
]

type Row = readonly [name: string, operator: string | null, purpose: Purpose, ...others: readonly string[]]

/** Name as in the user agent, operator, purpose, further words it is known by. */
const rows: readonly Row[] = [
  ['GPTBot', 'openai', 'training'],
  ['OAI-SearchBot', 'openai', 'search_index'],
  ['ChatGPT-User', 'openai', 'user_fetch'],
  ['ChatGPT Agent', 'openai', 'agent'],
  ['OAI-AdsBot', 'openai', 'ads'],
  ['ClaudeBot', 'anthropic', 'training', 'anthropic-ai', 'Claude-Web'],
  ['Claude-SearchBot', 'anthropic', 'search_index'],
  ['Claude-User', 'anthropic', 'user_fetch'],
  ['Claude-Code', 'anthropic', 'coding_agent'],
  ['PerplexityBot', 'perplexity', 'search_index'],
  ['Perplexity-User', 'perplexity', 'user_fetch', 'PerplexityUser'],
  ['Googlebot', 'google', 'search_engine'],
  ['GoogleOther', 'google', 'training'],
  ['Google-CloudVertexBot', 'google', 'training'],
  ['Google-NotebookLM', 'google', 'user_fetch', 'NotebookLM'],
  ['Gemini-Deep-Research', 'google', 'user_fetch'],
  ['GoogleAgent-URLContext', 'google', 'user_fetch'],
  ['Google-Agent', 'google', 'agent', 'GoogleAgent-Mariner'],
  ['Google-Gemini-CLI', 'google', 'coding_agent'],
  ['bingbot', 'microsoft', 'search_engine'],
  ['AzureAI-SearchBot', 'microsoft', 'search_index'],
  ['Applebot', 'apple', 'search_engine'],
  ['Amazonbot', 'amazon', 'training'],
  ['Amzn-SearchBot', 'amazon', 'search_index'],
  ['Amzn-User', 'amazon', 'user_fetch'],
  ['NovaAct', 'amazon', 'agent', 'AmazonBuyForMe'],
  ['amazon-kendra', 'amazon', 'search_index', 'KendraBot'],
  ['bedrockbot', 'amazon', 'dataset'],
  ['meta-externalagent', 'meta', 'training', 'FacebookBot'],
  ['meta-webindexer', 'meta', 'search_index'],
  ['meta-externalfetcher', 'meta', 'user_fetch'],
  ['facebookexternalhit', 'meta', 'link_preview', 'Facebot'],
  ['WhatsApp', 'meta', 'link_preview'],
  ['Bytespider', 'bytedance', 'training', 'imageSpider'],
  ['TikTokSpider', 'bytedance', 'training'],
  ['CCBot', 'common-crawl', 'dataset'],
  ['AI2Bot', 'ai2', 'training', 'Ai2Bot-Dolma', 'AI2Bot-DeepResearchEval'],
  ['cohere-training-data-crawler', 'cohere', 'training'],
  ['cohere-ai', 'cohere', 'user_fetch'],
  ['DeepSeekBot', 'deepseek', 'training'],
  ['PanguBot', 'huawei', 'training'],
  ['PetalBot', 'huawei', 'search_engine'],
  ['ChatGLM-Spider', 'zhipu', 'training'],
  ['MistralAI-User', 'mistral', 'user_fetch'],
  ['Kimi-User', 'moonshot', 'user_fetch'],
  ['DuckAssistBot', 'duckduckgo', 'search_index'],
  ['DuckDuckBot', 'duckduckgo', 'search_engine'],
  ['Bravebot', 'brave', 'search_index'],
  ['YouBot', 'you', 'search_index'],
  ['ExaBot', 'exa', 'search_index', 'ExaSearchBot'],
  ['LinkupBot', 'linkup', 'search_index'],
  ['TavilyBot', 'tavily', 'search_index'],
  ['ShapBot', 'parallel', 'search_index'],
  ['Shap-User', 'parallel', 'user_fetch'],
  ['PhindBot', 'phind', 'search_index'],
  ['kagi-fetcher', 'kagi', 'user_fetch'],
  ['Devin', 'cognition', 'agent'],
  ['Manus-User', 'manus', 'agent'],
  ['Cursor', 'cursor', 'coding_agent'],
  ['opencode', null, 'coding_agent'],
  ['Diffbot', 'diffbot', 'dataset'],
  ['Timpibot', null, 'dataset'],
  ['omgili', null, 'dataset', 'omgilibot', 'Webzio-Extended'],
  ['img2dataset', null, 'dataset'],
  ['laion-huggingface-processor', null, 'dataset', 'LAIONDownloader'],
  ['SBIntuitionsBot', null, 'training'],
  ['Kangaroo Bot', null, 'training'],
  ['ICC-Crawler', null, 'training'],
  ['Cotoyogi', null, 'training'],
  ['FirecrawlAgent', null, 'agent', 'Firecrawl'],
  ['ApifyWebsiteContentCrawler', null, 'dataset', 'ApifyBot'],
  ['Cloudflare-AutoRAG', null, 'search_index'],
  ['atlassian-bot', null, 'search_index'],
  ['LinerBot', null, 'search_index'],
  ['iAskBot', null, 'search_index', 'iaskspider'],
  ['Andibot', null, 'search_index'],
  ['Aranet-SearchBot', null, 'search_index'],
  ['Poggio-Citations', null, 'user_fetch'],
  ['Anomura', null, 'search_index'],
  ['Channel3Bot', null, 'search_index'],
  ['HenkBot', null, 'search_index'],
  ['ZanistaBot', null, 'search_index'],
  ['TerraCotta', null, 'search_index'],
  ['bigsur.ai', null, 'user_fetch'],
  ['linkReader', null, 'user_fetch'],
  ['crawl4ai', null, 'dataset'],
  ['newsai', null, 'dataset'],
  ['Brightbot', null, 'dataset'],
  ['semantic-visions', null, 'dataset', 'semantic-visions-discovery'],
  ['Spawning-AI', null, 'dataset'],
  ['ImageMind', null, 'dataset'],
  ['TaraGroup Intelligent Bot', null, 'unknown_ai'],
  ['Thinkbot', null, 'unknown_ai'],
  ['TSM-turingos', null, 'unknown_ai'],
  ['Novellum', null, 'unknown_ai'],
  ['The Knowledge AI', null, 'unknown_ai'],
  ['YandexAdditionalBot', null, 'training', 'YandexAdditional'],
  ['YandexBot', null, 'search_engine'],
  ['Baiduspider', null, 'search_engine'],
  ['Twitterbot', null, 'link_preview'],
  ['LinkedInBot', null, 'link_preview'],
  ['Slackbot', null, 'link_preview', 'Slackbot-LinkExpanding', 'Slack-ImgProxy'],
  ['Discordbot', null, 'link_preview'],
  ['TelegramBot', null, 'link_preview'],
]

const tokens: readonly Row[] = [
  ['Google-Extended', 'google', 'training'],
  ['Applebot-Extended', 'apple', 'training'],
]

const read = ([name, operator, purpose, ...others]: Row): Agent => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  operator,
  purpose,
  match: [name, ...others],
})

/**
 * Agents that the checks of robots.txt look at, by the product token of their operator and in the order of the checks' sentences. Blocking those
 * for training costs no visibility in search.
 */
export const checkedAgents = {
  search: ['Googlebot', 'Bingbot', 'OAI-SearchBot', 'Claude-SearchBot', 'PerplexityBot'],
  training: ['GPTBot', 'ClaudeBot', 'Google-Extended', 'Applebot-Extended', 'CCBot', 'meta-externalagent', 'Bytespider'],
} as const

/** Agents we know by name. */
export const agents: readonly Agent[] = [...rows.map(read), ...tokens.map((row): Agent => ({ ...read(row), isTokenOnly: true }))]

/** Stands for agents that are not in the list. */
export const unknownAi: Agent = { id: 'unknown-ai', name: 'Unknown AI agent', operator: null, purpose: 'unknown_ai', match: [] }

const byId = new Map([...agents, unknownAi].map((agent) => [agent.id, agent]))

export const findAgent = (id: string): Agent | null => byId.get(id) ?? null

export const operatorName = (id: string): string => operators.find((operator) => operator.id === id)?.name ?? id
