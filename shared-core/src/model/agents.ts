import type { Purpose } from './agent-purpose.ts'

/** Page that a row's facts come from. */
export interface Source {
  readonly page: string
  /** Day of the state that was read. */
  readonly date: string
}

/** What proves that a request is from the agent it names. All empty: the operator publishes nothing to check by. */
export interface VerifyRules {
  /** Ids of lists of the operator's networks, which the service has. An address in one of them proves the operator. */
  readonly networks: readonly string[]
  /** Domains that the name of its addresses is below; the name must lead back to the address. */
  readonly reverseDns: readonly string[]
  /** Origin whose directory of keys signs its requests (Web Bot Auth). */
  readonly webBotAuth: string | null
}

/** A robot that fetches pages for answers, search or models. This table is the only one: checks, service, client, WordPress and documents take from it. */
export interface Agent {
  readonly id: string
  readonly name: string
  /** Null: the operator is unknown. */
  readonly operator: string | null
  readonly purpose: Purpose
  /** Words in a user agent, whole and in any case; the longest that fits decides. */
  readonly match: readonly string[]
  /** Its product token in robots.txt; null: none is known. */
  readonly robotsToken: string | null
  readonly source: Source
  readonly verify: VerifyRules
  /** A token for robots.txt that no crawler sends: a request with it is an impostor's. */
  readonly isTokenOnly?: true
}

/** The list: `YYYY.MM.n`. Where sources differ, the operator's page decides. */
export const agentListVersion = '2026.11.2'

/** Where rows come from. The lists that hold most of them are under the MIT licence and quote the operators' pages. */
const sources = {
  crawlerUserAgents: { page: 'https://github.com/monperrus/crawler-user-agents', date: '2026-07-02' },
  aiRobotsTxt: { page: 'https://github.com/ai-robots-txt/ai.robots.txt', date: '2026-08-22' },
  arcjet: { page: 'https://github.com/arcjet/well-known-bots', date: '2026-02-26' },
  openai: { page: 'https://developers.openai.com/docs/bots', date: '2026-10-28' },
  mistral: { page: 'https://docs.mistral.ai/en/robots', date: '2026-11-28' },
  googleFetchers: {
    page: 'https://developers.google.com/crawling/docs/crawlers-fetchers/google-user-triggered-fetchers',
    date: '2026-11-28',
  },
  /** Names that sites' robots.txt and lists of crawlers hold, and no page of the operator that could be read. */
  publicLists: { page: 'https://huggingface.co/datasets/piperic/piperic-ai-crawlers', date: '2026-10-28' },
} as const satisfies Readonly<Record<string, Source>>

export interface Operator {
  readonly id: string
  readonly name: string
  /** The operator's page about its agents; null: there is none. */
  readonly source: string | null
}

/** Operators of AI agents, with their names. */
export const operators: readonly Operator[] = [
  { id: 'ai2', name: 'Ai2', source: 'https://allenai.org/crawler' },
  { id: 'alibaba', name: 'Alibaba', source: null },
  { id: 'amazon', name: 'Amazon', source: 'https://developer.amazon.com/amazonbot' },
  { id: 'andi', name: 'Andi', source: null },
  { id: 'anthropic', name: 'Anthropic', source: 'https://support.claude.com/en/articles/8896518' },
  { id: 'apple', name: 'Apple', source: 'https://support.apple.com/en-us/119829' },
  { id: 'baidu', name: 'Baidu', source: 'https://www.baidu.com/search/spider.html' },
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
  { id: 'felo', name: 'Felo', source: null },
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
  { id: 'quora', name: 'Quora', source: null },
  { id: 'tavily', name: 'Tavily', source: null },
  { id: 'xai', name: 'xAI', source: null },
  { id: 'yandex', name: 'Yandex', source: 'https://yandex.com/support/webmaster/robot-workings/user-agent.html' },
  { id: 'you', name: 'You.com', source: null },
  { id: 'zhipu', name: 'Zhipu AI', source: null },
]

interface Row {
  /** As in the user agent. */
  readonly name: string
  readonly operator: string | null
  readonly purpose: Purpose
  readonly source: keyof typeof sources
  /** Further words it is known by. */
  readonly also?: readonly string[]
  /** Words in the place of its name, which says too little. */
  readonly words?: readonly string[]
  /** Its token in robots.txt; default: its name. */
  readonly token?: string | null
  readonly networks?: readonly string[]
  readonly reverseDns?: readonly string[]
  readonly webBotAuth?: string
  readonly isTokenOnly?: true
}

