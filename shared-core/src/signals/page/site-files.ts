import { defineSignal } from '../define-signal.ts'

/** The site's offers to crawlers, where they were looked up; null: they were not. */
export const siteFiles = defineSignal({
  fold: (_facts, { context }) => ({
    isKnown: context.site !== null,
    llmsTxt: context.site?.llmsTxt ?? null,
    indexNow: context.site?.indexNow ?? null,
  }),
})
