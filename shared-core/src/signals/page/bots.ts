import { defineSignal } from '../define-signal.ts'

/** robots.txt of the page's site, and the path of the page that crawlers ask it about; null when it was not read. */
export const bots = defineSignal({
  fold: (_facts, { context }) => {
    if (context.page === null) return null
    const path = context.url !== null && URL.canParse(context.url) ? new URL(context.url) : null
    return { robotsTxt: context.page.robotsTxt ?? '', path: path === null ? '/' : `${path.pathname}${path.search}` }
  },
})
