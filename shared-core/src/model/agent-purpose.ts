/** Purposes of agents. `search_engine`: classic engines that also feed answers. */
export const purposes = [
  'training',
  'search_index',
  'user_fetch',
  'agent',
  'coding_agent',
  'dataset',
  'ads',
  'search_engine',
  'link_preview',
  'unknown_ai',
  'other_bot',
] as const
export type Purpose = (typeof purposes)[number]