const rows: readonly Row[] = [
  { name: 'GPTBot', operator: 'openai', purpose: 'training', source: 'aiRobotsTxt', networks: ['openai-gptbot'] },
  { name: 'OAI-SearchBot', operator: 'openai', purpose: 'search_index', source: 'aiRobotsTxt', networks: ['openai-searchbot'] },
  { name: 'ChatGPT-User', operator: 'openai', purpose: 'user_fetch', source: 'aiRobotsTxt', networks: ['openai-chatgpt-user'] },
  { name: 'ChatGPT Agent', operator: 'openai', purpose: 'agent', source: 'aiRobotsTxt', webBotAuth: 'https://chatgpt.com' },
  { name: 'OAI-AdsBot', operator: 'openai', purpose: 'ads', source: 'openai', networks: ['openai-adsbot'] },
  {
    name: 'ClaudeBot',
    operator: 'anthropic',
    purpose: 'training',
    source: 'aiRobotsTxt',
    also: ['anthropic-ai', 'Claude-Web'],
    networks: ['anthropic'],
  },
  { name: 'Claude-SearchBot', operator: 'anthropic', purpose: 'search_index', source: 'aiRobotsTxt', networks: ['anthropic'] },
  { name: 'Claude-User', operator: 'anthropic', purpose: 'user_fetch', source: 'aiRobotsTxt', networks: ['anthropic'] },
  { name: 'Claude-Code', operator: 'anthropic', purpose: 'coding_agent', source: 'aiRobotsTxt' },
  { name: 'PerplexityBot', operator: 'perplexity', purpose: 'search_index', source: 'aiRobotsTxt', networks: ['perplexity-bot'] },
  {
    name: 'Perplexity-User',
    operator: 'perplexity',
    purpose: 'user_fetch',
    source: 'aiRobotsTxt',
    also: ['PerplexityUser'],
    networks: ['perplexity-user'],
  },
  {
    name: 'Googlebot',
    operator: 'google',
    purpose: 'search_engine',
    source: 'crawlerUserAgents',
    networks: ['google-common'],
    reverseDns: ['googlebot.com'],
  },
  {
    name: 'GoogleOther',
    operator: 'google',
    purpose: 'training',
    source: 'aiRobotsTxt',
    networks: ['google-common'],
    reverseDns: ['googlebot.com'],
  },
  {
    name: 'Google-CloudVertexBot',
    operator: 'google',
    purpose: 'training',
    source: 'aiRobotsTxt',
    also: ['CloudVertexBot'],
    networks: ['google-common'],
    reverseDns: ['googlebot.com'],
  },
  {
    name: 'Google-NotebookLM',
    operator: 'google',
    purpose: 'user_fetch',
    source: 'googleFetchers',
    also: ['Google-GeminiNotebook', 'NotebookLM'],
    token: null,
    networks: ['google-user-triggered'],
    reverseDns: ['google.com'],
  },
  { name: 'Gemini-Deep-Research', operator: 'google', purpose: 'user_fetch', source: 'aiRobotsTxt', networks: ['google-user-triggered'] },
  {
    name: 'Google-Read-Aloud',
    operator: 'google',
    purpose: 'user_fetch',
    source: 'googleFetchers',
    token: null,
    networks: ['google-user-triggered'],
    reverseDns: ['google.com'],
  },
  { name: 'GoogleAgent-URLContext', operator: 'google', purpose: 'user_fetch', source: 'aiRobotsTxt', networks: ['google-user-triggered'] },
  {
    name: 'Google-Agent',
    operator: 'google',
    purpose: 'agent',
    source: 'googleFetchers',
    also: ['GoogleAgent-Mariner'],
    token: null,
    networks: ['google-agent'],
    webBotAuth: 'https://agent.bot.goog',
  },
  { name: 'Google-Gemini-CLI', operator: 'google', purpose: 'coding_agent', source: 'aiRobotsTxt' },
  {
    name: 'bingbot',
    operator: 'microsoft',
    purpose: 'search_engine',
    source: 'crawlerUserAgents',
    token: 'Bingbot',
    networks: ['bing'],
    reverseDns: ['search.msn.com'],
  },
  {
    name: 'MicrosoftPreview',
    operator: 'microsoft',
    purpose: 'link_preview',
    source: 'crawlerUserAgents',
    token: null,
    networks: ['bing'],
    reverseDns: ['search.msn.com'],
  },
  { name: 'CopilotBot', operator: 'microsoft', purpose: 'user_fetch', source: 'publicLists', token: null, networks: ['bing'] },
  { name: 'AzureAI-SearchBot', operator: 'microsoft', purpose: 'search_index', source: 'aiRobotsTxt' },
  {
    name: 'Applebot',
    operator: 'apple',
    purpose: 'search_engine',
    source: 'aiRobotsTxt',
    networks: ['apple'],
    reverseDns: ['applebot.apple.com'],
  },
  { name: 'Amazonbot', operator: 'amazon', purpose: 'training', source: 'aiRobotsTxt', networks: ['amazonbot'] },
  { name: 'Amzn-SearchBot', operator: 'amazon', purpose: 'search_index', source: 'aiRobotsTxt', networks: ['amazon-searchbot'] },
  { name: 'Amzn-User', operator: 'amazon', purpose: 'user_fetch', source: 'aiRobotsTxt', networks: ['amazon-user'] },
  { name: 'NovaAct', operator: 'amazon', purpose: 'agent', source: 'aiRobotsTxt', also: ['AmazonBuyForMe'] },
  { name: 'amazon-kendra', operator: 'amazon', purpose: 'search_index', source: 'aiRobotsTxt', also: ['KendraBot'] },
  { name: 'amazon-QBusiness', operator: 'amazon', purpose: 'search_index', source: 'aiRobotsTxt' },
  { name: 'bedrockbot', operator: 'amazon', purpose: 'dataset', source: 'aiRobotsTxt' },
  { name: 'meta-externalagent', operator: 'meta', purpose: 'training', source: 'aiRobotsTxt', also: ['FacebookBot'] },
  { name: 'meta-webindexer', operator: 'meta', purpose: 'search_index', source: 'aiRobotsTxt' },
  { name: 'meta-externalfetcher', operator: 'meta', purpose: 'user_fetch', source: 'aiRobotsTxt' },
  { name: 'meta-externalads', operator: 'meta', purpose: 'ads', source: 'crawlerUserAgents' },
  { name: 'facebookexternalhit', operator: 'meta', purpose: 'link_preview', source: 'aiRobotsTxt', also: ['Facebot'] },
  { name: 'WhatsApp', operator: 'meta', purpose: 'link_preview', source: 'crawlerUserAgents', token: null },
  { name: 'Bytespider', operator: 'bytedance', purpose: 'training', source: 'aiRobotsTxt', also: ['imageSpider'] },
  { name: 'TikTokSpider', operator: 'bytedance', purpose: 'training', source: 'aiRobotsTxt' },
  {
    name: 'CCBot',
    operator: 'common-crawl',
    purpose: 'dataset',
    source: 'aiRobotsTxt',
    networks: ['common-crawl'],
    reverseDns: ['crawl.commoncrawl.org'],
  },
  { name: 'AI2Bot', operator: 'ai2', purpose: 'training', source: 'aiRobotsTxt', also: ['Ai2Bot-Dolma', 'AI2Bot-DeepResearchEval'] },
  { name: 'SemanticScholarBot', operator: 'ai2', purpose: 'search_index', source: 'arcjet' },
  { name: 'cohere-training-data-crawler', operator: 'cohere', purpose: 'training', source: 'aiRobotsTxt' },
  { name: 'cohere-ai', operator: 'cohere', purpose: 'user_fetch', source: 'aiRobotsTxt' },
  { name: 'DeepSeekBot', operator: 'deepseek', purpose: 'training', source: 'aiRobotsTxt' },
  { name: 'PanguBot', operator: 'huawei', purpose: 'training', source: 'aiRobotsTxt' },
  { name: 'PetalBot', operator: 'huawei', purpose: 'search_engine', source: 'aiRobotsTxt' },
  { name: 'ChatGLM-Spider', operator: 'zhipu', purpose: 'training', source: 'aiRobotsTxt' },
  { name: 'MistralAI-User', operator: 'mistral', purpose: 'user_fetch', source: 'mistral', networks: ['mistral-user'] },
  { name: 'MistralAI-Index', operator: 'mistral', purpose: 'search_index', source: 'mistral', networks: ['mistral-index'] },
  { name: 'MistralAI-Training', operator: 'mistral', purpose: 'training', source: 'mistral' },
  { name: 'Kimi-User', operator: 'moonshot', purpose: 'user_fetch', source: 'aiRobotsTxt' },
  { name: 'Kimi-SearchBot', operator: 'moonshot', purpose: 'search_index', source: 'publicLists' },
  { name: 'KimiBot', operator: 'moonshot', purpose: 'training', source: 'publicLists' },
  { name: 'Qwen-User', operator: 'alibaba', purpose: 'user_fetch', source: 'publicLists', token: null },
  { name: 'QwenBot', operator: 'alibaba', purpose: 'training', source: 'aiRobotsTxt', also: ['TongyiBot'] },
  { name: 'ERNIEBot', operator: 'baidu', purpose: 'training', source: 'aiRobotsTxt', also: ['YiyanBot'] },
  { name: 'Doubaobot', operator: 'bytedance', purpose: 'user_fetch', source: 'publicLists' },
  { name: 'xAI-SearchBot', operator: 'xai', purpose: 'search_index', source: 'publicLists', also: ['SpaceXAI-SearchBot'] },
  { name: 'GrokBot', operator: 'xai', purpose: 'training', source: 'publicLists', also: ['Grok-DeepSearch', 'SpaceXAI', 'xAI-Grok'] },
  { name: 'DuckAssistBot', operator: 'duckduckgo', purpose: 'search_index', source: 'aiRobotsTxt', networks: ['duckassistbot'] },
  { name: 'DuckDuckBot', operator: 'duckduckgo', purpose: 'search_engine', source: 'crawlerUserAgents', networks: ['duckduckbot'] },
  { name: 'Bravebot', operator: 'brave', purpose: 'search_index', source: 'aiRobotsTxt' },
  { name: 'YouBot', operator: 'you', purpose: 'search_index', source: 'aiRobotsTxt' },
  { name: 'ExaBot', operator: 'exa', purpose: 'search_index', source: 'aiRobotsTxt', also: ['ExaSearchBot'] },
  { name: 'LinkupBot', operator: 'linkup', purpose: 'search_index', source: 'aiRobotsTxt' },
  { name: 'TavilyBot', operator: 'tavily', purpose: 'search_index', source: 'aiRobotsTxt' },
  { name: 'ShapBot', operator: 'parallel', purpose: 'search_index', source: 'aiRobotsTxt', networks: ['parallel-shapbot'] },
  { name: 'Shap-User', operator: 'parallel', purpose: 'user_fetch', source: 'aiRobotsTxt' },
  { name: 'PhindBot', operator: 'phind', purpose: 'search_index', source: 'aiRobotsTxt' },
  { name: 'kagi-fetcher', operator: 'kagi', purpose: 'user_fetch', source: 'aiRobotsTxt', networks: ['kagi'] },
  { name: 'Devin', operator: 'cognition', purpose: 'agent', source: 'aiRobotsTxt' },
  { name: 'Manus-User', operator: 'manus', purpose: 'agent', source: 'aiRobotsTxt' },
  { name: 'Cursor', operator: 'cursor', purpose: 'coding_agent', source: 'aiRobotsTxt' },
  { name: 'opencode', operator: null, purpose: 'coding_agent', source: 'aiRobotsTxt' },
  { name: 'Diffbot', operator: 'diffbot', purpose: 'dataset', source: 'aiRobotsTxt' },
  { name: 'Timpibot', operator: null, purpose: 'dataset', source: 'aiRobotsTxt' },
  { name: 'omgili', operator: null, purpose: 'dataset', source: 'aiRobotsTxt', also: ['omgilibot', 'Webzio-Extended'] },
  { name: 'img2dataset', operator: null, purpose: 'dataset', source: 'aiRobotsTxt' },
  { name: 'ImagesiftBot', operator: null, purpose: 'dataset', source: 'aiRobotsTxt' },
  { name: 'ExteContextCrawl', operator: null, purpose: 'dataset', source: 'crawlerUserAgents', token: null },
  { name: 'Flyriverbot', operator: null, purpose: 'dataset', source: 'crawlerUserAgents', token: null },
  { name: 'KunatoCrawler', operator: null, purpose: 'dataset', source: 'aiRobotsTxt' },
  { name: 'Spider', operator: null, purpose: 'dataset', source: 'crawlerUserAgents', words: ['spider.com'] },
  { name: 'laion-huggingface-processor', operator: null, purpose: 'dataset', source: 'aiRobotsTxt', also: ['LAIONDownloader'] },
  { name: 'SBIntuitionsBot', operator: null, purpose: 'training', source: 'aiRobotsTxt' },
  { name: 'Kangaroo Bot', operator: null, purpose: 'training', source: 'aiRobotsTxt' },
  { name: 'ICC-Crawler', operator: null, purpose: 'training', source: 'aiRobotsTxt' },
  { name: 'Cotoyogi', operator: null, purpose: 'training', source: 'aiRobotsTxt' },
  { name: 'FirecrawlAgent', operator: null, purpose: 'agent', source: 'aiRobotsTxt', also: ['Firecrawl'] },
  { name: 'ApifyWebsiteContentCrawler', operator: null, purpose: 'dataset', source: 'aiRobotsTxt', also: ['ApifyBot'] },
  { name: 'Cloudflare-AutoRAG', operator: null, purpose: 'search_index', source: 'aiRobotsTxt' },
  { name: 'atlassian-bot', operator: null, purpose: 'search_index', source: 'aiRobotsTxt' },
  { name: 'LinerBot', operator: null, purpose: 'search_index', source: 'aiRobotsTxt' },
  { name: 'iAskBot', operator: null, purpose: 'search_index', source: 'aiRobotsTxt', also: ['iaskspider'] },
  { name: 'Andibot', operator: 'andi', purpose: 'search_index', source: 'aiRobotsTxt' },
  { name: 'Aranet-SearchBot', operator: null, purpose: 'search_index', source: 'aiRobotsTxt' },
  { name: 'Poggio-Citations', operator: null, purpose: 'user_fetch', source: 'aiRobotsTxt' },
  { name: 'Anomura', operator: null, purpose: 'search_index', source: 'aiRobotsTxt' },
  { name: 'Channel3Bot', operator: null, purpose: 'search_index', source: 'aiRobotsTxt' },
  { name: 'HenkBot', operator: null, purpose: 'search_index', source: 'aiRobotsTxt' },
  { name: 'ZanistaBot', operator: null, purpose: 'search_index', source: 'aiRobotsTxt' },
  { name: 'TerraCotta', operator: null, purpose: 'search_index', source: 'aiRobotsTxt', also: ['Terra Cotta'] },
  { name: 'bigsur.ai', operator: null, purpose: 'user_fetch', source: 'aiRobotsTxt' },
  { name: 'linkReader', operator: null, purpose: 'user_fetch', source: 'crawlerUserAgents', token: null },
  { name: 'crawl4ai', operator: null, purpose: 'dataset', source: 'aiRobotsTxt', token: 'Crawl4AI' },
  { name: 'aiHitBot', operator: null, purpose: 'dataset', source: 'aiRobotsTxt' },
  { name: 'VelenPublicWebCrawler', operator: null, purpose: 'dataset', source: 'aiRobotsTxt' },
  { name: 'FriendlyCrawler', operator: null, purpose: 'dataset', source: 'aiRobotsTxt' },
  { name: 'Crawlspace', operator: null, purpose: 'dataset', source: 'aiRobotsTxt' },
  { name: 'AIWebIndex', operator: null, purpose: 'dataset', source: 'aiRobotsTxt' },
  { name: 'Factset_spyderbot', operator: null, purpose: 'training', source: 'aiRobotsTxt' },
  { name: 'ISSCyberRiskCrawler', operator: null, purpose: 'training', source: 'aiRobotsTxt' },
  { name: 'Linguee Bot', operator: null, purpose: 'training', source: 'aiRobotsTxt' },
  { name: 'Sidetrade indexer bot', operator: null, purpose: 'training', source: 'aiRobotsTxt' },
  { name: 'AddSearchBot', operator: null, purpose: 'search_index', source: 'aiRobotsTxt' },
  { name: 'Querit-SearchBot', operator: null, purpose: 'search_index', source: 'aiRobotsTxt', also: ['QueritBot'] },
  { name: 'TwinAgent', operator: null, purpose: 'agent', source: 'aiRobotsTxt' },
  { name: 'Mozilla-Tabstack', operator: null, purpose: 'agent', source: 'aiRobotsTxt' },
  { name: 'Reflectionbot', operator: null, purpose: 'unknown_ai', source: 'aiRobotsTxt' },
  { name: 'NagetBot', operator: null, purpose: 'unknown_ai', source: 'aiRobotsTxt' },
  { name: 'WRTNBot', operator: null, purpose: 'unknown_ai', source: 'aiRobotsTxt' },
  { name: 'newsai', operator: null, purpose: 'dataset', source: 'aiRobotsTxt' },
  { name: 'Brightbot', operator: null, purpose: 'dataset', source: 'aiRobotsTxt' },
  {
    name: 'semantic-visions',
    operator: null,
    purpose: 'dataset',
    source: 'crawlerUserAgents',
    also: ['semantic-visions-discovery'],
    token: null,
  },
  { name: 'Spawning-AI', operator: null, purpose: 'dataset', source: 'crawlerUserAgents', token: null },
  { name: 'ImageMind', operator: null, purpose: 'dataset', source: 'crawlerUserAgents', token: null },
  { name: 'TaraGroup Intelligent Bot', operator: null, purpose: 'unknown_ai', source: 'crawlerUserAgents', token: null },
  { name: 'Thinkbot', operator: null, purpose: 'unknown_ai', source: 'aiRobotsTxt' },
  { name: 'TSM-turingos', operator: null, purpose: 'unknown_ai', source: 'crawlerUserAgents', token: null },
  { name: 'Novellum', operator: null, purpose: 'unknown_ai', source: 'crawlerUserAgents', token: null },
  { name: 'The Knowledge AI', operator: null, purpose: 'unknown_ai', source: 'crawlerUserAgents', token: null },
  {
    name: 'YandexAdditionalBot',
    operator: 'yandex',
    purpose: 'training',
    source: 'aiRobotsTxt',
    also: ['YandexAdditional'],
    networks: ['yandex'],
    reverseDns: ['yandex.ru', 'yandex.com', 'yandex.net'],
  },
  {
    name: 'YandexBot',
    operator: 'yandex',
    purpose: 'search_engine',
    source: 'crawlerUserAgents',
    networks: ['yandex'],
    reverseDns: ['yandex.ru', 'yandex.com', 'yandex.net'],
  },
  { name: 'NTENTbot', operator: null, purpose: 'search_engine', source: 'arcjet' },
  { name: 'Baiduspider', operator: 'baidu', purpose: 'search_engine', source: 'crawlerUserAgents', reverseDns: ['baidu.com', 'baidu.jp'] },
  { name: 'Twitterbot', operator: null, purpose: 'link_preview', source: 'crawlerUserAgents' },
  { name: 'LinkedInBot', operator: null, purpose: 'link_preview', source: 'crawlerUserAgents' },
  {
    name: 'Slackbot',
    operator: null,
    purpose: 'link_preview',
    source: 'crawlerUserAgents',
    also: ['Slackbot-LinkExpanding', 'Slack-ImgProxy'],
  },
  { name: 'Discordbot', operator: null, purpose: 'link_preview', source: 'crawlerUserAgents' },
  { name: 'TelegramBot', operator: null, purpose: 'link_preview', source: 'crawlerUserAgents' },
  { name: 'Google-Extended', operator: 'google', purpose: 'training', source: 'aiRobotsTxt', isTokenOnly: true },
  { name: 'Applebot-Extended', operator: 'apple', purpose: 'training', source: 'aiRobotsTxt', isTokenOnly: true },
]

