export interface Assistant {
  readonly id: string
  readonly name: string
  readonly operator: string
  /** Hosts that send readers; with a path, only pages below it. */
  readonly referrers: readonly string[]
  /** Values of `utm_source`. */
  readonly utmSources: readonly string[]
}

/**
 * Assistants that send readers. Hosts: github.com/matomo-org/searchengine-and-social-list, AIAssistants.yml (CC0, 2026-07-15), and our own
 * additions. Answers of Google's search arrive as google.com and cannot be separated from its results.
 */
export const assistants: readonly Assistant[] = [
  {
    id: 'chatgpt',
    name: 'ChatGPT',
    operator: 'openai',
    referrers: ['chatgpt.com', 'chat.openai.com', 'www.chatgpt.com'],
    utmSources: ['chatgpt.com', 'openai', 'chatgpt'],
  },
  { id: 'claude', name: 'Claude', operator: 'anthropic', referrers: ['claude.ai', 'www.claude.ai'], utmSources: ['claude.ai', 'claude'] },
  {
    id: 'perplexity',
    name: 'Perplexity',
    operator: 'perplexity',
    referrers: ['perplexity.ai', 'www.perplexity.ai'],
    utmSources: ['perplexity', 'perplexity.ai'],
  },
  { id: 'gemini', name: 'Gemini', operator: 'google', referrers: ['gemini.google.com', 'bard.google.com'], utmSources: ['gemini'] },
  { id: 'notebooklm', name: 'NotebookLM', operator: 'google', referrers: ['notebooklm.google.com'], utmSources: ['notebooklm'] },
  {
    id: 'copilot',
    name: 'Copilot',
    operator: 'microsoft',
    referrers: ['copilot.microsoft.com', 'copilot.cloud.microsoft', 'm365.cloud.microsoft', 'www.bing.com/chat', 'edgeservices.bing.com'],
    utmSources: ['copilot.com', 'copilot'],
  },
  { id: 'meta-ai', name: 'Meta AI', operator: 'meta', referrers: ['meta.ai', 'www.meta.ai'], utmSources: ['meta.ai'] },
  {
    id: 'grok',
    name: 'Grok',
    operator: 'xai',
    referrers: ['grok.com', 'x.ai', 'x.com/i/grok', 'grok.x.ai'],
    utmSources: ['grok', 'grok.com'],
  },
  { id: 'mistral', name: 'Le Chat', operator: 'mistral', referrers: ['chat.mistral.ai'], utmSources: ['mistral', 'chat.mistral.ai'] },
  { id: 'deepseek', name: 'DeepSeek', operator: 'deepseek', referrers: ['chat.deepseek.com', 'deepseek.com'], utmSources: ['deepseek'] },
  { id: 'kimi', name: 'Kimi', operator: 'moonshot', referrers: ['kimi.com', 'www.kimi.com', 'kimi.moonshot.cn'], utmSources: ['kimi'] },
  { id: 'doubao', name: 'Doubao', operator: 'bytedance', referrers: ['doubao.com', 'www.doubao.com'], utmSources: ['doubao'] },
  { id: 'you', name: 'You.com', operator: 'you', referrers: ['you.com'], utmSources: ['you.com'] },
  { id: 'duck-ai', name: 'Duck.ai', operator: 'duckduckgo', referrers: ['duck.ai'], utmSources: ['duck.ai'] },
  { id: 'felo', name: 'Felo', operator: 'felo', referrers: ['felo.ai', 'www.felo.ai'], utmSources: ['felo.ai', 'felo'] },
  { id: 'andi', name: 'Andi', operator: 'andi', referrers: ['andisearch.com', 'www.andisearch.com'], utmSources: ['andisearch.com'] },
  { id: 'poe', name: 'Poe', operator: 'quora', referrers: ['poe.com', 'www.poe.com'], utmSources: ['poe.com', 'poe'] },
  { id: 'qwen', name: 'Qwen', operator: 'alibaba', referrers: ['chat.qwen.ai', 'chat.qwenlm.ai'], utmSources: ['qwen', 'chat.qwen.ai'] },
  // a search engine whose results and answers send readers from one host
  { id: 'kagi', name: 'Kagi', operator: 'kagi', referrers: ['kagi.com', 'www.kagi.com'], utmSources: ['kagi'] },
  { id: 'phind', name: 'Phind', operator: 'phind', referrers: ['phind.com', 'www.phind.com'], utmSources: ['phind'] },
]

/** The list also holds assistants of operators without agents of their own. */
export const findAssistant = (id: string): Assistant | null => assistants.find((assistant) => assistant.id === id) ?? null
