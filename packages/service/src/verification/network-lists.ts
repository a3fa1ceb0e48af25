/** A list of networks that an operator publishes. */
export interface NetworkListPage {
  readonly id: string
  readonly url: string
  /** `json`: an object with `creationTime` and `prefixes`; `html`: the same within a page; null: a page for people, which is not read. */
  readonly format: 'json' | 'html' | null
}

const google = 'https://developers.google.com/static/crawling/ipranges'
const amazon = 'https://developer.amazon.com/amazonbot'

/**
 * The operators' own pages, read 2026-08 through lists that copy them daily. Not here: networks that can be rented (Google's
 * user-triggered-fetchers.json, OpenAI's chatgpt-agents.json) and Meta's geofeed of its whole network; they prove nothing.
 */
export const networkListPages: readonly NetworkListPage[] = [
  { id: 'openai-gptbot', url: 'https://openai.com/gptbot.json', format: 'json' },
  { id: 'openai-searchbot', url: 'https://openai.com/searchbot.json', format: 'json' },
  { id: 'openai-chatgpt-user', url: 'https://openai.com/chatgpt-user.json', format: 'json' },
  { id: 'openai-adsbot', url: 'https://openai.com/adsbot.json', format: 'json' },
  { id: 'anthropic', url: 'https://claude.com/crawling/bots.json', format: 'json' },
  { id: 'perplexity-bot', url: 'https://www.perplexity.com/perplexitybot.json', format: 'json' },
  { id: 'perplexity-user', url: 'https://www.perplexity.com/perplexity-user.json', format: 'json' },
  { id: 'google-common', url: `${google}/common-crawlers.json`, format: 'json' },
  { id: 'google-user-triggered', url: `${google}/user-triggered-fetchers-google.json`, format: 'json' },
  { id: 'google-agent', url: `${google}/user-triggered-agents.json`, format: 'json' },
  { id: 'bing', url: 'https://www.bing.com/toolbox/bingbot.json', format: 'json' },
  { id: 'apple', url: 'https://search.developer.apple.com/applebot.json', format: 'json' },
  { id: 'duckduckbot', url: 'https://duckduckgo.com/duckduckbot.json', format: 'json' },
  { id: 'duckassistbot', url: 'https://duckduckgo.com/duckassistbot.json', format: 'json' },
  { id: 'mistral-user', url: 'https://mistral.ai/mistralai-user-ips.json', format: 'json' },
  { id: 'mistral-index', url: 'https://mistral.ai/mistralai-index-ips.json', format: 'json' },
  { id: 'common-crawl', url: 'https://index.commoncrawl.org/ccbot.json', format: 'json' },
  { id: 'parallel-shapbot', url: 'https://docs.parallel.ai/resources/shapbot.json', format: 'json' },
  { id: 'amazonbot', url: `${amazon}/ip-addresses/`, format: 'html' },
  { id: 'amazon-searchbot', url: `${amazon}/searchbot-ip-addresses/`, format: 'html' },
  { id: 'amazon-user', url: `${amazon}/live-ip-addresses/`, format: 'html' },
  { id: 'kagi', url: 'https://help.kagi.com/kagi/ai/kagi-ai.html', format: null },
  { id: 'yandex', url: 'https://yandex.com/ips', format: null },
]