const read = ({ name, operator, purpose, source, also = [], words = [name, ...also], ...row }: Row): Agent => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  operator,
  purpose,
  match: words,
  robotsToken: row.token === undefined ? name : row.token,
  source: sources[source],
  verify: { networks: row.networks ?? [], reverseDns: row.reverseDns ?? [], webBotAuth: row.webBotAuth ?? null },
  ...(row.isTokenOnly && { isTokenOnly: true }),
})

/** Ids of agents that the checks of robots.txt look at, in the order of the checks' sentences. Blocking those for training costs no visibility in search. */
export const checkedAgents = {
  search: ['googlebot', 'bingbot', 'oai-searchbot', 'claude-searchbot', 'perplexitybot'],
  training: ['gptbot', 'claudebot', 'google-extended', 'applebot-extended', 'ccbot', 'meta-externalagent', 'bytespider'],
} as const

/** Agents we know by name. */
export const agents: readonly Agent[] = rows.map(read)

/** Stands for agents that are not in the list. */
export const unknownAi: Agent = {
  id: 'unknown-ai',
  name: 'Unknown AI agent',
  operator: null,
  purpose: 'unknown_ai',
  match: [],
  robotsToken: null,
  source: sources.aiRobotsTxt,
  verify: { networks: [], reverseDns: [], webBotAuth: null },
}

/** In the user agent of a request that only bears an agent's name to see what a server answers: it is not counted. */
export const simulatedMark = 'CitableReach'

const byId = new Map([...agents, unknownAi].map((agent) => [agent.id, agent]))

export const findAgent = (id: string): Agent | null => byId.get(id) ?? null

export const operatorName = (id: string): string => operators.find((operator) => operator.id === id)?.name ?? id
