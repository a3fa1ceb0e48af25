// Generated from shared-core/src/model/agents.ts by `pnpm generate`; do not edit.

/** Crawlers that feed search and answers. */
export const searchBots: readonly string[] = [
  'Googlebot',
  'Bingbot',
  'OAI-SearchBot',
  'Claude-SearchBot',
  'PerplexityBot',
]

/** Crawlers and tokens that collect text for training models. */
export const trainingBots: readonly string[] = [
  'GPTBot',
  'ClaudeBot',
  'Google-Extended',
  'Applebot-Extended',
  'CCBot',
  'meta-externalagent',
  'Bytespider',
]
